public import Foundation

/// A length along an axis: a part of what it is in, or points.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: SegueObject, @preconcurrency NSCopying {
  enum Kind { case width, height, absolute, estimated }

  let kind: Kind
  /// The fraction, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init(main: ())
  }

  /// A fraction of the width of what it is in.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A fraction of the height of what it is in.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Points, until contents say what they take.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .width }
  /// Whether it is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .height }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether contents say it.
  public var isEstimated: Bool { kind == .estimated }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(kind, dimension) }

  /// The length in what it is in, in points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: container.width * dimension
    case .height: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: SegueObject, @preconcurrency NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init(main: ())
  }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
  }

  /// The size in what it is in, in points.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Room between items: so many points, or at least so many.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: SegueObject, @preconcurrency NSCopying {
  /// Points.
  public let spacing: CGFloat
  /// Whether it takes what is left.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init(main: ())
  }

  /// At least so many points, and a share of what is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether it takes nothing but its points.
  public var isFixed: Bool { !isFlexible }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
  }
}

/// Room around an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: SegueObject, @preconcurrency NSCopying {
  /// Before it.
  public let leading: NSCollectionLayoutSpacing?
  /// Above it.
  public let top: NSCollectionLayoutSpacing?
  /// After it.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below it.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates room.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init(main: ())
  }

  /// A copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  /// The points of all four; what is flexible counts with its least.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: top?.spacing ?? 0,
      left: leading?.spacing ?? 0,
      bottom: bottom?.spacing ?? 0,
      right: trailing?.spacing ?? 0
    )
  }
}
