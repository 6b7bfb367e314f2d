"""Scripts/trapping-calls.py finds every conversion that traps, and no other."""
import pathlib
import subprocess
import sys

import pytest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "Scripts/trapping-calls.py"

PREFIX = """\
let half: Double = 0.5
let single: Float = 0.5
"""
TRAPPING = [
    "let value = Int(half)",
    "let value = Int(half.rounded())",
    "let value: UInt8 = .init(single)",
    "let value = [half].map(Int.init)",
    "let value: (Double) -> Int64 = Int64.init(_:)",
    "let value = Int32(half)",
    "let value = UInt64(single * 3)",
    "let value: Int16 = Int16(half)",
    "let value = UInt(half)",
    "let value = Int128(half)",
    "func value(_ number: Float16) -> Int { Int(number) }",
    "func value(_ number: some BinaryFloatingPoint) -> Int { Int(number) }",
    "func value<Whole: BinaryInteger>(_ type: Whole.Type) -> Whole { Whole(half) }",
    "func value<Whole: FixedWidthInteger>(_ type: Whole.Type) -> Whole { type.init(single) }",
    "let value = SIMD4<Int32>(SIMD4<Float>(repeating: single), rounding: .down)",
    "let value = SIMD8<UInt16>(SIMD8<Double>(repeating: half))",
    "let value = Duration.seconds(half)",
    "let value = Duration.milliseconds(half)",
    "let value = Duration.seconds(1) * half",
]
AREAS = [
    "func value(_ width: Int, _ height: Int) -> Int { width * height }",
    "func value(_ size: (columns: Int, rows: Int)) -> Int { size.columns * size.rows }",
    "func value(_ rows: Int, _ newWidth: Int) -> Int { 2 + rows * newWidth / 3 }",
    "func value(_ rows: Int, _ columns: Int) -> Int { (4 * rows) * (columns + 1) }",
    "func value(_ rows: Int, _ columns: inout Int) { columns *= rows }",
]
HARMLESS = [
    "func value(_ width: Double, _ height: Double) -> Double { width * height }",
    "func value(_ width: Int, _ columns: Int) -> Int { width * columns }",
    "func value(_ width: Int, _ heights: [Int]) -> Int { width * heights.count }",
    "func value(_ width: Int, _ height: Int) -> Int { width + height }",
    'let value = Int("5")',
    "let value = Int(5 as UInt8)",
    "let value = Int(exactly: half)",
    "let value = Double(5 as Int)",
    "let value = Float(half)",
    "let value = UInt8(truncatingIfNeeded: 300 as Int)",
    "let value = SIMD4<Int32>(truncatingIfNeeded: SIMD4<Int>(repeating: 1))",
    "let value = Duration.seconds(1 as Int)",
]


def index(folder):
    """Compiles the folder's sources and returns the index."""
    files = sorted(folder.glob("*.swift"))
    for file in files:
        command = ["swiftc", "-parse-as-library", "-index-store-path", folder / "index", "-c", file]
        subprocess.run([*command, "-o", folder / "object.o"], check=True, capture_output=True)
    return folder / "index"


def look(store, folder):
    return subprocess.run(
        [sys.executable, SCRIPT, store, folder], capture_output=True, text=True, timeout=60
    )


def test_each_trapping_conversion_is_found_where_it_is(tmp_path):
    file = tmp_path / "Planted.swift"
    lines = [f"enum E{number} {{ static {line} }}" for number, line in enumerate(TRAPPING + HARMLESS)]
    file.write_text(PREFIX + "\n".join(lines) + "\n")
    found = look(index(tmp_path), tmp_path)
    first = PREFIX.count("\n") + 1
    assert found.returncode == 1, found.stderr
    places = [line.split(":")[1] for line in found.stdout.splitlines()]
    assert places == [str(first + number) for number in range(len(TRAPPING))], found.stdout


def test_each_product_of_a_width_and_a_height_is_found(tmp_path):
    lines = [f"enum E{number} {{ static {line} }}" for number, line in enumerate(AREAS + HARMLESS)]
    (tmp_path / "Planted.swift").write_text(PREFIX + "\n".join(lines) + "\n")
    found = look(index(tmp_path), tmp_path)
    first = PREFIX.count("\n") + 1
    assert found.returncode == 1, found.stderr
    places = [line.split(":")[1] for line in found.stdout.splitlines()]
    assert places == [str(first + number) for number in range(len(AREAS))], found.stdout


def test_harmless_sources_pass(tmp_path):
    lines = [f"enum E{number} {{ static {line} }}" for number, line in enumerate(HARMLESS)]
    (tmp_path / "Harmless.swift").write_text(PREFIX + "\n".join(lines) + "\n")
    found = look(index(tmp_path), tmp_path)
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")


def test_what_was_not_compiled_is_no_pass(tmp_path):
    (tmp_path / "Compiled.swift").write_text(PREFIX)
    store = index(tmp_path)
    (tmp_path / "Other.swift").write_text(PREFIX)
    found = look(store, tmp_path)
    assert found.returncode == 2
    assert "Other.swift" in found.stderr


@pytest.mark.parametrize("change", ["let value = Int(half)", "let value = Int(exactly: half)"])
def test_an_older_state_of_a_file_does_not_count(tmp_path, change):
    file = tmp_path / "Changed.swift"
    file.write_text(PREFIX + "enum E { static let value = UInt8(half) }\n")
    index(tmp_path)
    file.write_text(PREFIX + "\n" + f"enum E {{ static {change} }}\n")
    found = look(index(tmp_path), tmp_path)
    assert [line.split(":")[1] for line in found.stdout.splitlines()] == (["4"] if "exactly" not in change else [])
