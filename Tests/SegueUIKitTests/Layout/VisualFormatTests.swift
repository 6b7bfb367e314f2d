import Testing

@testable import SegueUIKit

@MainActor
@Suite("The visual format of constraints")
struct VisualFormatTests {
  private func frames(
    _ formats: [String],
    _ options: NSLayoutConstraint.FormatOptions = []
  ) -> (one: CGRect, two: CGRect) {
    let phone = Phone()
    let box = phone.view(CGRect(x: 0, y: 0, width: 300, height: 200))
    let (one, two) = (UIView(), UIView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    for format in formats {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: options,
        metrics: ["gap": 30, "size": 40.0],
        views: ["one": one, "two": two]
      )
      box.addConstraints(made)
    }
    phone.host.advance(to: 0)
    return (one.frame, two.frame)
  }

  @Test(
    "edges, distances and sizes",
    arguments: [
      ("H:|[one]|", CGRect(x: 0, y: 0, width: 300, height: 50)),
      ("|-20-[one]-10-|", CGRect(x: 20, y: 0, width: 270, height: 50)),
      ("H:|-[one]-|", CGRect(x: 20, y: 0, width: 260, height: 50)),
      ("H:|-gap-[one(size)]", CGRect(x: 30, y: 0, width: 40, height: 50)),
      ("H:[one(==100)]-(gap)-|", CGRect(x: 170, y: 0, width: 100, height: 50)),
      ("H:|-(>=50@500,<=20)-[one(10)]", CGRect(x: 20, y: 0, width: 10, height: 50)),
      ("H:|-(-5)-[one]-0-|", CGRect(x: -5, y: 0, width: 305, height: 50)),
    ]
  )
  func one(format: String, expected: CGRect) {
    let found = frames([format, "V:|[one(50)]", "H:|[two(1)]", "V:|[two(1)]"]).one
    #expect(found.isNear(expected, within: 1e-6), "\(format): \(found)")
  }

  @Test("views side by side, as wide as each other, lined up")
  func two() {
    let found = frames(["H:|[one]-[two(==one)]|", "V:|-5-[one(50)]", "V:[two(20)]"], [])
    #expect(found.one.isNear(CGRect(x: 0, y: 5, width: 146, height: 50), within: 1e-6))
    let lined = frames(["H:|[one(60)][two(40)]"], .alignAllTop)
    #expect(lined.two.minX == 60)
    #expect(lined.one.minY == lined.two.minY)
  }

  @Test(
    "what cannot be read is noted and has no constraints",
    arguments: ["H:|-", "H:[three]", "V:[one(", "H:[one"]
  )
  func unreadable(format: String) {
    let phone = Phone()
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format,
      metrics: nil,
      views: ["one": phone.view()]
    )
    #expect(made.isEmpty)
    #expect(phone.host.notes == ["the visual format '\(format)' cannot be read"])
  }
}
