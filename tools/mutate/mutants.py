"""Where a rule can be broken: every small change of a module or a data file, found in its source.

A mutant is a replacement of some bytes of one file, so that nothing else of the source changes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

TELL: Final = "tell"
"""The operator that removes an event of the log: events are another matter than rules."""

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY: Final = {
    "list": ("[]",),
    "dict": ("{}",),
    "tuple": ("()",),
    "set": ("set()",),
    "Iterator": ("iter(())",),
    "Iterable": ("()",),
    "Sequence": ("()",),
    "str": ('""',),
    "int": ("0",),
    "bool": ("True", "False"),
}
"""What a function of that type returns instead; None if it is not listed."""

FOR_PROGRAMMERS: Final = ("TypeError", "KeyError")
ACTS: Final = (ast.NamedExpr, ast.Yield, ast.YieldFrom)
LITERALS: Final = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)
NUMBER: Final = re.compile(rb"(?<![\w.\"'#-])-?\d+(?![\w.\"':-])")


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a file become `text`."""

    file: str
    where: str
    """The function or class, dotted; empty at the top of a module."""
    operator: str
    start: int
    end: int
    text: str
    lines: tuple[int, int]
    """The first and the last line of the statement, from 1."""
    before: str
    """The source lines concerned, without indentation, joined by a space."""
    after: str
    copy: int = 0
    """How many mutants of the same content stand before it in the file."""

    @property
    def content(self) -> tuple[str, str, str, str]:
        """What tells it from others, whatever its line number."""
        return self.file, self.where, self.before, self.after

    @property
    def id(self) -> str:
        """The content and the copy as one line of text, the key of its outcome."""
        return "\n".join((*self.content, str(self.copy)))

    def applied(self, source: bytes) -> bytes:
        """The source with this change in it."""
        return source[: self.start] + self.text.encode() + source[self.end :]


