public import SegueGeometry

/// The view controllers of a window: the navigation stack and what is presented over it, bottom first.
///
/// A presented controller begins a navigation stack of its own, which ends where the next one is presented.
public struct ControllerStack<Controller: HierarchyController>: Sendable {
  /// All of them, bottom first.
  public private(set) var controllers: [Controller] = []

  /// Creates an empty stack.
  public init() {}

  /// Starts anew with a window's root.
  public mutating func setRoot(_ controller: Controller) { controllers = [controller] }

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
      case .push, .present: false
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
    guard let top, isSource(top) else { return false }
    return kind.isForward || destination(of: kind, where: isTarget) != nil
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
    controllers.map { .viewWillTransition(to: size, of: $0.name) }
  }
}
