"""The doors: HTTP and the socket. Who asks, what they may ask, and how they are answered."""
