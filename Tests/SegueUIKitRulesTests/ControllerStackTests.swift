import SegueGeometry
import SegueUIKitRules
import Testing

@Suite struct ControllerStackTests {
  private static let sheet = ModalPresentation(removesPresenter: false, isCustom: true)
  private static let fullScreen = ModalPresentation(removesPresenter: true, isCustom: false)

  /// A root with two pushed pages, a sheet over them, and a page pushed in the sheet.
  private var stack: ControllerStack<Page> {
    var stack = ControllerStack<Page>()
    stack.setRoot(Page(name: "root", origin: .root))
    stack.append(Page(name: "a", origin: .pushed))
    stack.append(Page(name: "b", origin: .pushed))
    stack.append(Page(name: "sheet", origin: .presented(Self.sheet)))
    stack.append(Page(name: "inside", origin: .pushed))
    return stack
  }

  @Test("Tabs keep their stacks, and change only where nothing is presented over them")
  func tabs() {
    var stack = ControllerStack<Page>()
    stack.setRoot(Page(name: "home", origin: .root))
    stack.append(Page(name: "page", origin: .pushed))
    #expect(stack.tabTransition(toTab: "search", hasAnimator: true) == nil, "it has not been loaded")
    stack.keepAside(Page(name: "search", origin: .root))
    let change = stack.tabTransition(toTab: "search", hasAnimator: true)
    #expect(change?.from.name == "page" && change?.to.name == "search")
    #expect(change?.tabs == .init(from: "home", to: "search"))
    stack.choose(tab: "search")
    #expect(stack.controllers.map(\.name) == ["search"])
    #expect(stack.chosenTab?.name == "search" && stack.top(ofTab: "home")?.name == "page")
    stack.choose(tab: "nowhere")
    #expect(stack.controllers.map(\.name) == ["search"])
    stack.append(Page(name: "sheet", origin: .presented(Self.sheet)))
    #expect(stack.tabTransition(toTab: "home", hasAnimator: true) == nil)
    let told = stack.announcement(of: Size(width: 9, height: 9))
    #expect(
      told.map(\.self)
        == ["search", "home", "page", "sheet"].map {
          .viewWillTransition(to: Size(width: 9, height: 9), of: $0)
        }
    )
    #expect(!stack.canBegin(.tab, from: { _ in true }, to: { _ in true }))
  }

  @Test("Each presentation begins a navigation stack")
  func stacks() {
    let names = stack.navigationStacks().map { $0.map(\.name) }
    #expect(names == [["root", "a", "b"], ["sheet", "inside"]])
    let added = stack.navigationStacks(adding: Page(name: "over", origin: .presented(Self.fullScreen)))
    #expect(added.map { $0.map(\.name) } == [["root", "a", "b"], ["sheet", "inside"], ["over"]])
    #expect(stack.presentedRoot?.name == "sheet")
    #expect(stack.presenter?.name == "sheet")
  }

  @Test(
    "A pop stays in its navigation stack, a dismissal leaves whole ones",
    arguments: [
      (TransitionKind.pop, "sheet", true), (.pop, "b", false), (.pop, "root", false),
      (.dismiss, "b", true), (.dismiss, "a", false), (.dismiss, "root", false), (.dismiss, "inside", false),
    ]
  )
  func destinations(kind: TransitionKind, name: String, isReachable: Bool) {
    let found = stack.destination(of: kind) { $0.name == name }
    // One step down leads there in any case: whether its kind fits is the caller's own affair.
    #expect((found != nil) == isReachable)
  }

  @Test("Only the page on top can be left, and only to where a way leads")
  func beginnings() {
    func canBegin(_ kind: TransitionKind, from source: String, to target: String) -> Bool {
      stack.canBegin(kind, from: { $0.name == source }, to: { $0.name == target })
    }
    #expect(canBegin(.push, from: "inside", to: "anywhere"))
    #expect(!canBegin(.push, from: "sheet", to: "anywhere"))
    #expect(canBegin(.pop, from: "inside", to: "sheet"))
    #expect(!canBegin(.pop, from: "inside", to: "root"))
    #expect(!canBegin(.dismiss, from: "sheet", to: "b"))
    #expect(canBegin(.dismiss, from: "inside", to: "b"))
  }

  @Test("A pop to the root takes the pages between with it, the topmost first")
  func between() throws {
    var stack = stack
    stack.removeTop(2)
    let root = try #require(stack.destination(of: .pop) { $0.name == "root" })
    let pop = try #require(
      stack.transition(.pop, to: root, hasAnimator: true, place: { $0.name == "a" ? nil : 3 })
    )
    #expect(pop.from.name == "b")
    #expect(pop.leaving.map(\.controller.name) == ["a"])
    #expect(pop.leaving.map(\.place) == [nil])
    #expect(pop.presented.name == "b")
  }

  @Test("A dismissal ends the presentation of its stack's first page")
  func dismissal() throws {
    let b = try #require(stack.destination(of: .dismiss) { $0.name == "b" })
    let dismissal = try #require(
      stack.transition(.dismiss, to: b, hasAnimator: true, isLowerInWindow: true, place: { _ in 1 })
    )
    #expect(dismissal.presented.name == "sheet")
    #expect(!dismissal.concernsLower)
    #expect(
      dismissal.beginning == [
        .dismissalTransitionWillBegin, .appearance(.viewWillDisappear, of: "inside"),
        .appearance(.viewWillDisappear, of: "sheet"),
      ]
    )
  }

  @Test("The size is announced from the root up")
  func announcement() {
    let size = Size(width: 844, height: 390)
    #expect(
      stack.announcement(of: size)
        == ["root", "a", "b", "sheet", "inside"].map { .viewWillTransition(to: size, of: $0) }
    )
  }
}
