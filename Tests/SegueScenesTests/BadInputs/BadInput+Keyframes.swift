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
      "x: 0 -> 9 -> 3 -> 4, eases: «[ease-in, ease-out]»",
      "'eases' has 2 curves, but between the values of 'x' there are 3 ways",
      hint: "write a curve for each: 3"
    ),
    keyframes(
      "curves for one way",
      "x: 0 -> 9 -> 3, y: 9, eases: «[ease-in, ease-out]»",
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
  ]
}
