import Foundation
import SegueGeometry
import SegueStage

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)

  /// The engine's radii of these corners.
  var radii: [LayerProperty] {
    let table: [(CACornerMask, LayerProperty)] = [
      (.layerMinXMinYCorner, .radiusTopLeft), (.layerMaxXMinYCorner, .radiusTopRight),
      (.layerMaxXMaxYCorner, .radiusBottomRight), (.layerMinXMaxYCorner, .radiusBottomLeft),
    ]
    return table.filter { contains($0.0) }.map(\.1)
  }
}

extension CALayer {
  var treeOpacity: Float {
    get { Float(ownState.opacity) }
    set { change("opacity", to: [(.opacity, .number(newValue.decimal))]) }
  }

  var treeMasksToBounds: Bool {
    get { ownState.masksToBounds }
    set { edit { $0.masksToBounds = newValue } }
  }

  var treeCornerRadius: CGFloat {
    get { CGFloat(presented == nil ? radius : ownState.cornerRadii.largest) }
    set {
      radius = Double(newValue)
      change("cornerRadius", to: corners.radii.map { ($0, .number(radius)) })
    }
  }

  /// The corners that are round.
  public var maskedCorners: CACornerMask {
    get { corners }
    set {
      corners = newValue
      let square = CACornerMask.all.subtracting(newValue).radii
      edit { state in
        for corner in square { state.setNumber(0, of: corner) }
        for corner in newValue.radii { state.setNumber(radius, of: corner) }
      }
    }
  }

  var treeBackgroundColor: CGColor? {
    get { color(.fill) }
    set { setColor(newValue, .fill, "backgroundColor") }
  }

  var treeBorderWidth: CGFloat {
    get { number(.borderWidth) }
    set { change("borderWidth", to: [(.borderWidth, .number(Double(newValue)))]) }
  }

  var treeBorderColor: CGColor? {
    get { color(.borderColor) }
    set { setColor(newValue, .borderColor, "borderColor") }
  }

  var treeShadowColor: CGColor? {
    get { color(.shadowColor) }
    set { setColor(newValue, .shadowColor, "shadowColor") }
  }

  var treeShadowOpacity: Float {
    get { Float(ownState.shadow.opacity) }
    set { change("shadowOpacity", to: [(.shadowOpacity, .number(newValue.decimal))]) }
  }

  var treeShadowRadius: CGFloat {
    get { number(.shadowRadius) }
    set { change("shadowRadius", to: [(.shadowRadius, .number(Double(newValue)))]) }
  }

  var treeShadowOffset: CGSize {
    get { CGSize(width: ownState.shadow.offset.x, height: ownState.shadow.offset.y) }
    set {
      change(
        "shadowOffset",
        to: [(.shadowX, .number(Double(newValue.width))), (.shadowY, .number(Double(newValue.height)))]
      )
    }
  }

  func number(_ property: LayerProperty) -> CGFloat { CGFloat(ownState.number(of: property) ?? 0) }

  func color(_ property: LayerProperty) -> CGColor? {
    ownState.color(of: property).flatMap { $0 == .clear ? nil : CGColor($0) }
  }

  func setColor(_ color: CGColor?, _ property: LayerProperty, _ key: String) {
    change(key, to: [(property, .color(color?.color ?? .clear))])
  }
}

extension Float {
  /// The double that a literal of the same digits has, so that .4 is .4 to the engine.
  var decimal: Double { Double("\(self)") ?? Double(self) }
}

extension CornerRadii {
  /// The largest of the four, in points.
  fileprivate var largest: Double { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
}
