import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Touches and gesture recognizers")
struct GestureTests {
  /// An object that writes down what recognizers tell it.
  @MainActor
  private final class Diary: NSObject, UIGestureRecognizerDelegate {
    var lines: [String] = []
    var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var areTogether = false

    func selector(_ name: String) -> Selector {
      Selector("told:", of: self, { diary in { (sender: UIGestureRecognizer) in diary.told(name, sender) } })
    }

    private func told(_ name: String, _ sender: UIGestureRecognizer) {
      lines.append("\(name) \(sender.state)")
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { mayBegin(recognizer) }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { areTogether }
  }

  private func touch(_ phone: Phone, _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double) {
    phone.host.advance(to: time)
    phone.host.handle(PointerEvent(phase: phase, location: Point(x: x, y: y), time: time))
  }

  @Test("a drag begins, goes on and ends, in its view's points")
  func pan() {
    let phone = Phone()
    let (view, diary) = (phone.view(CGRect(x: 50, y: 50, width: 200, height: 200)), Diary())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer(target: diary, action: diary.selector("pan"))
    view.addGestureRecognizer(pan)
    touch(phone, .began, 100, 100, at: 0)
    #expect(pan.numberOfTouches == 1)
    touch(phone, .moved, 105, 100, at: 0.05)
    #expect(diary.lines == [])
    touch(phone, .moved, 120, 100, at: 0.1)
    #expect(pan.translation(in: phone.window) == CGPoint(x: 20, y: 0))
    #expect(pan.translation(in: view).x == 10)
    #expect(pan.location(in: phone.window) == CGPoint(x: 120, y: 100))
    pan.setTranslation(.zero, in: phone.window)
    touch(phone, .moved, 140, 100, at: 0.15)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan.velocity(in: nil).x > 200)
    touch(phone, .ended, 140, 100, at: 0.16)
    #expect(diary.lines == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 0)
  }

