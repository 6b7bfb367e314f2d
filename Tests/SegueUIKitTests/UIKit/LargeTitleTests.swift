import SegueGeometry
import Testing

@testable import SegueUIKit

/// Large titles, which are below the buttons until content is scrolled up over their place.
@MainActor
@Suite("Large titles")
struct LargeTitleTests {
  private func list() -> UITableViewController {
    let list = UITableViewController()
    list.title = "Inbox"
    list.tableView.contentSize = CGSize(width: 393, height: 3000)
    return list
  }

  private func stack(_ root: UIViewController, on phone: Phone) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    phone.window.rootViewController = navigation
    phone.host.advance(to: 1)
    return navigation
  }

  private func labels(in view: UIView?) -> [UILabel] {
    guard let view else { return [] }
    return view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  @Test("the bar is 52 points higher, and as much lower as content is scrolled up; it is pulled down with it")
  func scrolled() throws {
    let phone = Phone()
    let list = list()
    let navigation = stack(list, on: phone)
    let (bar, top) = (navigation.navigationBar, navigation.view.safeAreaInsets.top)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: top + 96))
    #expect(list.view.safeAreaInsets.top == top + 96)
    #expect(list.tableView.contentOffset.y == -(top + 96))
    for (scrolled, height) in [(0.0, 96.0), (30, 66), (52, 44), (400, 44), (-20, 116), (0, 96)] {
      list.tableView.contentOffset.y = CGFloat(scrolled) - top - 96
      phone.host.advance(to: phone.host.time + 1)
      #expect(bar.frame.height == top + CGFloat(height))
      #expect(bar.isOverContent == (scrolled > 52))
      #expect(list.tableView.adjustedContentInset.top == top + 96)
      let shown = labels(in: bar.content)
      // The large title stands at the end of its place, which is cut off at its top.
      let large = try #require(shown.first { $0.font.pointSize == 34 })
      #expect(large.convert(large.bounds, to: bar).maxY == top + CGFloat(height) - 5.5)
      #expect(large.convert(large.bounds, to: bar).minX == 16)
      let small = try #require(shown.first { $0.font.pointSize == 17 })
      #expect(small.alpha == (height < 52 ? 1 : 0))
    }
  }

  @Test("an item says whether it has one, or goes by the one before it")
  func modes() {
    let phone = Phone()
    let modes: [(UINavigationItem.LargeTitleDisplayMode, Bool)] = [
      (.automatic, true), (.never, false), (.automatic, false), (.always, true), (.automatic, true),
      (.inline, false),
    ]
    let controllers = modes.map { mode, _ in
      let controller = UIViewController()
      controller.navigationItem.largeTitleDisplayMode = mode
      return controller
    }
    let navigation = stack(controllers[0], on: phone)
    for (index, (_, isLarge)) in modes.enumerated() {
      navigation.setViewControllers(Array(controllers[...index]), animated: false)
      phone.host.advance(to: phone.host.time + 0.1)
      let height = navigation.navigationBar.frame.height - navigation.view.safeAreaInsets.top
      #expect(height == (isLarge ? 96 : 44))
      #expect(controllers[index].view.safeAreaInsets.top == navigation.navigationBar.frame.height)
    }
    navigation.navigationBar.prefersLargeTitles = false
    phone.host.advance(to: phone.host.time + 0.1)
    #expect(navigation.navigationBar.frame.height == navigation.view.safeAreaInsets.top + 44)
  }

  @Test("a push makes the bar as high as the next title needs, in the transition's time")
  func pushed() throws {
    let phone = Phone()
    let navigation = stack(list(), on: phone)
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    let (bar, top) = (navigation.navigationBar, navigation.view.safeAreaInsets.top)
    navigation.pushViewController(next, animated: true)
    #expect(next.view.safeAreaInsets.top == top + 44)
    phone.host.advance(to: 1.2)
    let there = Double(try #require(bar.content?.layer.presentation()).opacity)
    let height = Double(try #require(bar.layer.presentation()).bounds.height)
    #expect(abs(height - (Double(top) + 96 - 52 * there)) < 1e-4)
    phone.host.advance(to: 2)
    #expect(bar.frame.height == top + 44)
    navigation.popViewController(animated: true)
    phone.host.advance(to: 3)
    #expect(bar.frame.height == top + 96)
  }

  /// One that says only as its view is loaded that its title is small.
  private final class Late: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.largeTitleDisplayMode = .never
    }
  }

  @Test("a mode that is said as the view is loaded counts from the beginning of the push")
  func late() throws {
    let phone = Phone()
    let navigation = stack(list(), on: phone)
    let (bar, top, next) = (navigation.navigationBar, navigation.view.safeAreaInsets.top, Late())
    navigation.pushViewController(next, animated: true)
    phone.host.advance(to: 1.2)
    #expect(next.view.safeAreaInsets.top == top + 44)
    #expect(try #require(bar.layer.presentation()).bounds.height < top + 96)
    phone.host.advance(to: 2)
    #expect(bar.frame.height == top + 44)
    next.navigationItem.largeTitleDisplayMode = .always
    phone.host.advance(to: 3)
    #expect(bar.frame.height == top + 96 && next.view.safeAreaInsets.top == top + 96)
  }

  @Test("what the app sets for large titles is how they look")
  func looks() throws {
    let phone = Phone()
    let navigation = stack(list(), on: phone)
    navigation.navigationBar.largeTitleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
    ]
    phone.host.advance(to: 2)
    let large = try #require(labels(in: navigation.navigationBar.content).first { $0.font.pointSize == 40 })
    #expect(large.textColor == .red && large.text == "Inbox")
  }
}
