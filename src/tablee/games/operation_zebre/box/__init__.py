"""The boxes of documents: their files, what is asked of every face, and how blind readers measure them."""
