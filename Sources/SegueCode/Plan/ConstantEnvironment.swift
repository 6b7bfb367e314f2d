import SegueGeometry
import SegueModel

/// An environment without names but for a place among several, for expressions that have no others.
private struct ConstantEnvironment: EvaluationEnvironment {
  var index = 0
  var count = 0

  func value(of symbol: Expression.Symbol) -> Value {
    switch symbol {
    case .index: .number(Double(index))
    case .count: .number(Double(count))
    default: .number(0)
    }
  }
  func value(ofLocal name: String) -> Value? { nil }
  func value(of property: PropertyName, at path: LayerPath) -> Value { .number(0) }
  var parentSize: Size { .zero }
  func randomUnit(draw: Int) -> Double { 0 }
  var isDark: Bool { false }
  var textSize: TextSize { .standard }
}

extension Expression {
  /// The number that the expression always is; nil if it depends on anything.
  var constant: Double? { isOpen() ? nil : number(in: ConstantEnvironment()) }

  /// The number that the expression is at a place among several; nil if it depends on anything else.
  func constant(at index: Int, of count: Int) -> Double? {
    isOpen(except: [.index, .count]) ? nil : number(in: ConstantEnvironment(index: index, count: count))
  }

  /// The matrix of the transform that the expression always is, the identity for what a view has by itself; nil if it
  /// depends on anything.
  var constantTransform: Transform3D? {
    if node == .symbol(.here) || node == .symbol(.rest) { return .identity }
    guard !isOpen(), case .transform(let matrix) = evaluate(in: ConstantEnvironment()) else { return nil }
    return matrix
  }

  /// Whether it depends on anything but some names.
  private func isOpen(except names: Set<Symbol> = []) -> Bool {
    contains { node in
      switch node {
      case .symbol(let symbol): !names.contains(symbol)
      case .local, .property, .percent, .fontSize, .call(.random, _): true
      default: false
      }
    }
  }

  /// The colours and directions of a gradient, or the pair of a color: what does not depend on the place.
  var constantValue: Value { evaluate(in: ConstantEnvironment()) }
}