  @Test("the innermost comes first, and others only with leave")
  func arbitration() {
    let phone = Phone()
    let outer = phone.view(CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    let diary = Diary()
    let one = UIPanGestureRecognizer(target: diary, action: diary.selector("inner"))
    let two = UIPanGestureRecognizer(target: diary, action: diary.selector("outer"))
    inner.addGestureRecognizer(one)
    outer.addGestureRecognizer(two)
    (one.delegate, two.delegate) = (diary, diary)
    func drag() -> [String] {
      diary.lines = []
      let start = phone.host.time
      touch(phone, .began, 10, 10, at: start)
      touch(phone, .moved, 60, 10, at: start + 0.1)
      touch(phone, .ended, 60, 10, at: start + 0.2)
      return diary.lines
    }
    #expect(drag() == ["inner began", "inner ended"])
    diary.mayBegin = { $0 !== one }
    #expect(drag() == ["outer began", "outer ended"])
    diary.mayBegin = { _ in true }
    diary.areTogether = true
    #expect(drag().sorted() == ["inner began", "inner ended", "outer began", "outer ended"])
    one.isEnabled = false
    #expect(drag() == ["outer began", "outer ended"])
  }

  @Test("a recognizer waits until the one that it requires to fail has failed")
  func requirement() {
    let phone = Phone()
    let (view, diary) = (phone.view(), Diary())
    let tap = UITapGestureRecognizer(target: diary, action: diary.selector("tap"))
    let swipe = UISwipeGestureRecognizer(target: diary, action: diary.selector("swipe"))
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(swipe)
    tap.require(toFail: swipe)
    touch(phone, .began, 50, 50, at: 0)
    touch(phone, .ended, 50, 50, at: 0.1)
    #expect(diary.lines == ["tap ended"])
    touch(phone, .began, 20, 50, at: 1)
    touch(phone, .moved, 90, 50, at: 1.1)
    touch(phone, .ended, 95, 50, at: 1.15)
    #expect(diary.lines == ["tap ended", "swipe ended"])
  }

  @Test("a view sees its touches until a gesture takes them")
  func cancelling() {
    final class Lines: UIView {
      var lines: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("cancelled")
      }
    }
    let phone = Phone()
    let view = Lines(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.window.addSubview(view)
    touch(phone, .began, 50, 50, at: 0)
    touch(phone, .ended, 50, 50, at: 0.1)
    #expect(view.lines == ["began", "ended"])
    let diary = Diary()
    let pan = UIPanGestureRecognizer(target: diary, action: diary.selector("pan"))
    phone.window.addGestureRecognizer(pan)
    view.lines = []
    touch(phone, .began, 50, 50, at: 1)
    touch(phone, .moved, 80, 50, at: 1.1)
    touch(phone, .moved, 90, 50, at: 1.2)
    touch(phone, .ended, 90, 50, at: 1.3)
    #expect(view.lines == ["began", "moved", "cancelled"])
  }

  @Test("a button is tapped by a finger, also in a view with a tap of its own")
  func button() {
    let phone = Phone()
    let (view, diary) = (phone.view(), Diary())
    view.addGestureRecognizer(UITapGestureRecognizer(target: diary, action: diary.selector("tap")))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    touch(phone, .began, 20, 20, at: 0)
    #expect(button.isHighlighted)
    touch(phone, .ended, 20, 20, at: 0.1)
    #expect(taps == 1)
    #expect(!button.isHighlighted)
    #expect(diary.lines == [])
    touch(phone, .began, 80, 80, at: 1)
    touch(phone, .ended, 80, 80, at: 1.1)
    #expect(diary.lines == ["tap ended"])
  }

  @Test("fingers from the left edge pop a controller through a percent-driven transition")
  func edgePan() {
    @MainActor final class Popper: NSObject {
      let navigation: UINavigationController
      let delegate: TestDelegate
      init(_ navigation: UINavigationController, _ delegate: TestDelegate) {
        (self.navigation, self.delegate) = (navigation, delegate)
        super.init()
      }
      func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        let percent = recognizer.translation(in: recognizer.view).x / 393
        switch recognizer.state {
        case .began:
          delegate.interactor = UIPercentDrivenInteractiveTransition()
          navigation.popViewController(animated: true)
        case .changed: delegate.interactor?.update(percent)
        case .ended:
          if percent > 0.5 { delegate.interactor?.finish() } else { delegate.interactor?.cancel() }
        default: break
        }
      }
    }
    let phone = Phone()
    let (home, detail, delegate) = (Screen("home"), Screen("detail"), TestDelegate())
    delegate.back = .fading()
    let navigation = UINavigationController(rootViewController: home)
    navigation.delegate = delegate
    phone.window.rootViewController = navigation
    navigation.pushViewController(detail, animated: false)
    phone.host.advance(to: 1)
    let popper = Popper(navigation, delegate)
    let action = Selector("pan:", of: popper) { popper in
      { (recognizer: UIScreenEdgePanGestureRecognizer) in popper.pan(recognizer) }
    }
    let edge = UIScreenEdgePanGestureRecognizer(target: popper, action: action)
    edge.edges = .left
    navigation.view.addGestureRecognizer(edge)
    touch(phone, .began, 3, 400, at: 1)
    touch(phone, .moved, 40, 400, at: 1.1)
    touch(phone, .moved, 121, 400, at: 1.2)
    #expect(abs((detail.view.layer.presentation()?.opacity ?? 0) - Float(1 - 118.0 / 393)) < 1e-6)
    touch(phone, .moved, 250, 400, at: 1.3)
    touch(phone, .ended, 250, 400, at: 1.4)
    phone.host.advance(to: 3)
    #expect(navigation.topViewController === home)
    #expect(detail.view.window == nil)
  }

