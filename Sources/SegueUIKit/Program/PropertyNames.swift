import SegueStage

/// What views are called: by the property that a view controller or a view above them holds them in.
///
/// A name is found when a layer is seen first, and stays, so that what refers to it goes on to.
@MainActor
struct PropertyNames {
  private var names: [LayerID: String?] = [:]

  /// The name of the property that holds a view; nil if none is known.
  mutating func name(of view: UIView, layer: LayerID) -> String? {
    if let known = names[layer] { return known }
    let found = Self.found(view)
    names[layer] = found
    return found
  }

  private static func found(_ view: UIView) -> String? {
    var owner = view.next
    while let next = owner {
      if let name = property(of: next, holding: view) { return name }
      owner = next.next
    }
    return nil
  }

  private static func property(of owner: UIResponder, holding view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    // What is above is UIKit's own.
    while let one = mirror, !isOwn(one.subjectType) {
      for child in one.children {
        guard let label = child.label else { continue }
        if child.value as? UIView === view { return plain(label) }
        // Looking at each of many values would take time.
        guard let views = child.value as? [UIView], views.count <= 100 else { continue }
        if let index = views.firstIndex(where: { $0 === view }) { return "\(plain(label))\(index + 1)" }
      }
      mirror = one.superclassMirror
    }
    return nil
  }

  private static func isOwn(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("SegueUIKit.") }

  /// A lazy property's name without what the compiler adds to its storage's.
  private static func plain(_ label: String) -> String {
    let mark = "$__lazy_storage_$_"
    return label.hasPrefix(mark) ? String(label.dropFirst(mark.count)) : label
  }
}
