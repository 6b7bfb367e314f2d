/// Edges of a layer's bounds, as `CAEdgeAntialiasingMask` names them.
///
/// Where layers abut at an edge that crosses pixels, each covers a part of those, and what lies behind shines through
/// both. Without antialiasing an edge lies between pixels: each belongs to one of the layers.
public struct EdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let left = EdgeAntialiasingMask(rawValue: 1)
  public static let right = EdgeAntialiasingMask(rawValue: 2)
  public static let top = EdgeAntialiasingMask(rawValue: 4)
  public static let bottom = EdgeAntialiasingMask(rawValue: 8)
  public static let all: EdgeAntialiasingMask = [.left, .right, .top, .bottom]
}
