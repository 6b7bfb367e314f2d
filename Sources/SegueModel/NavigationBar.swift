import SegueGeometry
import SegueStage

/// A navigation controller's bar as layers: a fixed background, and an item in front of it for each screen.
///
/// The background is `container/navigation-bar`. A screen's item is `SCREEN/bar`: as large as the bar, with
/// the title and, on a pushed screen, the back button.
public enum NavigationBar {
  /// The name of the background in the container.
  public static let name = "navigation-bar"
  /// The name of an item in its screen.
  public static let itemName = "bar"
  /// The name of the title in an item.
  public static let titleName = "title"
  /// The name of the back button in an item; a tap on it pops.
  public static let backName = "back-button"
  /// The back button's title if the screen below has none.
  public static let plainBack = "Back"
  /// The height below the status bar, in points.
  public static let height = 44.0

  /// The bar's background with its hairline; it reaches up behind the status bar.
  public static var ground: LayerDefinition {
    var bar = layer(name, frame: [.number(0), .number(0), width, sum(safeTop, height)])
    bar.values.append(PropertyBinding(.fill, color(light: 0xf9f9f9, dark: 0x121212)))
    bar.values.append(PropertyBinding(.z, .number(1)))
    var line = layer("line", frame: [.number(0), sum(safeTop, height - hairline), width, .number(hairline)])
    line.values.append(PropertyBinding(.fill, color(light: 0xc6c6c8, dark: 0x38383a)))
    bar.layers = [line]
    return bar
  }

  /// A screen's item; `back` is the back button's title, nil for an item without the button.
  public static func item(title: String, back: String?) -> LayerDefinition {
    var item = layer(itemName, frame: [.number(0), .number(0), width, sum(safeTop, height)])
    if let back {
      var button = text(
        backName,
        "‹ " + back,
        x: .number(backInset),
        width: .number(backWidth),
        weight: .regular,
        align: "left"
      )
      button.values.append(PropertyBinding(.color, color(light: 0x007aff, dark: 0x0a84ff)))
      item.layers.append(button)
    }
    // Last, so that the title is the one that moves aside if the two collide, as in UIKit.
    item.layers.append(
      text(titleName, title, x: .number(0), width: width, weight: .semibold, align: "center")
    )
    return item
  }

  /// The x coordinate of the back button's centre in the bar, in points.
  public static var backCenter: Double { backInset + backWidth / 2 }

  private static let backInset = 8.0
  private static let backWidth = 120.0
  private static let hairline = 0.5
  private static let width = Expression(
    .property(.width, of: LayerPath(components: [LayerPath.Role.parent.rawValue]))
  )
  private static let safeTop = Expression(.symbol(.safeTop))

  private static func sum(_ left: Expression, _ right: Double) -> Expression {
    Expression(.binary(.add, left, .number(right)))
  }

  private static func layer(_ name: String, frame: [Expression]) -> LayerDefinition {
    var layer = LayerDefinition(name: name)
    layer.values = [PropertyBinding(.frame, Expression(.list(frame)))]
    return layer
  }

  private static func text(
    _ name: String,
    _ string: String,
    x: Expression,
    width: Expression,
    weight: FontStyle.Weight,
    align: String
  ) -> LayerDefinition {
    var layer = layer(name, frame: [x, safeTop, width, .number(height)])
    layer.values += [
      PropertyBinding(.text, Expression(.text(string))),
      PropertyBinding(.fontSize, .number(17)),
      PropertyBinding(.fontWeight, Expression(.text(weight.rawValue))),
      PropertyBinding(.align, Expression(.text(align))),
    ]
    return layer
  }

  private static func color(light: UInt32, dark: UInt32) -> Expression {
    Expression(.color(Expression.AdaptiveColor(light: Color(rgb: light), dark: Color(rgb: dark))))
  }
}
