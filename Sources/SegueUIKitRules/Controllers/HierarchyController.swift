/// A view controller, as far as UIKit's rules need to know it.
///
/// What conforms is the front's: a screen of a scene with its layers, or a handle on an object.
public protocol HierarchyController: Identifiable, Sendable where ID: Sendable {
  /// What calls name it by.
  associatedtype Name: Hashable & Sendable

  /// The name in calls; two controllers may share it, as two screens made from one description do.
  var name: Name { get }
  /// How it came to be shown.
  var origin: ControllerOrigin { get }
}

/// How a view controller came to be shown.
public enum ControllerOrigin: Hashable, Sendable {
  /// It is the window's root, or the first of the root's navigation stack.
  case root
  /// It was pushed onto a navigation stack.
  case pushed
  /// It was presented, itself or as the first of a navigation stack.
  case presented(ModalPresentation)
}

/// What a modal presentation style means to the rules.
public struct ModalPresentation: Hashable, Sendable {
  /// `shouldRemovePresentersView`: whether the presenter's view leaves the window once the presented view is in place.
  public var removesPresenter: Bool
  /// `UIModalPresentationStyle.custom`: whether the delegate is asked for a presentation controller.
  public var isCustom: Bool

  /// Creates the traits of a style.
  public init(removesPresenter: Bool, isCustom: Bool) {
    self.removesPresenter = removesPresenter
    self.isCustom = isCustom
  }
}

extension HierarchyController {
  /// Whether it was presented, with a navigation stack of its own.
  public var isPresented: Bool { presentation != nil }

  /// Whether the view below leaves the hierarchy once this one has appeared.
  public var coversPresenter: Bool { presentation?.removesPresenter ?? true }

  /// Whether the app has a presentation controller of its own for it.
  public var hasPresentationController: Bool { presentation?.isCustom ?? false }

  private var presentation: ModalPresentation? {
    if case .presented(let presentation) = origin { presentation } else { nil }
  }
}
