"""Whatever ends the program, the terminal is as it was: every signal, both screens, the gallery, and the doctor's inquiry."""
import os
import pathlib
import signal
import time

import pytest

from kills import kill
from terminal import PATIENCE, Terminal

HANDLED = {"SIGTERM": 143, "SIGINT": 130, "SIGHUP": 129}
"""Asked to end, it ends by itself and says so in its exit status."""
REFUSED = {"SIGPIPE", "SIGXFSZ"}
"""Errors of a write, which go on as such."""
NO_END = {"SIGKILL", "SIGSTOP", "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGCONT", "SIGCHLD", "SIGURG", "SIGWINCH"}

ENDINGS = sorted({number for number in signal.valid_signals()
                  if number not in {getattr(signal, name) for name in NO_END | REFUSED if hasattr(signal, name)}})
"""Every number that ends a process by default and can be caught, those of real time among them."""

STATES = {
    "direct": (["Scenes/slide-down", "--screen", "direct"], "Library"),
    "curses": (["Scenes/slide-down", "--screen", "curses"], "Library"),
    "gallery": ([], "scenes"),
    "gallery on curses": (["--screen", "curses"], "scenes"),
}


def name(number):
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"SIG{number}"


@pytest.fixture
def nothing_dumped():
    """No core files of the signals that would write one."""
    import resource
    before = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (0, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_CORE, before)


def assert_ended_by(terminal, number):
    code = terminal.exit_code()
    assert code == HANDLED.get(name(number), -number), name(number)
    assert terminal.leftovers == [], name(number)


@pytest.mark.parametrize("state", STATES)
def test_every_signal_leaves_the_terminal_as_it_was(start, nothing_dumped, state):
    arguments, text = STATES[state]
    for number in ENDINGS:
        terminal = start(*arguments)
        terminal.wait_for(text)
        terminal.signal(number)
        assert_ended_by(terminal, number)


@pytest.mark.parametrize("number", sorted(REFUSED))
def test_a_failed_write_ends_nothing(start, number):
    terminal = start("Scenes/slide-down")
    terminal.wait_for("Library")
    terminal.signal(getattr(signal, number))
    terminal.key("?")
    terminal.wait_for("Keys")
    terminal.key("escape")
    terminal.wait_without("Keys")
    terminal.key("q")
    assert terminal.exit_code() == 0
    assert terminal.leftovers == []


def test_every_signal_while_the_doctor_asks(start, nothing_dumped):
    for number in ENDINGS:
        terminal = start("doctor", "--no-card", environment={"SSH_CONNECTION": "1 2 3 4"})
        terminal.wait(lambda: b"\x1b[?1049h" in terminal.output, "the questions")
        terminal.signal(number)
        code = terminal.exit_code()
        # It may have had its answer by then: no answer is one too.
        assert code in (-number, 0), name(number)
        assert terminal.leftovers == [], name(number)


def state_of(process):
    return pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()[0]


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="needs /proc")
def test_a_doctor_that_is_stopped_leaves_the_terminal_meanwhile(start):
    terminal = start("doctor", "--no-card", environment={"SSH_CONNECTION": "1 2 3 4"})
    terminal.wait(lambda: b"\x1b[?1049h" in terminal.output, "the questions")
    terminal.signal(signal.SIGTSTP)
    # A process group without a shell is not stopped by it: then it goes on.
    terminal.wait(lambda: terminal.process.poll() is not None or state_of(terminal.process) in "TZ"
                  or terminal.find("TERM"), "a stop")
    # What it wrote before it stopped may still be on its way.
    terminal.wait(lambda: terminal.leftovers == [], "the terminal as it was")
    terminal.signal(signal.SIGCONT)
    assert terminal.exit_code() == 0
    assert terminal.leftovers == []


@pytest.mark.parametrize("screen", ["direct", "curses"])
@pytest.mark.parametrize("how", ["q", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGSEGV", "two SIGTERM"])
def test_it_ends_though_the_terminal_has_stopped_reading(program, nothing_dumped, screen, how):
    """Nobody reads from when it plays until it has ended: no write may wait for the terminal."""
    terminal = Terminal([program, "Scenes/logo-reveal", "--screen", screen], columns=200, rows=60)
    try:
        terminal.wait_for("ready")
        terminal.key("l", "enter")
        place = len(terminal.output)
        terminal.wait(lambda: len(terminal.output) > place + 20_000, "frames")
        wait_until_full(terminal)
        if how == "q":
            terminal.key("q")
        else:
            for _ in how.split()[1:] or [1]:
                terminal.signal(getattr(signal, how.split()[-1]))
        begin = time.monotonic()
        terminal.process.wait(timeout=PATIENCE)
        print(f"{screen}, {how}: {time.monotonic() - begin:.2f} s")
    finally:
        terminal.close()


def wait_until_full(terminal):
    """Waits until the terminal takes nothing more, which the slave's end says."""
    import select
    limit = time.monotonic() + PATIENCE
    while select.select([], [terminal.slave], [], 0)[1]:
        assert time.monotonic() < limit, "the program writes nothing more"
        select.select([], [], [], 0.01)


def test_ends_at_random_moments(program, nothing_dumped):
    """A few of what `kills.py` does two thousand times."""
    for seed in range(24):
        assert kill(program, seed)[-1] == []
