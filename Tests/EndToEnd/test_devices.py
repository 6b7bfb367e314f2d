"""What a scene is shown on: devices, light and dark, text size, safe area; by keys, by mouse, and by options."""
import json

import pytest

from golden import FLAT, comes_to_show

SCENE = "Scenes/slide-down"
SIZES = [(80, 24), (120, 40), (200, 60)]

STYLED = """
segue: 1
title: Styles
screens:
  home:
    fill: systemBackground
    layers:
      safe: {frame: [safe.left, safe.top, W - safe.left - safe.right, 40]}
      title: {text: Heading, font: title1, frame: [20, 200, W - 40, 2 * font.title1], color: label}
      fixed: {text: Fixed, font: 17, frame: [20, 400, W - 40, 30]}
"""

def opened(start, columns=120, rows=40, scene=SCENE, *arguments):
    terminal = start(scene, *arguments, columns=columns, rows=rows)
    terminal.wait_for("ready" if scene == SCENE else "Heading")
    return terminal


def frames(segue, *arguments):
    result = segue(*arguments)
    assert result.returncode == 0, result.stderr
    first = json.loads(result.stdout.splitlines()[0])
    return {layer["id"]: layer["frame"] for layer in first["layers"]}


@pytest.mark.parametrize("size", SIZES)
def test_the_panel_is_as_recorded(start, scene, size):
    terminal = start(scene(FLAT), columns=size[0], rows=size[1])
    terminal.wait_for("Flat", "ready")
    terminal.key("8")
    terminal.wait_for("device", "appearance", "iPhone SE", "safe top 59, bottom 34")
    comes_to_show(terminal, f"panel-device-{size[0]}x{size[1]}.txt")


def test_keys_change_what_it_is_shown_on(start):
    terminal = opened(start)
    terminal.key("d")
    terminal.wait_for("iPhone 15 Plus, 430×932")
    terminal.key("b")
    terminal.wait_for("dark")
    terminal.key("}")
    terminal.wait_for("text xLarge, body 19 pt")
    terminal.key("{")
    terminal.wait_for("text large, body 17 pt")
    terminal.key("b")
    terminal.wait_without("dark")


def test_the_list_chooses_by_mouse(start):
    terminal = opened(start)
    terminal.key("8")
    terminal.wait_for("iPhone SE (3rd)")
    terminal.click(*terminal.find("iPhone SE (3rd)"))
    terminal.wait_for("iPhone SE (3rd), 375×667", "safe top 20")
    terminal.click(*terminal.find("appearance"))
    terminal.wait_for("dark")
    terminal.wheel(False, *terminal.find("text size"))
    terminal.wait_for("xLarge, 19 pt")
    terminal.click(*terminal.find("safe area"))
    terminal.wait_for("╌╌╌╌")
    terminal.click(*terminal.find("held"))
    terminal.wait_for("landscape", "all of it is safe")


def test_a_size_is_typed(start):
    terminal = opened(start)
    terminal.key("8")
    terminal.wait_for("s types a size")
    terminal.type("s")
    terminal.wait_for("enter takes it")
    terminal.type("0x9")
    terminal.key("enter")
    terminal.wait_for("a size is two numbers")
    for _ in range(3):
        terminal.key("backspace")
    terminal.type("500x400")
    terminal.key("enter")
    terminal.wait_for("Free size, 500×400")


def test_a_change_keeps_the_play_head(start):
    terminal = opened(start)
    terminal.key("enter")
    terminal.wait_for("finished")
    terminal.key("home")
    for _ in range(6):
        terminal.key("right")
    terminal.wait_for("frame 6")
    terminal.type("bd}")
    terminal.wait_for("iPhone 15 Plus", "frame 6", "paused")


def test_settings_outlive_a_saved_file(start, scene):
    path = scene(STYLED)
    terminal = opened(start, 120, 40, path)
    terminal.type("b}}")
    terminal.wait_for("dark", "text xxLarge")
    path.write_text(STYLED.replace("Heading", "Changed"))
    terminal.wait_for("Changed", "dark, text xxLarge")
    assert path.read_text() == STYLED.replace("Heading", "Changed")


