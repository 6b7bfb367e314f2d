import Foundation
import SegueGeometry

extension InterfaceBuilder {
  /// Makes the controller of a scene; its view is made as it is asked for.
  static func controller(
    _ element: InterfaceElement,
    _ document: InterfaceDocument,
    _ storyboard: UIStoryboard?
  )
    -> UIViewController
  {
    if element.name == "viewControllerPlaceholder" { return referenced(element, storyboard) }
    let builder = InterfaceBuilder(document, storyboard)
    let controller = builder.plainController(element)
    builder.dress(controller, element)
    return controller
  }

  /// Makes a controller that the app has created by itself into one of a scene.
  static func adopt(
    _ controller: UIViewController,
    _ element: InterfaceElement,
    _ document: InterfaceDocument,
    _ storyboard: UIStoryboard?
  ) { InterfaceBuilder(document, storyboard).dress(controller, element) }

  /// A scene of another storyboard.
  private static func referenced(_ element: InterfaceElement, _ storyboard: UIStoryboard?) -> UIViewController
  {
    let name = element.attributes["storyboardName"] ?? ""
    let other = UIStoryboard(name: name, bundle: nil)
    if let identifier = element.attributes["referencedIdentifier"] {
      return other.instantiateViewController(withIdentifier: identifier)
    }
    return other.instantiateInitialViewController() ?? UIViewController()
  }

  private func plainController(_ element: InterfaceElement) -> UIViewController {
    let coder = EmptyCoder()
    // UIKit's containers have their controllers before a subclass's initializer goes on.
    if element.name != "splitViewController" { coder.children = related(element) }
    if let own = ownClass(element) as? UIViewController.Type, let made = own.init(coder: coder) {
      return made
    }
    let type: UIViewController.Type =
      switch element.name {
      case "navigationController": UINavigationController.self
      case "tabBarController": UITabBarController.self
      case "tableViewController": UITableViewController.self
      case "collectionViewController": UICollectionViewController.self
      case "pageViewController": UIPageViewController.self
      case "splitViewController": UISplitViewController.self
      default: UIViewController.self
      }
    return type.init(coder: coder) ?? UIViewController()
  }

  private func dress(_ controller: UIViewController, _ element: InterfaceElement) {
    owner = controller
    keep(controller, as: element, isWhole: true)
    (controller.storyboard, controller.storyboardName) = (
      storyboard, element.attributes["storyboardIdentifier"]
    )
    controller.interface = InterfaceScene(builder: self, element: element)
    if let title = element.attributes["title"] { controller.title = title }
    if let hides = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    if let style = element.attributes["modalPresentationStyle"].flatMap(Self.presentationStyle) {
      controller.modalPresentationStyle = style
    }
    if let style = element.attributes["modalTransitionStyle"].flatMap(Self.transitionStyle) {
      controller.modalTransitionStyle = style
    }
    if let item = element.child(key: "navigationItem") { fill(controller.navigationItem, item) }
    if let item = element.child(key: "tabBarItem") {
      let own = (ownClass(item) as? UITabBarItem.Type)?.init(coder: EmptyCoder())
      if let own { controller.tabBarItem = own }
      fill(controller.tabBarItem, item)
    }
    makeFreeObjects(beside: element)
    arrange(controller, element)
    controller.segues = segues(of: element, from: controller)
    setRuntimeAttributes(element, controller)
    controller.awakeFromNib()
  }

  /// Recognizers and objects of the app's that stand beside the controller.
  private func makeFreeObjects(beside element: InterfaceElement) {
    for object in element.parent?.children ?? [] where object !== element {
      if let recognizer = recognizer(object) {
        keep(recognizer, as: object)
      } else if object.name == "customObject", let own = ownClass(object),
        let made = SegueTable.makers[ObjectIdentifier(own)]?()
      {
        keep(made, as: object)
      }
    }
  }

  /// The controllers that a container has from the beginning.
  private func related(_ element: InterfaceElement) -> [UIViewController] {
    let related = element.list("connections").filter {
      $0.name == "segue" && $0.attributes["kind"] == "relationship"
    }
    return related.compactMap { one in
      guard let scene = one.attributes["destination"].flatMap(document.scene(of:)), scene !== element else {
        return nil
      }
      return Self.controller(scene, document, storyboard)
    }
  }

