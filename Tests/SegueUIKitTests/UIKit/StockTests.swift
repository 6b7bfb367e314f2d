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
    let list = try #require(stage.root.viewControllers.first as? StockListController)
    list.opened()
    phone.host.advance(to: 2)
    #expect(stage.root.viewControllers.count == (stage.actions.first == .push ? 2 : 1))
    #expect((stage.root.presentedViewController != nil) == (stage.actions.first == .present))
    #expect(stage.actions.first == (pushes ? .push : .present))
  }
}
