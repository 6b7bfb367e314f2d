"""An app's own code in the previewer: played, touched, built again at each save, and every way to go wrong."""
import glob
import re

import pytest

from swift_files import EXAMPLES, cache
from terminal import wait_with

# A label says how often the button was tapped, which moves a card to the side.
SCREEN = """import UIKit
final class Counter: UIViewController {{
  let label = UILabel(frame: CGRect(x: 40, y: 120, width: 300, height: 40))
  let card = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
  var count = 0
  override func viewDidLoad() {{
    super.viewDidLoad()
    card.backgroundColor = .systemBlue
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 393, height: 252))
    button.backgroundColor = .systemGreen
    button.addTarget(self, action: #selector(tap), for: .touchUpInside)
    for view in [label, card, button] {{ self.view.addSubview(view) }}
    show()
    {start}
  }}
  @objc func tap() {{
    count += 1
    print("tapped", count)
    {tap}
    show()
    UIView.animate(withDuration: 0.4) {{ self.card.frame.origin.x = 240 }}
  }}
  func show() {{ label.text = "{word} \\(count)" }}
}}
"""
# The button is in the lower third of the device, which is in the middle.
BUTTON = (60, 33)
LOOP = "while view.tag == 0 {}"
FLOOD = 'while view.tag == 0 { print("and again and again and again and again") }'
HOG = "var all: [UnsafeMutableRawPointer] = []; " \
    "while view.tag == 0 { all.append(.allocate(byteCount: 64 << 20, alignment: 8)) }"
TRAP = "let none: UIView? = view.viewWithTag(7); print(none!)"


def source(word="count", start="", tap=""):
    return SCREEN.format(word=word, start=start, tap=tap)


@pytest.fixture
def app(start, cache, tmp_path):
    """Opens a source in the previewer; its file is `path`."""

    def run(text=None, *arguments, columns=120, rows=40, word="count"):
        path = tmp_path / "Counter.swift"
        path.write_text(text or source(word))
        terminal = start("run", path, *arguments, columns=columns, rows=rows, environment=cache)
        terminal.wait_for(f"{word} 0")
        return terminal, path

    return run


def programs_of(terminal, cache):
    """The programs that a previewer has built and not removed; other tests may have theirs beside them."""
    return glob.glob(f"{cache['XDG_CACHE_HOME']}/segue/run/programs/*/program-{terminal.process.pid}-*")


def tap(terminal):
    """A tap that takes no time, however busy the machine is."""
    with terminal.together():
        terminal.click(*BUTTON)


def tapped(terminal):
    tap(terminal)
    terminal.wait_for("count 1")


def test_a_lone_animator_plays_between_stock_screens(start, cache):
    terminal = start("run", EXAMPLES / "CornerSlide.swift", environment=cache, columns=120, rows=40)
    terminal.wait_for("CornerAnimator in CornerSlide.swift", "present")
    before = terminal.text
    terminal.key("enter")
    terminal.wait(lambda: terminal.text != before, "a frame of the run")
    terminal.wait_for("finished")
    terminal.type("q")
    assert terminal.exit_code() == 0


TABLE = """
import UIKit
final class List: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \\(indexPath.row)"
    return cell
  }
}
#Preview("List") { List() }
"""


def test_a_table_is_dragged_and_let_go(start, cache, tmp_path):
    (tmp_path / "List.swift").write_text(TABLE)
    terminal = start("run", tmp_path / "List.swift", environment=cache, columns=100, rows=40)
    terminal.wait_for("Row 0", "Row 9")
    column, row = terminal.find("Row 9")
    for _ in range(3):
        terminal.press(column, row)
        for step in range(1, 7):
            terminal.drag(column, row - step)
            terminal.rest(0.02)
        terminal.release(column, row - 6)
        terminal.wait_for_silence(1)
    assert not terminal.find("Row 0")
    terminal.type("q")
    assert terminal.exit_code() == 0


def test_what_is_played_has_a_name(start, cache, segue):
    result = segue("run", EXAMPLES / "SlideDown.swift", "--list", environment=cache)
    assert any(line.endswith("view controller HomeController") for line in result.stdout.splitlines())
    terminal = start("run", EXAMPLES / "SlideDown.swift", "HomeController", environment=cache)
    terminal.wait_for("HomeController in SlideDown.swift")
    result = segue("run", EXAMPLES / "SlideDown.swift", "HomeControler", environment=cache)
    assert result.returncode == 1 and "did you mean 'HomeController'" in result.stderr


@pytest.mark.parametrize("columns, rows", [(80, 24), (120, 40), (200, 60)])
def test_what_a_program_listens_to_is_said_whole(start, cache, columns, rows):
    terminal = start("run", EXAMPLES / "SlideDown.swift", environment=cache, columns=columns, rows=rows)
    terminal.wait_for("ready", "tap and drag")
    _, top = terminal.find("tap and drag")
    words = " ".join(" ".join(line[:26].split()) for line in terminal.lines[top:top + 4])
    assert words.startswith("tap and drag: what it listens to is in the program's own code")


