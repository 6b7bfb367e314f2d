import SegueGeometry
import SegueStage

/// A number that is presented of a layer: what curves plot and tables of numbers list.
///
/// The first six are what `LayerSample` says of a layer; the others are the layer's own properties.
public enum LayerMeasure: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height
  case opacity
  case radius
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case rotation = "rotate"
  case rotationX = "rotate-x"
  case rotationY = "rotate-y"
  case zPosition = "z"
  case blur
  case backdropBlur = "backdrop-blur"
  case shadowOpacity = "shadow.opacity"
  case shadowRadius = "shadow.radius"
  case borderWidth = "border.width"
  case strokeWidth = "stroke.width"

  /// What a measure is counted in.
  public enum Unit: String, Hashable, Sendable {
    case points = "pt"
    case degrees = "°"
    /// A factor or a fraction: a plain number.
    case number = ""
  }

  public static let count = allCases.count

  /// Its place among the measures of a layer.
  public var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

  public var unit: Unit {
    switch self {
    case .opacity, .scaleX, .scaleY, .shadowOpacity, .zPosition: .number
    case .rotation, .rotationX, .rotationY: .degrees
    default: .points
    }
  }
}

extension LayerMeasure {
  /// Writes every measure of a presented layer, in the order of `allCases`, from `start` on.
  static func read(_ node: borrowing FrameNode, into values: inout [Double], at start: Int) {
    let box = node.projection.boundingBox(of: node.state.bounds) ?? .zero
    let parts = node.state.components
    let degrees = 180 / Double.pi
    values[start] = box.origin.x
    values[start + 1] = box.origin.y
    values[start + 2] = box.size.width
    values[start + 3] = box.size.height
    values[start + 4] = node.state.opacity
    values[start + 5] = node.state.cornerRadii.largest
    values[start + 6] = parts.scaleX
    values[start + 7] = parts.scaleY
    values[start + 8] = parts.rotationZ * degrees
    values[start + 9] = parts.rotationX * degrees
    values[start + 10] = parts.rotationY * degrees
    values[start + 11] = node.state.zPosition
    values[start + 12] = node.state.blur
    values[start + 13] = node.state.backdropBlur
    values[start + 14] = node.state.shadow.opacity
    values[start + 15] = node.state.shadow.radius
    values[start + 16] = node.state.border.width
    values[start + 17] = node.state.number(of: .strokeWidth) ?? 0
  }
}
