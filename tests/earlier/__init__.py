"""What earlier versions wrote still opens."""
