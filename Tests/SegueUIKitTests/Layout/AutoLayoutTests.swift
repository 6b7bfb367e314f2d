import Testing

@testable import SegueUIKit

@MainActor
@Suite("Auto Layout")
struct AutoLayoutTests {
  private func placed(_ outer: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  @Test("edges, sizes, middles and multiples place a view at the end of the turn")
  func places() {
    let phone = Phone(width: 300, height: 600)
    let (fill, box) = (placed(phone.window), placed(phone.window))
    NSLayoutConstraint.activate([
      fill.topAnchor.constraint(equalTo: phone.window.topAnchor, constant: 20),
      fill.leadingAnchor.constraint(equalTo: phone.window.leadingAnchor, constant: 10),
      fill.trailingAnchor.constraint(equalTo: phone.window.trailingAnchor, constant: -10),
      fill.bottomAnchor.constraint(equalTo: phone.window.bottomAnchor),
      box.centerXAnchor.constraint(equalTo: fill.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: fill.centerYAnchor),
      box.widthAnchor.constraint(equalTo: fill.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2, constant: 1),
    ])
    #expect(fill.frame == .zero)
    phone.host.advance(to: 0)
    #expect(fill.frame.isNear(CGRect(x: 10, y: 20, width: 280, height: 580)))
    #expect(box.frame.isNear(CGRect(x: 80, y: 169.5, width: 140, height: 281)))
    #expect(phone.host.notes.isEmpty)
  }

  @Test("a changed constant moves with layoutIfNeeded() in an animation, and other views stand")
  func animates() {
    let phone = Phone(width: 300, height: 600)
    let view = placed(phone.window)
    let top = view.topAnchor.constraint(equalTo: phone.window.topAnchor, constant: 100)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: phone.window.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    phone.host.advance(to: 0)
    top.constant = 300
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { phone.window.layoutIfNeeded() }
    phone.host.advance(to: 0.25)
    #expect(view.frame.minY == 300)
    #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - 150) < 1e-9)
    phone.host.advance(to: 1)
    top.constant = 10
    phone.host.advance(to: 1)
    #expect(view.layer.presentation()?.frame.minY == 10)
  }

  @Test("a distance between two anchors is as good as a size")
  func distances() {
    let phone = Phone(width: 300, height: 600)
    let (one, two) = (placed(phone.window), placed(phone.window))
    let edge = phone.window.leftAnchor
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: phone.window.topAnchor),
      two.topAnchor.constraint(equalTo: phone.window.topAnchor),
      one.heightAnchor.constraint(equalTo: one.widthAnchor),
      two.heightAnchor.constraint(equalToConstant: 80),
      one.widthAnchor.constraint(equalToConstant: 40), two.widthAnchor.constraint(equalToConstant: 60),
      // From the left edge to the first, from the first to the second: as much as from the second to the right edge.
      edge.anchorWithOffset(to: one.leftAnchor).constraint(equalToConstant: 20),
      one.rightAnchor.anchorWithOffset(to: two.leftAnchor).constraint(
        equalTo: two.rightAnchor.anchorWithOffset(to: phone.window.rightAnchor),
        multiplier: 3
      ),
      two.bottomAnchor.anchorWithOffset(to: one.bottomAnchor).constraint(lessThanOrEqualToConstant: 0),
    ])
    phone.host.advance(to: 0)
    #expect(one.frame.isNear(CGRect(x: 20, y: 0, width: 40, height: 40)))
    #expect(two.frame.isNear(CGRect(x: 195, y: 0, width: 60, height: 80)))
    #expect(phone.host.notes.isEmpty)
    #expect([.required - 1, .defaultLow + 0.5].map(\.rawValue) == [999, 250.5])
  }

  @Test("inequalities and priorities decide, and an inactive constraint does not")
  func priorities() {
    let phone = Phone(width: 300, height: 600)
    let view = placed(phone.window)
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = UILayoutPriority(751)
    NSLayoutConstraint.activate([
      wide, view.widthAnchor.constraint(lessThanOrEqualTo: phone.window.widthAnchor, constant: -40),
    ])
    phone.host.advance(to: 0)
    #expect(view.frame.width == 260)
    narrow.isActive = true
    phone.host.advance(to: 0)
    #expect(view.frame.width == 30)
    NSLayoutConstraint.deactivate([narrow])
    #expect(!narrow.isActive)
    phone.host.advance(to: 0)
    #expect(view.frame.width == 260)
  }

  @Test("contents decide a label's size, and its height by the width that it has")
  func contents() {
    let phone = Phone(width: 300, height: 600)
    let label = UILabel()
    label.text = "some words that take more than a single line"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(label)
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    NSLayoutConstraint.activate([width, label.topAnchor.constraint(equalTo: phone.window.topAnchor)])
    phone.host.advance(to: 0)
    let wrapped = label.frame
    #expect(wrapped.width <= 120)
    #expect(wrapped.height == label.sizeThatFits(CGSize(width: wrapped.width, height: 0)).height)
    width.constant = 5000
    phone.host.advance(to: 0)
    #expect(label.frame.height < wrapped.height)
    #expect(label.frame.width == label.sizeThatFits(.zero).width)
    label.text = "short"
    phone.host.advance(to: 0)
    #expect(label.frame.width == label.sizeThatFits(.zero).width)
  }

  @Test("the safe area and the margins of a controller's view are the phone's")
  func guides() {
    let phone = Phone()
    let controller = UIViewController()
    phone.window.rootViewController = controller
    let (safe, margins) = (placed(controller.view), placed(controller.view))
    for (view, guide) in [
      (safe, controller.view.safeAreaLayoutGuide), (margins, controller.view.layoutMarginsGuide),
    ] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    phone.host.advance(to: 0)
    #expect(safe.frame.isNear(CGRect(x: 0, y: 59, width: 393, height: 759)))
    #expect(margins.frame.isNear(CGRect(x: 16, y: 59, width: 361, height: 759)))
    controller.additionalSafeAreaInsets.top = 41
    phone.host.advance(to: 0)
    #expect(safe.frame.isNear(CGRect(x: 0, y: 100, width: 393, height: 718)))
    #expect(controller.view.safeAreaInsets.top == 100)
  }

  @Test("what a view has with others goes as it leaves, and a contradiction is said once")
  func leaving() {
    let phone = Phone(width: 300, height: 600)
    let (outer, view) = (placed(phone.window), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    let own = view.widthAnchor.constraint(equalToConstant: 7)
    let with = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3)
    NSLayoutConstraint.activate([own, with])
    phone.host.advance(to: 0)
    #expect(view.frame.minX == 3)
    view.removeFromSuperview()
    #expect(own.isActive)
    #expect(!with.isActive)
    outer.widthAnchor.constraint(equalToConstant: 10).isActive = true
    outer.widthAnchor.constraint(equalToConstant: 11).isActive = true
    phone.host.advance(to: 0)
    #expect(outer.frame.width == 10)
    #expect(phone.host.notes == ["constraints contradict each other; left out was UIView.width == 11.0"])
  }

  @Test("a fitting size is the constraints', and nothing is left of a hierarchy that has them")
  func fitting() {
    let phone = Phone(width: 300, height: 600)
    weak var gone: UIView?
    do {
      let outer = placed(phone.window)
      gone = outer
      let view = placed(outer)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 6),
        view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -7),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
      ])
      #expect(
        outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 113, height: 53)
      )
      phone.host.advance(to: 0)
      #expect(outer.bounds.size == CGSize(width: 113, height: 53))
      outer.removeFromSuperview()
    }
    phone.host.advance(to: 1)
    #expect(gone == nil)
  }

  @Test("a chain of a hundred views is solved, and a changed constant moves all of them")
  func long() {
    let phone = Phone(width: 300, height: 600)
    var views: [UIView] = []
    for _ in 0..<100 {
      let view = placed(phone.window)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: views.last?.bottomAnchor ?? phone.window.topAnchor, constant: 1),
        view.leftAnchor.constraint(equalTo: phone.window.leftAnchor),
        view.heightAnchor.constraint(equalToConstant: 2), view.widthAnchor.constraint(equalToConstant: 10),
      ])
      views.append(view)
    }
    phone.host.advance(to: 0)
    #expect(views[99].frame.minY == 298)
    views[0].constraints[0].constant = 102
    phone.host.advance(to: 0)
    #expect(views[99].frame.minY == 398)
  }

  @Test("a view is laid out as constraints move a guide of its own, and not again without that")
  func guidesOfTheOwner() {
    final class Ruled: UIView {
      let guide = UILayoutGuide()
      var seen: [CGFloat] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(guide.layoutFrame.minX)
      }
    }
    let phone = Phone()
    let view = Ruled(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.addLayoutGuide(view.guide)
    phone.window.addSubview(view)
    phone.host.advance(to: 0.1)
    let edge = view.guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40)
    edge.isActive = true
    phone.host.advance(to: 0.2)
    edge.constant = 60
    phone.host.advance(to: 0.3)
    phone.host.advance(to: 0.4)
    #expect(view.seen.count == 3)
    #expect(zip(view.seen, [0, 40, 60]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
