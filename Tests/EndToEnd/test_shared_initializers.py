"""A protocol with `init()` that an extension gives to all of UIKit's classes, as libraries do for shorter code."""
import re

from swift_files import cache

SOURCE = """
import UIKit

protocol Made: AnyObject { init() }

extension Made {
  init(_ block: (Self) -> Void) {
    self.init()
    block(self)
  }

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
    assert re.findall(r"^printed: (.*)$", result.stderr, re.M) == ["Round 12.0 7 true made 1"]
