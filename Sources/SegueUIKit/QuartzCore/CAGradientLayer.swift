public import Foundation
import SegueGeometry
import SegueStage

/// A layer that shows a gradient over its bounds.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private var stops: [Any]?
  private var places: [NSNumber]?
  private var ends = (start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
  private var form = CAGradientLayerType.axial

  /// The colours, as `CGColor`s.
  open var colors: [Any]? {
    get { shown?.stops.map { CGColor($0.color) } ?? stops }
    set { set("colors") { stops = newValue } }
  }
  /// Where each colour is, 0…1 rising; spread evenly if nil.
  open var locations: [NSNumber]? {
    get { shown?.stops.map { NSNumber(value: $0.location) } ?? places }
    set { set("locations") { places = newValue } }
  }
  /// Where the gradient begins, in fractions of the bounds; of a radial one, its middle.
  open var startPoint: CGPoint {
    get { shown.map { CGPoint($0.ends.start) } ?? ends.start }
    set { set("startPoint") { ends.start = newValue } }
  }
  /// Where the gradient ends, in fractions of the bounds; of a radial one, the corner of its ellipse's box.
  open var endPoint: CGPoint {
    get { shown.map { CGPoint($0.ends.end) } ?? ends.end }
    set { set("endPoint") { ends.end = newValue } }
  }
  /// Whether it goes along a line or out from a point; a conic one is shown as a line.
  open var type: CAGradientLayerType {
    get { form }
    set { set("type") { form = newValue } }
  }

  /// What a presentation shows; nil of an app's own layer, which has what it was given.
  private var shown: Gradient? { presented == nil ? nil : ownState.contents.gradient }

  /// Changes the gradient, with the key's action where it stays one of as many colours.
  private func set(_ key: String, _ body: () -> Void) {
    body()
    if form == .conic { host.note("a conic gradient is shown as one along a line") }
    let inks = (stops ?? []).compactMap {
      ($0 as? CGColor)?.color ?? ($0 as? any ColorConvertible)?.engineColor
    }
    guard inks.count > 1 else {
      let single = inks.first ?? .clear
      return edit { state in
        state.contents.gradient = nil
        state.fill = single
      }
    }
    let even = inks.indices.map { Double($0) / Double(inks.count - 1) }
    let given = places.map { $0.map(\.doubleValue) } ?? even
    let all = zip(inks, given.count == inks.count ? given : even).map {
      Gradient.Stop(color: $0, location: $1)
    }
    show(Gradient(kind: kind, stops: all), key)
  }

  private func show(_ gradient: Gradient, _ key: String) {
    guard let old = ownState.contents.gradient, old.stops.count == gradient.stops.count,
      let path = AnimationPath(key)
    else { return edit { $0.contents.gradient = gradient } }
    var state = ownState
    state.contents.gradient = gradient
    change(key, to: path.properties.map { ($0, state[$0]) })
  }

  private var kind: Gradient.Kind {
    let (start, end) = (ends.start.point, ends.end.point)
    guard form == .radial else { return .linear(start: start, end: end) }
    return .radial(center: start, radius: Size(width: abs(end.x - start.x), height: abs(end.y - start.y)))
  }
}

/// How a gradient goes.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Out from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
