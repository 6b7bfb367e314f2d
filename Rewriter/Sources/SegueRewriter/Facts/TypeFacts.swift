/// A type of a program, and what it can be to a transition.
public struct TypeFacts: Hashable, Sendable {
  /// The name with the types it lies in: `Card.Animator`.
  public var name: String
  /// `class`, `struct`, `enum`, `actor` or `protocol`.
  public var kind: String
  /// The file's path.
  public var path: String
  /// The line of its name, counted from 1.
  public var line: Int
  /// What follows the colon of the type and of its extensions.
  public var inherits: [String]
  /// What it can be to a transition, through its superclasses and protocols too.
  public var roles: [Role]
  /// Its own initializers, in the order declared, then those that it inherits; of a struct without any its memberwise one.
  public var initializers: [InitializerFacts]
  /// What other code may set of it, its superclasses' properties among it, in the order declared.
  public var properties: [PropertyFacts]
  /// What its code casts a transition's screens to, among the files' own types, each once, in the order written.
  public var screens: [ScreenFacts]
  /// Of an enum, the cases without associated values.
  public var cases: [String]
  /// Of an enum, the cases with associated values.
  public var casesWithValues: [CaseFacts]
  /// Of a protocol, what conforming to it takes, in the order declared.
  public var requirements: [RequirementFacts]
  /// Of a protocol, Apple's types that an extension makes conform to it, sorted.
  public var adopters: [String]
  /// Whether it can be made without arguments, as far as the files say.
  public var isMadeWithoutArguments: Bool
  /// Whether code in another file can name it.
  public var isVisible: Bool
  /// Whether code in another module can.
  public var isPublic: Bool
  /// Whether it has generic parameters, or lies in a type that has.
  public var isGeneric: Bool

  /// What a type can be to a transition.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// Conforms to `UIViewControllerAnimatedTransitioning`.
    case animator
    /// Conforms to `UIViewControllerInteractiveTransitioning`.
    case interactiveTransitioning
    /// Inherits from `UIPercentDrivenInteractiveTransition`.
    case interactor
    /// Conforms to `UIViewControllerTransitioningDelegate`.
    case transitioningDelegate
    /// Conforms to `UINavigationControllerDelegate`.
    case navigationDelegate
    /// Conforms to `UITabBarControllerDelegate`.
    case tabBarDelegate
    /// Inherits from `UIPresentationController`.
    case presentationController
    /// Inherits from `UIViewController`.
    case viewController
    /// Inherits from `UINavigationController`.
    case navigationController
    /// Inherits from `UITabBarController`.
    case tabBarController
    /// Inherits from `UIView`.
    case view
    /// Inherits from `CALayer`.
    case layer
    /// Inherits from `UIStoryboardSegue`.
    case segue
    /// Conforms to `UIApplicationDelegate`.
    case applicationDelegate
    /// Conforms to `UISceneDelegate`, as `UIWindowSceneDelegate` does.
    case sceneDelegate

    var apple: String {
      switch self {
      case .animator: "UIViewControllerAnimatedTransitioning"
      case .interactiveTransitioning: "UIViewControllerInteractiveTransitioning"
      case .interactor: "UIPercentDrivenInteractiveTransition"
      case .transitioningDelegate: "UIViewControllerTransitioningDelegate"
      case .navigationDelegate: "UINavigationControllerDelegate"
      case .tabBarDelegate: "UITabBarControllerDelegate"
      case .presentationController: "UIPresentationController"
      case .viewController: "UIViewController"
      case .navigationController: "UINavigationController"
      case .tabBarController: "UITabBarController"
      case .view: "UIView"
      case .layer: "CALayer"
      case .segue: "UIStoryboardSegue"
      case .applicationDelegate: "UIApplicationDelegate"
      case .sceneDelegate: "UISceneDelegate"
      }
    }
  }
}

/// A property that code in another file can set.
public struct PropertyFacts: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The type as written, in one line, or as its first value says it.
  public var type: String
}

/// A type that one of a transition's screens is expected to be.
public struct ScreenFacts: Hashable, Sendable {
  /// `from` or `to`, by the key or else by the name of what is cast.
  public var side: String
  /// The type's name with the types it lies in.
  public var type: String
}

/// A case of an enum that has associated values.
public struct CaseFacts: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The associated values in order.
  public var parameters: [InitializerFacts.Parameter]
}

/// What a protocol asks of those that conform to it.
public struct RequirementFacts: Hashable, Sendable {
  /// `method`, `property`, `initializer` or `subscript`.
  public var kind: String
  /// The base name.
  public var name: String
  /// A method's parameters in order.
  public var parameters: [InitializerFacts.Parameter]
  /// The type of the result or the property as written; nil for none.
  public var type: String?
  /// Whether a property has a setter.
  public var isSettable: Bool
  /// Whether it is static, generic, or of an instance that changes: no more than a name can be said of it.
  public var isUnusual: Bool
  /// Whether an extension of the protocol has it.
  public var hasDefault: Bool
}

/// An initializer of a type.
public struct InitializerFacts: Hashable, Sendable {
  /// The parameters in order.
  public var parameters: [Parameter]
  /// Whether it gives an optional.
  public var isFailable: Bool
  /// Whether it is `convenience`.
  public var isConvenience: Bool
  /// Whether it is `required`.
  public var isRequired: Bool
  /// Whether code in another file can call it.
  public var isVisible: Bool

  /// A parameter of an initializer.
  public struct Parameter: Hashable, Sendable {
    /// The argument's label; nil for none.
    public var label: String?
    /// The name inside the initializer.
    public var name: String
    /// The type as written, in one line.
    public var type: String
    /// Whether the argument may be left out.
    public var hasDefault: Bool
  }
}
