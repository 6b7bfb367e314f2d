extension BadInput {
  /// What people write first, with what to write instead.
  static let hints: [BadInput] = [
    BadInput(
      "the hand's velocity by another word",
      .transition,
      "kind: push, from: home, to: detail, ease: spring(ratio 0.8 velocity «hand»)",
      "a spring's velocity is a number or 'inherit', found 'hand'",
      hint: "'velocity inherit' takes over the hand's; a number is in distances per second: velocity 1.5"
    ),
    BadInput(
      "the hand's velocity in Swift's notation",
      .transition,
      "kind: push, from: home, to: detail, ease: «spring(ratio: 0.8, velocity: hand)»",
      "this is Swift's notation",
      hint: "write spring(ratio 0.8 velocity inherit)"
    ),
    BadInput(
      "a colour that UIKit calls by a longer name",
      .layer,
      "{fill: «teal»}",
      "unknown colour 'teal'",
      hint: "did you mean 'systemTeal'?"
    ),
    BadInput(
      "a velocity beside the curve",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: W -> rest, «velocity»: hand}}",
      "a track has no 'velocity'",
      hint:
        "it belongs to a spring: 'ease: spring(ratio 0.8 velocity inherit)' takes over the hand's, a number is in distances per second"
    ),
    BadInput(
      "a recognizer's translation in a track",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: «translation.x»}}",
      "unknown name 'translation.x'",
      hint: "it is dx, which has no value here: it belongs to gestures"
    ),
    BadInput(
      "a recognizer's translation in a gesture",
      .gesture,
      "in: home, recognize: pan, progress: «translation.x» / W, drives: open",
      "unknown name 'translation.x'",
      hint: "it is dx"
    ),
    BadInput(
      "a property's value as a time",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: W -> rest, delay: «here»}}",
      "'here' has no value here",
      hint:
        "it is the value of a property, and a time or a curve sets none: write a number, or read a layer: home/card.x"
    ),
    BadInput(
      "catching what is driven",
      .gesture,
      "in: home, recognize: pan, progress: dx / W, drives: open, «catch»: true",
      "'catch' has no effect: a driven transition is caught where it is interruptible",
      hint: "say 'interruptible: true' in the transition"
    ),
    BadInput(
      "catching what catches itself",
      .document,
      presented("interruptible: true")
        + "gestures:\n  pull: {in: home, recognize: pan, progress: dx / W, drives: show, «catch»: true}\n",
      "'catch' has no effect: a driven transition is caught where it is interruptible",
      hint: "'show' is interruptible, so that its gesture catches it by itself: leave 'catch' out"
    ),
    BadInput(
      "a value of the presenter's that is to stay",
      .document,
      presented("presentation: {style: over-full-screen}, after: {«from»: {opacity: 0.5}}"),
      "in style over-full-screen a presentation has no 'from' view",
      hint:
        "under 'alongside' write {home: {opacity: 0}}: the presenting screen's view is there all the time, and what changes there stays until the dismissal's 'alongside' takes it back"
    ),
    BadInput(
      "how an unknown picture fits",
      .layer,
      "{image: «nosuch», fit: cover}",
      "no picture is called 'nosuch'",
      hint: "bundled pictures: basil, city, forest, garden, marjoram, mountains, rosemary, saffron"
    ),
    BadInput(
      "how an unknown text stands",
      .layer,
      "{text: «$nosuch», align: center}",
      "nothing is called '$nosuch'",
      hint: "tokens are defined under 'tokens', parameters under a preset's or a component's 'params'"
    ),
    BadInput(
      "how a layer scrolls that cannot be read",
      .layer,
      "{scroll: «z», scrolling: false}",
      "'scroll' cannot be 'z'",
      hint: "valid here: x, y, both"
    ),
    BadInput(
      "a part of a name, in a transition that another mirrors",
      .document,
      """
      segue: 1
      screens:
        home: {}
        detail: {layers: {cells: {layers: {cell-1: {}, cell-2: {}}}}}
      transitions:
        open: {kind: push, from: home, to: detail, tracks: {to/cells/«cell-*»: {opacity: 0 -> 1}}}
        close: {reverse: open}

      """,
      "'*' stands for a whole name, any layer of 'to/cells', not for a part of one",
      hint: "write 'to/cells/*' for any of them"
    ),
    BadInput(
      "a tapped layer that lies deeper",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {grid: {layers: {row: {layers: {thumb: {}}}}}}}
        detail: {}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/grid/«thumb»}

      """,
      "'from/grid' has no layer 'thumb'",
      hint: "did you mean 'from/grid/row/thumb'?"
    ),
  ]

  private static func presented(_ more: String) -> String {
    """
    segue: 1
    screens: {home: {}, sheet: {}}
    transitions:
      show: {kind: present, from: home, to: sheet, tracks: {to: {y: H -> rest}}, \(more)}

    """
  }
}
