"""With `--glyphs ascii` nothing but ASCII is written, whatever is shown, and everything stays in use."""
import pytest

SIZES = [(80, 24), (120, 40)]
LOOKS = [("--colors", "truecolor"), ("--colors", "16"), ("--colors", "none"), ("--screen", "curses", "--colors", "256")]


def strange(terminal):
    """What was written that is not ASCII."""
    return {character for character in terminal.output.decode() if not character.isascii()}


def tour(terminal):
    """Shows every panel and every view of a scene, one after the other."""
    for key, text in (("2", "inspector"), ("3", "timeline"), ("4", "trace"), ("5", "tune"), ("6", "curves"),
                      ("7", "gestures"), ("8", "device")):
        terminal.key(key)
        terminal.wait_for(f"> {key} {text} =")
        terminal.key(key)
        terminal.wait_without(f"> {key} {text} =")
    for key, text in (("g", "ghosts 50 ms"), ("h", "path 50 ms"), ("v", "exploded"), ("s", "6 frames")):
        terminal.key("tab", key)
        terminal.wait_for(text)
        terminal.key(key)
        terminal.wait_without(text)
    terminal.key("k")
    terminal.wait_for("Compare with")
    terminal.key("down", "enter")
    terminal.wait_for("comparing", "A full motion")
    terminal.key("K", "K", "k")
    terminal.wait_without("comparing")
    for key, text in ((":", "Commands"), ("?", "put a finger down"), ("p", "record gestures, and")):
        terminal.key(key)
        terminal.wait_for(text)
        terminal.key("escape")
        terminal.wait_without(text)
    terminal.key("i")
    terminal.wait_for("at rest")
    terminal.key("enter")
    terminal.wait_for("finished")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", LOOKS, ids=" ".join)
def test_nothing_else_is_written(start, look, size):
    terminal = start("preview", "Scenes/app-store", "--glyphs", "ascii", *look, columns=size[0], rows=size[1])
    terminal.wait_for("Above the Fog", "ready")
    tour(terminal)
    assert strange(terminal) == set()


def test_the_gallery_is_ascii(start):
    terminal = start("--glyphs", "ascii", columns=120, rows=40)
    terminal.wait_for("App Store card")
    terminal.key("?")
    terminal.wait_for("all keys")
    assert strange(terminal) == set()


def test_arrows_are_told_from_the_unknown(start):
    """A key's sign has an ASCII one; a question mark stands for a name's letters only."""
    terminal = start("preview", "Scenes/app-store", "--glyphs", "ascii", columns=120, rows=40)
    terminal.wait_for("ready")
    terminal.key("?")
    terminal.wait_for("^ v wheel", "shift < >", "zoom 1x, 2x, 4x")
    assert [line for line in terminal.lines if "? ?" in line] == []


def test_a_names_letters_become_question_marks(start, scene):
    path = scene("segue: 1\ntitle: Größe 寸法\nscreens: {home: {layers: {label: {text: “Grüße” …, "
                 "frame: [10, 100, 300, 40]}}}}\n")
    terminal = start("preview", path, "--glyphs", "ascii")
    terminal.wait_for("Gr??e", '"Gr??e" .')
    assert strange(terminal) == set()


def test_a_broken_file_is_shown_in_ascii(start, scene):
    path = scene("segue: 1\nscreens: {home: {fill: white}}\n")
    terminal = start("preview", path, "--glyphs", "ascii", "--colors", "16")
    terminal.wait_for("home")
    path.write_text("segue: 1\nscreens: {home: {fillé: white}}\n")
    terminal.wait_for("a layer has no 'fill?'")
    assert strange(terminal) == set()
