"""Scroll layers under a finger and a wheel: pages, a refresh, and a list that hands its finger on."""
import pytest

from conftest import ROOT

SCENE = """
segue: 1
title: Scrolling
device: [390, 780]
screens:
  home:
    fill: white
    layers:
      page:
        scroll: {refresh: {height: 100, at: 60, duration: 3}}
        layers:
          room: {frame: [0, 0, W, 1400]}
          head: {text: Head, frame: [20, 10, 200, 40]}
          cards:
            frame: [0, 80, W, 200]
            scroll: {axis: x, paging: true}
            layers:
              card:
                repeat: 3
                frame: [W * i, 0, W, 200]
                layers: {name: {text: [First, Second, Third], frame: [20, 60, 200, 40]}}
          list:
            frame: [0, 320, W, 240]
            scroll: y
            layers: {row: {repeat: 8, frame: [0, 60 * i, W, 50], layers: {name: {text: [Ada, Ben, Cal, Dee, Eve, Fay, Gus, Hal], frame: [20, 5, 200, 40]}}}}
          foot: {text: Foot, frame: [20, 1300, 200, 40]}
"""


@pytest.fixture(params=[(80, 24), (120, 40)])
def shown(start, tmp_path, request):
    path = tmp_path / "scrolling.yaml"
    path.write_text(SCENE)
    columns, rows = request.param
    terminal = start("preview", path, columns=columns, rows=rows)
    terminal.wait_for("Head", "First", "Ada")
    terminal.wait_for_silence(0.3)
    return terminal


def pull(terminal, text, points, release=True):
    """Drags what stands beside a text by some points, a row at a time."""
    column, row = terminal.find(text)
    # The device is 780 points high.
    rows = round(points / (39 if len(terminal.lines) == 24 else 25))
    column += len(text) + 4
    terminal.press(column, row)
    terminal.rest(0.03)
    for step in range(1, abs(rows) + 1):
        terminal.drag(column, row + (step if rows > 0 else -step))
        terminal.rest(0.03)
    terminal.rest(0.3)
    if release:
        terminal.release(column, row + rows)


def test_a_wheel_turns_pages(shown):
    column, row = shown.find("First")
    shown.type(f"\x1b[<67;{column};{row}M")
    shown.wait_for("Second")
    shown.wait_without("First")
    shown.type(f"\x1b[<66;{column};{row}M")
    shown.wait_for("First")
    shown.wait_without("Second")


def test_what_is_pulled_down_stays_for_a_while(shown):
    _, home = shown.find("Head")
    pull(shown, "First", 230)
    shown.rest(0.4)
    _, held = shown.find("Head")
    assert held > home
    shown.wait(lambda: shown.find("Head")[1] == home, "the refresh is over")


def test_a_list_hands_the_finger_on_and_has_it_back(shown):
    _, home = shown.find("Head")
    pull(shown, "Dee", -120)
    shown.wait_without("Ada")
    # Until here the page stands; what the list leaves moves it.
    assert shown.find("Head")[1] == home
    pull(shown, "Eve", -330)
    shown.wait_for("Hal")
    shown.wait_without("Head")
    pull(shown, "Hal", 430)
    shown.wait_for("Head")


def test_a_finger_up_on_what_scrolls_sideways_moves_the_page(shown):
    _, home = shown.find("First")
    pull(shown, "First", -80, release=False)
    shown.wait(lambda: shown.find("First")[1] < home, "the page follows")
