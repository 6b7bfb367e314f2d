import SegueGestures
import SegueGeometry
import SegueUIKitRules
import Testing

@testable import SegueUIKit

/// The stock screens of a lone transition.
@MainActor
@Suite("Stock screens")
struct StockTests {
  @Test("what a tap does is the first of what can be asked for", arguments: [true, false])
  func firstAction(pushes: Bool) throws {
    let phone = Phone()
    var parts = SegueStock()
    parts.pushes = pushes
    let stage = StockStage(parts)
    phone.window.rootViewController = stage.root
    phone.host.advance(to: 0)
    #expect(Set(stage.actions) == [.push, .pop, .present, .dismiss])
    let list = try #require(stage.navigation?.viewControllers.first as? StockListController)
    list.opened()
    phone.host.advance(to: 2)
    #expect(stage.navigation?.viewControllers.count == (stage.actions.first == .push ? 2 : 1))
    #expect((stage.root.presentedViewController != nil) == (stage.actions.first == .present))
    #expect(stage.actions.first == (pushes ? .push : .present))
  }

  /// A screen of an app's own, with outlets and a button.
  private final class Screen: UIViewController {
    weak var grid: UIScrollView?
    weak var heading: UILabel?
    weak var height: NSLayoutConstraint?
    var hadOutlets = false
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      hadOutlets = grid != nil && heading != nil && height != nil
      view.addSubview(button)
    }
  }

  private func touch(_ phone: Phone, _ y: Double, at time: Double) {
    for (phase, time) in [(PointerEvent.Phase.began, time), (.ended, time + 0.05)] {
      phone.host.advance(to: time)
      phone.host.handle(PointerEvent(phase: phase, location: Point(x: 50, y: y), time: time))
    }
  }

  private func parts(pushes: Bool) -> SegueStock {
    var parts = SegueStock()
    parts.pushes = pushes
    let make: @MainActor () -> UIViewController = {
      SegueStock.screen(
        Screen.self,
        make: { Screen() },
        fill: { screen, parts in
          screen.grid = parts.view("grid") { UIScrollView() }
          screen.heading = parts.view("heading") { UILabel() }
          screen.height = parts.constraint()
        }
      )
    }
    (parts.list, parts.detail) = (make, make)
    return parts
  }

  @Test("own screens have their outlets as their views are loaded, and stand where they should")
  func outlets() throws {
    let phone = Phone()
    let screen = try #require(parts(pushes: false).list?() as? Screen)
    phone.window.rootViewController = screen
    phone.host.advance(to: 0)
    #expect(screen.hadOutlets)
    #expect(screen.grid?.frame == screen.view.bounds && screen.view.subviews.first === screen.grid)
    #expect(screen.heading?.text == "heading" && screen.heading?.layer.name == "heading")
    #expect(screen.height?.constant == 0)
  }

  @Test("a tap that own screens do not answer opens, and closes again", arguments: [true, false])
  func ownScreens(pushes: Bool) throws {
    let phone = Phone()
    let stage = StockStage(parts(pushes: pushes))
    phone.window.rootViewController = stage.root
    phone.host.advance(to: 0)
    // What the animator of a presentation expects to find is the app's list, and no container.
    #expect((stage.navigation?.viewControllers.first ?? stage.root) is Screen)
    #expect((stage.navigation != nil) == pushes && stage.navigation?.isNavigationBarHidden != true)
    #expect(stage.actions == (pushes ? [.push, .pop, .present, .dismiss] : [.present, .dismiss]))
    func shown() -> Int {
      (stage.navigation?.viewControllers.count ?? 1) + (stage.root.presentedViewController == nil ? 0 : 1)
    }
    func tap(_ y: Double, _ time: Double) {
      touch(phone, y, at: time)
      phone.host.advance(to: time + 2)
    }
    tap(420, 0.1)
    #expect(shown() == 1, "a button is the app's")
    for round in 0..<3 {
      let start = 3 + Double(round) * 10
      tap(600, start)
      #expect(shown() == 2)
      tap(600, start + 4)
      #expect(shown() == 1)
    }
  }

  @Test("a screen of the app's that answers by itself is left alone", arguments: [true, false])
  func answered(animated: Bool) throws {
    let phone = Phone()
    let stage = StockStage(parts(pushes: true))
    phone.window.rootViewController = stage.root
    phone.host.advance(to: 0)
    let navigation = try #require(stage.navigation)
    let screen = try #require(navigation.viewControllers.first as? Screen)
    let answer = Answer { navigation.pushViewController(UIViewController(), animated: animated) }
    let action = Selector("tapped") { (one: Answer) in { (_: UITapGestureRecognizer) in one.body() } }
    screen.view.addGestureRecognizer(UITapGestureRecognizer(target: answer, action: action))
    touch(phone, 600, at: 0.1)
    phone.host.advance(to: 2)
    #expect(navigation.viewControllers.count == 2)
    #expect(!(navigation.topViewController is Screen))
  }

  @MainActor
  private final class Answer: NSObject {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }
}
