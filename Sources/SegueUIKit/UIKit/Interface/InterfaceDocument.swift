import Foundation

/// A storyboard or a nib that has been read.
@MainActor
final class InterfaceDocument {
  let name: String
  let root: InterfaceElement
  private var scenes: [String: InterfaceElement] = [:]
  private var identifiers: [String: InterfaceElement] = [:]
  private(set) var colors: [String: InterfaceElement] = [:]

  private init(_ name: String, _ root: InterfaceElement) {
    (self.name, self.root) = (name, root)
    for scene in root.list("scenes") {
      for object in scene.list("objects") where object.attributes["sceneMemberID"] == "viewController" {
        if let id = object.id { scenes[id] = object }
        if let identifier = object.attributes["storyboardIdentifier"] { identifiers[identifier] = object }
      }
    }
    for resource in root.list("resources") where ["namedColor", "systemColor"].contains(resource.name) {
      if let name = resource.attributes["name"] { colors[name] = resource.children.first }
    }
  }

  /// The documents of a host, each read once.
  private final class Library {
    var documents: [String: InterfaceDocument] = [:]
  }

  /// A document by its name and its ending, `storyboard` or `xib`; nil, noted, if there is none that can be read.
  static func named(_ name: String, _ ending: String) -> InterfaceDocument? {
    let host = SegueHost.current
    let library = host.companion { Library() }
    let file = "\(name).\(ending)"
    if let known = library.documents[file] { return known }
    guard let path = host.resources.path(name, ending) else { return nil }
    guard let root = InterfaceElement.read(path), root.name == "document" else {
      host.note("'\(file)' cannot be read as an interface of Xcode's")
      return nil
    }
    let traits = UITraitCollection.current
    root.vary(
      for: SizeClasses(
        width: traits.horizontalSizeClass == .regular ? "regular" : "compact",
        height: traits.verticalSizeClass == .compact ? "compact" : "regular"
      )
    )
    let document = InterfaceDocument(name, root)
    library.documents[file] = document
    return document
  }

  /// The controller of an id.
  func scene(of id: String) -> InterfaceElement? { scenes[id] }

  /// The controller that is called so.
  func scene(called identifier: String) -> InterfaceElement? { identifiers[identifier] }

  /// The first controller of a class of the app's.
  func scene(ofClass name: String) -> InterfaceElement? {
    root.list("scenes").lazy.flatMap { $0.list("objects") }.first { object in
      object.attributes["sceneMemberID"] == "viewController" && object.attributes["customClass"] == name
    }
  }

  /// The controller that the app begins with.
  var initial: InterfaceElement? { root.attributes["initialViewController"].flatMap(scene(of:)) }

  /// The objects of a nib but for those that stand for others.
  var objects: [InterfaceElement] { root.list("objects").filter { $0.name != "placeholder" } }

  /// What stands for the object that a nib is loaded for.
  var owner: InterfaceElement? {
    root.list("objects").first { $0.attributes["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
