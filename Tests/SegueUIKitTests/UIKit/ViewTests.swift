import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Views")
struct ViewTests {
  /// A view that writes down what it is told.
  private final class Diary: UIView {
    var lines: [String] = []
    override func willMove(toSuperview view: UIView?) {
      lines.append("will \(view == nil ? "leave" : "move")")
    }
    override func didMoveToSuperview() { lines.append("did \(superview == nil ? "leave" : "move")") }
    override func willMove(toWindow window: UIWindow?) { lines.append("will window \(window != nil)") }
    override func didMoveToWindow() { lines.append("did window \(window != nil)") }
    override func layoutSubviews() { lines.append("layout \(Int(bounds.width))") }
    override func didAddSubview(_ view: UIView) { lines.append("added") }
    override func willRemoveSubview(_ view: UIView) { lines.append("removing") }
  }

  @Test("views are told where they move, in UIKit's order")
  func moves() {
    let phone = Phone()
    let (view, inner) = (Diary(), Diary())
    view.addSubview(inner)
    #expect(view.lines == ["added"])
    #expect(inner.lines == ["will move", "did move"])
    (view.lines, inner.lines) = ([], [])
    phone.window.addSubview(view)
    #expect(view.lines == ["will move", "will window true", "did move", "did window true"])
    #expect(inner.lines == ["will window true", "did window true"])
    (view.lines, inner.lines) = ([], [])
    view.removeFromSuperview()
    #expect(view.lines == ["will leave", "will window false", "did leave", "did window false"])
    inner.removeFromSuperview()
    #expect(view.lines.last == "removing")
  }

