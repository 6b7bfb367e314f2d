import Foundation

/// Makes the objects of one scene of a storyboard, or of a nib.
///
/// Views get the frames that Xcode has saved, for the device that the interface was drawn on, and then follow the host's size
/// by their masks or by their constraints, as they would on an iPhone.
@MainActor
final class InterfaceBuilder {
  let document: InterfaceDocument
  /// The storyboard that controllers come from; nil for a nib.
  let storyboard: UIStoryboard?
  /// What was made, by the ids of the document.
  private(set) var objects: [String: AnyObject] = [:]
  /// The controller of the scene, or whom the nib is loaded for.
  weak var owner: AnyObject?
  private var ownerID: String?
  /// The guides of a controller's edges, by their ids: whether they are at the top.
  private(set) var edges: [String: Bool] = [:]
  private var made: [Made] = []

  /// An object, and whether it has been told already that it is whole.
  private struct Made {
    let element: InterfaceElement
    let object: AnyObject
    var isWhole = false
  }

  init(_ document: InterfaceDocument, _ storyboard: UIStoryboard?) {
    (self.document, self.storyboard) = (document, storyboard)
  }

  /// Keeps an object to be connected, and to be told that it is whole, unless it has been.
  func keep(_ object: AnyObject, as element: InterfaceElement, isWhole: Bool = false) {
    // The owner holds the builder until its view is loaded.
    if object === owner { ownerID = element.id } else if let id = element.id { objects[id] = object }
    made.append(Made(element: element, object: object, isWhole: isWhole))
  }

  /// Keeps a guide of a controller's upper or lower edge.
  func note(_ guide: InterfaceElement, _ id: String) { edges[id] = guide.attributes["type"] == "top" }

  /// What was made of an id; the owner is known by its own, and by what stands for it in a nib.
  func object(_ id: String) -> AnyObject? {
    objects[id] ?? (id == ownerID || id == document.owner?.id || id == "-1" ? owner : nil)
  }

  /// Lets go of what was made, once nothing is to be connected any more.
  func release() { objects = [:] }

  /// An object's own class, if the files or UIKit have it; else nil, which is noted.
  func ownClass(_ element: InterfaceElement) -> AnyClass? {
    guard let name = element.attributes["customClass"] else { return nil }
    if let type = SegueTable.types[name] ?? NSClassFromString("SegueUIKit." + name) { return type }
    SegueHost.current.note("the class '\(name)' of '\(document.name)' is not in the files")
    return nil
  }

  // MARK: Views

