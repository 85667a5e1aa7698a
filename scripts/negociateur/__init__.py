"""The makers of Négociateur's drawings."""
