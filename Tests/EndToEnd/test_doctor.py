"""`segue doctor`: what is found out about terminals, and the reasons it gives."""
import re
import shlex

import pytest

from conftest import ROOT
from test_tmux import Pane

NOTHING = {"COLORTERM": ""}


def test_every_variable_that_is_asked_for_is_collected():
    sources = [path.read_text() for path in (ROOT / "Sources" / "SegueTerminal").rglob("*.swift")]
    collected = next(re.findall(r"let names = \[(.*?)\]", text, re.S) for text in sources if "func processVariables" in text)
    asked = set(re.findall(r'\bvalue\("([A-Z_]+)"\)', "\n".join(sources)))
    assert len(asked) > 10 and asked <= set(re.findall(r'"(\w+)"', collected[0]))


def report(start, environment, *arguments, answers=""):
    """The lines of the report on a terminal of such an environment."""
    terminal = start("doctor", "--no-card", *arguments, environment=environment, columns=200, rows=60)
    if answers:
        terminal.wait_for_output(b"\x1b[c")
        terminal.type(answers)
    assert terminal.exit_code() == 0
    assert terminal.leftovers == []
    return terminal.lines


@pytest.mark.parametrize("environment, lines", [
    ({"COLORTERM": "truecolor"}, ["colours truecolor: COLORTERM is truecolor", "screen direct: "]),
    ({"COLORTERM": "24bit"}, ["colours truecolor: COLORTERM is 24bit"]),
    (NOTHING, ["colours 256: terminfo says 256", "screen direct: ", "answer: none"]),
    ({"TERM": "xterm", **NOTHING}, ["colours 16: terminfo says 8", "screen curses: ", "features none: "]),
    ({"TERM": "vt100", **NOTHING}, ["colours none: ", "glyphs ascii: vt100 predates Unicode", "screen curses: "]),
    ({"NO_COLOR": "1"}, ["colours none: NO_COLOR is set", "screen direct: "]),
    ({"TERM": "screen-256color"}, ["colours 256: ", "inside screen: "]),
    ({"TERM": "tmux-256color"}, ["colours truecolor: COLORTERM is truecolor", "inside tmux: "]),
    ({"VTE_VERSION": "7800"}, ["octants yes: VTE from 7800 on, since VTE_VERSION is 7800", "synchronized output yes: "]),
    ({"VTE_VERSION": "6800"}, ["octants no: VTE from 7800 on", "synchronized output no: VTE from 7600 on"]),
    ({"VTE_VERSION": "7800", "NVIM": "/run/nvim"}, ["octants no: Neovim stands between", "inside Neovim: "]),
    ({"VTE_VERSION": "7800", "KITTY_WINDOW_ID": "1"}, ["repeating no: KITTY_WINDOW_ID is 1, but VTE_VERSION is 7800"]),
    ({"LC_ALL": "C", "SEGUE_GLYPHS": "half"}, ["glyphs half: asked for"]),
    ({"TERM": "no-such-terminal"}, ["terminfo: knows no such terminal", "preview no: "]),
    ({"TERM": ""}, ["TERM not set", "preview no: "]),
])
def test_says_what_it_found_and_why(start, environment, lines):
    found = report(start, environment)
    for line in lines:
        assert any(text.startswith(line) for text in found), f"{line!r} is not in\n" + "\n".join(found)


def test_answers_count_more_than_variables(start):
    found = report(
        start, {"KITTY_WINDOW_ID": "1", **NOTHING},
        answers="\x1bP>|foot(1.20.2)\x1b\\\x1b[?2026;2$y\x1b[?1016;2$y\x1bP1$r0;48:2::1:22:133m\x1b\\\x1b[?62;4c")
    for line in ("answer: it is foot(1.20.2)", "octants yes: foot from 1.20 on, since it says it is foot(1.20.2)",
                 "synchronized output yes: it says that it has mode 2026", "glyphs smooth-octants: ",
                 "colours truecolor: "):
        assert any(text.startswith(line) for text in found), f"{line!r} is not in\n" + "\n".join(found)


def test_everything_can_be_said_otherwise(start):
    wishes = "sync=no,rep=yes,bce=yes,blocks=no,sextants=yes,octants=no,query=no"
    found = report(start, {}, "--colors", "256", "--glyphs", "quadrant", "--screen", "direct", "--fidelity", "fast",
                   "--terminal", wishes)
    for line in ("colours 256: ", "glyphs quadrant: ", "screen direct: ", "fidelity fast: ", "synchronized output no: ",
                 "repeating yes: ", "erasing in colour yes: ", "own blocks no: ", "sextants yes: ", "octants no: "):
        assert any(text == line + "asked for" for text in found), f"{line!r} is not asked for in\n" + "\n".join(found)


def test_the_card_has_every_glyph_set_and_depth(start):
    terminal = start("doctor", columns=200, rows=100)
    assert terminal.exit_code() == 0
    for name in ("ascii", "half", "quadrant", "sextant", "octant", "braille", "eighths", "smooth", "truecolor", "256", "16"):
        assert name in terminal.text


def test_tmux_says_who_it_is(tmp_path, program):
    pane = Pane(tmp_path / "tmux", 160, 50, f"{shlex.quote(str(program))} doctor --no-card; cat")
    try:
        pane.wait_for("inside tmux", "answer: it is tmux", "erasing in colour yes: tmux, since it says it is tmux")
    finally:
        pane.close()


def test_screen_gets_its_palette(start, program, tmp_path):
    """GNU screen has COLORTERM from the terminal around it, and 24-bit colours it does not know."""
    command = ["screen", "-c", "/dev/null", "-U", "-T", "screen-256color", str(program), "doctor", "--no-card"]
    terminal = start(command=["sh", "-c", shlex.join(command)], columns=160, rows=50,
                     environment={"SCREENDIR": str(directory(tmp_path)), "COLORTERM": "truecolor"})
    terminal.wait_for_output(b"inside screen")
    assert b"colours 256: terminfo says 256" in terminal.output


def directory(tmp_path):
    """Where screen keeps its sockets; nobody else may look in."""
    path = tmp_path / "screens"
    path.mkdir(mode=0o700)
    return path
