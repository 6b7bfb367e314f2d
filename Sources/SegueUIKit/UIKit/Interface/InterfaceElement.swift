import Foundation
import FoundationXML

/// An element of a storyboard or a nib.
final class InterfaceElement {
  let name: String
  private(set) var attributes: [String: String]
  private(set) var children: [InterfaceElement] = []
  /// Whether it is part of the interface for the sizes of this device.
  private(set) var isInstalled = true
  fileprivate(set) var text = ""
  private(set) weak var parent: InterfaceElement?

  fileprivate init(_ name: String, _ attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  fileprivate func append(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  /// The child that plays a part: `key="view"`.
  func child(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

  /// The first child of a name.
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The elements in a child of a name.
  func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  func flag(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }
  func number(_ name: String) -> CGFloat? { attributes[name].flatMap { Double($0) }.map { CGFloat($0) } }
  var id: String? { attributes["id"] }

  /// The elements below that are, and the element itself, before what is in them.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

  /// The rectangle that a child of a key says, in points.
  func rectangle(_ key: String) -> CGRect? {
    guard let box = child(key: key) else { return nil }
    return CGRect(
      x: box.number("x") ?? 0,
      y: box.number("y") ?? 0,
      width: box.number("width") ?? 0,
      height: box.number("height") ?? 0
    )
  }

  /// The size that a child of a key says, in points.
  func size(_ key: String) -> CGSize? { rectangle(key)?.size }

  /// The insets that a child of a key says, in points.
  func insets(_ key: String) -> UIEdgeInsets? {
    child(key: key).map {
      UIEdgeInsets(
        top: $0.number("minY") ?? 0,
        left: $0.number("minX") ?? 0,
        bottom: $0.number("maxY") ?? 0,
        right: $0.number("maxX") ?? 0
      )
    }
  }

  // MARK: Size classes

  /// Takes in what is said for a device's sizes, here and below: other values, and what is left out.
  func vary(for sizes: SizeClasses) {
    for child in children where child.name != "variation" { child.vary(for: sizes) }
    // What says most about the device comes last.
    let fitting = children.filter { $0.name == "variation" && sizes.match($0.attributes["key"] ?? "") }
    for variation in fitting.sorted(by: { $0.rank < $1.rank }) {
      attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
      for part in variation.children {
        if part.name == "mask" { install(part) } else { replace(part) }
      }
    }
  }

  /// How many size classes a variation asks for.
  private var rank: Int { (attributes["key"] ?? "").count { $0 == "=" } }

  private func install(_ mask: InterfaceElement) {
    for change in mask.children {
      guard let id = change.attributes["reference"] else { continue }
      for list in children where list.name == mask.attributes["key"] {
        for element in list.children where element.id == id { element.isInstalled = change.name == "include" }
      }
    }
  }

  /// Has a value in the place of the one that plays its part.
  private func replace(_ value: InterfaceElement) {
    guard let key = value.attributes["key"] else { return }
    children.removeAll { $0.name != "variation" && $0.attributes["key"] == key }
    append(value)
  }

  /// Reads a document; nil if it is not well-formed.
  static func read(_ path: String) -> InterfaceElement? {
    // No interface that anybody draws is a tenth as long.
    guard let data = FileManager.default.contents(atPath: path), data.count < 16 << 20 else { return nil }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let builder = TreeBuilder()
    parser.delegate = builder
    // The parser may go on after what is not well-formed, and say that all went well.
    return parser.parse() && !builder.hasFailed ? builder.root : nil
  }
}

/// The size classes of a device, which variations of an interface are for.
struct SizeClasses: Equatable {
  /// `compact` or `regular`.
  var width: String
  var height: String

  /// Whether a variation is for them: `default`, `heightClass=regular` or `heightClass=regular-widthClass=compact`.
  func match(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { $0 == "widthClass=\(width)" || $0 == "heightClass=\(height)" }
  }
}

/// Makes elements of what a parser finds.
private final class TreeBuilder: Foundation.NSObject, XMLParserDelegate {
  var root: InterfaceElement?
  private(set) var hasFailed = false
  private var open: [InterfaceElement] = []

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(elementName, attributeDict)
    if let last = open.last { last.append(element) } else { root = element }
    // Interfaces are not nested as deep as that.
    if open.count > 500 {
      hasFailed = true
      parser.abortParsing()
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) { if !open.isEmpty { open.removeLast() } }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) { hasFailed = true }

  func parserDidEndDocument(_ parser: XMLParser) { hasFailed = hasFailed || !open.isEmpty }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // Only what holds no element is read as text.
    if let last = open.last, last.children.isEmpty { last.text += string }
  }
}
