import Foundation
import SegueGeometry

/// Values as the documents write them.
extension InterfaceBuilder {
  // MARK: Colours

  /// The colour that a child of a key says; nil if there is none.
  func color(_ key: String, _ element: InterfaceElement) -> UIColor? {
    element.child(key: key).flatMap(color)
  }

  func color(_ element: InterfaceElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    // What older systems have in its place stands beside it.
    for key in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      guard let name = element.attributes[key] else { continue }
      if let color = Self.systemColor(name) ?? document.colors[name].flatMap(color) { return color }
    }
    guard let name = element.attributes["name"] else { return nil }
    if element.attributes["catalog"] == "System", let color = Self.systemColor(name) { return color }
    return UIColor(named: name) ?? document.colors[name].flatMap(color)
  }

  /// `systemBlueColor`, `labelColor` and the like.
  private static func systemColor(_ name: String) -> UIColor? {
    switch name.hasSuffix("Color") ? String(name.dropLast(5)) : name {
    case "systemRed": .systemRed
    case "systemOrange": .systemOrange
    case "systemYellow": .systemYellow
    case "systemGreen": .systemGreen
    case "systemMint": .systemMint
    case "systemTeal": .systemTeal
    case "systemCyan": .systemCyan
    case "systemBlue": .systemBlue
    case "systemIndigo": .systemIndigo
    case "systemPurple": .systemPurple
    case "systemPink": .systemPink
    case "systemBrown": .systemBrown
    case "systemGray": .systemGray
    case "systemGray2": .systemGray2
    case "systemGray3": .systemGray3
    case "systemGray4": .systemGray4
    case "systemGray5": .systemGray5
    case "systemGray6": .systemGray6
    case "systemBackground": .systemBackground
    case "secondarySystemBackground": .secondarySystemBackground
    case "tertiarySystemBackground": .tertiarySystemBackground
    case "systemGroupedBackground": .systemGroupedBackground
    case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground
    case "systemFill": .systemFill
    case "secondarySystemFill": .secondarySystemFill
    case "tertiarySystemFill": .tertiarySystemFill
    case "quaternarySystemFill": .quaternarySystemFill
    case "label": .label
    case "secondaryLabel": .secondaryLabel
    case "tertiaryLabel": .tertiaryLabel
    case "quaternaryLabel": .quaternaryLabel
    case "placeholderText": .placeholderText
    case "separator": .separator
    case "opaqueSeparator": .opaqueSeparator
    case "link": .link
    case "darkText": .darkText
    case "lightText": .lightText
    case "groupTableViewBackground": .groupTableViewBackground
    case "tint": .tintColor
    case "white": .white
    case "black": .black
    case "clear": .clear
    case "gray": .gray
    case "lightGray": .lightGray
    case "darkGray": .darkGray
    default: nil
    }
  }

  // MARK: Fonts and pictures

  /// The font that an element describes; nil if it describes none.
  func font(_ element: InterfaceElement, key: String = "fontDescription") -> UIFont? {
    guard let font = element.child(key: key) else { return nil }
    if let style = font.attributes["style"] {
      return UIFont.preferredFont(forTextStyle: Self.textStyle(style))
    }
    let size = font.number("pointSize") ?? 17
    if let name = font.attributes["name"], font.attributes["type"] == nil {
      return UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
    }
    switch font.attributes["type"] {
    case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    default: return UIFont.systemFont(ofSize: size, weight: Self.weight(font.attributes["weight"] ?? ""))
    }
  }

  private static func textStyle(_ name: String) -> UIFont.TextStyle {
    switch name.replacingOccurrences(of: "UICTFontTextStyle", with: "") {
    case "Title0": .largeTitle
    case "Title1": .title1
    case "Title2": .title2
    case "Title3": .title3
    case "Headline": .headline
    case "Subhead": .subheadline
    case "Callout": .callout
    case "Footnote": .footnote
    case "Caption1": .caption1
    case "Caption2": .caption2
    default: .body
    }
  }

  private static func weight(_ name: String) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// A picture of the app's, or a symbol of the system's.
  func image(_ name: String?, _ element: InterfaceElement) -> UIImage? {
    guard let name else { return nil }
    return element.attributes["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }

  // MARK: Words

  static func contentMode(_ name: String) -> UIView.ContentMode? {
    switch name {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }

  static func alignment(_ name: String) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  /// The parts of `autoresizingMask`.
  static func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { mask, part in if element.flag(part.0) == true { mask.insert(part.1) } }
  }

  // MARK: What an app adds

  /// Sets the values that an app has added in Xcode: `layer.cornerRadius`, or its own `@IBInspectable`.
  func setRuntimeAttributes(_ element: InterfaceElement, _ object: AnyObject) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute.attributes["keyPath"], let target = object as? NSObject else { continue }
      let values = values(of: attribute)
      if path.hasPrefix("layer."), let view = target as? UIView {
        view.layer.setValue(values.first ?? nil, forKeyPath: String(path.dropFirst(6)))
        continue
      }
      guard !path.contains(".") else {
        target.setValue(values.first ?? nil, forKeyPath: path)
        continue
      }
      // What type the property has is known only to itself.
      if values.contains(where: { SegueTable.set($0, forKey: path, of: target) }) { continue }
      target.setValue(values.first ?? nil, forKey: path)
    }
  }

  /// The value of an attribute, in each type that a property for it may have.
  private func values(of attribute: InterfaceElement) -> [Any?] {
    let value = attribute.child(key: "value")
    switch attribute.attributes["type"] {
    case "boolean": return [attribute.flag("value") ?? value?.flag("value") ?? false]
    case "number":
      let number = (value?.attributes["value"] ?? attribute.attributes["value"]).flatMap { Double($0) } ?? 0
      let whole = Int(clamping: number.rounded())
      return [CGFloat(number), number, whole, Float(number), NSNumber(value: number), UInt(clamping: whole)]
    case "string", "localizedString":
      return [attribute.attributes["value"] ?? value?.text ?? ""]
    case "color":
      let color = value.flatMap(color)
      return [color, color?.cgColor]
    case "point":
      return [CGPoint(x: value?.number("x") ?? 0, y: value?.number("y") ?? 0)]
    case "size": return [CGSize(width: value?.number("width") ?? 0, height: value?.number("height") ?? 0)]
    case "rect":
      return [
        CGRect(
          x: value?.number("x") ?? 0,
          y: value?.number("y") ?? 0,
          width: value?.number("width") ?? 0,
          height: value?.number("height") ?? 0
        )
      ]
    case "image": return [image(attribute.attributes["value"] ?? value?.attributes["name"], attribute)]
    default: return [nil]
    }
  }
}
