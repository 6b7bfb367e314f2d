import SegueModel

/// Names of UIKit, SwiftUI, CSS and mathematics in an expression, and their equivalents in the language.
enum ForeignNames {
  /// What to write in place of a function that the language lacks.
  static func cure(function name: String) -> String? { functions[name] }

  /// What a name is in the language; nil if it is none of those that others have.
  static func name(_ name: String) -> ForeignName? { names[name] }

  /// Whether it is a function elsewhere, so that a similar name is not what was meant.
  static func isFunction(_ name: String) -> Bool { functions[name] != nil || transcendental.contains(name) }

  /// The functions of the language, for a hint.
  static let ours = "the language has " + Expression.Function.allCases.map(\.rawValue).joined(separator: ", ")

  private static let transcendental: Set = [
    "asin", "acos", "sinh", "cosh", "tanh", "noise", "smoothstep", "step", "trunc",
  ]

  private static let functions: [String: String] = [
    "tan": "write sin(x) / cos(x)", "atan": "write atan2(y 1)", "length": "write hypot(x y)",
    "distance": "write hypot(x y)", "ln": "it is the natural logarithm: log(x)",
    "log2": "write log(x) / log(2)",
    "log10": "write log(x) / log(10)", "exp2": "write pow(2 x)", "cbrt": "write pow(x 1 / 3)",
    "power": "write pow(x 2)",
    "round": "write floor(x + 0.5)",
    "rounded": "write floor(x + 0.5)", "clamp": "write 'x in 0..1'", "clamped": "write 'x in 0..1'",
    "lerp": "write a + (b - a) * t", "mix": "write a + (b - a) * t", "interpolate": "write a + (b - a) * t",
    "mod": "write a % b", "fmod": "write a % b", "sign": "write -1 if x < 0 else 1",
    "signum": "write -1 if x < 0 else 1",
    "fabs": "write abs(x)", "fmin": "write min(a b)", "fmax": "write max(a b)",
    "rubberBand": "write rubber(dy H)",
    "rand": "write random(0..1)", "arc4random": "write random(0..1)", "if": "write A if CONDITION else B",
  ]

  private static let names: [String: ForeignName] = [
    "translation": .is(.translationX, .translationY),
    "translation.x": .is(.translationX), "translation.y": .is(.translationY),
    "translation.width": .is(.translationX), "translation.height": .is(.translationY),
    "deltaX": .is(.translationX), "deltaY": .is(.translationY),
    "offset.width": .is(.translationX), "offset.height": .is(.translationY),
    "location": .is(.locationX, .locationY),
    "location.x": .is(.locationX), "location.y": .is(.locationY),
    "startLocation.x": .is(.startX), "startLocation.y": .is(.startY),
    "start": .is(.startX, .startY),
    "velocity": ForeignName(
      "it is velocity.x and velocity.y, a pinch's velocity.scale",
      [.velocityX, .velocityY, .velocityScale]
    ),
    "velocityX": .is(.velocityX), "velocityY": .is(.velocityY), "vx": .is(.velocityX), "vy": .is(.velocityY),
    "velocity.width": .is(.velocityX), "velocity.height": .is(.velocityY),
    "projected": .is(.projectedX, .projectedY),
    "predictedEndTranslation.width": ForeignName("it is projected.x - start.x", [.projectedX, .startX]),
    "predictedEndTranslation.height": ForeignName("it is projected.y - start.y", [.projectedY, .startY]),
    "predictedEndLocation.x": .is(.projectedX), "predictedEndLocation.y": .is(.projectedY),
    "width": ForeignName("the screen's is W, the parent's parent.width"),
    "height": ForeignName("the screen's is H, the parent's parent.height"),
    "screen.width": .is(.containerWidth), "screen.height": .is(.containerHeight),
    "view.width": .is(.containerWidth), "view.height": .is(.containerHeight),
    "window.width": .is(.containerWidth), "window.height": .is(.containerHeight),
    "bounds.width": ForeignName("it is parent.width, the screen's W"),
    "bounds.height": ForeignName("it is parent.height, the screen's H"),
    "frame.width": ForeignName("write a path before it: home/card.width"),
    "frame.height": ForeignName("write a path before it: home/card.height"),
    "safe": .is(.safeTop, .safeLeft, .safeBottom, .safeRight),
    "safeArea.top": .is(.safeTop), "safeArea.bottom": .is(.safeBottom),
    "safeAreaInsets.top": .is(.safeTop), "safeAreaInsets.bottom": .is(.safeBottom),
    "pi": ForeignName("angles take 'deg': 180deg is pi"),
    "M_PI": ForeignName("angles take 'deg': 180deg is pi"),
    "percentComplete": .is(.progress), "fractionComplete": .is(.progress), "percent": .is(.progress),
    "index": .is(.index), "count": .is(.count), "column": .is(.column), "columns": .is(.columns),
    "infinite": ForeignName("what never ends is 'repeat: forever'"),
    "infinity": ForeignName("what never ends is 'repeat: forever'"),
    "time": ForeignName("nothing reads a clock: 'at', 'delay' and keyframes say when"),
    "t": ForeignName("nothing reads a clock: keyframes say when"),
  ]
}

