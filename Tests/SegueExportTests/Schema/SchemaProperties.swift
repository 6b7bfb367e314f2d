/// A value for every key that describes a layer, with what it needs beside it.
struct SchemaProperty {
  /// As the schema has it below a definition: `opacity`, `shadow/radius`.
  let key: String
  /// What is written.
  let text: String
  /// What must be there for it to say something.
  var base = ""

  static let all: [SchemaProperty] = [
    SchemaProperty(key: "frame", text: "frame: [10, 20, 30, 40]"),
    SchemaProperty(key: "x", text: "x: 11"),
    SchemaProperty(key: "y", text: "y: 12"),
    SchemaProperty(key: "width", text: "width: 13"),
    SchemaProperty(key: "height", text: "height: 14"),
    SchemaProperty(key: "position", text: "position: [50, 60]"),
    SchemaProperty(key: "position.x", text: "position.x: 51"),
    SchemaProperty(key: "position.y", text: "position.y: 52"),
    SchemaProperty(key: "center", text: "center: [50, 60]"),
    SchemaProperty(key: "center.x", text: "center.x: 51"),
    SchemaProperty(key: "center.y", text: "center.y: 52"),
    SchemaProperty(key: "anchor", text: "anchor: [0.1, 0.2]"),
    SchemaProperty(key: "z", text: "z: 3"),
    SchemaProperty(key: "hidden", text: "hidden: true"),
    SchemaProperty(key: "opacity", text: "opacity: 0.5"),
    SchemaProperty(key: "clip", text: "clip: true"),
    SchemaProperty(key: "mask-mode", text: "mask-mode: inverted"),
    SchemaProperty(key: "fill", text: "fill: yellow"),
    SchemaProperty(key: "gradient", text: "gradient: red blue down"),
    SchemaProperty(key: "radius", text: "radius: 9"),
    SchemaProperty(key: "border.width", text: "border.width: 2"),
    SchemaProperty(key: "border.color", text: "border.color: green", base: "border.width: 2"),
    SchemaProperty(key: "border", text: "border: 2 green"),
    SchemaProperty(key: "shadow.radius", text: "shadow.radius: 5", base: "shadow.opacity: 1"),
    SchemaProperty(key: "shadow.x", text: "shadow.x: 5", base: "shadow.opacity: 1"),
    SchemaProperty(key: "shadow.y", text: "shadow.y: 5", base: "shadow.opacity: 1"),
    SchemaProperty(key: "shadow.opacity", text: "shadow.opacity: 0.7"),
    SchemaProperty(key: "shadow.color", text: "shadow.color: red", base: "shadow.opacity: 1"),
    SchemaProperty(key: "shadow", text: "shadow: {opacity: 0.7}"),
    SchemaProperty(key: "shadow/radius", text: "shadow: {radius: 5}", base: "shadow.opacity: 1"),
    SchemaProperty(key: "shadow/x", text: "shadow: {x: 5}", base: "shadow.opacity: 1"),
    SchemaProperty(key: "shadow/y", text: "shadow: {y: 5}", base: "shadow.opacity: 1"),
    SchemaProperty(key: "shadow/opacity", text: "shadow: {opacity: 0.7}"),
    SchemaProperty(key: "shadow/color", text: "shadow: {color: red}", base: "shadow.opacity: 1"),
    SchemaProperty(key: "blur", text: "blur: 3"),
    SchemaProperty(key: "backdrop-blur", text: "backdrop-blur: 3"),
    SchemaProperty(key: "image", text: "image: mountains"),
    SchemaProperty(key: "fit", text: "fit: contain", base: "image: mountains"),
    SchemaProperty(key: "text", text: "text: hello"),
    SchemaProperty(key: "font.size", text: "font.size: 30", base: "text: hello"),
    SchemaProperty(key: "font.weight", text: "font.weight: heavy", base: "text: hello"),
    SchemaProperty(key: "font.italic", text: "font.italic: true", base: "text: hello"),
    SchemaProperty(key: "font.design", text: "font.design: monospaced", base: "text: hello"),
    SchemaProperty(key: "font", text: "font: 30 bold", base: "text: hello"),
    SchemaProperty(key: "color", text: "color: green", base: "text: hello"),
    SchemaProperty(key: "align", text: "align: right", base: "text: hello"),
    SchemaProperty(key: "path", text: "path: M 0 0 L 50 50"),
    SchemaProperty(key: "stroke.width", text: "stroke.width: 4", base: "path: M 0 0 L 50 50"),
    SchemaProperty(key: "stroke.color", text: "stroke.color: green", base: "path: M 0 0 L 50 50"),
    SchemaProperty(
      key: "stroke.cap",
      text: "stroke.cap: round",
      base: "path: M 9 9 L 50 50, stroke: 6 green"
    ),
    SchemaProperty(
      key: "stroke.join",
      text: "stroke.join: round",
      base: "path: M 9 9 L 50 9 L 50 50, stroke: 6 green"
    ),
    SchemaProperty(key: "stroke", text: "stroke: 4 green", base: "path: M 0 0 L 50 50"),
    SchemaProperty(key: "rule", text: "rule: evenodd", base: "path: M 0 0 L 50 50"),
    SchemaProperty(key: "scale", text: "scale: 0.5"),
    SchemaProperty(key: "scale.x", text: "scale.x: 0.5"),
    SchemaProperty(key: "scale.y", text: "scale.y: 0.5"),
    SchemaProperty(key: "rotate", text: "rotate: 0.3"),
    SchemaProperty(key: "rotate-x", text: "rotate-x: 0.3"),
    SchemaProperty(key: "rotate-y", text: "rotate-y: 0.3"),
    SchemaProperty(key: "move.x", text: "move.x: 5"),
    SchemaProperty(key: "move.y", text: "move.y: 5"),
    SchemaProperty(key: "move.z", text: "move.z: 5"),
    SchemaProperty(key: "transform", text: "transform: rotate 10deg"),
    SchemaProperty(key: "m34", text: "m34: -0.002"),
    SchemaProperty(key: "sublayers-m34", text: "sublayers-m34: -0.002"),
    SchemaProperty(key: "offset", text: "offset: [0, 10]"),
    SchemaProperty(key: "offset.x", text: "offset.x: 3"),
    SchemaProperty(key: "offset.y", text: "offset.y: 4"),
    SchemaProperty(
      key: "scrolling",
      text: "scrolling: false",
      base: "scroll: y, layers: {tall: {height: 900}}"
    ),
  ]

