"""The drawings of Loch Ness, made by geometry: one module per part of the picture."""
