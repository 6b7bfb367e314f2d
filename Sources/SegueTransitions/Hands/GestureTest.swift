import SegueModel
import SegueStage

/// The condition of a `finish`, tested at one moment.
struct GestureTest: Sendable {
  let held: Bool
  let readings: [GestureVerdict.Reading]

  /// Tests a condition where its names have their values.
  init(_ condition: Expression, in environment: LayerEnvironment) {
    held = condition.boolean(in: environment)
    var readings: [GestureVerdict.Reading] = []
    condition.forEachName { name, unit, part in
      guard !readings.contains(where: { $0.name == name }) else { return }
      let value = part.evaluate(in: environment)
      readings.append(GestureVerdict.Reading(name: name, value: value, unit: unit))
    }
    self.readings = readings
  }
}

extension Expression {
  /// Calls `body` with each name in the expression, its unit, and the part that it is, in the order they are
  /// written.
  fileprivate func forEachName(_ body: (String, String, Expression) -> Void) {
    switch node {
    case .symbol(let symbol): body(symbol.rawValue, symbol.unit, self)
    case .local(let name): body(name, "", self)
    case .property(let property, let path): body("\(path).\(property.rawValue)", property.unit, self)
    default: for part in children { part.forEachName(body) }
    }
  }
}

extension Expression.Symbol {
  /// The unit of what the name stands for in a gesture; empty for a plain number.
  fileprivate var unit: String {
    switch self {
    case .velocityX, .velocityY: "pt/s"
    case .velocityScale: "/s"
    case .duration: "s"
    case .pinchScale, .startScale, .progress, .here, .rest, .initial, .index, .count, .column, .row, .columns,
      .rows, .direction:
      ""
    case .containerWidth, .containerHeight, .safeTop, .safeLeft, .safeBottom, .safeRight, .locationX,
      .locationY,
      .startX, .startY, .translationX, .translationY, .projectedX, .projectedY, .touchX, .touchY:
      "pt"
    }
  }
}

extension PropertyName {
  /// The unit of a number that a layer's property is; empty for a plain number.
  fileprivate var unit: String { quantity == .length ? "pt" : "" }
}
