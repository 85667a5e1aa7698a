"""The class `Components` of a game, from the fields that it declares: as plain code, or ready to use."""

from typing import Any

from tablee.engine.state import State
from tablee.fields.declared import Attribute
from tablee.fields.positions import Fields

HEAD = '''"""The components on the table, made from fields.py by `make fields`: change that file, not this one."""

{imports}


class Components(Base):
    """Every field of fields.py. Lists are rows: a change makes a new one, so that copies share them."""

    def __init__(self) -> None:
        super().__init__()
'''

LAY_OUT = '''
    def lay_out(self, seats: int) -> None:
        """Give every row its length, as it is before the first move."""
'''

COPY = '''
    def copy_to(self, twin: "Components") -> None:
        """Make an argument-free new table equal to this one."""
        twin.take_luck(self)
'''


def components(fields: Fields) -> str:
    """The module with the class."""
    sections = fields.sections()
    attributes = [each for each in sections if isinstance(each, Attribute)]
    made = HEAD.format(imports=imports(attributes))
    for each in sections:
        made += f"        # {each}\n" if isinstance(each, str) else f"        {declaration(each)}\n"
    laid = [each for each in attributes if each.laid]
    if laid:
        made += LAY_OUT + "".join(f"        self.{each.name} = {each.laid}\n" for each in laid)
    return made + COPY + "".join(f"        twin.{each.name} = self.{each.name}\n" for each in attributes)


def components_of(fields: Fields) -> type[State]:
    """The class itself, for a game that is not compiled."""
    module: dict[str, Any] = {"__name__": __name__}
    exec(components(fields), module)
    made: type[State] = module["Components"]
    return made


def imports(attributes: list[Attribute]) -> str:
    used = {each.holds for each in attributes}
    foreign = ["from mypy_extensions import i64\n"] if "i64" in used else []
    own = {"from tablee.engine.state import State as Base"}
    if any(each.start == "NO_ROW" for each in attributes):
        own.add("from tablee.engine.rows import NO_ROW")
    modules: dict[str, set[str]] = {}
    for enum in {each.enum for each in attributes if each.enum}:
        modules.setdefault(enum.__module__, set()).add(enum.__name__)
    own |= {f"from {module} import {', '.join(sorted(names))}" for module, names in modules.items()}
    return "\n".join([*foreign, *sorted(own)])


def declaration(each: Attribute) -> str:
    note = f"  # {each.note}" if each.note else ""
    return f"self.{each.name}: {each.holds} = {each.start}{note}"
