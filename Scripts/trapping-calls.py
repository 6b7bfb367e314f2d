#!/usr/bin/env python3
"""Finds calls and products that end the program on some numbers, by what the compiler itself noted about the sources.

    Scripts/trapping-calls.py [INDEX-STORE [FOLDER]]

`Int(_: Double)`, `UInt8(_: Float)` and their like trap for what is not a number or does not fit. Which initializer a call
has cannot be told from its text, so this asks the index that every debug build writes. So does
`width * height` of whole numbers, which may come from outside: `GridSize.count` is their product, bounded. Prints
`file:line:column` of each and ends with 1 if there are any; with 2 if the index says nothing about the folder's files.
"""
import ctypes
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]

# The one file that may call them.
ALLOWED = "Integers+Clamping.swift"

# Mangled names. A whole number (`Si`, `Su`, `s5Int32V`) from a `Double`, `Float`, `Float16` or `Float80`; any whole number
# from any floating point (`SB`); vectors of them; and durations from doubles.
TRAPPING = re.compile(
    r"s:(Si|Su|s\d+U?Int\d+V)y(Si|Su|AB)(S[df]|s7Float\d\dV)cfc"
    r"|s:(Sz|s17FixedWidthIntegerPsE|Si|Su|s\d+U?Int\d+V)y\w*cSBR\w*fc"
    r"|s:s\d+SIMD\d+Vss17FixedWidthIntegerRzrlE_8rounding\w*SBR\w*fc"
    r"|s:s8DurationV(\d+(milli|micro|nano)?secondsyABSdFZ|1[md]oiyA2B_SdtFZ)"
)


# The product of two `Int`s, and where it is that of a width and a height.
PRODUCT = re.compile(r"s:Si1moiyS2i_SitFZ|s:Si2meoiyySiz_SitFZ")
MULTIPLIER = "GridSize.swift"
ACROSS = r"\w*(?:[wW]idth|[cC]olumns)"
DOWN = r"\w*(?:[hH]eight|[rR]ows)"
BEFORE = r"\b{}\)?\s*$"
AFTER = r"=?\s*\(?(?:\w+\.)*{}\b(?!\s*[.(\[])"
AREAS = [
    (re.compile(BEFORE.format(one)), re.compile(AFTER.format(other))) for one, other in ((ACROSS, DOWN), (DOWN, ACROSS))
]


class Text(ctypes.Structure):
    """The library's view of a string."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


POINTER = ctypes.c_void_p
ON_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, Text)
ON_ITEM = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)
RECORD = 2


def library():
    """The toolchain's own reader of its indexes."""
    compiler = shutil.which("swiftc") or "swiftc"
    if sys.platform == "darwin":  # What is on PATH there only stands for the compiler.
        compiler = subprocess.check_output(["xcrun", "--find", "swiftc"], text=True).strip()
    folder = pathlib.Path(compiler).resolve().parent.parent / "lib"
    names = [folder / name for name in ("libIndexStore.so", "libIndexStore.dylib")]
    found = next((name for name in names if name.exists()), None)
    if found is None:
        sys.exit(f"error: no libIndexStore in {folder}")
    loaded = ctypes.CDLL(str(found))

    def function(name, result, *arguments):
        call = getattr(loaded, f"indexstore_{name}")
        call.restype, call.argtypes = result, arguments
        return call

    return function


