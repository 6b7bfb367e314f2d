extension BadInput {
  private static func stagger(_ name: String, _ written: String, _ message: String, hint: String) -> BadInput
  {
    BadInput(
      name,
      .transition,
      "kind: push, from: home, to: detail, tracks: {from/*: {x: 0, \(written)}}",
      message,
      hint: hint
    )
  }

  static let staggers: [BadInput] = [
    BadInput(
      "a stagger of one layer",
      .transition,
      "kind: push, from: home, to: detail, tracks: {from/card: {x: 0, stagger: «0.06»}}",
      "a stagger of one layer has no effect",
      hint: "name several: 'PATH/*', or 'a + b'; to let one wait write 'delay'"
    ),
    BadInput(
      "a stagger of a transition",
      .transition,
      "kind: push, from: home, to: detail, «stagger»: 0.06, tracks: {from/*: {x: 0}}",
      "a transition has no 'stagger'",
      hint: "it belongs to a track of several layers: 'to/cells/*: {opacity: 0 -> 1, stagger: 0.06}'"
    ),
    stagger(
      "Framer's stagger",
      "«staggerChildren»: 0.06",
      "a track has no 'staggerChildren'",
      hint: "it belongs to a track of several layers: 'to/cells/*: {opacity: 0 -> 1, stagger: 0.06}'"
    ),
    stagger(
      "a stagger of nothing",
      "stagger: «0»",
      "a stagger of 0 seconds changes nothing",
      hint: "leave it out, and the layers begin together"
    ),
    stagger(
      "a stagger backwards",
      "stagger: «-0.1»",
      "'stagger' cannot be negative",
      hint: "to begin with the last layer write 'stagger: {each: 0.1, from: last}'"
    ),
    stagger(
      "a stagger in milliseconds",
      "stagger: «50ms»",
      "'ms' is not a unit",
      hint: "times are in seconds: write 0.05"
    ),
    stagger(
      "a list of delays",
      "stagger: «[»0.1, 0.2]",
      "'stagger' is one number of seconds, found a list",
      hint: "write 'stagger: 0.05', or {each: 0.05, from: center}"
    ),
    stagger(
      "a stagger without a time",
      "«stagger»: {from: center}",
      "'stagger' does not say how long to wait",
      hint: "'each: 0.05' from one layer to the next, or 'total: 0.4' from the first to the last"
    ),
    stagger(
      "a stagger of two times",
      "stagger: {each: 0.1, «total»: 0.4}",
      "'total' beside 'each'",
      hint:
        "'each' is the time from one layer to the next, 'total' that from the first to the last: keep one"
    ),
    stagger(
      "GSAP's amount",
      "stagger: {«amount»: 0.1}",
      "a stagger has no 'amount'",
      hint: "it is 'total', the time from the first layer to the last"
    ),
    stagger(
      "GSAP's grid",
      "stagger: {each: 0.1, «grid»: auto}",
      "a stagger has no 'grid'",
      hint: "write the time of each piece: 'delay: 0.05 * (col + row)'"
    ),
    stagger(
      "an unknown key of a stagger",
      "stagger: {each: 0.1, «form»: last}",
      "a stagger has no 'form'",
      hint: "did you mean 'from'? valid here: each, total, from, ease"
    ),
    stagger(
      "a stagger from the middle",
      "stagger: {each: 0.1, from: «middle»}",
      "a stagger cannot begin from 'middle'",
      hint: "it is 'center' here"
    ),
    stagger(
      "a stagger from a misspelt place",
      "stagger: {each: 0.1, from: «frist»}",
      "a stagger cannot begin from 'frist'",
      hint: "did you mean 'first'? an index, or: first, last, center, edges, random, touch"
    ),
    stagger(
      "a stagger from before the first",
      "stagger: {each: 0.1, from: «-1»}",
      "'from' cannot be negative",
      hint: "layers count from 0; the last one is 'last'"
    ),
    stagger(
      "a stagger by a spring",
      "stagger: {each: 0.1, ease: «spring(ratio 0.7)»}",
      "a spring has no share of a time to give",
      hint: "write a curve, such as ease-out; the spring of each layer is the track's own 'ease'"
    ),
    stagger(
      "a stagger by what is seen",
      "stagger: «here»",
      "'here' has no value here",
      hint:
        "it is the value of a property, and a time or a curve sets none: write a number, or read a layer: home/card.x"
    ),
    stagger(
      "a stagger by the hand",
      "stagger: {each: «dx»}",
      "'dx' has no value here",
      hint: "it belongs to gestures"
    ),
  ]
}
