public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: SegueObject {
    /// What a detent is called.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// About half of the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the container but the status bar and a little.
      public static let large = Identifier("com.apple.UIKit.large")

      /// The name as a trace has it.
      var name: String { rawValue.split(separator: ".").last.map(String.init) ?? rawValue }
    }

    /// What it is called.
    public let identifier: Identifier
    private let resolver: (DetentRoom) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (DetentRoom) -> CGFloat?) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init(main: ())
    }

    /// Half of the container.
    public static func medium() -> Detent { Detent(.medium) { $0.height / 2 - $0.safeArea.bottom } }

    /// All of the container but the status bar and 10 points.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that the app says, in points without the safe area below; nil where the detent does not apply.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let detent = Detent(identifier ?? Identifier("custom-\(count)"), resolver)
      count += 1
      return detent
    }

    private static var count = 0

    /// The height in points of what is seen of the sheet; nil where the detent does not apply.
    func height(in room: DetentRoom) -> CGFloat? {
      resolver(room).flatMap { $0.isNaN ? nil : $0 + room.safeArea.bottom }
    }

    /// The value of the detent in a context, without the safe area below.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { (context as? DetentRoom).flatMap(resolver) }
  }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest value, which fills the container but for the status bar.
  var maximumDetentValue: CGFloat { get }
}

/// A container that a sheet is in.
@MainActor
final class DetentRoom: UISheetPresentationControllerDetentResolutionContext {
  let height: CGFloat
  let safeArea: UIEdgeInsets
  let containerTraitCollection: UITraitCollection

  init(container: UIView) {
    (height, safeArea) = (container.bounds.height, container.safeAreaInsets)
    containerTraitCollection = container.traitCollection
  }

  var maximumDetentValue: CGFloat { height - safeArea.top - 10 - safeArea.bottom }
}
