public import SegueGeometry

/// A screen's place in the tab bar of the window's tab bar controller: `UITabBarItem`.
public struct TabDefinition: Hashable, Sendable {
  /// The title below the icon.
  public var title: String
  /// The icon's outline in a square of 24 points; nil for an item with a title only.
  public var icon: Expression?
  /// Where the tab is written.
  public var source: SourceRange

  /// Creates a tab without an icon.
  public init(title: String, source: SourceRange = .none) {
    self.title = title
    self.source = source
  }
}

/// A tab bar controller's bar as layers: a fixed background, and in it an item for each screen that has a tab.
///
/// The background is `container/tab-bar`. A screen's item is `SCREEN/tab`: as high as the bar, with an icon and a title.
public enum TabBar {
  /// The name of the background in the container.
  public static let name = "tab-bar"
  /// The name of an item in its screen; a tap on it chooses the screen's tab.
  public static let itemName = "tab"
  /// The name of the title in an item.
  public static let titleName = "title"
  /// The name of the icon in an item.
  public static let iconName = "icon"
  /// The height above the home indicator's room, in points.
  public static let height = 49.0

  /// The bar with its items, in the order of the screens; it reaches down behind the home indicator.
  public static func bar(of screens: [ScreenDefinition]) -> LayerDefinition {
    var bar = layer(name, frame: [.number(0), parentHeight - barHeight, parentWidth, barHeight])
    bar.values.append(PropertyBinding(.fill, color(light: 0xf9f9f9, dark: 0x121212)))
    bar.values.append(PropertyBinding(.z, .number(1)))
    var line = layer("line", frame: [.number(0), .number(0), parentWidth, .number(hairline)])
    line.values.append(PropertyBinding(.fill, color(light: 0xc6c6c8, dark: 0x38383a)))
    bar.layers = [line]
    let tabs = screens.compactMap { screen in screen.tab.map { (screen.name, $0) } }
    for (index, (screen, tab)) in tabs.enumerated() {
      bar.layers.append(item(tab, named: "\(screen)/\(itemName)", at: index, of: tabs.count))
    }
    return bar
  }

  /// The item of one of `count` tabs.
  public static func item(_ tab: TabDefinition, named name: String, at index: Int, of count: Int)
    -> LayerDefinition
  {
    let width = parentWidth / .number(Double(count))
    var item = layer(name, frame: [width * .number(Double(index)), .number(0), width, barHeight])
    if let path = tab.icon {
      let left = (parentWidth - .number(iconSide)) / .number(2)
      var icon = layer(iconName, frame: [left, .number(iconTop), .number(iconSide), .number(iconSide)])
      icon.values += [PropertyBinding(.path, path), PropertyBinding(.fill, color(isChosen: false))]
      item.layers.append(icon)
    }
    let place: (top: Double, height: Double) = tab.icon == nil ? (0, height) : (titleTop, titleHeight)
    var title = layer(titleName, frame: [.number(0), .number(place.top), parentWidth, .number(place.height)])
    title.values += [
      PropertyBinding(.text, Expression(.text(tab.title))),
      PropertyBinding(.fontSize, .number(10)),
      PropertyBinding(.align, Expression(.text("center"))),
      PropertyBinding(.color, color(isChosen: false)),
    ]
    item.layers.append(title)
    return item
  }

  /// The colour of the icon and the title of an item.
  public static func color(isChosen: Bool) -> Expression {
    isChosen ? color(light: 0x007aff, dark: 0x0a84ff) : color(light: 0x8e8e93, dark: 0x8e8e93)
  }

  private static let iconSide = 24.0
  private static let iconTop = 6.0
  private static let titleTop = 32.0
  private static let titleHeight = 14.0
  private static let hairline = 0.5
  private static let barHeight = Expression.number(height) + Expression(.symbol(.safeBottom))
  private static let parentWidth = parent(.width)
  private static let parentHeight = parent(.height)

  private static func parent(_ property: PropertyName) -> Expression {
    Expression(.property(property, of: LayerPath(components: [LayerPath.Role.parent.rawValue])))
  }

  private static func layer(_ name: String, frame: [Expression]) -> LayerDefinition {
    var layer = LayerDefinition(name: name)
    layer.values = [PropertyBinding(.frame, Expression(.list(frame)))]
    return layer
  }

  private static func color(light: UInt32, dark: UInt32) -> Expression {
    Expression(.color(Expression.AdaptiveColor(light: Color(rgb: light), dark: Color(rgb: dark))))
  }
}
