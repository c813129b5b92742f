"""The server: tables played online, each of them its log."""