  @Test("order among views is the layers' as well")
  func order() {
    let outer = Phone().view()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      outer.addSubview(view)
      return view
    }
    func tags() -> [Int] {
      #expect(
        outer.subviews.map { ObjectIdentifier($0.layer) } == outer.layer.sublayers?.map(ObjectIdentifier.init)
      )
      return outer.subviews.map(\.tag)
    }
    outer.bringSubviewToFront(views[1])
    #expect(tags() == [0, 2, 3, 1])
    outer.sendSubviewToBack(views[3])
    #expect(tags() == [3, 0, 2, 1])
    outer.insertSubview(views[3], aboveSubview: views[2])
    #expect(tags() == [0, 2, 3, 1])
    outer.insertSubview(views[1], belowSubview: views[0])
    #expect(tags() == [1, 0, 2, 3])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [3, 0, 2, 1])
    outer.insertSubview(views[0], at: 99)
    #expect(tags() == [3, 2, 1, 0])
    #expect(outer.viewWithTag(2) === views[2])
    #expect(views[2].isDescendant(of: outer))
  }

  @Test("layout happens once at the end of the turn, or when it is asked for")
  func layout() {
    let phone = Phone()
    let view = Diary(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    #expect(view.lines.last == "layout 10")
    view.lines = []
    view.frame.size.width = 20
    view.frame.size.width = 30
    view.center.x += 100
    #expect(view.lines.isEmpty)
    phone.host.advance(to: 0)
    #expect(view.lines == ["layout 30"])
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.lines == ["layout 30", "layout 30"])
  }

  @Test("a layout within a block is animated with it")
  func animatedLayout() {
    final class Row: UIView {
      let box = UIView()
      var isWide = false { didSet { setNeedsLayout() } }
      override func layoutSubviews() {
        if box.superview == nil { addSubview(box) }
        box.frame = CGRect(x: 0, y: 0, width: isWide ? 100 : 20, height: 20)
      }
    }
    let phone = Phone()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    phone.window.addSubview(row)
    phone.host.advance(to: 0)
    row.isWide = true
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
    phone.host.advance(to: 0.5)
    #expect(row.box.layer.presentation()?.frame.width == 60)
  }

  @Test("views follow the size of the one that they are in, in proportion")
  func autoresizing() {
    let outer = Phone().view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 50))
    outer.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    #expect(view.frame == CGRect(x: 10, y: 70, width: 160, height: 50))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.frame = CGRect(x: 50, y: 0, width: 50, height: 10)
    outer.bounds.size.width = 350
    #expect(view.frame == CGRect(x: 100, y: 0, width: 50, height: 10))
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 10
    #expect(view.frame.minX == 100)
  }

  @Test("touches end up in the frontmost view that takes them")
  func hitTesting() {
    let outer = Phone().view(CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
    inner.isUserInteractionEnabled = true
    inner.alpha = 0
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
    inner.alpha = 1
    inner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
    #expect(outer.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 105, y: 105))
    #expect(inner.convert(inner.bounds, to: outer).isNear(CGRect(x: 95, y: 95, width: 10, height: 10)))
  }

  @Test("a snapshot is what was seen, in its own size, and is stretched with its view")
  func snapshots() throws {
    let phone = Phone()
    let view = phone.view(CGRect(x: 10, y: 10, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
    view.addSubview(inner)
    phone.host.advance(to: 0)
    view.alpha = 0.5
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.removeFromSuperview()
    phone.window.addSubview(snapshot)
    func boxes() -> [CGRect] {
      let tree = phone.host.tree
      let content = tree[tree[snapshot.layer.id].sublayers[0]].sublayers[0]
      return ([content] + tree[content].sublayers).map {
        CGRect(tree.frame(of: $0, in: tree.root, at: phone.host.time))
      }
    }
    #expect(
      boxes() == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 20, y: 10, width: 10, height: 10)]
    )
    phone.host.advance(to: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      snapshot.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    }
    phone.host.advance(to: 0.5)
    #expect(
      boxes() == [CGRect(x: 0, y: 0, width: 150, height: 50), CGRect(x: 30, y: 10, width: 15, height: 10)]
    )
    let part = view.resizableSnapshotView(
      from: CGRect(x: 20, y: 0, width: 30, height: 30),
      afterScreenUpdates: true,
      withCapInsets: .zero
    )
    #expect(part?.bounds.size == CGSize(width: 30, height: 30))
  }

  @Test("a view that was never on the screen has no look yet, which is said")
  func emptySnapshots() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(UIView())
    let count = phone.host.tree.count
    let empty = view.snapshotView(afterScreenUpdates: false)
    #expect(phone.host.tree.count == count + 1)
    #expect(empty?.bounds.size == view.bounds.size)
    #expect(phone.host.notes.count == 1)
    let full = view.snapshotView(afterScreenUpdates: true)
    #expect(phone.host.tree.count == count + 5)
    #expect(full?.bounds.size == view.bounds.size)
  }

  @Test("a snapshot has a look wherever it is, so it can be cut into pieces")
  func snapshotsOfSnapshots() throws {
    let phone = Phone()
    let view = phone.view(CGRect(x: 10, y: 10, width: 100, height: 50))
    view.addSubview(UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10)))
    phone.host.advance(to: 0)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    let part = try #require(
      snapshot.resizableSnapshotView(
        from: CGRect(x: 15, y: 5, width: 30, height: 30),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
    )
    #expect(phone.host.notes.isEmpty)
    phone.window.addSubview(part)
    let tree = phone.host.tree
    var layer = part.layer.id
    while let next = tree[layer].sublayers.last { layer = next }
    #expect(
      CGRect(tree.frame(of: layer, in: tree.root, at: phone.host.time))
        == CGRect(x: 5, y: 5, width: 10, height: 10)
    )
  }

  private final class Copied: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
    }
  }

  @Test("a command goes up the chain to who can perform it")
  func commands() {
    let phone = Phone()
    let outer = Copied(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.target(forAction: Selector("copy:"), withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: Selector("paste:"), withSender: nil) == nil)
  }

  @Test("a literal is a colour of UIKit's and of Core Graphics'")
  func colorLiterals() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(layer.borderColor == color.cgColor && layer.borderColor?.components == [1, 0.5, 0, 0.5])
  }

  @Test("a label is as wide as its text, and shows it in its colour")
  func labels() {
    let phone = Phone()
    let label = UILabel()
    label.text = "Ein Wort"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .red
    label.textAlignment = .center
    label.sizeToFit()
    #expect(label.bounds.width > 60 && label.bounds.width < 110)
    #expect(abs(label.bounds.height - label.font.lineHeight) < 0.34)
    let text = label.layer.ownState.contents.text
    #expect(text?.string == "Ein Wort")
    #expect(text?.style.weight == .semibold)
    #expect(text?.alignment == .center)
    #expect(text?.verticalAlignment == .middle && text?.lineLimit == 1)
    label.numberOfLines = 0
    #expect(label.layer.ownState.contents.text?.lineLimit == 0)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 40)
    phone.window.addSubview(label)
    label.text = nil
    #expect(label.layer.ownState.contents.text == nil)
  }

  @Test("a button tells its targets, and lays out its title")
  func buttons() {
    @MainActor final class Target: NSObject {
      var count = 0
      func tapped(_ sender: Any?) { count += 1 }
    }
    let phone = Phone()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.setTitle("Go", for: .normal)
    button.setTitle("Stop", for: .selected)
    phone.window.addSubview(button)
    phone.host.advance(to: 0)
    #expect(abs((button.titleLabel?.frame.midX ?? 0) - 100) < 0.5)
    #expect(button.titleLabel?.textColor == .systemBlue)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Stop")
    let target = Target()
    let selector = Selector("tapped:", of: target, { target in { (sender: Any?) in target.tapped(sender) } })
    button.addTarget(target, action: selector, for: .touchUpInside)
    var actions = 0
    button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(target.count == 1)
    #expect(actions == 1)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 1)
  }

  @Test("a blur comes with the animation in force, and is scrubbed")
  func effects() {
    let phone = Phone()
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .dark)
    }
    animator.fractionComplete = 0.5
    #expect(view.layer.state.backdropBlur == 10)
    #expect(view.contentView.frame == view.bounds)
    animator.stopAnimation(true)
  }

  @Test("the app knows its windows, and may ignore touches")
  func application() {
    let phone = Phone()
    let alert = UIWindow(frame: phone.window.frame)
    alert.windowLevel = .alert
    alert.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.map { $0 === alert } == [false, true])
    #expect(UIApplication.shared.keyWindow === alert)
    #expect(phone.host.windows.first === alert)
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }
}
