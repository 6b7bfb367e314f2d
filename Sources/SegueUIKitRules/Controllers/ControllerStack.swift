public import SegueGeometry

/// The view controllers of a window: the navigation stack and what is presented over it, bottom first.
///
/// A presented controller begins a navigation stack of its own, which ends where the next one is presented. Where the
/// root is a tab bar controller's, each of its tabs has a navigation stack; those that are not chosen are kept aside.
public struct ControllerStack<Controller: HierarchyController>: Sendable {
  /// All of them, bottom first.
  public private(set) var controllers: [Controller] = []
  /// The navigation stacks of the tabs that were shown and are not chosen, each bottom first.
  public private(set) var stacksAside: [[Controller]] = []

  /// Creates an empty stack.
  public init() {}

  /// Starts anew with a window's root.
  public mutating func setRoot(_ controller: Controller) {
    controllers = [controller]
    stacksAside = []
  }

  /// The controller on top; nil before there is a root.
  public var top: Controller? { controllers.last }

  /// The controller below the one on top.
  public var presenter: Controller? { controllers.count > 1 ? controllers[controllers.count - 2] : nil }

  /// The first controller of the navigation stack on top, where that was presented.
  public var presentedRoot: Controller? { controllers.last { $0.isPresented } }

  /// The navigation stacks, bottom first, with a controller that a transition is about to add.
  public func navigationStacks(adding controller: Controller? = nil) -> [[Controller]] {
    var stacks: [[Controller]] = []
    for controller in controllers + (controller.map { [$0] } ?? []) {
      if controller.isPresented || stacks.isEmpty { stacks.append([]) }
      stacks[stacks.count - 1].append(controller)
    }
    return stacks
  }

  /// The topmost controller below the top that matches, where a pop or a dismissal may lead to it; nil if it leads
  /// nowhere.
  ///
  /// A pop goes down its own navigation stack, at most to its root; a dismissal removes everything presented over the
  /// controller that it leads to.
  public func destination(of kind: TransitionKind, where matches: (Controller) -> Bool) -> Controller? {
    guard let index = controllers.dropLast().lastIndex(where: matches) else { return nil }
    let above = controllers[(index + 1)...]
    if above.count == 1 { return controllers[index] }
    let isReachable =
      switch kind {
      case .pop: above.allSatisfy { $0.origin == .pushed }
      case .dismiss: above.first.map { $0.origin != .pushed } ?? false
      case .push, .present, .tab: false
      }
    return isReachable ? controllers[index] : nil
  }

  /// Whether a transition can begin: only the controller on top can be left, and a pop or a dismissal must lead to one
  /// below it.
  public func canBegin(
    _ kind: TransitionKind,
    from isSource: (Controller) -> Bool,
    to isTarget: (Controller) -> Bool
  ) -> Bool {
    guard let top, isSource(top), kind != .tab else { return false }
    return kind.isForward || destination(of: kind, where: isTarget) != nil
  }

  /// The controller that was pushed or presented over another one; nil if that is on top, or not in the stack.
  public func opened(over controller: Controller) -> Controller? {
    controllers.drop { $0.id != controller.id }.dropFirst().first
  }

  /// The controllers above one, without the one on top; topmost first.
  ///
  /// UIKit animates only the topmost one and simply removes those between.
  private func controllersBetweenTop(and controller: Controller) -> [Controller] {
    guard let index = controllers.firstIndex(where: { $0.id == controller.id }) else { return [] }
    return controllers[(index + 1)...].dropLast().reversed()
  }

  /// The transition from the controller on top to another one; nil before there is a root.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - controller: The controller that it leads to: a new one, or for a pop or a dismissal a `destination`.
  ///   - hasAnimator: Whether the app's delegate has an animator for it.
  ///   - isLowerInWindow: Whether the view that a dismissal leads to never left the window.
  ///   - place: The index of a controller's view in the container; nil if the view is not there.
  /// - Returns: The transition, with the controllers that it takes away.
  public func transition(
    _ kind: TransitionKind,
    to controller: Controller,
    hasAnimator: Bool,
    isLowerInWindow: Bool = false,
    place: (Controller) -> Int? = { _ in nil }
  ) -> ControllerTransition<Controller>? {
    guard let top else { return nil }
    let between = kind.isForward ? [] : controllersBetweenTop(and: controller)
    return ControllerTransition(
      kind,
      from: top,
      to: controller,
      presented: kind == .dismiss ? presentedRoot ?? top : top,
      leaving: between.map { ControllerTransition.Leaving(controller: $0, place: place($0)) },
      concernsLower: kind.isForward ? controller.coversPresenter : !isLowerInWindow,
      hasAnimator: hasAnimator
    )
  }

  /// Adds the controller that a completed push or presentation has shown.
  public mutating func append(_ controller: Controller) { controllers.append(controller) }

  /// Removes the controllers that a completed pop or dismissal has left: the top, and those between.
  public mutating func removeTop(_ count: Int) { controllers.removeLast(min(count, controllers.count)) }

  /// The calls before the window changes its size, in points: from its root up, for a navigation controller forwards to
  /// all its children, and a presentation controller to the presented one.
  public func announcement(of size: Size) -> [UIKitCall<Controller.Name>] {
    let tabs = controllers.prefix { !$0.isPresented } + stacksAside.joined()
    return (tabs + controllers.drop { !$0.isPresented }).map { .viewWillTransition(to: size, of: $0.name) }
  }
}

/// A tab bar controller at the root of the window.
extension ControllerStack {
  /// The root of the tab that is chosen; nil before there is a root.
  public var chosenTab: Controller? { controllers.first }

  /// The controller on top of the navigation stack of a tab that was shown and is not chosen; nil for another one.
  public func top(ofTab root: Controller.Name) -> Controller? {
    stacksAside.first { $0.first?.name == root }?.last
  }

  /// Keeps a tab's first controller, which is loaded and not chosen yet.
  public mutating func keepAside(_ root: Controller) { stacksAside.append([root]) }

  /// The change from the tab that is chosen to another one, whose first controller is kept aside; nil where something
  /// is presented over the tabs.
  public func tabTransition(toTab root: Controller.Name, hasAnimator: Bool) -> ControllerTransition<
    Controller
  >? {
    guard let top, let chosenTab, let other = self.top(ofTab: root), presentedRoot == nil else { return nil }
    return ControllerTransition(
      .tab,
      from: top,
      to: other,
      presented: top,
      concernsLower: true,
      hasAnimator: hasAnimator,
      tabs: .init(from: chosenTab.name, to: root)
    )
  }

  /// Chooses a tab that is kept aside, as a completed change does.
  public mutating func choose(tab root: Controller.Name) {
    guard let index = stacksAside.firstIndex(where: { $0.first?.name == root }) else { return }
    swap(&controllers, &stacksAside[index])
  }
}
