extension BadInput {
  private static func keyframes(_ name: String, _ track: String, _ message: String, hint: String) -> BadInput
  {
    BadInput(
      name,
      .transition,
      "kind: push, from: home, to: detail, tracks: {from/card: {\(track)}}",
      message,
      hint: hint
    )
  }

  static let keyframes: [BadInput] = [
    keyframes(
      "a misspelt mode",
      "x: 0 -> 9 -> 3, mode: «cubik»",
      "'mode' cannot be 'cubik'",
      hint: "did you mean 'cubic'? valid here: linear, discrete, paced, cubic, cubic-paced"
    ),
    keyframes(
      "a cubic way of two values",
      "x: 0 -> 9, mode: «cubic»",
      "'cubic' has no effect on two values",
      hint: "write one between them, as in x: 0 -> 100 -> 40, or leave it out"
    ),
    keyframes(
      "a pace of two values",
      "x: 9, mode: «paced»",
      "'paced' has no effect on two values",
      hint: "write one between them, as in x: 0 -> 100 -> 40, or leave it out"
    ),
    keyframes(
      "a time at one pace",
      "x: 0 -> 9 @ «0.3» -> 3, mode: paced",
      "'@' has no effect at one pace, where times follow from distances",
      hint: "leave it out, or write 'mode: linear'"
    ),
    keyframes(
      "a time on an even way",
      "x: 0 -> 9 @ «0.3» -> 3, mode: cubic-paced",
      "'@' has no effect at one pace, where times follow from distances",
      hint: "leave it out, or write 'mode: cubic'"
    ),
    keyframes(
      "a time of the first value that holds",
      "x: 0 @ «0.1» -> 9 -> 3, mode: discrete",
      "'@' of the first value has no effect, which is seen from the beginning",
      hint: "leave it out"
    ),
    keyframes(
      "one curve for several ways",
      "x: 0 -> 9 -> 3, eases: «ease-in»",
      "'eases' is a list of curves, one for each two values, found 'ease-in'",
      hint: "[ease-in, ease-out]; one curve over all of them is 'ease'"
    ),
    keyframes(
      "a curve too few",
      "x: 0 -> 9 -> 3 -> 4, eases: «[»ease-in, ease-out]",
      "'eases' has 2 curves, but between the values of 'x' there are 3 ways",
      hint: "write a curve for each: 3"
    ),
    keyframes(
      "curves for one way",
      "x: 0 -> 9 -> 3, y: 9, eases: «[»ease-in, ease-out]",
      "'eases' has 2 curves, but between the values of 'y' there is 1 way",
      hint: "one curve is 'ease'"
    ),
    keyframes(
      "a spring between two values",
      "x: 0 -> 9 -> 3, eases: [ease-in, «spring(ratio 0.7)»]",
      "a spring does not end between two values",
      hint: "write a curve, such as ease-out; a spring over all of them is 'ease'"
    ),
    keyframes(
      "curves at one pace",
      "x: 0 -> 9 -> 3, mode: paced, «eases»: [ease-in, ease-out]",
      "'eases' has no effect on values that have one pace",
      hint: "a curve over all of them is 'ease'; or write 'mode: cubic'"
    ),
    keyframes(
      "curves of jumps",
      "x: 0 -> 9 -> 3, mode: discrete, «eases»: [ease-in, ease-out]",
      "'eases' has no effect on values that jump",
      hint: "a curve over all of them is 'ease'; or write 'mode: linear'"
    ),
    keyframes(
      "a tension of lines",
      "x: 0 -> 9 -> 3, «tension»: 0.5",
      "'tension' has no effect on straight lines",
      hint: "write 'mode: cubic' beside it, or leave it out"
    ),
    keyframes(
      "a bias at one pace",
      "x: 0 -> 9 -> 3, mode: paced, «bias»: 0.5",
      "'bias' has no effect on straight lines",
      hint: "write 'mode: cubic' beside it, or leave it out"
    ),
    keyframes(
      "too much tension",
      "x: 0 -> 9 -> 3, mode: cubic, tension: «1.5»",
      "'tension' lies from -1 to 1",
      hint: "0 is a Catmull-Rom spline"
    ),
    keyframes(
      "a cubic colour",
      "fill: red -> blue -> green, mode: «cubic»",
      "'fill' cannot be cubic",
      hint: "colours go straight: give 'fill' a track of its own, without it"
    ),
    keyframes(
      "a paced matrix",
      "transform: identity -> scale 2 -> identity, mode: «paced»",
      "'transform' cannot be paced",
      hint: "write its parts, such as 'rotate', 'scale' and 'move.x', each of which can"
    ),
    keyframes(
      "a way with a gap",
      "along: «M 0 0 L 9 9 M 20 20 L 30 30»",
      "a way goes on without gaps",
      hint: "it has one 'M', at its beginning"
    ),
    keyframes(
      "a way to nowhere",
      "along: «M 3 4»",
      "a way leads somewhere",
      hint: "M 0 0 L 80 90, or a curve: M 0 0 C …"
    ),
    keyframes(
      "a way beside a place",
      "along: M 0 0 L 9 9, «x»: 3",
      "'x' beside 'along'",
      hint: "the way places the anchor point: keep one of the two"
    ),
    keyframes(
      "a cubic path",
      "along: M 0 0 L 9 9 L 20 0, mode: «cubic»",
      "a path cannot be cubic",
      hint: "its curves are the path's: 'paced' goes along them at one pace"
    ),
    keyframes(
      "jumps along a path",
      "along: M 0 0 L 9 9 L 20 0, mode: «discrete»",
      "a path cannot be discrete",
      hint: "to jump from place to place write 'position: A -> B -> C' in place of 'along'"
    ),
    keyframes(
      "a curve too many for a path",
      "along: M 0 0 L 9 9, eases: «[»ease-in, ease-out]",
      "'eases' has 2 curves, but between the values of 'position' there is 1 way",
      hint: "one curve is 'ease'"
    ),
    keyframes(
      "an arc of an edge",
      "x: 9, «arc»: 40",
      "'arc' bends the way of 'center' or 'position'",
      hint: "write 'center: [x, y]' in place of 'x' and 'y'"
    ),
    keyframes(
      "an arc of nothing",
      "center: [9, 9], arc: «0»",
      "an arc of 0 is a straight line",
      hint: "leave it out; 40 bows the way by 40 points to the left, -40 to the right"
    ),
    keyframes(
      "an arc beside a path",
      "along: M 0 0 L 9 9, «arc»: 40",
      "'arc' beside 'along'",
      hint: "a path bends by itself: keep one of the two"
    ),
    keyframes(
      "an arc with a mode",
      "center: \"[0, 0] -> [9, 9] -> [3, 4]\", «mode»: paced, arc: 40",
      "'mode' beside 'arc'",
      hint: "each arc goes to the next value in its own time: keep one of the two"
    ),
    keyframes(
      "a turn on the spot",
      "center: [9, 9], «turn»: auto",
      "'turn' has no way to turn with",
      hint: "it turns with 'along: M …' or 'arc: 40'; without them 'rotate' does"
    ),
    keyframes(
      "a turn beside a rotation",
      "along: M 0 0 L 9 9, turn: auto, «rotate»: 1",
      "'rotate' beside 'turn'",
      hint: "the way sets it: keep one of the two"
    ),
    keyframes(
      "Core Animation's turn",
      "along: M 0 0 L 9 9, turn: «autoReverse»",
      "'turn' cannot be 'autoReverse'",
      hint: "did you mean 'auto-reverse'? valid here: auto, auto-reverse"
    ),
  ]
}
