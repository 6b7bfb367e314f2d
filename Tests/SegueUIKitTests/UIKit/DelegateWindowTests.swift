import Testing

@testable import SegueUIKit

@MainActor
@Suite("Windows of delegates")
struct DelegateWindowTests {
  private final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
  private final class Plain: UIResponder, UIApplicationDelegate {}

  @Test("a delegate's window is what an app asks for: an optional requirement of an optional type")
  func window() throws {
    let phone = Phone()
    var table = SegueTable()
    table.property("window", \Delegate.window)
    let delegate = Delegate()
    let asked: (any UIApplicationDelegate)? = delegate
    #expect((asked?.window ?? nil) == nil)
    delegate.window = phone.window
    #expect(asked?.window??.rootViewController === phone.window.rootViewController)
    let outer = try #require(asked?.window)
    let inner = try #require(outer)
    #expect(inner === phone.window)
    asked?.window = nil
    #expect(delegate.window == nil)
    let plain: (any UIApplicationDelegate)? = Plain()
    #expect((plain?.window ?? nil) == nil)
  }
}
