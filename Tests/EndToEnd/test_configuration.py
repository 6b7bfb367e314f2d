"""The user's configuration: keys, colours, defaults, and what is wrong with it."""
import re

import pytest

from conftest import ROOT

SCENE = "Scenes/slide-down"


@pytest.fixture
def configure(tmp_path):
    """Writes the configuration and returns an environment that names it."""
    folder = tmp_path / "config" / "segue"

    def write(text):
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / "config.yaml.new"
        draft.write_text(text)
        draft.rename(folder / "config.yaml")
        return {"XDG_CONFIG_HOME": str(tmp_path / "config")}

    return write


def test_keys_and_defaults_are_the_files(start, configure):
    environment = configure("defaults: {speed: 0.5, statistics: yes}\nkeys: {go-to-end: E, panel-trace: f4}\n")
    terminal = start(SCENE, environment=environment)
    terminal.wait_for("Library", "ready", "0.5×")
    terminal.key("E")
    terminal.wait_for("finished")
    terminal.key("?")
    terminal.wait_for("home E")
    terminal.key("escape")
    terminal.wait_without("home E")
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_an_option_and_the_environment_come_before_the_file(start, configure):
    environment = configure("defaults: {speed: 0.5, glyphs: octant}\n") | {"SEGUE_GLYPHS": "ascii"}
    terminal = start(SCENE, "--speed", "2", environment=environment)
    terminal.wait_for("Library", "ready", "2x", "= ready")


def test_a_wrong_entry_ends_the_start_with_its_place(segue, configure):
    result = segue(SCENE, environment=configure("keys:\n  play-puase: P\n"))
    assert result.returncode == 1
    assert "segue/config.yaml:2:3: error: unknown name 'play-puase'" in result.stderr
    assert "did you mean 'play-pause'?" in result.stderr
    assert "Traceback" not in result.stderr and result.stdout == ""


def test_a_change_is_followed_and_a_broken_file_is_told(start, configure):
    environment = configure("keys: {go-to-end: E}\n")
    terminal = start(SCENE, environment=environment)
    terminal.wait_for("Library", "ready")
    configure("keys: {go-to-end: [\n")
    terminal.wait_for("config.yaml:", "not valid YAML")
    terminal.key("E")
    terminal.wait_for("finished")
    configure("keys: {go-to-start: E, play-pause: P}\n")
    terminal.wait_without("not valid YAML")
    terminal.key("E")
    terminal.wait_for("ready", "P play")


def test_the_printed_file_is_what_is_written_and_nothing_is_wrong_with_it(segue, tmp_path):
    environment = {"XDG_CONFIG_HOME": str(tmp_path / "a" / "b")}
    printed = segue("config")
    assert printed.returncode == 0 and "#   play-pause: space" in printed.stdout
    written = segue("config", "--write", environment=environment)
    path = tmp_path / "a" / "b" / "segue" / "config.yaml"
    assert written.stdout == f"wrote {path}\n"
    assert path.read_text() == printed.stdout
    assert segue("config", "--path", environment=environment).stdout == f"{path}\n"
    assert segue("config", "--check", environment=environment).stdout == f"{path}: nothing is wrong\n"
    again = segue("config", "--write", environment=environment)
    assert again.returncode == 1 and "exists already" in again.stderr
    assert segue("config", "--write", "--check").returncode == 2


def test_the_check_tells_a_key_that_is_taken_and_a_colour_that_is_none(segue, configure):
    result = segue("config", "--check", environment=configure("keys: {play-pause: q}\n"))
    assert result.returncode == 0
    assert "note: 'q' is the key of 'play-pause' now: 'quit' has no key now" in result.stdout
    result = segue("config", "--check", environment=configure('theme: {accent: "#ff00zz"}\n'))
    assert result.returncode == 1 and "'#ff00zz' is no colour" in result.stderr


def test_the_document_s_examples_are_right(segue, configure):
    text = (ROOT / "Documentation/Configuration.md").read_text()
    for example in re.findall(r"^```yaml\n(.*?)^```", text, re.M | re.S):
        result = segue("config", "--check", environment=configure(example))
        assert (result.returncode, result.stderr) == (0, "")


def test_yaml_itself_is_refused_in_the_configurations_words(segue, configure):
    result = segue("config", "--check", environment=configure("theme: &mine {name: dark}\n"))
    assert result.returncode == 1
    assert "anchors are not part of the configuration" in result.stderr + result.stdout
    assert "scene" not in result.stderr + result.stdout
