"""The arrows between modules and folders, against Documentation/Architecture.md and Package.swift."""
import json
import re
import subprocess

import pytest

from conftest import ROOT

SOURCES = ROOT / "Sources"
MODULES = sorted(path.name for path in SOURCES.iterdir() if any(path.rglob("*.swift")))
C_MODULES = sorted(path.name for path in SOURCES.iterdir() if path.name not in MODULES)

def imports(module):
    """The project's modules that a module's files import."""
    found = set()
    for path in (SOURCES / module).rglob("*.swift"):
        found |= set(re.findall(r"^(?:(?:public|package|internal) )?import (?:\w+ )?(\w+)", path.read_text(), re.M))
    return found & {*MODULES, *C_MODULES}


@pytest.fixture(scope="module")
def arrows():
    """For each module what the table of Architecture.md lets it import by itself."""
    text = (ROOT / "Documentation" / "Architecture.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", text.split("## The modules", 1)[1].split("\n## ", 1)[0], re.M)
    return {module: set(re.findall(r"`(\w+)`", listed)) for module, listed in rows}


def reachable(arrows, module, seen=()):
    """What can be reached along arrows; a circle is an error."""
    assert module not in seen, f"a circle of modules: {' → '.join([*seen, module])}"
    found = set(arrows.get(module, ()))
    for other in arrows.get(module, ()):
        found |= reachable(arrows, other, (*seen, module))
    return found


def test_no_clock_can_be_set():
    """The system's time of day may step back or forth while something moves: only clocks that nobody sets are read."""
    found = {}
    for path in [*SOURCES.rglob("*.swift"), *SOURCES.rglob("*.c"), *SOURCES.rglob("*.h")]:
        text = re.sub(r"//.*", "", path.read_text())
        clocks = re.findall(r"\bCLOCK_\w+|\bgettimeofday\b|\bftime\b|\btime\((?:nil|NULL|0|&\w+)\)|\bDate\(\)|\bSystemClock\b", text)
        if clocks:
            found[str(path.relative_to(SOURCES))] = set(clocks)
    # How old a file is that another process has left.
    assert found.pop("SegueGraphics/Kitty/SharedObjects+Sweeping.swift") == {"time(nil)"}
    assert set().union(*found.values()) == {"CLOCK_MONOTONIC", "CLOCK_THREAD_CPUTIME_ID"}, found


def test_the_document_has_every_module(arrows):
    assert sorted(arrows) == MODULES


@pytest.mark.parametrize("module", MODULES)
def test_imports_are_the_document_s_arrows(arrows, module):
    own = imports(module)
    assert own <= reachable(arrows, module), "an import that the document has no arrow for"
    assert arrows[module] <= own, "an arrow along which nothing is imported"
    for arrow in arrows[module]:
        longer = set().union(*(reachable(arrows, other) for other in arrows[module] - {arrow}))
        assert arrow not in longer, f"{arrow} can be reached along other arrows"


@pytest.fixture(scope="module")
def targets():
    done = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {target["name"]: target for target in json.loads(done.stdout)["targets"]}


@pytest.mark.parametrize("module", MODULES)
def test_the_manifest_declares_what_is_imported(targets, module):
    declared = {name for dependency in targets[module]["dependencies"] for name in dependency.get("byName", [None])[:1]}
    assert declared - {None} == imports(module)


DEFINITION = re.compile(
    r"^((?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|open|final|indirect|nonisolated|private|fileprivate) )*)"
    r"(?:struct|enum|class|actor|protocol|typealias) (\w+)", re.M)


def folder_arrows(module):
    """For each folder of a module the folders whose types it names; files beside the folders are one of their own."""
    texts, homes = {}, {}
    for path in (SOURCES / module).rglob("*.swift"):
        parts = path.relative_to(SOURCES / module).parts
        folder = parts[0] if len(parts) > 1 else "."
        text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', re.sub(r"//.*", "", path.read_text()))
        texts[path] = folder, text
        for modifiers, name in DEFINITION.findall(text):
            if "private" not in modifiers:
                homes.setdefault(name, folder)
    found = {folder: set() for folder, _ in texts.values()}
    for folder, text in texts.values():
        named = {homes[word] for word in set(re.findall(r"\b[A-Z]\w*", text)) & homes.keys()}
        found[folder] |= named - {folder}
    return found


def largest_circle(found):
    """How many folders of the largest circle can reach one another; 0: there is none."""
    def closure(folder):
        seen, todo = set(), [folder]
        while todo:
            for other in found[todo.pop()] - seen:
                seen.add(other)
                todo.append(other)
        return seen

    reach = {folder: closure(folder) for folder in found}
    return max((sum(folder in reach[other] and other in reach[folder] for other in found) for folder in found), default=0)


@pytest.mark.parametrize("module", MODULES)
def test_folders_lie_in_no_circle(module):
    assert largest_circle(folder_arrows(module)) == 0


def test_a_circle_is_found():
    assert largest_circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == 2
    assert largest_circle({"a": {"b"}, "b": {"c"}, "c": set()}) == 0
