"""A tab bar on a terminal: a click changes the tab, a drag does under the finger, and each tab keeps its screens."""
import pytest


@pytest.fixture(params=[(80, 24), (120, 40)])
def shown(start, request):
    columns, rows = request.param
    terminal = start("preview", "tabs", columns=columns, rows=rows)
    terminal.wait_for("Kitchen", "Cellar", "You")
    terminal.wait_for_silence(0.3)
    return terminal


def click(terminal, text):
    column, row = terminal.find(text)
    terminal.press(column, row)
    terminal.release(column, row)


def test_a_click_changes_the_tab_and_each_keeps_its_screens(shown):
    click(shown, "You")
    shown.wait_without("Kitchen")
    shown.wait_for_silence(0.5)
    assert "Home" in shown.text and "You" in shown.text
    click(shown, "Home")
    shown.wait_for("Kitchen")
    shown.wait_for_silence(0.5)
    click(shown, "Garden")
    shown.wait_for("Room")
    shown.wait_for_silence(0.5)
    click(shown, "You")
    shown.wait_without("Room")
    shown.wait_for_silence(0.5)
    click(shown, "Home")
    shown.wait_for("Room")
    shown.wait_without("Kitchen")


def test_a_drag_changes_the_tab_under_the_finger(shown):
    column, row = shown.find("Cellar")
    bar = shown.find("You")
    # Beside the last row, from the right: most of the way.
    place = (bar[0], row + 3)
    way = (bar[0] - column) * 4 // 5
    shown.press(*place)
    for step in range(1, way + 1):
        shown.drag(place[0] - step, place[1])
        shown.rest(0.02)
    # In the hand the first tab is nearly gone; the bar stays.
    shown.wait_without("Kitchen")
    assert shown.find("You") == bar
    shown.rest(0.3)
    shown.release(place[0] - way, place[1])
    shown.wait_for_silence(0.5)
    assert "Kitchen" not in shown.text
