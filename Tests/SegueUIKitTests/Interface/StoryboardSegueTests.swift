import Testing

@testable import SegueUIKit

/// Ways from screen to screen, and back.
@MainActor
@Suite("Segues of storyboards")
struct StoryboardSegueTests {
  private typealias Folder = InterfaceFolder

  @Test("a segue is prepared, leads to a new screen, and back to whom has the action")
  func show() throws {
    let folder = try InterfaceFolder()
    folder.register()
    try folder.storyboard(Folder.way("show"))
    let navigation = try #require(folder.open() as? UINavigationController)
    let one = try #require(navigation.topViewController as? StoryboardScreen)
    folder.tap(one.view.subviews[0])
    let two = try #require(navigation.topViewController as? StoryboardScreen)
    #expect(two.title == "two")
    #expect(one.told.suffix(1) == ["prepare go for two"])
    folder.tap(two.view.subviews[0])
    #expect(navigation.viewControllers == [one])
    #expect(one.told.suffix(1) == ["back from two"])
    one.performSegue(withIdentifier: "go", sender: nil)
    folder.phone.host.advance(to: folder.phone.host.time + 2)
    #expect(navigation.topViewController !== two)
    #expect(navigation.topViewController?.title == "two")
  }

  @Test("a presentation has its style, and unwinds to its presenter")
  func present() throws {
    let folder = try InterfaceFolder()
    folder.register()
    try folder.storyboard(
      Folder.way(
        "presentation",
        #"modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve""#
      )
    )
    let navigation = try #require(folder.open() as? UINavigationController)
    let one = try #require(navigation.topViewController as? StoryboardScreen)
    folder.tap(one.view.subviews[0])
    let two = try #require(navigation.presentedViewController as? StoryboardScreen)
    #expect(two.modalPresentationStyle == .overFullScreen)
    #expect(two.modalTransitionStyle == .crossDissolve)
    folder.tap(two.view.subviews[0])
    #expect(navigation.presentedViewController == nil)
    #expect(one.told.suffix(1) == ["back from two"])
  }

  @Test("a segue of the app's class goes its own way, and one that may not be gone is not")
  func custom() throws {
    let folder = try InterfaceFolder()
    folder.register()
    try folder.storyboard(Folder.way("custom", #"customClass="Slide""#))
    let navigation = try #require(folder.open() as? UINavigationController)
    let one = try #require(navigation.topViewController as? StoryboardScreen)
    one.performSegue(withIdentifier: "go", sender: nil)
    folder.phone.host.advance(to: folder.phone.host.time + 1)
    #expect(navigation.presentedViewController?.title == "two")
    let other = try InterfaceFolder()
    try other.storyboard(
      Folder.way("show").map { $0.replacing("identifier=\"go\"", with: "identifier=\"never\"") }
    )
    let stack = try #require(other.open() as? UINavigationController)
    other.tap(try #require(stack.topViewController?.view.subviews[0]))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("the way back ends where a controller says, and takes what is above it in its stack")
  func unwindFurther() throws {
    final class Closed: UIViewController {
      var isOpen = false
      var told = 0
      func back(_ segue: UIStoryboardSegue) { told += 1 }
      override func canPerformUnwindSegueAction(
        _ action: Selector,
        from controller: UIViewController,
        sender: Any?
      ) -> Bool { isOpen && action == Selector("back:") }
    }
    var table = SegueTable()
    table.type("Closed", Closed.self)
    table.method("back:", Closed.back)
    let folder = try InterfaceFolder()
    folder.register()
    try folder.storyboard(
      [
        Folder.scene(
          "two",
          more: """
            <connections><segue destination="exit" kind="unwind" unwindAction="back:" identifier="up" id="s"/></connections>
            """
        )
      ],
      initial: "two"
    )
    let last = try #require(folder.open())
    let (first, middle, top) = (Closed(), Closed(), Closed())
    let navigation = UINavigationController()
    navigation.viewControllers = [first, middle, top]
    folder.phone.window.rootViewController = navigation
    folder.phone.host.advance(to: 1)
    top.present(last, animated: false)
    folder.phone.host.advance(to: 2)
    last.performSegue(withIdentifier: "up", sender: nil)
    folder.phone.host.advance(to: 3)
    #expect(navigation.presentedViewController === last)
    #expect(folder.phone.host.notes == ["no controller on the way back has 'back:'"])
    middle.isOpen = true
    last.performSegue(withIdentifier: "up", sender: nil)
    folder.phone.host.advance(to: 5)
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers == [first, middle])
    #expect((first.told, middle.told, top.told) == (0, 1, 0))
  }
}
