"""Changes: what can be broken in a source, one expression or statement at a time."""

import ast
import copy
from collections.abc import Iterator
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
BUGS: Final = {"AssertionError", "NotImplementedError", "RuntimeError"}  # raised where our own code is wrong
CONDITIONS: Final = {(ast.If, "test"), (ast.While, "test"), (ast.IfExp, "test"), (ast.match_case, "guard")}


class Change:
    """One change: where it is, and what became of what."""

    def __init__(self, ordinal: int, statement: ast.stmt, before: ast.AST, after: ast.AST) -> None:
        self.ordinal = ordinal
        self.line: int = before.lineno if isinstance(before, ast.expr | ast.stmt) else statement.lineno
        self.lines = lines_of(statement, self.line)
        dropped = isinstance(after, ast.Pass)
        self.text = f"`{said(before)}` dropped" if dropped else f"`{said(before)}` became `{said(after)}`"


def changes(source: str) -> list[Change]:
    """Everything that can be broken in this source."""
    return [change for change, _ in every(ast.parse(source))]


def broken(source: str, ordinal: int) -> ast.Module:
    """The source with the change of this number."""
    return next(tree for change, tree in every(ast.parse(source)) if change.ordinal == ordinal)


def every(tree: ast.Module) -> Iterator[tuple[Change, ast.Module]]:
    """Each change together with the tree, which has it only until the next is asked for."""
    ordinal = 0
    for statement, holder, field, index, node in places(tree, None):
        for new in replacements(holder, field, node):
            ast.copy_location(new, node)
            change = Change(ordinal, statement, node, new)
            put(holder, field, index, new)
            yield change, ast.fix_missing_locations(tree)
            put(holder, field, index, node)
            ordinal += 1


def put(holder: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[index] = node


Place = tuple[ast.stmt, ast.AST, str, int | None, ast.AST]


def places(holder: ast.AST, statement: ast.stmt | None) -> Iterator[Place]:
    """Every node below a holder that may change: the statement it is in, and where it hangs."""
    for field, value in ast.iter_fields(holder):
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or spared(node):
                continue
            inside = node if isinstance(node, ast.stmt) else statement
            if inside is not None:
                yield inside, holder, field, index, node
            yield from places(node, inside)


def spared(node: ast.AST) -> bool:
    """What is not broken: prose, types, imports, and what only speaks up when our own code is wrong."""
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))):
            return name in BUGS
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def replacements(holder: ast.AST, field: str, node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node: each is wrong in one way."""
    if (type(holder), field) in CONDITIONS or (isinstance(holder, ast.comprehension) and field == "ifs"):
        assert isinstance(node, ast.expr)
        if not isinstance(node, ast.Compare | ast.UnaryOp):
            yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                for wrong in COMPARED[type(op)]:
                    yield other(node, ops=[*ops[:place], wrong(), *ops[place + 1 :]])
        case ast.BoolOp(op=either):
            yield other(node, op=ast.Or() if isinstance(either, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield copy.copy(operand)
        case ast.BinOp(op=sign) if type(sign) in COUNTED:
            yield other(node, op=COUNTED[type(sign)]())
        case ast.AugAssign(op=sign) if type(sign) in COUNTED:
            yield other(node, op=COUNTED[type(sign)]())
            yield ast.Pass()
        case ast.Constant(value=bool(truth)):
            yield ast.Constant(not truth)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
            if number > 0:
                yield ast.Constant(number - 1)
        case ast.Call(func=ast.Name(id="range"), args=args):
            stop = 0 if len(args) == 1 else 1
            if not isinstance(args[stop], ast.Constant):
                for sign in (ast.Add(), ast.Sub()):
                    further = ast.BinOp(args[stop], sign, ast.Constant(1))
                    yield other(node, args=[*args[:stop], further, *args[stop + 1 :]])
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield other(node, func=ast.Name(CALLED[name], ast.Load()))
        case ast.Slice(lower=lower, upper=upper):
            if lower is not None and not isinstance(lower, ast.Constant):
                yield other(node, lower=ast.BinOp(lower, ast.Add(), ast.Constant(1)))
            if upper is not None and not isinstance(upper, ast.Constant):
                yield other(node, upper=ast.BinOp(upper, ast.Sub(), ast.Constant(1)))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Expr() | ast.Delete() | ast.Raise() | ast.Return(value=None):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()


def other(node: ast.AST, **fields: object) -> ast.AST:
    """The same node, but for some of its fields."""
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def lines_of(statement: ast.stmt, line: int) -> range:
    """The lines to look at to know whether a test gets here: those of the statement, without the block below it."""
    block: list[ast.stmt] | None = getattr(statement, "body", None)
    if isinstance(statement, ast.Match):
        return range(line, line + 1)
    if block is None:
        return range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)
    return range(statement.lineno, max(statement.lineno + 1, block[0].lineno))


def said(node: ast.AST) -> str:
    """A node as one line of source."""
    return " ".join(ast.unparse(node).split())