/// What another language's name is in this one.
struct ForeignName {
  /// What to write in its place.
  let cure: String
  /// The names that mean the same; empty if there are none, or if they have a value everywhere.
  let symbols: [Expression.Symbol]

  init(_ cure: String, _ symbols: [Expression.Symbol] = []) {
    self.cure = cure
    self.symbols = symbols
  }

  /// A name that stands for others as they are.
  fileprivate static func `is`(_ symbols: Expression.Symbol...) -> ForeignName {
    let names = symbols.map(\.rawValue)
    let last = names.suffix(1).joined()
    let list = names.count > 1 ? "\(names.dropLast().joined(separator: ", ")) and \(last)" : last
    return ForeignName("it is \(list)", symbols)
  }
}

/// Keys written one level too high, and call labels that are not keys, with the place where they belong.
enum Misplaced {
  /// Advice on a key that its owner does not have; nil if there is none.
  static func cure(_ key: String, in owner: String) -> String? {
    switch (owner, key) {
    case ("a transition", "dimming"): "it belongs to the presentation: 'presentation: {dimming: black 40%}'"
    case ("a transition", "style"): "it belongs to the presentation: 'presentation: {style: page-sheet}'"
    case ("a transition", "frame"):
      "it belongs to the presentation: 'presentation: {style: custom, frame: [x, y, width, height]}'"
    case ("a gesture", "when"), ("a gesture", "then"), ("a gesture", "rest"), ("a gesture", "delay"):
      "it belongs to the end: 'finish: {when: …}'"
    case ("a gesture", "duration"): "it belongs to an end: 'finish: {…}' or 'cancel: {duration: 0.2}'"
    case ("a stagger", "amount"): "it is 'total', the time from the first layer to the last"
    case ("a stagger", "grid"), ("a stagger", "axis"):
      "write the time of each piece: 'delay: 0.05 * (col + row)'"
    case (_, "stagger"), (_, "staggerChildren"), (_, "delayChildren"), (_, "cascade"):
      "it belongs to a track of several layers: 'to/cells/*: {opacity: 0 -> 1, stagger: 0.06}'"
    case (_, "match"), (_, "matched"), (_, "matchedGeometryEffect"), (_, "layoutId"), (_, "heroID"),
      (_, "hero"), (_, "sharedElement"), (_, "shared-element"), (_, "morph"):
      "a transition says it: 'match: {photo: header}' leads a layer of 'from' to its place on 'to'"
    case (_, "velocity"), (_, "initialVelocity"), (_, "initial-velocity"):
      "it belongs to a spring: 'ease: spring(ratio 0.8 velocity inherit)' takes over the hand's, a number is in "
        + "distances per second"
    case (_, "damping"), (_, "stiffness"), (_, "bounce"), (_, "response"):
      "it belongs to a spring: 'ease: spring(stiffness 250 damping 30)', 'spring(duration 0.5 bounce 0.2)' or "
        + "'spring(response 0.45 ratio 0.8)'"
    case (_, "usingSpringWithDamping"), (_, "dampingRatio"): "write 'ease: spring(ratio 0.8)'"
    case (_, "initialSpringVelocity"): "write 'ease: spring(ratio 0.8 velocity 1)'"
    case (_, "springDuration"): "write 'ease: spring(duration 0.5 bounce 0.2)'"
    default: nil
    }
  }
}
