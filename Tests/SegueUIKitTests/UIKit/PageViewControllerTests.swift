import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Page controllers")
struct PageViewControllerTests {
  private final class Page: UIViewController {
    let number: Int
    var told: [String] = []

    init(_ number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { Page($0) }
    var lines: [String] = []
    var dots = 0

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { (page as? Page).flatMap { $0.number > 0 ? pages[$0.number - 1] : nil } }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { (page as? Page).flatMap { $0.number < 2 ? pages[$0.number + 1] : nil } }
    func presentationCount(for controller: UIPageViewController) -> Int { dots }

    func pageViewController(
      _ controller: UIPageViewController,
      willTransitionTo pending: [UIViewController]
    ) { lines.append("will \(numbers(pending))") }
    func pageViewController(
      _ controller: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers previous: [UIViewController],
      transitionCompleted completed: Bool
    ) { lines.append("did \(numbers(previous)) \(completed)") }

    private func numbers(_ pages: [UIViewController]) -> String {
      pages.compactMap { ($0 as? Page).map { "\($0.number)" } }.joined(separator: " ")
    }
  }

  private func open(
    _ phone: Phone,
    at first: Int = 0,
    _ axis: UIPageViewController.NavigationOrientation = .horizontal,
    spacing: CGFloat = 0,
    dots: Int = 0
  ) throws -> (UIPageViewController, Book, UIScrollView) {
    let controller = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: axis,
      options: [.interPageSpacing: spacing]
    )
    let book = Book()
    book.dots = dots
    (controller.dataSource, controller.delegate) = (book, book)
    controller.setViewControllers([book.pages[first]], direction: .forward, animated: false)
    phone.window.rootViewController = controller
    phone.host.advance(to: 0.1)
    let scroller = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    return (controller, book, scroller)
  }

  private func drag(_ phone: Phone, by distance: CGSize, lift: Bool = true) {
    let start = phone.host.time
    func send(_ phase: PointerEvent.Phase, _ fraction: Double, _ time: Double) {
      phone.host.advance(to: time)
      let place = Point(
        x: 200 + Double(distance.width) * fraction,
        y: 400 + Double(distance.height) * fraction
      )
      phone.host.handle(PointerEvent(phase: phase, location: place, time: time))
    }
    send(.began, 0, start)
    for step in 1...10 { send(.moved, Double(step) / 10, start + Double(step) * 0.02) }
    if lift { send(.ended, 1, start + 0.2) }
  }

  private func settle(_ phone: Phone) { phone.host.advance(to: phone.host.time + 5) }