def test_options_set_the_device_up(segue, scene, start):
    path = scene(STYLED)
    script = path.parent / "nothing.script"
    script.write_text("0 press 1 1\n0.1 lift 1 1\n")
    command = ("sample", path, "--script", "nothing")
    assert frames(segue, *command)["home/safe"] == [0, 59, 393, 40]
    sideways = frames(segue, *command, "--device", "iphone-13-mini", "--orientation", "landscape")
    assert sideways["home/safe"] == [50, 0, 712, 40]
    assert frames(segue, *command, "--device", "500x400")["home"] == [0, 0, 500, 400]
    assert frames(segue, *command)["home/title"][3] == 56
    assert frames(segue, *command, "--text-size", "ax5")["home/title"][3] == 116
    light, dark = (
        segue("render", path, "--appearance", appearance, "--format", "ansi").stdout for appearance in ("light", "dark")
    )
    assert light != dark
    terminal = opened(start, 80, 24, path, "--device", "ipad-mini", "--appearance", "dark", "--text-size", "xxlarge")
    terminal.wait_for("iPad mini, 744×1133, dark, text xxLarge")


@pytest.mark.parametrize(
    "option, message",
    [
        (("--device", "iphone-61"), "No device is called 'iphone-61': did you mean 'iphone-16'?"),
        (("--text-size", "huge"), "'huge' is invalid"),
        (("--appearance", "dim"), "'dim' is invalid"),
    ],
)
def test_wrong_options_say_what_is_right(segue, option, message):
    result = segue("render", SCENE, *option)
    assert result.returncode == 2
    assert message in result.stderr


def test_the_screen_has_the_devices_corners(start, scene):
    path = scene(FLAT.replace("fill: black", "fill: white"))
    terminal = start(path, columns=120, rows=40)
    terminal.wait_for("Flat", "ready")
    terminal.wait_for("▟", "▙", "▜", "▛")
    terminal.key("8")
    terminal.wait_for("corners", "55 pt")
    terminal.click(*terminal.find("corners"))
    terminal.wait_for("square")
    terminal.wait_without("▟")
    terminal.click(*terminal.find("iPhone SE (3rd)"))
    terminal.wait_for("none")
    terminal.click(*terminal.find("corners"))
    terminal.click(*terminal.find("iPhone Air"))
    terminal.wait_for("62 pt", "▟")


@pytest.mark.parametrize("look", [("--colors", "16"), ("--colors", "256"), ("--colors", "none"), ("--glyphs", "ascii")])
def test_corners_with_less(start, scene, look):
    terminal = start(scene(FLAT.replace("fill: black", "fill: white")), *look, columns=80, rows=24)
    terminal.wait_for("Flat", "ready")
    terminal.key("8")
    terminal.wait_for("corners", "55 pt")


def device_columns(terminal):
    """The columns of the device's frame; 0 while there is none."""
    left, right = terminal.find("╭"), terminal.find("╮")
    return right[0] - left[0] - 1 if left and right else 0


@pytest.mark.parametrize("way", ["scene", "gallery"])
def test_a_device_keeps_its_shape_in_cells_of_another(start, way):
    """As when the window's font is another one: the terminal says so with the window's size, and nothing else."""
    terminal = start(*[SCENE] if way == "scene" else [], columns=120, rows=40)
    terminal.wait_for("ready" if way == "scene" else "scenes")
    low = opened(start)
    terminal.resize(120, 40, cell=(8, 24))
    if way == "gallery":
        terminal.key("/")
        terminal.type("slide-down")
        terminal.key("enter")
    wanted = device_columns(low) * 1.5
    terminal.wait(lambda: abs(device_columns(terminal) - wanted) <= 1, "the device's own shape")
    assert terminal.falls_silent(0.2)
    assert abs(device_columns(terminal) - wanted) <= 1
