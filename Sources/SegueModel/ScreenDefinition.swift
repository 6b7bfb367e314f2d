import SegueGeometry

/// A screen: a view controller with its view.
public struct ScreenDefinition: Sendable {
  /// The name that begins the paths of its layers.
  public var name: String
  /// The title in the navigation bar; nil if the screen hides the bar.
  public var bar: String?
  /// Its tab, if it is one of those that the window's tab bar controller has.
  public var tab: TabDefinition?
  /// The view controller's view, named like the screen.
  public var root: LayerDefinition

  /// Creates a screen.
  public init(name: String, bar: String? = nil, root: LayerDefinition) {
    self.name = name
    self.bar = bar
    self.root = root
  }
}

extension ScreenDefinition {
  /// The screen's layers with its items in the navigation bar and the tab bar, as paths address them.
  public var addressableRoot: LayerDefinition {
    var root = root
    if let bar, !root.layers.contains(where: { $0.name == NavigationBar.itemName }) {
      root.layers.append(NavigationBar.item(title: bar, back: NavigationBar.plainBack))
    }
    if let tab, !root.layers.contains(where: { $0.name == TabBar.itemName }) {
      root.layers.append(TabBar.item(tab, named: TabBar.itemName, at: 0, of: 1))
    }
    return root
  }
}
