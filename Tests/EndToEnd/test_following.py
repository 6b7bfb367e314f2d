"""A finger that rests, and layers that follow what it takes along, on a terminal."""
import pytest

SCENE = """
segue: 1
title: Following
device: [390, 780]
screens:
  home:
    fill: white
    layers:
      notes:
        layers:
          note: {repeat: 2, frame: [20, 40 + 160 * i, 350, 120], fill: systemGray5, layers: {name: {text: [First, Second], frame: [20, 40, 150, 40]}}}
      card: {frame: [20, 500, 160, 120], fill: systemYellow, layers: {name: {text: Card, frame: [10, 40, 120, 40]}}}
      mate: {width: 160, height: 40, follow: {x: home/card.x, y: home/card.y - 80}, layers: {name: {text: Mate, frame: [10, 0, 120, 40]}}}
  menu: {fill: white, layers: {name: {text: hit/name.text, frame: [20, 300, 200, 40]}, what: {text: Menu, frame: [20, 400, 200, 40]}}}
transitions:
  lift: {kind: push, from: home, to: menu, hold: from/notes/*, duration: 0.3, tracks: {to: {opacity: 0 -> 1}}}
  back: {kind: pop, from: menu, to: home, tap: from, duration: 0.3, tracks: {from: {opacity: 0}}}
gestures:
  carry:
    in: home/card
    recognize: long-press(0.2)
    sets: {home/card: {x: here + x - start.x, y: here + y - start.y}}
    finish: {when: true, rest: {home/card: {x: 20, y: 500}}, duration: 0.3}
"""


@pytest.fixture(params=[(80, 24), (120, 40)])
def shown(start, tmp_path, request):
    path = tmp_path / "following.yaml"
    path.write_text(SCENE)
    columns, rows = request.param
    terminal = start("preview", path, columns=columns, rows=rows)
    terminal.wait_for("First", "Card", "Mate")
    terminal.wait_for_silence(0.3)
    return terminal


def test_what_is_held_opens(shown):
    column, row = shown.find("Second")
    # Beside the text: a mark shows where the finger is.
    shown.press(column + 8, row)
    shown.wait_for("Menu")
    shown.release(column + 8, row)
    shown.wait_for("Second")
    shown.wait_without("First")
    shown.wait_for_silence(0.5)
    column, row = shown.find("Menu")
    shown.press(column, row)
    shown.release(column, row)
    shown.wait_for("First")
    shown.wait_without("Menu")


def test_a_mate_goes_with_what_is_carried(shown):
    card, mate = shown.find("Card"), shown.find("Mate")
    shown.press(card[0] + 5, card[1])
    shown.rest(0.5)
    for step in range(1, 5):
        shown.drag(card[0] + 5 + step, card[1] - step)
        shown.rest(0.05)
    shown.rest(0.3)
    now = shown.find("Card"), shown.find("Mate")
    ways = [(place[0] - before[0], place[1] - before[1]) for place, before in zip(now, (card, mate))]
    assert ways[0] == (4, -4)
    # A row may round either way.
    assert abs(ways[1][0] - 4) <= 1 and abs(ways[1][1] + 4) <= 1
    shown.release(card[0] + 9, card[1] - 4)
    shown.wait_for_silence(0.5)
    assert (shown.find("Card"), shown.find("Mate")) == (card, mate)


def test_a_press_that_is_too_short_carries_nothing(shown):
    column, row = shown.find("Card")
    shown.press(column + 5, row)
    shown.rest(0.05)
    for step in range(1, 5):
        shown.drag(column + 5 + step, row - step)
        shown.rest(0.02)
    shown.rest(0.5)
    assert shown.find("Card") == (column, row)
    shown.release(column + 9, row - 4)
