"""What is compiled. Everything else about the package is in pyproject.toml.

A wheel holds one mypyc unit; an editable install and TABLEE_PURE=1 stay interpreted, and so does a machine that has
no C compiler. TABLEE_OPT=0 compiles faster and runs slower, for development.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CompileError, DistutilsPlatformError, LinkError
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

TABLEE = Path("src/tablee")

# Of a game, its rules and its bots are compiled, but for what meets data files and JSON.
INTERPRETED = {"__init__", "content", "fields"}

COMPILED = [
    *sorted(TABLEE.glob("engine/*.py")),
    *sorted(file for file in TABLEE.glob("games/*/rules/*.py") if file.stem not in INTERPRETED),
    *sorted(file for file in TABLEE.glob("games/*/bots/*.py") if file.stem not in INTERPRETED),
    *sorted(TABLEE.glob("bots/search.py")),
]


def lacks() -> str | None:
    """What keeps this machine from compiling an extension module, or None."""
    if os.environ.get("TABLEE_PURE") == "1":
        return "TABLEE_PURE=1"
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CompileError, LinkError, DistutilsPlatformError):
            return "no working C compiler, or no Python headers"
    return None


def unit() -> list[Extension]:
    """The compiled unit, or nothing where it cannot be compiled."""
    missing = lacks()
    if missing is not None:
        print(f"tablee: {missing}: this build is interpreted. The rules are the same, bots and simulation are slower.")
        return []
    from mypyc.build import mypycify

    level = os.environ.get("TABLEE_OPT", "3")
    files = [str(file) for file in COMPILED]
    made = mypycify(["--follow-imports=silent", *files], opt_level=level, group_name="tablee")
    extensions = [extension for extension in made if isinstance(extension, Extension)]
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-error")  # a newer compiler's new warning must not stop a player
    print(f"tablee: {len(COMPILED)} modules compiled as one unit")
    return extensions


def sweep() -> None:
    """Drop what an earlier build left and setuptools would ship again; shared objects in use spare a compilation."""
    in_use = {"tablee__mypyc", *(".".join(file.with_suffix("").parts[1:]) for file in COMPILED)}
    for lib in Path("build").glob("lib*"):
        for file in [file for file in lib.rglob("*") if file.is_file()]:
            module = ".".join([*file.relative_to(lib).parts[:-1], file.name.partition(".")[0]])
            if file.suffix not in {".so", ".pyd"} or module not in in_use:
                file.unlink()


if __name__ == "__main__":
    building = "bdist_wheel" in sys.argv
    if building:
        sweep()
    setup(ext_modules=unit() if building else [])
