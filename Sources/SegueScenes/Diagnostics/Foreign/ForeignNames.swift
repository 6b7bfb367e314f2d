import SegueModel

/// Names of UIKit, SwiftUI, CSS and mathematics in an expression, and their equivalents in the language.
enum ForeignNames {
  /// What to write in place of a function that the language lacks.
  static func cure(function name: String) -> String? { functions[name] }

  /// What to write in place of a name.
  static func cure(name: String) -> String? { names[name] }

  /// Whether it is a function elsewhere, so that a similar name is not what was meant.
  static func isFunction(_ name: String) -> Bool { functions[name] != nil || transcendental.contains(name) }

  /// The functions of the language, for a hint.
  static let ours = "the language has " + Expression.Function.allCases.map(\.rawValue).joined(separator: ", ")

  private static let transcendental: Set = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "log",
    "log2", "log10",
    "ln", "noise", "smoothstep", "step", "cbrt", "trunc",
  ]

  private static let functions: [String: String] = [
    "pow": "multiply the value by itself: x * x", "hypot": "write sqrt(x * x + y * y)",
    "length": "write sqrt(x * x + y * y)", "distance": "write sqrt(x * x + y * y)",
    "round": "write floor(x + 0.5)",
    "rounded": "write floor(x + 0.5)", "clamp": "write 'x in 0..1'", "clamped": "write 'x in 0..1'",
    "lerp": "write a + (b - a) * t", "mix": "write a + (b - a) * t", "interpolate": "write a + (b - a) * t",
    "mod": "write a % b", "fmod": "write a % b", "sign": "write -1 if x < 0 else 1",
    "signum": "write -1 if x < 0 else 1",
    "fabs": "write abs(x)", "fmin": "write min(a b)", "fmax": "write max(a b)",
    "rubberBand": "write rubber(dy H)",
    "rand": "write random(0..1)", "arc4random": "write random(0..1)", "if": "write A if CONDITION else B",
  ]

  private static let names: [String: String] = [
    "translation": "it is dx and dy", "translation.x": "it is dx", "translation.y": "it is dy",
    "deltaX": "it is dx",
    "deltaY": "it is dy", "offset.width": "it is dx", "offset.height": "it is dy",
    "translation.width": "it is dx",
    "translation.height": "it is dy", "location": "it is x and y", "location.x": "it is x",
    "location.y": "it is y",
    "startLocation.x": "it is start.x", "startLocation.y": "it is start.y",
    "velocity": "it is velocity.x and velocity.y, a pinch's velocity.scale",
    "velocityX": "it is velocity.x", "velocityY": "it is velocity.y", "vx": "it is velocity.x",
    "vy": "it is velocity.y",
    "velocity.width": "it is velocity.x", "velocity.height": "it is velocity.y",
    "start": "it is start.x and start.y",
    "projected": "it is projected.x and projected.y",
    "predictedEndTranslation.width": "it is projected.x - start.x",
    "predictedEndTranslation.height": "it is projected.y - start.y",
    "predictedEndLocation.x": "it is projected.x",
    "predictedEndLocation.y": "it is projected.y", "width": "the screen's is W, the parent's parent.width",
    "height": "the screen's is H, the parent's parent.height", "screen.width": "it is W",
    "screen.height": "it is H",
    "view.width": "it is W", "view.height": "it is H", "bounds.width": "it is parent.width, the screen's W",
    "bounds.height": "it is parent.height, the screen's H", "window.width": "it is W",
    "window.height": "it is H",
    "frame.width": "write a path before it: home/card.width",
    "frame.height": "write a path before it: home/card.height",
    "safeArea.top": "it is safe.top", "safeArea.bottom": "it is safe.bottom",
    "safeAreaInsets.top": "it is safe.top",
    "safeAreaInsets.bottom": "it is safe.bottom", "safe": "it is safe.top, .left, .bottom and .right",
    "pi": "angles take 'deg': 180deg is pi", "M_PI": "angles take 'deg': 180deg is pi",
    "percentComplete": "it is progress", "fractionComplete": "it is progress", "percent": "it is progress",
    "index": "it is i", "count": "it is n", "column": "it is col", "columns": "it is cols",
    "infinite": "what never ends is 'repeat: forever'", "infinity": "what never ends is 'repeat: forever'",
    "time": "nothing reads a clock: 'at', 'delay' and keyframes say when",
    "t": "nothing reads a clock: keyframes say when",
  ]
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
    case (_, "stagger"), (_, "staggerChildren"), (_, "cascade"):
      "write 'delay: 0.06 * i' in a track of several layers: 'to/cells/*: {opacity: 0 -> 1, delay: 0.06 * i}'"
    case (_, "match"), (_, "matched"), (_, "matchedGeometryEffect"), (_, "layoutId"), (_, "heroID"),
      (_, "hero"), (_, "sharedElement"), (_, "shared-element"), (_, "morph"):
      "there is no key for it: 'add: {picture: {copy: hit}}', hide both layers with 'during', and a track "
        + "'container/picture: {frame: to/header.frame}'"
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