  /// Some values as ones that read another layer, whatever that one is.
  static func following(_ text: String) -> String {
    text.replacing(/(?<key>[a-z0-9.-]+): (?<value>\[[^\]]*\]|[^,]*)/) { match in
      let value = match.output.value
      if value.hasPrefix("[") {
        let items = value.dropFirst().dropLast().split(separator: ", ").map { "\($0) + 0 * parent.width" }
        return "\(match.output.key): '[\(items.joined(separator: ", "))]'"
      }
      if value.hasPrefix("rotate ") { return "\(match.output.key): rotate (10deg + 0 * parent.width)" }
      if Double(value) != nil { return "\(match.output.key): \(value) + 0 * parent.width" }
      return "\(match.output.key): \(value) if parent.width > 0 else \(value)"
    }
  }

  /// Something that changes nothing, for a place that must not be empty.
  var neutral: String { key == "z" ? "opacity: 1" : "z: 0" }
}

/// A place where such keys may stand, and the scene with some text there.
struct SchemaPlace {
  let name: String
  /// The schema's definition that describes it.
  let definition: String
  let scene: @Sendable (_ property: SchemaProperty, _ text: String) -> SchemaScene

  static let all: [SchemaPlace] = [
    SchemaPlace(name: "a layer", definition: "layer") { property, text in
      scene(property).with {
        $0.home = joined(at(property), property.base, text)
        // The last of the fingers is to find the box there.
        if property.key == "scrolling" { $0.go = nil }
      }
    },
    SchemaPlace(name: "a mask", definition: "layer") { property, text in
      scene(property).with { $0.home += ", mask: {\(joined(at(property), property.base, text))}" }
    },
    SchemaPlace(name: "follow", definition: "following") { property, text in
      scene(property).with {
        $0.home = joined(at(property), property.base, "follow: {\(SchemaProperty.following(text))}")
        $0.go = nil
      }
    },
    SchemaPlace(name: "during", definition: "values") { property, text in
      scene(property).with { $0.go? += ", during: {to/box: {\(text)}}" }
    },
    SchemaPlace(name: "before", definition: "values") { property, text in
      scene(property).with { $0.go? += ", before: {to/box: {\(text)}}" }
    },
    SchemaPlace(name: "after", definition: "values") { property, text in
      scene(property).with { $0.go? += ", after: {to/box: {\(text)}}" }
    },
    SchemaPlace(name: "during, of what is added", definition: "values") { property, text in
      scene(property).with {
        let nested = "layers: {inner: {\(joined("width: 20, height: 20", base(property, nested: true)))}}"
        $0.go? += ", tracks: {to: {y: H}}, add: {new: {width: 50, height: 50, \(nested)}}"
        $0.go? += ", during: {container/new/inner: {\(text)}}"
      }
    },
    SchemaPlace(name: "sets", definition: "values") { property, text in
      scene(property).with {
        $0.go = nil
        $0.script += "\n    3.00 tap home/tapper"
        $0.drag = "recognize: pan, catch: true, sets: {home/box: {\(text)}}, cancel: {duration: 4}"
        $0.gestures =
          property.key == "scrolling"
          ? "  hold: {in: home/box, recognize: pan, with: home/box, sets: {home/box: {\(text)}}}" : ""
      }
    },
    SchemaPlace(name: "rest", definition: "values") { property, text in
      scene(property).with {
        $0.go = nil
        $0.drag =
          "recognize: pan, sets: {home/grip: {z: 0}}, finish: {when: true, rest: {home/box: {\(text)}}}"
      }
    },
    SchemaPlace(name: "tracks", definition: "track") { property, text in
      scene(property).with { $0.go? += ", tracks: {to: {opacity: 1}, to/box: {\(text)}}" }
    },
    SchemaPlace(name: "alongside", definition: "track") { property, text in
      scene(property).with { $0.go? += ", tracks: {to: {opacity: 1}}, alongside: {to/box: {\(text)}}" }
    },
    SchemaPlace(name: "scrubs", definition: "track") { property, text in
      scene(property).with {
        $0.drag = "recognize: pan, progress: -dy / 200, scrubs: {home/box: {\(text)}}"
      }
    },
    SchemaPlace(name: "add", definition: "addition") { property, text in
      scene(property).with {
        $0.go? += ", tracks: {to: {y: H}}"
        $0.go? += ", add: {new: {\(joined(at(property), base(property, nested: true), text))}}"
      }
    },
    SchemaPlace(name: "a mask that is added", definition: "addition") { property, text in
      scene(property).with {
        $0.go? += ", tracks: {to: {y: H}}"
        $0.go? += ", add: {new: {masks: to, \(joined(at(property), base(property, nested: true), text))}}"
      }
    },
    SchemaPlace(name: "during, of a mask that is added", definition: "values") { property, text in
      scene(property).with {
        $0.go? += ", tracks: {to: {y: H}}, during: {container/new: {\(text)}}"
        $0.go? +=
          ", add: {new: {masks: to, width: 50, height: 50, \(joined("fill: red", base(property, nested: true)))}}"
      }
    },
    SchemaPlace(name: "a layer inside what is added", definition: "layer") { property, text in
      scene(property).with {
        $0.go? +=
          ", tracks: {to: {y: H}}, add: {new: {layers: {inner: {\(joined(at(property), base(property, nested: true), text))}}}}"
      }
    },
    SchemaPlace(name: "pieces", definition: "values") { property, text in
      scene(property).with {
        $0.go? +=
          ", tracks: {to: {y: H}}, add: {new: {copy: from/box, grid: [2, 1], pieces: {\(joined(base(property, nested: true), ofPiece(text)))}}}"
      }
    },
  ]

  private static func scene(_ property: SchemaProperty) -> SchemaScene {
    var scene = SchemaScene()
    scene.home = joined(scene.home, property.base)
    scene.next = joined(scene.next, property.base)
    return scene
  }

  /// A frame, unless that is what is tried.
  private static func at(_ property: SchemaProperty) -> String {
    property.key == "frame"
      ? "fill: red" : property.key == "fill" ? "frame: [100, 300, 200, 100]" : SchemaScene.place
  }

  /// What a property needs, where a scroll layer would be refused.
  private static func base(_ property: SchemaProperty, nested: Bool) -> String {
    property.key == "scrolling" ? "" : property.base
  }

  /// A piece clips the picture unless it is told not to.
  private static func ofPiece(_ text: String) -> String {
    text.replacing("clip: true", with: "clip: false")
  }

  static func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
}
