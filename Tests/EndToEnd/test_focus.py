"""Who has the keys is seen, and the footer says what they do: keys and mouse in, screen out."""
import pytest

SCENE = "Scenes/slide-down"


def footer(terminal):
    return terminal.text.splitlines()[-1]


def opened(start, *arguments, **options):
    terminal = start(SCENE, *arguments, **{"columns": 120, "rows": 40, **options})
    terminal.wait_for("ready")
    return terminal


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("key, name, hint", [
    ("2", "inspector", "tab next layer"), ("3", "timeline", "+ - zoom"), ("4", "trace", "click go there"),
    ("5", "tune", "← → turn"), ("6", "curves", "v velocity"), ("7", "gestures", "enter perform"),
    ("8", "device", "enter choose"),
])
def test_the_footer_follows_the_focus(start, size, key, name, hint):
    terminal = opened(start, columns=size[0], rows=size[1])
    terminal.key(key)
    terminal.wait_for(f"▸ {key} {name} ━", hint, "esc leave")
    terminal.key("escape")
    terminal.wait_for(f"─ {key} {name} ─")
    terminal.wait_without("esc leave")


@pytest.mark.parametrize("look", [
    ("--colors", "16"), ("--colors", "none"), ("--colors", "none", "--glyphs", "ascii"),
])
def test_focus_is_seen_without_colours(start, look):
    terminal = opened(start, *look)
    terminal.key("5")
    terminal.wait_for("> 5 tune ==" if "ascii" in look else "▸ 5 tune ━━", "esc leave")


def test_a_value_that_is_refused_stays_to_be_mended(start):
    terminal = opened(start)
    terminal.key("5", "enter")
    terminal.type("0,8")
    terminal.wait_for("0,8 ", "enter takes it  esc leaves it as it was")
    assert "quit" not in footer(terminal)
    terminal.key("enter")
    terminal.wait_for("0,8 ", "',' is no decimal point: write 0.8")
    terminal.key("backspace", "backspace")
    terminal.type(".8")
    terminal.key("enter")
    terminal.wait_for("not saved", "enter type")


def test_the_help_is_paged_and_begins_with_the_panel_that_has_the_keys(start):
    terminal = opened(start, columns=80, rows=24)
    terminal.key("5", "?")
    terminal.wait_for("tune has the keys", "type a value", "esc close")
    first = terminal.text
    terminal.key("pagedown")
    terminal.wait_for(" 2/")
    terminal.key("right")
    terminal.wait_for(" 3/")
    terminal.key("home")
    terminal.wait(lambda: terminal.text == first, "the first page again")
    terminal.key("end")
    terminal.wait_for("In device (8)", "? close")
    terminal.key("escape")
    terminal.wait_without("In device (8)")


def test_a_drag_beside_the_inspector_moves_the_device_and_a_click_selects(start):
    terminal = start("Scenes/picture-corner", columns=120, rows=40)
    terminal.wait_for("ready", "LIVE")
    terminal.key("2")
    terminal.wait_for("▸ 2 inspector", "drag pan")
    column, row = terminal.find("LIVE")
    terminal.press(column + 1, row + 1)
    for step in range(1, 9):
        terminal.drag(column + 1, row + 1 - step)
    terminal.wait_for("interactive")
    # The inspector tells the drag while it goes on.
    terminal.wait_for("changed", "translation 0.0, -")
    terminal.release(column + 1, row - 7)
    terminal.wait_without("interactive")
    terminal.click(*terminal.find("Kitchen"))
    terminal.wait_for("FRAME on screen", "LAYER in ")


def test_the_way_back_to_the_gallery_is_shown_and_keeps_the_filter(start):
    terminal = start(columns=120, rows=40)
    terminal.wait_for("App Store card")
    terminal.key("/")
    terminal.type("slide")
    terminal.wait_for("/slide ", "type to filter", "esc all scenes")
    assert "quit" not in footer(terminal)
    terminal.key("enter")
    terminal.wait_for("ready", "esc gallery")
    terminal.key("escape")
    # The filter holds, but keys are commands again.
    terminal.wait_for("/slide ", "esc all scenes", "q quit")
    terminal.key("escape")
    terminal.wait_for("28 scenes")
    terminal.key("?")
    terminal.wait_for("choose a scene")
    terminal.key("escape")
    terminal.wait_without("choose a scene")
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_the_trace_says_what_has_not_been_called_yet(start):
    terminal = opened(start, "--colors", "none")
    terminal.key("4")
    terminal.wait_for("── show, to come ──")
    terminal.key("right", "right")
    terminal.wait_for("── show ──", "── to come ──")
    terminal.key("end")
    terminal.wait_without("to come")
    terminal.key("enter")
    terminal.wait_for("── show ──", "── hide ──")


@pytest.mark.parametrize("key, name", [
    ("1", "scene"), ("2", "inspector"), ("3", "timeline"), ("4", "trace"), ("5", "tune"), ("6", "curves"),
    ("7", "gestures"), ("8", "device"),
])
def test_a_number_gives_the_keys_to_an_open_panel_and_then_closes_it(start, key, name):
    terminal = opened(start)
    if name != "scene":
        terminal.key(key)
        terminal.wait_for(f"▸ {key} {name} ━")
        terminal.key("escape")
    terminal.wait_for(f"─ {key} {name} ─")
    terminal.key(key)
    terminal.wait_for(f"▸ {key} {name} ━")
    terminal.key(key)
    terminal.wait_without(f" {name} ━")
    terminal.wait_without(f"─ {key} {name} ─")


def test_a_panel_without_room_says_what_it_needs(start):
    terminal = start("Scenes/slide-down", columns=40, rows=12)
    terminal.wait_for("space play")
    terminal.key("5")
    terminal.wait_for("no room for tune: it needs 55×12")


def test_w_goes_round_the_panels(start):
    terminal = opened(start)
    terminal.key("2")
    terminal.wait_for("▸ 2 inspector ━", "─ 1 scene ─")
    for name in ["1 scene", "2 inspector", "1 scene"]:
        terminal.key("w")
        terminal.wait_for(f"▸ {name} ━")
