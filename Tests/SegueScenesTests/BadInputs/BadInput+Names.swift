extension BadInput {
  /// Names and operators that the language has not.
  static let names: [BadInput] = [
    BadInput(
      "an arc sine",
      .layer,
      "x: 20 * «asin»(W)",
      "the language has no function 'asin'",
      hint:
        "the language has abs, floor, ceil, sqrt, min, max, sin, cos, atan2, pow, hypot, exp, log, random, rubber"
    ),
    BadInput(
      "a hyperbolic cosine without parentheses",
      .layer,
      "x: «cosh» + 1",
      "the language has no function 'cosh'",
      hint:
        "the language has abs, floor, ceil, sqrt, min, max, sin, cos, atan2, pow, hypot, exp, log, random, rubber"
    ),
    BadInput(
      "a sine without parentheses",
      .layer,
      "x: «sin» + 1",
      "'sin' needs its arguments",
      hint: "sin(45deg)"
    ),
    BadInput(
      "a power of one number",
      .layer,
      "x: «pow(W)»",
      "'pow' takes two arguments, found 1",
      hint: "arguments are separated by spaces: pow(a 2)"
    ),
    BadInput(
      "an angle of one number",
      .layer,
      "x: «atan2(W)»",
      "'atan2' takes two arguments, found 1",
      hint: "arguments are separated by spaces: atan2(dy dx)"
    ),
    BadInput(
      "a hypotenuse of three numbers",
      .layer,
      "x: «hypot(W H 3)»",
      "'hypot' takes two arguments, found 3",
      hint: "arguments are separated by spaces: hypot(dx dy)"
    ),
    BadInput(
      "two logarithms",
      .layer,
      "x: «log(W 2)»",
      "'log' takes one argument, found 2",
      hint: "arguments are separated by spaces: log(a)"
    ),
    BadInput(
      "the logarithm of nothing",
      .layer,
      "x: W + «log(3 - 3)»",
      "only a number above 0 has a logarithm"
    ),
    BadInput(
      "the root of a negative number as a power",
      .layer,
      "x: W + «pow(-4 0.5)»",
      "a negative number has no power that is a fraction"
    ),
    BadInput("a large exponential", .layer, "x: W + «exp(99)»", "the number is too large"),
    BadInput(
      "a tangent",
      .layer,
      "x: «tan»(W)",
      "the language has no function 'tan'",
      hint: "write sin(x) / cos(x)"
    ),
    BadInput(
      "an arc tangent",
      .layer,
      "x: «atan»(W)",
      "the language has no function 'atan'",
      hint: "write atan2(y 1)"
    ),
    BadInput(
      "a natural logarithm",
      .layer,
      "x: «ln»(W)",
      "the language has no function 'ln'",
      hint: "it is the natural logarithm: log(x)"
    ),
    BadInput(
      "rounding",
      .layer,
      "x: «round»(W / 3)",
      "the language has no function 'round'",
      hint: "write floor(x + 0.5)"
    ),
    BadInput(
      "clamping by a function",
      .layer,
      "x: «clamp»(W)",
      "the language has no function 'clamp'",
      hint: "write 'x in 0..1'"
    ),
    BadInput(
      "a blend",
      .layer,
      "x: «lerp»(1 2 3)",
      "the language has no function 'lerp'",
      hint: "write a + (b - a) * t"
    ),
    BadInput(
      "a remainder by a function",
      .layer,
      "x: «mod»(W 3)",
      "the language has no function 'mod'",
      hint: "write a % b"
    ),
    BadInput(
      "a function's name with a slip",
      .layer,
      "x: «flor»(W)",
      "the language has no function 'flor'",
      hint: "did you mean 'floor'?"
    ),
    BadInput(
      "Core Graphics' width",
      .layer,
      "x: «bounds.width» / 2",
      "unknown name 'bounds.width'",
      hint: "it is parent.width, the screen's W"
    ),
    BadInput(
      "the screen's width by name",
      .layer,
      "x: «width» / 2",
      "unknown name 'width'",
      hint: "the screen's is W, the parent's parent.width"
    ),
    BadInput(
      "pi",
      .layer,
      "rotate: «pi»",
      "unknown name 'pi'",
      hint: "angles take 'deg': 180deg is pi"
    ),
    BadInput(
      "translation's part",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: here + «translation.x»}}",
      "unknown name 'translation.x'",
      hint: "it is dx"
    ),
    BadInput(
      "SwiftUI's translation",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {y: here + «translation.height»}}",
      "unknown name 'translation.height'",
      hint: "it is dy"
    ),
    BadInput(
      "location's part",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {y: «location.y»}}",
      "unknown name 'location.y'",
      hint: "it is y"
    ),
    BadInput(
      "velocity as a whole",
      .gesture,
      "in: home, recognize: pan, progress: dy / 3, drives: open, finish: {when: «velocity» > 3}",
      "unknown name 'velocity'",
      hint: "it is velocity.x and velocity.y, a pinch's velocity.scale"
    ),
    BadInput(
      "percentComplete",
      .gesture,
      "in: home, recognize: pan, progress: dy / 3, drives: open, finish: {when: «percentComplete» > 0.5}",
      "unknown name 'percentComplete'",
      hint: "it is progress"
    ),
    BadInput(
      "a part of here",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: «here.x» + dx}}",
      "'here' has no parts",
      hint: "it is the value being set: in [here + 1, here] each is its own number"
    ),
    BadInput(
      "a part of rest",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {center: «rest.center»}}",
      "'rest' has no parts",
      hint: "it is the value being set: in [rest + 1, rest] each is its own number"
    ),
    BadInput(
      "a part of a number",
      .gesture,
      "in: home, recognize: pan, progress: dx / 3, sets: {home/card: {x: «progress».x}}",
      "no screen is called 'progress'",
      hint: "'progress' is a number and has no parts"
    ),
    BadInput(
      "a local divided without spaces",
      .gesture,
      "in: home, recognize: pan, let: {down: dy}, progress: «down/H», sets: {home/card: {y: down}}",
      "'/' needs a space on each side",
      hint: "write down / H; without spaces it is a path"
    ),
    BadInput(
      "a divisor without spaces",
      .layer,
      "x: 3 + «foo/H»",
      "'/' needs a space on each side",
      hint: "write foo / H; without spaces it is a path"
    ),
    BadInput(
      "a chain of operators without spaces",
      .layer,
      "x: «W/2-20»",
      "'/' needs a space on each side",
      hint: "write W / 2 - 20; without spaces it is a path"
    ),
    BadInput(
      "a difference of parts without spaces",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: «dx-start».x}}",
      "no screen is called 'dx-start'",
      hint: "a difference has a space on each side of its '-'"
    ),
    BadInput(
      "a local's difference without spaces",
      .gesture,
      "in: home, recognize: pan, let: {down: dy}, sets: {home/card: {y: «down-4»}}",
      "'-' needs a space on each side",
      hint: "write down - 4; without spaces it is a name"
    ),
    BadInput(
      "a product without spaces",
      .gesture,
      "in: home, recognize: pan, progress: dy / 400«*»2, sets: {home/card: {y: dy}}",
      "'*' needs a space on each side",
      hint: "without spaces, 'a-b' is a name and 'a/b' a path"
    ),
  ]
}
