"""What is remembered from one start to the next, and what goes to the clipboard."""
import base64

import pytest

SCENE = "Scenes/slide-down"


def ended(terminal):
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_open_panels_are_open_again(start, tmp_path):
    environment = {"XDG_STATE_HOME": str(tmp_path / "state")}
    terminal = start(SCENE, columns=120, rows=40, environment=environment)
    terminal.wait_for("TRANSITIONS", "ready")
    terminal.key("4")
    terminal.wait_for("animateTransition")
    ended(terminal)
    text = (tmp_path / "state" / "segue" / "panels").read_text()
    assert text.splitlines()[1:] == ["trace asked", "scene"]
    again = start(SCENE, columns=120, rows=40, environment=environment)
    again.wait_for("animateTransition", "ready")
    # It is open without the keys: the first press gives it the keys, the second closes it.
    again.key("4")
    again.wait_for("▸ 4 trace ━", "animateTransition")
    again.key("4")
    again.wait_without("animateTransition")
    ended(again)
    text = (tmp_path / "state" / "segue" / "panels").read_text()
    assert text.splitlines()[1:] == ["scene"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00nonsense\n", b"x" * 100_000])
def test_a_broken_file_is_no_error(start, tmp_path, content):
    file = tmp_path / "segue" / "panels"
    file.parent.mkdir()
    file.write_bytes(content)
    terminal = start(SCENE, columns=120, rows=40, environment={"XDG_STATE_HOME": str(tmp_path)})
    terminal.wait_for("Library", "ready")
    ended(terminal)


def test_the_configuration_can_say_no(start, tmp_path):
    (tmp_path / "segue").mkdir()
    (tmp_path / "segue" / "config.yaml").write_text("remember-panels: no\n")
    environment = {"XDG_STATE_HOME": str(tmp_path / "state"), "XDG_CONFIG_HOME": str(tmp_path)}
    terminal = start(SCENE, columns=120, rows=40, environment=environment)
    terminal.wait_for("TRANSITIONS", "ready")
    terminal.key("4")
    terminal.wait_for("animateTransition")
    ended(terminal)
    assert not (tmp_path / "state").exists()


def copied(text):
    return b"\x1b]52;c;" + base64.b64encode(text.encode()) + b"\x07"


def test_a_value_is_copied(start):
    terminal = start(SCENE, columns=120, rows=40)
    terminal.wait_for("Library", "ready")
    terminal.key("Y")
    terminal.wait_for_output(copied("0.000 s"))
    terminal.wait_for("sent the play head 0.000 s to the terminal's clipboard (OSC 52)")
    terminal.key("tab")
    terminal.wait_for("FRAME")
    terminal.key("Y")
    terminal.wait_for("sent home: frame 0.00 0.00 ")


def test_a_spring_is_copied_as_code(start):
    terminal = start("Scenes/app-store", columns=120, rows=40)
    terminal.wait_for("ready")
    terminal.key(":")
    terminal.wait_for("Commands")
    terminal.type("curvecore")
    terminal.wait_for("▸ Copy the curve as Core Animation")
    terminal.key("enter")
    terminal.wait_for_output(b"\x1b]52;c;" + base64.b64encode(b"let spring = CASpringAnimation"))
    terminal.wait_for("sent the curve of", "as Core Animation")


def test_a_fitted_spring_is_copied_with_its_duration_before_anything_has_run(start):
    terminal = start(SCENE, columns=120, rows=40)
    terminal.wait_for("Library", "ready")
    terminal.type("5/show/ease\r")
    terminal.wait_for("ease ratio", "/show/ease")
    terminal.type(":")
    terminal.wait_for("Commands")
    terminal.type("curveuik")
    terminal.wait_for("▸ Copy the curve as UIKit")
    terminal.key("enter")
    text = b"let timing = UISpringTimingParameters(dampingRatio: 0.6"
    terminal.wait_for_output(b"\x1b]52;c;" + base64.b64encode(text[:len(text) // 3 * 3]))


def test_tmux_is_asked_to_pass_it_on(start):
    terminal = start(SCENE, columns=120, rows=40, environment={"TMUX": "/nonexistent/tmux,1,0"})
    terminal.wait_for("Library", "ready")
    terminal.key("Y")
    # No server answers there: it goes the way of the sequence, and the doubt is told.
    terminal.wait_for_output(b"\x1bPtmux;\x1b" + copied("0.000 s"))
    terminal.wait_for("sent the play head 0.000 s to tmux (OSC 52), but tmux passes it on only with set-clipboard on")