  @Test("a finger that rests is a long press, which goes on as it moves; one that moves too soon is none")
  func longPress() {
    let phone = Phone()
    let (view, diary) = (phone.view(CGRect(x: 0, y: 0, width: 200, height: 200)), Diary())
    let press = UILongPressGestureRecognizer(target: diary, action: diary.selector("press"))
    let tap = UITapGestureRecognizer(target: diary, action: diary.selector("tap"))
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(tap)
    touch(phone, .began, 100, 100, at: 0)
    phone.host.advance(to: 0.49)
    #expect(diary.lines == [])
    phone.host.advance(to: 0.5)
    #expect(diary.lines == ["press began"])
    touch(phone, .moved, 150, 100, at: 0.6)
    #expect(press.location(in: view) == CGPoint(x: 150, y: 100))
    touch(phone, .ended, 150, 100, at: 0.7)
    #expect(diary.lines == ["press began", "press changed", "press ended"])
    #expect(press.state == .possible)
    diary.lines = []
    touch(phone, .began, 100, 100, at: 1)
    touch(phone, .moved, 120, 100, at: 1.1)
    phone.host.advance(to: 2)
    touch(phone, .ended, 120, 100, at: 2.1)
    #expect(diary.lines == [])
    touch(phone, .began, 100, 100, at: 3)
    touch(phone, .ended, 100, 100, at: 3.1)
    phone.host.advance(to: 4)
    #expect(diary.lines == ["tap ended"])
  }

  @Test("an app's own recognizer recognizes by its methods for touches")
  func ownRecognizer() {
    final class Stroke: UIGestureRecognizer {
      var points: [CGFloat] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        points = [touches.first?.location(in: view).x ?? 0]
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        points.append(touches.first?.location(in: view).x ?? 0)
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { points = [] }
    }
    let phone = Phone()
    let (view, diary) = (phone.view(CGRect(x: 10, y: 0, width: 200, height: 200)), Diary())
    let stroke = Stroke(target: diary, action: diary.selector("stroke"))
    let pan = UIPanGestureRecognizer(target: diary, action: diary.selector("pan"))
    view.addGestureRecognizer(stroke)
    view.addGestureRecognizer(pan)
    touch(phone, .began, 50, 50, at: 0)
    touch(phone, .moved, 52, 50, at: 0.1)
    #expect(stroke.points == [40, 42])
    touch(phone, .moved, 90, 50, at: 0.2)
    touch(phone, .ended, 90, 50, at: 0.3)
    #expect(diary.lines == ["stroke began", "stroke changed", "stroke ended"])
    #expect(stroke.points == [])
  }

  /// A window that looks at every event, and keeps some.
  private final class WatchingWindow: UIWindow {
    var phases: [UITouch.Phase] = []
    var isClosed = false

    override func sendEvent(_ event: UIEvent) {
      phases += (event.allTouches ?? []).map(\.phase)
      if !isClosed { super.sendEvent(event) }
    }
  }

  /// A view that keeps what it is told of.
  private final class Told: UIView {
    var events: [(touches: Set<UITouch>, event: UIEvent?)] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append((touches, event))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append((touches, event))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      events.append((touches, event))
    }
  }

  @Test("an event goes through its window, which may keep it, with all its touches")
  func windowsSendEvents() throws {
    let phone = Phone()
    phone.window.isHidden = true
    let window = WatchingWindow(frame: phone.window.frame)
    window.makeKeyAndVisible()
    let (view, diary) = (Told(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), Diary())
    window.addSubview(view)
    let tap = UITapGestureRecognizer(target: diary, action: diary.selector("tap"))
    view.addGestureRecognizer(tap)
    touch(phone, .began, 100, 100, at: 0)
    touch(phone, .ended, 100, 100, at: 0.05)
    #expect(window.phases == [.began, .ended])
    #expect(diary.lines == ["tap ended"])
    let first = try #require(view.events.first)
    let event = try #require(first.event)
    #expect(event.allTouches == first.touches && event.touches(for: view) == first.touches)
    #expect(event.touches(for: window)?.count == 1 && event.touches(for: tap)?.count == 1)
    #expect(event.touches(for: UIView()) == [])
    #expect(first.touches.first?.gestureRecognizers == [tap])
    window.isClosed = true
    let told = view.events.count
    touch(phone, .began, 100, 100, at: 1)
    touch(phone, .ended, 100, 100, at: 1.05)
    #expect(window.phases.count == 4 && view.events.count == told && diary.lines.count == 1)
    window.isClosed = false
    touch(phone, .began, 100, 100, at: 2)
    touch(phone, .ended, 100, 100, at: 2.05)
    #expect(diary.lines == ["tap ended", "tap ended"])
  }

  @Test("sizes of text are ordered, and a phone has the usual one")
  func contentSizes() {
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(
      UIContentSizeCategory.extraSmall < .large
        && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge
    )
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }
}
