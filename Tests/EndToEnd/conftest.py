"""The program under test, by SEGUE=path, and ways to start it."""
import os
import pathlib
import signal
import subprocess

import pytest

from terminal import Terminal, base_environment

# What starts the tests may ignore signals (nohup, a job in the background), and the program would inherit that.
for ignored in (signal.SIGHUP, signal.SIGQUIT):
    signal.signal(ignored, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = pathlib.Path(__file__).resolve().parents[2]

# With several workers (pytest-xdist), a file's tests run in one of them, and so do files that share something outside
# the test: the cache of built programs, and shared memory.
TOGETHER = [["test_run", "test_programs"], ["test_pixels", "test_hostile_pixels"]]

# The files that take longest come first, or one worker would be at the last of them while the others have nothing to do.
LONGEST = ["test_run", "test_programs", "test_memory", "test_round_trip", "test_real_terminals", "test_drawn_transitions", "test_export",
           "test_packaging", "test_svg", "test_hostile_terminals"]


# Before xdist looks at the marks.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    together = {name: names[0] for names in TOGETHER for name in names}
    for item in items:
        item.add_marker(pytest.mark.xdist_group(together.get(item.path.stem, item.path.stem)))
    place = {name: index for index, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.path.stem, len(place)))


def find_program(name="segue"):
    """What SEGUE names or lies beside that, else the newest build of this checkout."""
    if named := os.environ.get("SEGUE"):
        path = pathlib.Path(named).resolve()
        return path if name == "segue" else path.with_name(name)
    built = [path for path in ROOT.glob(f".build*/*/{name}") if os.access(path, os.X_OK)]
    if not built:
        raise pytest.UsageError(f"no {name}: build it with `swift build`, or name the program with SEGUE=path")
    return max(built, key=lambda path: path.stat().st_mtime)


@pytest.fixture(scope="session")
def program():
    return find_program()


@pytest.fixture
def segue(program, tmp_path):
    """Runs a command to its end, away from any terminal; its output as text."""

    def run(*arguments, cwd=ROOT, environment=None, stdout=subprocess.PIPE):
        return subprocess.run(
            [str(program), *map(str, arguments)],
            stdin=subprocess.DEVNULL, stdout=stdout, stderr=subprocess.PIPE, text=True, cwd=cwd, timeout=120,
            env=base_environment() | (environment or {}),
        )

    return run


@pytest.fixture
def start(program):
    """Starts the program, or another command, on a terminal of its own; all are ended with the test."""
    terminals = []

    def run(*arguments, command=None, cwd=ROOT, **options):
        terminals.append(Terminal(command or [program, *arguments], cwd=cwd, **options))
        return terminals[-1]

    yield run
    for terminal in terminals:
        terminal.close()


@pytest.fixture
def scene(tmp_path):
    """Writes a scene file and returns its path."""

    def write(text, name="scene.yaml"):
        path = tmp_path / name
        path.write_text(text)
        return path

    return write
