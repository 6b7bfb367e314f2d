import SegueGeometry
import SegueStage
import SegueTransitions

/// A layer's values as lines: those that every layer has, and those that this one uses.
struct LayerReadout {
  /// The frame is given as on the screen, everything else in the superlayer.
  static let frameTitle = "FRAME on screen"
  private(set) var lines: [InspectorLine] = []
  private let layer: LayerInspection
  private let plain = LayerState()

  init(_ layer: LayerInspection) {
    self.layer = layer
    addFrame()
    addGeometry()
    addLook()
    addContents()
  }

  private mutating func addFrame() {
    lines.append(.title(Self.frameTitle))
    let model: Rect = layer.modelFrame
    let shown: Rect = layer.frame
    add("x", Self.number(model.minX), Self.number(shown.minX))
    add("y", Self.number(model.minY), Self.number(shown.minY))
    add("width", Self.number(model.size.width), Self.number(shown.size.width))
    add("height", Self.number(model.size.height), Self.number(shown.size.height))
  }

  /// The coordinate space of a position.
  private static func space(of id: String) -> String {
    let parts: [Substring] = id.split(separator: "/")
    return parts.count > 1 ? "in \(parts[parts.count - 2])" : "in the container"
  }

  private mutating func addGeometry() {
    lines.append(.title("LAYER \(Self.space(of: layer.id))"))
    add("position") { "\(Self.number($0.position.x)), \(Self.number($0.position.y))" }
    add("bounds") { "\(Self.number($0.bounds.size.width)) × \(Self.number($0.bounds.size.height))" }
    addUsed("offset") { "\(Self.number($0.bounds.minX)), \(Self.number($0.bounds.minY))" }
    addUsed("anchor") { "\(Self.number($0.anchor.x)), \(Self.number($0.anchor.y))" }
    addUsed("scale") { state in
      let parts = state.components
      return parts.scaleX == parts.scaleY
        ? parts.scaleX.formatted(places: 3)
        : "\(parts.scaleX.formatted(places: 3)), \(parts.scaleY.formatted(places: 3))"
    }
    addUsed("rotation") { Self.degrees($0.components.rotationZ) }
    addUsed("rotation x") { Self.degrees($0.components.rotationX) }
    addUsed("rotation y") { Self.degrees($0.components.rotationY) }
    addUsed("moved by") {
      "\(Self.number($0.components.translationX)), \(Self.number($0.components.translationY))"
    }
    addUsed("transform") { $0.transform == .identity ? "none" : "matrix" }
    addUsed("z position") { Self.number($0.zPosition) }
  }

  private mutating func addLook() {
    add("opacity") { $0.opacity.formatted(places: 3) }
    add("radius") { Self.radii($0.cornerRadii) }
    addUsed("hidden") { $0.isHidden ? "yes" : "no" }
    addUsed("clips") { $0.masksToBounds ? "yes" : "no" }
    addUsed("mask mode") { $0.maskMode.rawValue }
    addUsed("fill") { Self.color($0.fill) }
    addUsed("border") { "\(Self.number($0.border.width)) \(Self.color($0.border.color))" }
    addUsed("shadow") { state in
      state.shadow.opacity == 0
        ? "none" : "\(state.shadow.opacity.formatted(places: 2)) r\(Self.number(state.shadow.radius))"
    }
    addUsed("blur") { Self.number($0.blur) }
    addUsed("backdrop") { Self.number($0.backdropBlur) }
  }

  private mutating func addContents() {
    let contents: LayerContents = layer.presented.contents
    if let text = contents.text?.string { lines.append(.note(label: "text", text: text)) }
    if contents.image != nil { lines.append(.note(label: "contents", text: "image")) }
    if contents.gradient != nil { lines.append(.note(label: "contents", text: "gradient")) }
    if contents.shape != nil { lines.append(.note(label: "contents", text: "path")) }
  }

  private mutating func add(_ label: String, _ model: String, _ presented: String) {
    lines.append(.value(label: label, model: model, presented: presented))
  }

  private mutating func add(_ label: String, _ text: (LayerState) -> String) {
    add(label, text(layer.model), text(layer.presented))
  }

  /// Adds a line if the layer, or its presentation, differs from a plain layer.
  private mutating func addUsed(_ label: String, _ text: (LayerState) -> String) {
    let usual: String = text(plain)
    let model: String = text(layer.model)
    let presented: String = text(layer.presented)
    if model != usual || presented != usual { add(label, model, presented) }
  }
}

extension LayerReadout {
  private static func number(_ value: Double) -> String { InspectorText.number(value) }

  private static func degrees(_ radians: Double) -> String { InspectorText.number(radians * 180 / .pi) + "°" }

  private static func radii(_ radii: CornerRadii) -> String {
    if radii.isUniform { return number(radii.topLeft) }
    let all: [Double] = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    return all.map { $0.formatted(places: 0) }.joined(separator: " ")
  }

  private static func color(_ color: Color) -> String { InspectorText.color(color) }
}

/// Values as the inspector writes them.
enum InspectorText {
  /// A number with one decimal place.
  static func number(_ value: Double) -> String { value.formatted(places: 1) }

  /// `#rrggbb`, followed by the alpha in percent unless it is 100; `clear` if it is 0.
  static func color(_ color: Color) -> String {
    guard color.alpha > 0 else { return "clear" }
    let code: String = [color.red, color.green, color.blue].map { hex($0) }.joined()
    let percent: Int = Int(clamping: (min(max(color.alpha, 0), 1) * 100).rounded())
    return percent == 100 ? "#\(code)" : "#\(code) \(percent)%"
  }

  private static func hex(_ component: Double) -> String {
    let byte: Int = Int(clamping: (min(max(component, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