@dataclass
class Source:
    """A file as bytes, and where its lines begin."""

    file: str
    content: bytes
    begins: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.begins = [0]
        for line in self.content.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """The bytes that a node of the syntax tree takes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.begins[node.lineno - 1] + node.col_offset
        return start, self.begins[node.end_lineno - 1] + node.end_col_offset

    def mutant(
        self, where: str, operator: str, span: tuple[int, int], text: str, lines: tuple[int, int]
    ) -> Mutant:
        """A mutant of this file, with its lines before and after."""
        start, end = span
        first = max(begin for begin in self.begins if begin <= start)
        last = min((begin for begin in self.begins if begin >= end), default=len(self.content))
        before = self.content[first:last].decode()
        after = (self.content[first:start] + text.encode() + self.content[end:last]).decode()
        return Mutant(
            self.file, where, operator, start, end, text, lines, _joined(before), _joined(after)
        )


def _joined(lines: str) -> str:
    return " ".join(lines.split())


def mutants_of(path: Path, file: str, skipped: frozenset[str]) -> list[Mutant]:
    """Every mutant of a module or a data file; what is named in `skipped` is left alone."""
    source = Source(file, path.read_bytes())
    if path.suffix == ".toml":
        found = list(_of_data(source))
    else:
        finder = _Finder(source, skipped)
        finder.visit(ast.parse(source.content))
        found = finder.found
    return _numbered(found)


def _numbered(found: list[Mutant]) -> list[Mutant]:
    """The same in order of place, with those of the same content told apart."""
    seen: dict[tuple[str, str, str, str], int] = {}
    numbered: list[Mutant] = []
    for mutant in sorted(found, key=lambda x: (x.start, x.end, x.operator, x.text)):
        copy = seen.get(mutant.content, 0)
        seen[mutant.content] = copy + 1
        numbered.append(Mutant(**{**mutant.__dict__, "copy": copy}))
    return numbered


def _of_data(source: Source) -> Iterator[Mutant]:
    """Each whole number of a data file, one more; not those in comments, ids and texts."""
    for number, begin in enumerate(source.begins[:-1], 1):
        line = source.content[begin : source.begins[number]]
        key, equals, value = line.partition(b"=")
        if not equals or b'"' in value or b"#" in key:
            continue
        offset = begin + len(key) + 1
        for match in NUMBER.finditer(value.partition(b"#")[0]):
            span = offset + match.start(), offset + match.end()
            text = str(int(match.group()) + 1)
            yield source.mutant(key.strip().decode(), "data", span, text, (number, number))


class _Finder(ast.NodeVisitor):
    """Walks a syntax tree and notes every mutant."""

    def __init__(self, source: Source, skipped: frozenset[str]) -> None:
        self.source = source
        self.skipped = skipped
        self.found: list[Mutant] = []
        self.names: list[str] = []
        self.functions: list[ast.FunctionDef] = []
        self.lines = (1, 1)

    # -- notes ------------------------------------------------------------------------------------

    def note(self, operator: str, span: tuple[int, int], *texts: str) -> None:
        for text in texts:
            if self.source.content[slice(*span)] != text.encode():
                where = ".".join(self.names)
                self.found.append(self.source.mutant(where, operator, span, text, self.lines))

    def note_between(
        self, operator: str, left: ast.expr, right: ast.expr, swap: tuple[str, str]
    ) -> None:
        """Swap the sign that stands between two expressions."""
        begin, end = self.source.span(left)[1], self.source.span(right)[0]
        gap = self.source.content[begin:end]
        at = gap.index(swap[0].encode())
        self.note(operator, (begin + at, begin + at + len(swap[0])), swap[1])

    # -- what is left alone -----------------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self.lines = _header(node)
        super().visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What must hold anyhow."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Python 3.11 does not say where the parts of such a text stand."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in self.skipped:
            return
        self.names.append(node.name)
        self.functions.append(node)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.functions.pop()
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and ast.unparse(node.target) not in self.skipped:
            self.note_removal(node, [node.target])
            self.visit(node.value)

    # -- statements -------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Call) and _called(node.value) == TELL:
            self.note(TELL, self.source.span(node), "pass")
            return
        self.note("statement", self.source.span(node), _nothing(node))
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.note_removal(node, node.targets)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note("statement", self.source.span(node), _nothing(node))
        if type(node.op) in ARITHMETIC and not isinstance(node.value, LITERALS):
            swap = ARITHMETIC[type(node.op)]
            self.note_between("arithmetic", node.target, node.value, swap)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.note("statement", self.source.span(node), "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Some errors are for programmers: the kernel lets no such value through to a rule."""
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        if raised is None or ast.unparse(raised) not in FOR_PROGRAMMERS:
            self.note("statement", self.source.span(node), "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note("loop", self.source.span(node), "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.note("loop", self.source.span(node), "continue")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.note("statement", self.source.span(node), "pass")
            return
        if not isinstance(node.value, ast.Constant):
            texts = EMPTY.get(_returned(self.functions[-1]), ("None",))
            self.note("return", self.source.span(node.value), *texts)
        self.generic_visit(node)

    def note_removal(self, node: ast.Assign | ast.AnnAssign, targets: list[ast.expr]) -> None:
        """Without it something else is left in its place: not for the first value of a name."""
        if self.functions and all(_has_value(x, node, self.functions[-1]) for x in targets):
            self.note("statement", self.source.span(node), _nothing(node))

    # -- conditions -------------------------------------------------------------------------------

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.note_condition(node.test, "True", "False")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.note_condition(node.test, "False")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.note_condition(node.test, "True", "False")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.note_condition(test, "True", "False")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        swap = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        neutral = "True" if isinstance(node.op, ast.And) else "False"
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.note_between("boolean", left, right, swap)
        for value in node.values:
            self.note_condition(value, neutral)
        self.generic_visit(node)

    def note_condition(self, test: ast.expr, *texts: str) -> None:
        """A condition that always or never holds, unless it also does something."""
        acts = any(isinstance(part, ACTS) for part in ast.walk(test))
        if not acts and not isinstance(test, ast.Constant):
            self.note("condition", self.source.span(test), *texts)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self.source.span(node)[0]
            self.note("boolean", (start, start + len("not ")), "")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
            self.note_between("comparison", left, right, COMPARISONS[type(op)])
        self.generic_visit(node)

    # -- values -----------------------------------------------------------------------------------

    def visit_BinOp(self, node: ast.BinOp) -> None:
        sides = (node.left, node.right)
        texts = any(isinstance(x, ast.Constant) and isinstance(x.value, str) for x in sides)
        swap = ARITHMETIC.get(type(node.op))
        if swap and not texts and not any(isinstance(side, LITERALS) for side in sides):
            self.note_between("arithmetic", node.left, node.right, swap)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in CALLS:
            self.note("function", self.source.span(node.func), CALLS[node.func.id])
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        """`strict` of `zip` is for programmers: what rules pair off is of the same length."""
        if node.arg != "strict":
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Not the last instead of the first: where there is only one, it is the same."""
        if isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            self.visit(node.value)
            self.note("constant", self.source.span(node.slice), "1")
        else:
            self.generic_visit(node)

    def visit_Slice(self, node: ast.Slice) -> None:
        for bound in (node.lower, node.upper):
            if bound is not None:
                self.note("slice", self.source.span(bound), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("constant", self.source.span(node), str(not node.value))
        elif isinstance(node.value, int):
            texts = str(node.value + 1), str(node.value - 1)
            self.note("constant", self.source.span(node), *texts)


def _header(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, without those of the statements in it."""
    last = node.end_lineno or node.lineno
    body = getattr(node, "body", None)
    if isinstance(body, list) and body and isinstance(body[0], ast.stmt):
        last = max(node.lineno, body[0].lineno - 1)
    return node.lineno, last


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def _nothing(node: ast.stmt) -> str:
    """A statement that does nothing; a generator stays a generator."""
    yields = any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))
    return "yield from ()" if yields else "pass"


def _has_value(target: ast.expr, node: ast.stmt, function: ast.FunctionDef) -> bool:
    """Whether what is assigned to had a value before this statement of the function."""
    if not isinstance(target, ast.Name):
        return not isinstance(target, ast.Tuple)
    earlier = (
        part.id
        for part in ast.walk(function)
        if isinstance(part, ast.Name)
        and isinstance(part.ctx, ast.Store)
        and part.lineno < node.lineno
    )
    return target.id in {*earlier, *(part.arg for part in function.args.args)}


def _returned(function: ast.FunctionDef) -> str:
    """The name of the type that a function returns, or that its flow does."""
    returns = function.returns
    if isinstance(returns, ast.Subscript) and ast.unparse(returns.value) == "Flow":
        returns = returns.slice
    if isinstance(returns, ast.Subscript):
        returns = returns.value
    return ast.unparse(returns) if returns is not None else ""