  /// Gives a container what else the document says of it.
  private func arrange(_ controller: UIViewController, _ element: InterfaceElement) {
    if let navigation = controller as? UINavigationController, element.flag("navigationBarHidden") == true {
      navigation.isNavigationBarHidden = true
    } else if let tabs = controller as? UITabBarController, let index = element.number("selectedIndex") {
      tabs.selectedIndex = Int(clamping: Double(index))
    } else if let split = controller as? UISplitViewController {
      split.viewControllers = related(element)
    }
  }

  static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "custom": .custom
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    default: nil
    }
  }

  static func transitionStyle(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }

  // MARK: Items of bars

  private func fill(_ item: UINavigationItem, _ element: InterfaceElement) {
    keep(item, as: element)
    if let title = element.attributes["title"] { item.title = title }
    if let view = element.child(key: "titleView") { item.titleView = self.view(view) }
    func items(_ single: String, _ several: String) -> [UIBarButtonItem] {
      let elements = element.child(key: single).map { [$0] } ?? element.list(several)
      return elements.map(barItem)
    }
    let (left, right) = (
      items("leftBarButtonItem", "leftBarButtonItems"), items("rightBarButtonItem", "rightBarButtonItems")
    )
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.child(key: "backBarButtonItem") { item.backBarButtonItem = barItem(back) }
  }

  private func fill(_ item: UITabBarItem, _ element: InterfaceElement) {
    keep(item, as: element)
    if let title = element.attributes["title"] ?? element.attributes["systemItem"]?.capitalized {
      item.title = title
    }
    if let name = element.attributes["image"] { item.image = image(name, element) }
  }

  /// A button of a bar.
  func barItem(_ element: InterfaceElement) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let own = (ownClass(element) as? UIBarButtonItem.Type)?.init(coder: EmptyCoder()) {
      item = own
      item.title = element.attributes["title"]
    } else if let system = element.attributes["systemItem"].flatMap(Self.systemItem) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else if let inside = element.child(key: "customView") {
      item = UIBarButtonItem(customView: view(inside))
    } else {
      item = UIBarButtonItem(title: element.attributes["title"], style: .plain, target: nil, action: nil)
    }
    if let name = element.attributes["image"] { item.image = image(name, element) }
    if let tag = element.number("tag") { item.tag = Int(clamping: Double(tag)) }
    if element.flag("enabled") == false { item.isEnabled = false }
    keep(item, as: element)
    return item
  }

  private static func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    let all: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
      .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo,
      .redo,
      .pageCurl, .close,
    ]
    return all.first { String(describing: $0) == name }
  }
}

/// What a controller's view is made of, if not by the controller itself.
@MainActor
protocol ControllerInterface: AnyObject {
  /// Whether there is a view of its own; a container's has none.
  var hasView: Bool { get }
  /// Makes the view, and connects it with the controller.
  func load(into controller: UIViewController)
}

/// A controller's view as a scene of a storyboard has it.
@MainActor
final class InterfaceScene: ControllerInterface {
  let builder: InterfaceBuilder
  let element: InterfaceElement

  init(builder: InterfaceBuilder, element: InterfaceElement) {
    (self.builder, self.element) = (builder, element)
  }

  var hasView: Bool { element.child(key: "view") != nil }

  func load(into controller: UIViewController) {
    guard let content = element.child(key: "view") else { return }
    for guide in element.list("layoutGuides") { if let id = guide.id { builder.note(guide, id) } }
    let view = builder.view(content)
    if let table = view as? UITableView, let controller = controller as? UITableViewController {
      controller.staticRows = builder.staticRows(content)
      (table.dataSource, table.delegate) = (controller, controller)
    }
    if let collection = view as? UICollectionView, let controller = controller as? UICollectionViewController
    {
      (collection.dataSource, collection.delegate) = (controller, controller)
    }
    controller.view = view
    builder.finish()
    // The views follow from the size that they were drawn in.
    view.frame = UIScreen.main.bounds
    builder.embed(in: controller)
    builder.release()
  }
}