def test_a_tap_moves_what_the_code_moves_and_can_be_scrubbed(app):
    terminal, _ = app()
    tapped(terminal)
    terminal.key("home")
    terminal.wait_for("count 0")
    terminal.key("end")
    terminal.wait_for("count 1")
    terminal.type("2")
    for _ in range(3):
        terminal.key("tab")
    terminal.wait_for("Counter/card")


def test_what_has_no_effect_is_in_the_trace(app):
    terminal, _ = app(source(tap="card.layer.filters = [1]"), columns=200, rows=60)
    terminal.click(100, 50)
    terminal.wait_for("count 1")
    terminal.type("4")
    terminal.wait_for("print: tapped 1", "Counter.swift:")
    assert re.search(r"\d Counter\.swift:\d+: note: the filters of a layer", terminal.text)
    assert "print: Counter.swift" not in terminal.text


def test_panels_tell_of_a_program(app):
    terminal, _ = app(columns=200, rows=60)
    terminal.click(100, 50)
    terminal.wait_for("count 1")
    terminal.type("4")
    terminal.wait_for("print: tapped 1")
    terminal.type("3")
    terminal.wait_for("Counter/card", "position")
    terminal.type("5")
    terminal.wait_for("in your editor")


def test_a_touch_in_the_past_happens_there(app):
    terminal, _ = app(source(tap='print("x", Int(card.layer.presentation()?.frame.minX ?? -1))'))
    tapped(terminal)
    terminal.type("4")
    terminal.wait_for("print: x 40", "esc leave")
    terminal.key("escape")
    terminal.wait_without("esc leave")
    terminal.key("home")
    terminal.wait_for("count 0")
    for _ in range(12):
        terminal.key("right")
    terminal.wait_for("count 1", "0.20 /")
    tap(terminal)
    terminal.wait_for("count 2")
    places = [int(place) for place in re.findall(r"print: x (\d+)", terminal.text)]
    assert places[0] == 40 and 40 < places[1] < 240


def test_a_save_is_played_up_to_where_the_play_head_is(app):
    terminal, path = app()
    tapped(terminal)
    path.write_text(source("total"))
    terminal.wait_for("total 1")
    terminal.wait_for("reloaded")


def test_a_save_while_the_program_starts_is_played(start, cache, tmp_path):
    path, gate = tmp_path / "Counter.swift", tmp_path / "gate"
    path.write_text(source(start=f'print("open"); while !FileManager.default.fileExists(atPath: "{gate}") {{}}'))
    terminal = start("run", path, columns=120, rows=40, environment=cache)
    wait_with([terminal], lambda: programs_of(terminal, cache), lambda: "the program")
    path.write_text(source("saved"))
    gate.touch()
    terminal.wait_for("saved 0")
    terminal.key("q")
    assert terminal.exit_code() == 0


def test_an_error_leaves_the_last_good_picture(app):
    terminal, path = app()
    tapped(terminal)
    path.write_text(source("count", tap="nothing()"))
    terminal.wait_for("Counter.swift:19:5", "cannot find 'nothing' in scope", "the last good run goes on")
    assert "count 1" in terminal.text
    terminal.click(*BUTTON)
    terminal.wait_for("count 2")
    path.write_text(source("total"))
    terminal.wait_for("total 2")
    terminal.wait_without("the last good run goes on")


@pytest.mark.parametrize("where, line", [("start", 14), ("tap", 19)])
@pytest.mark.parametrize("body, message", [
    (TRAP, "Unexpectedly found nil"), (LOOP, "does not answer"), (FLOOD, "prints without end"), (HOG, None),
], ids=["trap", "loop", "flood", "hog"])
def test_a_save_that_does_not_run_leaves_the_last_good_picture(app, where, line, body, message):
    terminal, path = app()
    tapped(terminal)
    path.write_text(source("total", **{where: body}))
    terminal.wait_for("the last good run goes on")
    # Without memory, nobody can say where it was.
    if message:
        terminal.wait_for(message, f"Counter.swift:{line}")
    assert "count 1" in terminal.text
    path.write_text(source("total"))
    terminal.wait_for("total 1")
    terminal.wait_without("the last good run goes on")


def test_a_trap_is_shown_where_it_happens(app):
    terminal, path = app(source(tap=TRAP))
    terminal.click(*BUTTON)
    terminal.wait_for("the program has ended here", "Counter.swift:19", "Unexpectedly found nil", "tapped 1")
    assert "count 0" in terminal.text
    path.write_text(source())
    terminal.wait_for("count 1")
    terminal.wait_without("has ended")


def test_what_takes_long_is_given_up_by_hand(app):
    terminal, _ = app(source(tap=LOOP))
    terminal.click(*BUTTON)
    terminal.wait_for("esc ends it")
    terminal.key("escape")
    terminal.wait_for("the program has ended here", "Counter.swift:19")
    terminal.type("q")
    assert terminal.exit_code() == 0


def test_programs_are_removed_with_the_last_that_could_start_them(app, cache):
    terminal, path = app()
    for word in ["one", "two", "three", "four"]:
        path.write_text(source(word))
        terminal.wait_for(f"{word} 0")
    # What built the last one may still hold the one before for a moment.
    wait_with([terminal], lambda: 0 < len(programs_of(terminal, cache)) <= 3, lambda: "the old programs removed")
    terminal.type("q")
    assert terminal.exit_code() == 0
    assert not programs_of(terminal, cache)
