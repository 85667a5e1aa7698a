"""What goes over the wire, as structs; the client's types are made from them."""