  /// Makes a view with all that is in it, unconnected.
  func view(_ element: InterfaceElement) -> UIView {
    let view = plainView(element)
    // Before there is anything in it: that follows changes of its size.
    if let frame = element.rectangle("frame") { view.frame = frame }
    keep(view, as: element)
    if let table = view as? UITableView { registerPrototypes(element, table) }
    if let collection = view as? UICollectionView { registerItems(element, collection) }
    for guide in element.children + element.list("layoutGuides") {
      if guide.name == "viewLayoutGuide", let id = guide.id { objects[id] = view.safeAreaLayoutGuide }
    }
    let parent = container(of: view, element)
    for child in element.list("subviews") {
      let inner = self.view(child)
      guard child.isInstalled else { continue }
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(inner)
      } else {
        parent.addSubview(inner)
      }
    }
    setAttributes(element, of: view)
    for recognizer in element.list("gestureRecognizers") { makeRecognizer(recognizer, of: view) }
    return view
  }

  /// The view that what is in another one goes into: an effect's and a cell's have one.
  private func container(of view: UIView, _ element: InterfaceElement) -> UIView {
    let own =
      (view as? UIVisualEffectView)?.contentView ?? (view as? UITableViewCell)?.contentView
      ?? (view as? UICollectionViewCell)?.contentView
    guard let own, let inner = element.child(key: "contentView") else { return view }
    keep(own, as: inner)
    for child in inner.list("subviews") where !isPart(child, of: view) {
      let part = self.view(child)
      if child.isInstalled { own.addSubview(part) }
    }
    for one in inner.list("gestureRecognizers") { makeRecognizer(one, of: own) }
    return own
  }

  /// Whether a view is a label or a picture that a cell of UIKit's looks has by itself; it is filled then.
  private func isPart(_ element: InterfaceElement, of view: UIView) -> Bool {
    guard let cell = view as? UITableViewCell, let owner = element.parent?.parent?.parent,
      let style = owner.attributes["style"], style.hasPrefix("IBUITableViewCellStyle")
    else { return false }
    let parts = ["textLabel": cell.textLabel, "detailTextLabel": cell.detailTextLabel]
    for (key, label) in parts where owner.attributes[key] == element.id {
      guard let label else { return true }
      keep(label, as: element)
      setAttributes(element, of: label)
      return true
    }
    if owner.attributes["imageView"] == element.id, let picture = cell.imageView {
      keep(picture, as: element)
      picture.image = image(element.attributes["image"], element)
      return true
    }
    return false
  }

  /// A cell or another view that is made again and again, connected within itself.
  static func reusable(
    _ element: InterfaceElement,
    _ document: InterfaceDocument,
    _ storyboard: UIStoryboard?
  )
    -> UIView
  {
    let builder = InterfaceBuilder(document, storyboard)
    let view = builder.view(element)
    builder.finish()
    return view
  }

  private func registerPrototypes(_ element: InterfaceElement, _ table: UITableView) {
    for prototype in element.list("prototypes") {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      let (document, storyboard) = (document, storyboard)
      table.makers[identifier] = { [weak owner = owner] in
        let builder = InterfaceBuilder(document, storyboard)
        builder.owner = owner
        let cell = builder.view(prototype) as? UITableViewCell
        builder.finish()
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }

  private func registerItems(_ element: InterfaceElement, _ collection: UICollectionView) {
    func register(_ item: InterfaceElement, _ kind: String?) {
      guard let identifier = item.attributes["reuseIdentifier"] else { return }
      let (document, storyboard) = (document, storyboard)
      collection.setMaker(of: kind.map { "\($0)/\(identifier)" } ?? identifier) { [weak owner = owner] in
        let builder = InterfaceBuilder(document, storyboard)
        builder.owner = owner
        let view = builder.view(item) as? UICollectionReusableView
        builder.finish()
        return view ?? UICollectionViewCell(frame: .zero)
      }
    }
    for cell in element.list("cells") { register(cell, nil) }
    if let header = element.child(key: "sectionHeaderView") {
      register(header, UICollectionView.elementKindSectionHeader)
    }
    if let footer = element.child(key: "sectionFooterView") {
      register(footer, UICollectionView.elementKindSectionFooter)
    }
  }

  private func makeRecognizer(_ element: InterfaceElement, of view: UIView) {
    // Recognizers of a scene stand beside its controller; here are only references.
    if let id = element.attributes["reference"] ?? element.id,
      let recognizer = objects[id] as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Nibs

  /// Makes what is in a nib, connected with whom it is loaded for.
  static func objects(of document: InterfaceDocument, for owner: AnyObject?) -> [Any] {
    let builder = InterfaceBuilder(document, nil)
    builder.owner = owner
    let top = document.objects.compactMap { element -> AnyObject? in
      if let recognizer = builder.recognizer(element) {
        builder.keep(recognizer, as: element)
        return recognizer
      }
      guard element.rectangle("frame") != nil else { return nil }
      return builder.view(element)
    }
    if let placeholder = document.owner, let owner {
      builder.keep(owner, as: placeholder, isWhole: true)
      let outlet = placeholder.list("connections").first { $0.attributes["property"] == "view" }
      if let controller = owner as? UIViewController,
        let view = outlet?.attributes["destination"].flatMap({ builder.objects[$0] }) as? UIView
      {
        controller.view = view
      }
    }
    builder.finish()
    if let controller = owner as? UIViewController { controller.viewIfLoaded?.frame = UIScreen.main.bounds }
    return top
  }

  /// The view that is not in another one.
  var topView: UIView? { made.lazy.compactMap { $0.object as? UIView }.first { $0.superview == nil } }

  // MARK: Connections

  /// Connects everything that was made, sets what the app has added, and tells it that it is whole.
  func finish() {
    for one in made { if let view = one.object as? UIView { addConstraints(one.element, view) } }
    for one in made { connect(one.element, one.object) }
    for one in made where !one.isWhole { setRuntimeAttributes(one.element, one.object) }
    for one in made.reversed() where !one.isWhole { (one.object as? NSObject)?.awakeFromNib() }
    made = []
  }
}
