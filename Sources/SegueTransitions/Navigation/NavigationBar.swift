import SegueGeometry
public import SegueModel
import SegueStage

/// UIKit's navigation bar as layers: a ground, a title and, on a pushed screen, a back button that pops.
enum NavigationBar {
  static let name = "bar"
  static let backName = "back-button"
  /// The back button's title where the screen below has none.
  static let plainBack = "Back"

  /// The bar of a screen; `back` is the title of the screen below, without which there is no back button.
  static func definition(title: String, back: String?) -> LayerDefinition {
    var bar = layer(name, frame: [.number(0), .number(0), width, sum(safeTop, height)])
    bar.values.append(PropertyBinding(.fill, color(light: 0xf9f9f9, dark: 0x121212)))
    bar.values.append(PropertyBinding(.z, .number(1)))
    var line = layer("line", frame: [.number(0), sum(safeTop, height - hairline), width, .number(hairline)])
    line.values.append(PropertyBinding(.fill, color(light: 0xc6c6c8, dark: 0x38383a)))
    bar.layers = [line]
    if let back {
      var button = text(
        backName,
        "‹ " + back,
        x: .number(8),
        width: .number(120),
        isBold: false,
        align: "left"
      )
      button.values.append(PropertyBinding(.color, color(light: 0x007aff, dark: 0x0a84ff)))
      bar.layers.append(button)
    }
    // Last, so that where the two meet it is the title that moves aside, as UIKit has it.
    bar.layers.append(text("title", title, x: .number(0), width: width, isBold: true, align: "center"))
    return bar
  }

  /// Points below the safe area.
  static let height = 44.0
  private static let hairline = 0.5
  private static let width = Expression(.symbol(.containerWidth))
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
    isBold: Bool,
    align: String
  ) -> LayerDefinition {
    var layer = layer(name, frame: [x, safeTop, width, .number(height)])
    layer.values += [
      PropertyBinding(.text, Expression(.text(string))),
      PropertyBinding(.fontSize, .number(17)),
      PropertyBinding(.fontBold, Expression(.boolean(isBold))),
      PropertyBinding(.align, Expression(.text(align))),
    ]
    return layer
  }

  private static func color(light: UInt32, dark: UInt32) -> Expression {
    Expression(.color(Expression.AdaptiveColor(light: Color(rgb: light), dark: Color(rgb: dark))))
  }
}

extension ScreenDefinition {
  /// The screen's layers, with its navigation bar's above them if it has one.
  ///
  /// `back` is the title of the back button, which a screen that was not pushed has none of.
  public func rootWithBar(back: String?) -> LayerDefinition {
    guard let title = bar else { return root }
    var root = root
    root.layers.append(NavigationBar.definition(title: title, back: back))
    return root
  }
}