  @Test("a stroke brings the next page, and the delegate, the pages and the offset say so")
  func stroke() throws {
    let phone = Phone()
    let (controller, book, scroller) = try open(phone)
    #expect(scroller.contentOffset.x == 393)
    #expect(book.pages[0].told == ["will appear", "did appear"])
    drag(phone, by: CGSize(width: -180, height: 0), lift: false)
    #expect(book.lines == ["will 1"])
    #expect(book.pages[1].told == ["will appear"])
    #expect(controller.viewControllers?.first === book.pages[0])
    // The finger has both pages.
    let next = try #require(book.pages[1].viewIfLoaded)
    #expect(abs(next.convert(CGPoint.zero, to: nil).x - (393 - 180 + 10)) < 20)
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 20, y: 400), time: phone.host.time))
    settle(phone)
    #expect(book.lines == ["will 1", "did 0 true"])
    #expect(controller.viewControllers?.first === book.pages[1])
    #expect(book.pages[1].told == ["will appear", "did appear"])
    #expect(book.pages[0].told.suffix(2) == ["will disappear", "did disappear"])
    #expect(book.pages[0].parent == nil)
    #expect(scroller.contentOffset.x == 393)
    #expect(next.convert(CGPoint.zero, to: nil).x == 0)
  }

  @Test("a short stroke leaves everything as it was")
  func cancelled() throws {
    let phone = Phone()
    let (controller, book, scroller) = try open(phone)
    drag(phone, by: CGSize(width: -30, height: 0), lift: false)
    phone.host.advance(to: phone.host.time + 0.5)
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 170, y: 400), time: phone.host.time))
    settle(phone)
    #expect(book.lines == ["will 1", "did 0 false"])
    #expect(controller.viewControllers?.first === book.pages[0])
    #expect(book.pages[1].parent == nil)
    #expect(book.pages[1].viewIfLoaded?.superview == nil)
    #expect(book.pages[1].told == ["will appear", "will disappear", "did disappear"])
    #expect(scroller.contentOffset.x == 393)
  }

  @Test("the first page cannot be pulled further than its edge lets it")
  func edge() throws {
    let phone = Phone()
    let (controller, book, scroller) = try open(phone)
    drag(phone, by: CGSize(width: 150, height: 0))
    #expect(scroller.contentOffset.x < 393 && scroller.contentOffset.x > 393 - 150)
    settle(phone)
    #expect(controller.viewControllers?.first === book.pages[0])
    #expect(book.lines.isEmpty)
    #expect(scroller.contentOffset.x == 393)
  }

  @Test("from the middle, strokes lead both ways, down as well as across")
  func bothWays() throws {
    for axis in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
      for isForward in [true, false] {
        let phone = Phone()
        let (controller, book, _) = try open(phone, at: 1, axis)
        let way: CGFloat = isForward ? -300 : 300
        drag(phone, by: axis == .horizontal ? CGSize(width: way, height: 0) : CGSize(width: 0, height: way))
        settle(phone)
        #expect(controller.viewControllers?.first === book.pages[isForward ? 2 : 0])
      }
    }
  }

  @Test("a page that the app turns to comes from its side, and the app is told when it stands")
  func byTheApp() throws {
    for (direction, isForward) in [
      (UIPageViewController.NavigationDirection.forward, true), (.reverse, false),
    ] {
      let phone = Phone()
      let (controller, book, _) = try open(phone, at: 1)
      var finished: Bool?
      controller.setViewControllers([book.pages[2]], direction: direction, animated: true) { finished = $0 }
      phone.host.advance(to: phone.host.time + 0.1)
      let place = try #require(book.pages[2].viewIfLoaded).convert(CGPoint.zero, to: nil).x
      #expect(isForward ? place > 0 && place < 393 : place < 0 && place > -393)
      #expect(finished == nil)
      settle(phone)
      #expect(finished == true)
      #expect(book.pages[2].viewIfLoaded?.convert(CGPoint.zero, to: nil).x == 0)
      #expect(controller.viewControllers?.first === book.pages[2])
      // UIKit tells the delegate of strokes alone.
      #expect(book.lines.isEmpty)
      #expect(book.pages[2].told == ["will appear", "did appear"])
    }
  }

  @Test("a turn that another one follows at once is told as not finished, and the last page stands")
  func hurried() throws {
    let phone = Phone()
    let (controller, book, scroller) = try open(phone)
    var finished: [Bool] = []
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
      finished.append($0)
    }
    phone.host.advance(to: phone.host.time + 0.1)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      finished.append($0)
    }
    settle(phone)
    #expect(finished == [false, true])
    #expect(controller.children.count == 1)
    #expect(controller.viewControllers?.first === book.pages[2])
    #expect(scroller.contentOffset.x == 393)
  }

  @Test("room between pages is beside them, not in them")
  func spacing() throws {
    let phone = Phone()
    let (_, book, scroller) = try open(phone, spacing: 20)
    #expect(scroller.bounds.width == 413)
    let page = try #require(book.pages[0].viewIfLoaded)
    #expect(page.bounds.width == 393)
    #expect(page.convert(CGPoint.zero, to: nil).x == 0)
  }

  @Test("dots count the pages and follow strokes")
  func dots() throws {
    let phone = Phone()
    let (controller, book, _) = try open(phone, dots: 3)
    let control = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 3)
    #expect(control.currentPage == 0)
    #expect(book.pages[0].viewIfLoaded?.bounds.height == CGFloat(815))
    drag(phone, by: CGSize(width: -300, height: 0))
    settle(phone)
    #expect(control.currentPage == 1)
  }

  @Test("without a data source, strokes turn nothing")
  func alone() throws {
    let phone = Phone()
    let (controller, book, scroller) = try open(phone)
    controller.dataSource = nil
    phone.host.advance(to: phone.host.time + 0.1)
    drag(phone, by: CGSize(width: -300, height: 0))
    settle(phone)
    #expect(controller.viewControllers?.first === book.pages[0])
    #expect(scroller.contentOffset.x == 393)
  }

  @Test("pages that have gone are let go of")
  func memory() throws {
    let phone = Phone()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    phone.window.rootViewController = controller
    weak var gone: UIViewController?
    do {
      let first = UIViewController()
      gone = first
      controller.setViewControllers([first], direction: .forward, animated: false)
      phone.host.advance(to: 0.1)
      controller.setViewControllers([UIViewController()], direction: .forward, animated: true)
    }
    settle(phone)
    #expect(gone == nil)
  }
}
