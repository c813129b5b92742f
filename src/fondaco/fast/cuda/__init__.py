"""The same rules on NVIDIA GPUs: made into PTX, launched through the driver, kept on the card."""
