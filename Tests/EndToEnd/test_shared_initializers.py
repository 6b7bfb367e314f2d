"""A protocol with `init()` that an extension gives to all of UIKit's classes, as libraries do for shorter code."""
import re

from swift_files import cache

SOURCE = """
import UIKit

protocol Made { init() }

extension Made {
  init(_ block: (Self) -> Void) {
    self.init()
    block(self)
  }

  static func one() -> Self { Self() }
  func twin() -> Self { type(of: self).init() }

  func with(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }
}

extension NSObject: Made {}

class Style: Made {
  var radius = 1.0
  required init() { radius = 8 }
}

final class Round: Style {}

public struct Point { var x = 3 }
extension Point: Made {}

protocol Kept: Made {}
enum Side: Kept { case left, right; init() { self = .right } }

func made<T: Made>(_ type: T.Type) -> T { type.init() }
func any(_ type: any Made.Type) -> any Made { type.init() }

final class Card: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
  }
  required init?(coder: NSCoder) { nil }
}

final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let style = Round { $0.radius += 4 }
    let card = Card { $0.layer.cornerRadius = CGFloat(style.radius) }.with { $0.tag = 7 }
    let label = UILabel { $0.text = "made" }
    let pan = UIPanGestureRecognizer { $0.maximumNumberOfTouches = 1 }
    card.addGestureRecognizer(pan)
    view.addSubview(card)
    print(Point.one().x, made(Side.self), made(UISwitch.self).frame.width, label.twin().text == nil, any(Round.self) is Round)
    print(type(of: style), card.layer.cornerRadius, card.tag, card.backgroundColor == .systemBlue, label.text!, pan.maximumNumberOfTouches)
  }
}

#Preview { Screen() }
"""


def test_objects_of_own_and_of_uikits_classes_are_made(segue, cache, tmp_path):
    path = tmp_path / "Screen.swift"
    path.write_text(SOURCE)
    result = segue("trace", path, environment=cache)
    assert result.returncode == 0, result.stderr
    assert re.findall(r"^printed: (.*)$", result.stderr, re.M) == [
        "3 right 51.0 true true", "Round 12.0 7 true made 1"]
