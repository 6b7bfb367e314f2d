import Foundation
import SegueStage

/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size, in the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, in the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size, in the corner at the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size, in the corner at the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size, in the corner at the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size, in the corner at the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

  private static let keeping: Set = [
    center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight,
  ]

  /// Whether contents are neither stretched nor shrunk.
  var keepsSize: Bool { Self.keeping.contains(self) }

  /// The part of what is left over, or hangs over, that is to the left of the contents, and above them.
  var lead: CGPoint {
    let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
    let isRight = [.right, .topRight, .bottomRight].contains(self)
    let isTop = [.top, .topLeft, .topRight].contains(self)
    let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    return CGPoint(x: isLeft ? 0 : isRight ? 1 : 0.5, y: isTop ? 0 : isBottom ? 1 : 0.5)
  }

  var fit: ImageContents.Fit {
    switch self {
    case .resizeAspect: .contain
    case .resizeAspectFill: .cover
    default: .fill
    }
  }
}
