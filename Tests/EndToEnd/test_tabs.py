"""A tab bar on a terminal: a click changes the tab, a drag does under the finger, and each tab keeps its screens."""
import pytest


@pytest.fixture(params=[(80, 24), (120, 40)])
def shown(start, request):
    columns, rows = request.param
    terminal = start("preview", "tabs", columns=columns, rows=rows)
    terminal.wait_for("Kitchen", "Cellar", "You")
    # The panel names what the scene has, as the tab bar does.
    terminal.type("p")
    terminal.falls_silent(0.5)
    return terminal


def click(terminal, text, last=False):
    column, row = terminal.find(text, last=last) if last else terminal.find(text)
    terminal.press(column, row)
    terminal.release(column, row)


def test_a_click_changes_the_tab_and_each_keeps_its_screens(shown):
    click(shown, "You")
    shown.wait_without("Kitchen")
    shown.falls_silent(0.5)
    assert "Home" in shown.text and "You" in shown.text
    click(shown, "Home")
    shown.wait_for("Kitchen")
    shown.falls_silent(0.5)
    click(shown, "Garden")
    shown.wait_for("Room")
    shown.falls_silent(0.5)
    click(shown, "You")
    shown.wait_without("Room")
    shown.falls_silent(0.5)
    click(shown, "Home")
    shown.wait_for("Room")
    shown.wait_without("Kitchen")


def test_a_drag_changes_the_tab_under_the_finger(shown):
    column, row = shown.find("Cellar")
    place = (column + 8, row + 3)
    shown.press(*place)
    for step in range(1, 13):
        shown.drag(place[0] - step, place[1])
        shown.rest(0.02)
    # In the hand the first tab is half gone, and its bar with it.
    shown.wait_without("Kitchen")
    shown.rest(0.3)
    shown.release(place[0] - 12, place[1])
    shown.falls_silent(0.5)
    assert "Kitchen" not in shown.text
