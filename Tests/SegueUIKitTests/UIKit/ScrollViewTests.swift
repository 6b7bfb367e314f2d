import SegueGeometry
import SegueGestures
import SegueMotion
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  private final class Diary: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var target: CGPoint?

    func scrollViewDidScroll(_ view: UIScrollView) {
      if lines.last != "scroll" { lines.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { lines.append("will drag") }
    func scrollViewWillEndDragging(
      _ view: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("will end")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
      lines.append("did end \(willDecelerate)")
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) { lines.append("will slow") }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { lines.append("did slow") }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { lines.append("arrived") }
  }

  private func scroll(_ phone: Phone, content: CGSize = CGSize(width: 200, height: 2000)) -> (
    UIScrollView, Diary
  ) {
    let (view, diary) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), Diary())
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    phone.window.addSubview(view)
    view.delegate = diary
    phone.host.advance(to: 0)
    return (view, diary)
  }

  private func drag(
    _ phone: Phone,
    from: CGPoint,
    to: CGPoint,
    at start: Double,
    steps: Int = 10,
    lift: Bool = true
  ) {
    func send(_ phase: PointerEvent.Phase, _ fraction: Double, _ time: Double) {
      phone.host.advance(to: time)
      let place = Point(
        x: Double(from.x) + (Double(to.x) - Double(from.x)) * fraction,
        y: Double(from.y) + (Double(to.y) - Double(from.y)) * fraction
      )
      phone.host.handle(PointerEvent(phase: phase, location: place, time: time))
    }
    send(.began, 0, start)
    for step in 1...steps { send(.moved, Double(step) / Double(steps), start + Double(step) * 0.01) }
    if lift { send(.ended, 1, start + Double(steps) * 0.01) }
  }

  @Test("a flick is told in UIKit's order, and comes to rest where the decay leads")
  func flick() throws {
    let phone = Phone()
    let (view, diary) = scroll(phone)
    drag(phone, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), at: 1)
    // The first 20 points began the pan; 180 were followed at 2000 points a second.
    #expect(abs(view.contentOffset.y - 180) < 1e-9)
    #expect(view.isDecelerating)
    let course = ScrollDeceleration(from: 180, velocity: 2000, bounds: 0...1600)
    phone.host.advance(to: 1.1 + 0.3)
    #expect(abs(Double(view.contentOffset.y) - course.position(at: 0.3)) < 1e-6)
    phone.host.advance(to: 20)
    #expect(abs(Double(view.contentOffset.y) - course.restPosition) < 1e-6)
    #expect(
      diary.lines == ["will drag", "scroll", "will end", "did end true", "will slow", "scroll", "did slow"]
    )
    #expect(!view.isDragging)
  }

  @Test("what content leaves of a finger's way moves the scroll view around it, which is the first to return")
  func nested() {
    let phone = Phone()
    let (outer, diary) = scroll(phone)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 200, height: 300)
    outer.addSubview(inner)
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    strip.contentInsetAdjustmentBehavior = .never
    strip.contentSize = CGSize(width: 900, height: 100)
    outer.addSubview(strip)
    // The inner content has 100 points to go, of 180 that are followed.
    drag(phone, from: CGPoint(x: 100, y: 290), to: CGPoint(x: 100, y: 90), at: 1, lift: false)
    #expect(abs(inner.contentOffset.y - 100) < 1e-9 && abs(outer.contentOffset.y - 80) < 1e-9)
    func move(to y: Double, _ phase: PointerEvent.Phase, _ time: Double) {
      phone.host.advance(to: time)
      phone.host.handle(PointerEvent(phase: phase, location: Point(x: 100, y: y), time: time))
    }
    move(to: 150, .moved, 1.2)
    #expect(abs(inner.contentOffset.y - 100) < 1e-9 && abs(outer.contentOffset.y - 20) < 1e-9)
    move(to: 200, .moved, 1.3)
    #expect(abs(inner.contentOffset.y - 70) < 1e-9 && abs(outer.contentOffset.y) < 1e-9)
    // Beyond the upper ends only the outer one resists.
    move(to: 350, .moved, 1.4)
    #expect(abs(inner.contentOffset.y) < 1e-9)
    #expect(abs(outer.contentOffset.y + CGFloat(RubberBand(dimension: 400).result(for: 80))) < 1e-9)
    move(to: 350, .ended, 2)
    #expect(!outer.isDragging)
    phone.host.advance(to: 10)
    #expect(outer.contentOffset == .zero && inner.contentOffset == .zero)
    // The outer one's delegate is told as of a finger of its own.
    #expect(
      diary.lines == ["will drag", "scroll", "will end", "did end true", "will slow", "scroll", "did slow"]
    )
    // A finger that goes up on what scrolls sideways moves the outer one.
    drag(phone, from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10), at: 11, lift: false)
    #expect(strip.contentOffset == .zero && outer.contentOffset.y > 50)
  }

  @Test("beyond an end the content resists, and goes back; without bouncing it stands")
  func rubberBand() {
    let phone = Phone()
    let (view, _) = scroll(phone)
    drag(phone, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), at: 1, lift: false)
    let wanted = -RubberBand(dimension: 400).result(for: 180)
    #expect(abs(Double(view.contentOffset.y) - wanted) < 1e-9)
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 100, y: 300), time: 2))
    phone.host.advance(to: 10)
    #expect(view.contentOffset.y == 0)
    view.bounces = false
    drag(phone, from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), at: 11, lift: false)
    #expect(view.contentOffset.y == 0)
  }

  @Test("a pan along an axis on which nothing scrolls is left to others")
  func axes() {
    let phone = Phone()
    let (view, diary) = scroll(phone)
    drag(phone, from: CGPoint(x: 180, y: 100), to: CGPoint(x: 20, y: 100), at: 1)
    #expect(diary.lines == [])
    view.alwaysBounceHorizontal = true
    drag(phone, from: CGPoint(x: 180, y: 100), to: CGPoint(x: 20, y: 100), at: 2, lift: false)
    #expect(view.contentOffset.x > 0)
    view.isScrollEnabled = false
    #expect(!view.isDragging)
  }

  @Test(
    "pages: a flick goes to the next one, a slow drag to the nearest; the delegate may want another place"
  )
  func pages() {
    let phone = Phone()
    let (view, diary) = scroll(phone, content: CGSize(width: 1000, height: 400))
    view.isPagingEnabled = true
    drag(phone, from: CGPoint(x: 150, y: 100), to: CGPoint(x: 90, y: 100), at: 1)
    phone.host.advance(to: 5)
    #expect(view.contentOffset == CGPoint(x: 200, y: 0))
    diary.target = CGPoint(x: 600, y: 0)
    drag(phone, from: CGPoint(x: 150, y: 100), to: CGPoint(x: 90, y: 100), at: 6)
    phone.host.advance(to: 12)
    #expect(view.contentOffset == CGPoint(x: 600, y: 0))
  }

  @Test("a finger that lands on moving content stops it")
  func catching() {
    let phone = Phone()
    let (view, _) = scroll(phone)
    drag(phone, from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), at: 1)
    phone.host.advance(to: 1.2)
    phone.host.handle(PointerEvent(phase: .began, location: Point(x: 100, y: 200), time: 1.2))
    let caught = view.contentOffset
    phone.host.advance(to: 2)
    #expect(view.contentOffset == caught)
    #expect(view.isTracking)
  }

  @Test("content goes where it is sent, at once or over time, and a rectangle into sight")
  func sending() {
    let phone = Phone()
    let (view, diary) = scroll(phone)
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(view.contentOffset.y == 100)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    phone.host.advance(to: 0.15)
    #expect(abs(view.contentOffset.y - 200) < 1e-6)
    phone.host.advance(to: 0.3)
    #expect(view.contentOffset.y == 300)
    #expect(diary.lines.last == "arrived")
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 550)
    view.contentInset.top = 30
    view.setContentOffset(CGPoint(x: 0, y: -30), animated: false)
    #expect(view.contentOffset.y == -30)
  }

  @Test("constraints to a scroll view are its content's, and give it its size")
  func constraints() {
    let phone = Phone()
    let (view, _) = scroll(phone, content: .zero)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 900),
    ])
    phone.host.advance(to: 0)
    #expect(view.contentSize == CGSize(width: 200, height: 930))
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 200, height: 900))
    view.contentOffset.y = 300
    phone.host.advance(to: 0)
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 200, height: 900))
  }

  @Test("a rectangle of what is zoomed is shown in the middle, as large as it fits")
  func zoom() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let phone = Phone()
    let (scroll, zooming) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), Zooming())
    scroll.contentInsetAdjustmentBehavior = .never
    (scroll.delegate, scroll.maximumZoomScale, scroll.contentSize) = (zooming, 3, zooming.view.bounds.size)
    scroll.addSubview(zooming.view)
    phone.window.addSubview(scroll)
    scroll.zoom(to: CGRect(x: 150, y: 300, width: 100, height: 100), animated: false)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentSize == CGSize(width: 800, height: 1600))
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 500))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentOffset == .zero)
    scroll.zoom(to: .zero, animated: false)
    #expect(scroll.zoomScale == 3)
  }

  @Test(
    "bars are above the first view of a navigation controller's screen, whether it scrolls or not",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, true, true, true),
      (.automatic, false, true, false), (.automatic, true, false, false),
      (.scrollableAxes, true, true, false),
      (.always, false, false, true), (.never, true, true, false),
    ]
  )
  func below(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    isFirst: Bool,
    adjusts: Bool,
    isInset: Bool
  ) {
    let (phone, screen) = (Phone(), UIViewController())
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.contentInsetAdjustmentBehavior = behavior
    screen.automaticallyAdjustsScrollViewInsets = adjusts
    if !isFirst { screen.view.addSubview(UIView()) }
    screen.view.addSubview(view)
    phone.window.rootViewController = UINavigationController(rootViewController: screen)
    phone.host.advance(to: 0.1)
    #expect(view.adjustedContentInset.top == (isInset ? 103 : 0))
    #expect(view.contentOffset.y == (isInset ? -103 : 0))
    let (other, alone) = (UIScrollView(frame: view.frame), UIViewController())
    other.contentInsetAdjustmentBehavior = behavior
    alone.view.addSubview(other)
    phone.window.rootViewController = alone
    phone.host.advance(to: 0.2)
    #expect(other.adjustedContentInset.top == (behavior == .always ? 59 : 0))
  }
}