class Index:
    """What an index store says of the Swift files of a folder."""

    def __init__(self, path, folder):
        function = library()
        self.folder = folder.resolve()
        self.apply_units = function(
            "store_units_apply_f", ctypes.c_bool, POINTER, ctypes.c_uint, POINTER, ON_NAME
        )
        self.open_unit = function("unit_reader_create", POINTER, POINTER, ctypes.c_char_p, POINTER)
        self.main_file = function("unit_reader_get_main_file", Text, POINTER)
        self.apply_dependencies = function(
            "unit_reader_dependencies_apply_f", ctypes.c_bool, POINTER, POINTER, ON_ITEM
        )
        self.kind = function("unit_dependency_get_kind", ctypes.c_int, POINTER)
        self.name = function("unit_dependency_get_name", Text, POINTER)
        self.file = function("unit_dependency_get_filepath", Text, POINTER)
        self.open_record = function("record_reader_create", POINTER, POINTER, ctypes.c_char_p, POINTER)
        self.apply_occurrences = function(
            "record_reader_occurrences_apply_f", ctypes.c_bool, POINTER, POINTER, ON_ITEM
        )
        self.symbol = function("occurrence_get_symbol", POINTER, POINTER)
        self.place = function(
            "occurrence_get_line_col", None, POINTER, *[ctypes.POINTER(ctypes.c_uint)] * 2
        )
        self.usr = function("symbol_get_usr", Text, POINTER)
        self.store = function("store_create", POINTER, ctypes.c_char_p, POINTER)(str(path).encode(), None)
        if not self.store:
            sys.exit(f"error: {path} is no index store; a debug build writes one")

    def records(self):
        """The files, with the names of the records that tell their symbols."""
        units, found = [], {}
        self.apply_units(self.store, 1, None, ON_NAME(lambda _, name: units.append(str(name)) or True))
        for unit in units:
            reader = self.open_unit(self.store, unit.encode(), None)
            main = str(self.main_file(reader))
            path = pathlib.Path(main)
            # Units stay when their files are gone.
            if path.suffix != ".swift" or self.folder not in path.resolve().parents or not path.exists():
                continue

            def note(_, item, main=main, path=path):
                if self.kind(item) == RECORD and str(self.file(item)) == main:
                    found.setdefault(path.resolve(), set()).add(str(self.name(item)))
                return True

            self.apply_dependencies(reader, None, ON_ITEM(note))
        return found

    def occurrences(self, record, pattern):
        """Line and column of each symbol whose mangled name is matched whole."""
        places = set()
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def note(_, item):
            if pattern.fullmatch(str(self.usr(self.symbol(item)))):
                self.place(item, ctypes.byref(line), ctypes.byref(column))
                places.add((line.value, column.value))
            return True

        reader = self.open_record(self.store, record.encode(), None)
        self.apply_occurrences(reader, None, ON_ITEM(note))
        return places


def is_area(lines, line, column):
    """Whether the operands of a product are called as a width and a height are; the column counts bytes."""
    text = lines[line - 1].encode()
    before, after = text[: column - 1].decode(), text[column:].decode()
    return any(left.search(before) and right.match(after) for left, right in AREAS)


def products(index, records):
    """The products of a width and a height."""
    for path, names in records.items():
        if path.name == MULTIPLIER:
            continue
        lines = path.read_text().splitlines()
        for name in names:
            for line, column in index.occurrences(name, PRODUCT):
                if is_area(lines, line, column):
                    yield path, line, column


def main():
    arguments = sys.argv[1:]
    store = pathlib.Path(arguments[0]) if arguments else ROOT / ".build/debug/index/store"
    folder = pathlib.Path(arguments[1]) if len(arguments) > 1 else ROOT / "Sources"
    index = Index(store, folder)
    records = index.records()
    missing = sorted(path for path in folder.resolve().rglob("*.swift") if path not in records)
    if not records:
        print(f"error: {store} says nothing about {folder}; a debug build writes it", file=sys.stderr)
        return 2
    for path in missing:
        print(f"{path}: not in the index, so not looked at", file=sys.stderr)
    found = sorted(
        (path, *place)
        for path, names in records.items() if path.name != ALLOWED
        for name in names for place in index.occurrences(name, TRAPPING)
    )
    for path, line, column in found:
        print(f"{path}:{line}:{column}: this conversion traps for some numbers; use 'clamping:' of SegueGeometry")
    unbounded = sorted(products(index, records))
    for path, line, column in unbounded:
        print(f"{path}:{line}:{column}: this area may be too large for an 'Int'; use 'GridSize.count'")
    return 2 if missing else 1 if found or unbounded else 0


if __name__ == "__main__":
    sys.exit(main())
