"""Json: what can be stored and sent."""

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
