import SegueGeometry
import SegueModel

/// Writes values as text: expressions, colours, and the names in them.
struct UIKitExpressions: OverViews, ExpressionPrinter {
  var views: UIKitViews
  /// The parts of a view's transform, as they stand, by the view's name.
  var transforms: [String: [PropertyName: String]] = [:]
  /// The views that the transition turns, scales or hinges.
  var turned: Set<String> = []
  /// The app's views whose anchor points it moves.
  var anchored: Set<String> = []
  /// The views whose centres or anchor points it places, which stay there whatever the size, across and down.
  var placed: (across: Set<String>, down: Set<String>) = ([], [])
  /// The values that it holds while it runs, by the view: where its tracks begin and end.
  var held: [String: [PropertyName: Expression]] = [:]
  /// What is seen of the number that is being written when its track begins, where it takes over from another one; nil where
  /// the number rests until then.
  var taken: String?
  /// Whether a time counts from the end of all that outlasts the animator, `whole` in the written code.
  var usesWhole = false

  init(_ plan: TransitionPlan) { views = UIKitViews(context: UIKitContext(plan)) }

  func literal(_ value: Double) -> String { value.shortest }
  func floating(_ integer: String) -> String { "CGFloat(\(integer))" }

  func remainder(_ left: String, _ right: String) -> String {
    "\(left).truncatingRemainder(dividingBy: \(right))"
  }

  func choice(_ condition: String, _ then: String, _ otherwise: String) -> String {
    "\(condition) ? \(then) : \(otherwise)"
  }

  mutating func call(
    _ function: Expression.Function,
    _ arguments: [String],
    of expression: Expression,
    in place: SwiftPlace
  ) -> String {
    let list = arguments.joined(separator: ", ")
    switch function {
    case .abs, .floor, .ceil, .sqrt, .min, .max, .sin, .cos, .atan2, .pow, .hypot, .exp, .log:
      return "\(function.rawValue)(\(list))"
    case .random:
      context.helpers.insert(.random)
      let key = "\"\(place.view?.identifier ?? "")\", \"\(place.property?.rawValue ?? "")\""
      let draw = place.root?.randomNumbers(before: expression) ?? 0
      let count = draw > 0 ? ", draw: \(draw)" : ""
      return "random(\(list), seed: \(plan.body.seed), \(key)\(count))"
    case .rubber:
      context.helpers.insert(.rubberBand)
      return "rubberBand(\(arguments[0]), dimension: \(arguments.count > 1 ? arguments[1] : "1"))"
    }
  }

  mutating func atom(_ expression: Expression, in place: SwiftPlace) -> String {
    switch expression.node {
    case .symbol(let symbol): return name(of: symbol, at: expression.source, in: place)
    case .percent(let fraction):
      let space = place.view?.space ?? "container"
      let isVertical = place.component.map { $0 % 2 == 1 } ?? place.property?.isVertical ?? false
      return "\(literal(fraction)) * \(space).bounds.\(isVertical ? "height" : "width")"
    case .fontSize(let style):
      return "UIFont.preferredFont(forTextStyle: .\(style.rawValue)).pointSize"
    case .local(let name): return context.name([Identifier.member(name)], of: "let \(name)")
    case .property(let property, let path):
      return read(property, of: path, at: expression.source, in: place)
    case .color(let color): return text(of: color)
    default:
      context.note("a value here has no words in UIKit", at: expression.source)
      return "0"
    }
  }

  private mutating func name(
    of symbol: Expression.Symbol,
    at range: SourceRange,
    in place: SwiftPlace
  ) -> String {
    if symbol == .direction { context.helpers.insert(.direction) }
    if symbol == .touchX || symbol == .touchY {
      context.note(
        "UIKit tells no animator where the finger was: the middle of the container stands for it",
        at: range
      )
    }
    return switch symbol {
    case .containerWidth: "size.width"
    case .containerHeight: "size.height"
    case .safeTop: "safeArea.top"
    case .safeLeft: "safeArea.left"
    case .safeBottom: "safeArea.bottom"
    case .safeRight: "safeArea.right"
    case .here: current(place)
    case .rest: resting(place)
    case .initial: initial(place)
    case .locationX: "location.x"
    case .locationY: "location.y"
    case .startX: "start.x"
    case .startY: "start.y"
    case .startScale: "startScale"
    case .translationX: "translation.x"
    case .translationY: "translation.y"
    case .velocityX: "velocity.x"
    case .velocityY: "velocity.y"
    case .velocityScale: "recognizer.velocity"
    // Where UIScrollView would stop, at its deceleration rate of .998 a millisecond.
    case .projectedX: "(location.x + velocity.x / 2.002)"
    case .projectedY: "(location.y + velocity.y / 2.002)"
    case .pinchScale: "recognizer.scale"
    case .progress: "progress"
    case .duration: "duration"
    case .index: place.view?.index ?? "index"
    case .count: place.view?.count ?? "count"
    case .column: "\(place.view?.piece ?? "piece").column"
    case .row: "\(place.view?.piece ?? "piece").row"
    case .columns: "\(place.view?.piece ?? "piece").columns"
    case .rows: "\(place.view?.piece ?? "piece").rows"
    case .direction: "direction"
    case .touchX: "container.bounds.midX"
    case .touchY: "container.bounds.midY"
    }
  }

  mutating func text(of color: Expression.AdaptiveColor) -> String {
    guard color.light != color.dark else { return text(of: color.light) }
    context.helpers.insert(.adaptiveColor)
    return "adaptive(\(text(of: color.light)), dark: \(text(of: color.dark)))"
  }

  private func text(of color: Color) -> String {
    if color.alpha == 0 { return "UIColor.clear" }
    let parts = [color.red, color.green, color.blue].map(literal)
    let alpha = literal(color.alpha)
    if color.red == color.green, color.green == color.blue {
      return "UIColor(white: \(parts[0]), alpha: \(alpha))"
    }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
  }
}

extension Expression {
  /// How many random numbers are written before one of them; those of a token used twice are one.
  fileprivate func randomNumbers(before call: Expression) -> Int {
    Set(randomPlaces).filter { $0 < call.source.lower }.count
  }

  private var randomPlaces: [Int] {
    let own = if case .call(.random, _) = node { [source.lower] } else { [Int]() }
    return own + children.flatMap(\.randomPlaces)
  }
}

extension PropertyName {
  /// Whether its values are words of the language.
  var isWord: Bool {
    if case .word = kind { true } else { false }
  }

  /// Whether it is a part of a view's transform.
  var isTransform: Bool {
    switch self {
    case .scale, .scaleX, .scaleY, .rotate, .rotateX, .rotateY, .moveX, .moveY, .moveZ, .transform, .m34:
      true
    default: false
    }
  }
}
