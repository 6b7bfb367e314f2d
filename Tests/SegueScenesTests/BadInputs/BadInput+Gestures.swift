extension BadInput {
  static let gestures: [BadInput] = [
    BadInput(
      "recognizer",
      .gesture,
      "in: home, recognize: «drag», drives: open, progress: dx",
      "'drag' is not a recognizer",
      hint:
        "recognizers, with left, right, up or down: tap, pan, pan(down), edge-pan(left), pinch, swipe(left), long-press"
    ),
    BadInput(
      "direction",
      .gesture,
      "in: home, recognize: «pan(sideways)», drives: open, progress: dx",
      "'pan(sideways)' is not a recognizer",
      hint:
        "recognizers, with left, right, up or down: tap, pan, pan(down), edge-pan(left), pinch, swipe(left), long-press"
    ),
    BadInput(
      "a press that is too long",
      .gesture,
      "in: home, recognize: «long-press(11)», drives: open, progress: dx",
      "a long press takes seconds, from 0 to 10, found '11'",
      hint: "for example long-press(0.3); long-press alone is half a second"
    ),
    BadInput(
      "a press of words",
      .gesture,
      "in: home, recognize: «long-press(long)», drives: open, progress: dx",
      "a long press takes seconds, from 0 to 10, found 'long'",
      hint: "for example long-press(0.3); long-press alone is half a second"
    ),
    BadInput(
      "fingers of a press",
      .gesture,
      "in: home, recognize: long-press, «touches»: 2, drives: open, progress: dx",
      "'touches' has no effect: only a pan counts its fingers",
      hint: "remove it, or recognize a pan"
    ),
    BadInput(
      "scale of a press",
      .gesture,
      "in: home, recognize: long-press, drives: open, progress: «scale»",
      "'scale' has no value here",
      hint: "it is how far two fingers have gone apart: recognize: pinch"
    ),
    BadInput(
      "swipe without a direction",
      .gesture,
      "in: home, recognize: «swipe», drives: open, progress: dx",
      "a swipe needs a direction",
      hint: "write swipe(left), swipe(right), swipe(up), swipe(down)"
    ),
    BadInput(
      "edge pan without an edge",
      .gesture,
      "in: home, recognize: «edge-pan», drives: open, progress: dx",
      "an edge pan needs an edge",
      hint: "write edge-pan(left), edge-pan(right), edge-pan(up), edge-pan(down)"
    ),
    BadInput(
      "two actions",
      .gesture,
      "in: home, recognize: pan, drives: open, progress: dx, «sets»: {home: {x: dx}}",
      "gesture 'slide' needs exactly one of 'drives', 'scrubs' and 'sets'"
    ),
    BadInput(
      "unknown transition",
      .gesture,
      "in: home, recognize: pan, drives: «opne», progress: dx",
      "no transition is called 'opne'",
      hint: "did you mean 'open'? transitions: open"
    ),
    BadInput(
      "no progress",
      .gesture,
      "in: home, recognize: pan, «drives»: open",
      "gesture 'slide' needs a 'progress' to drive with",
      hint: "for example progress: dy / 400 in 0..1"
    ),
    BadInput(
      "role in a gesture",
      .gesture,
      "in: home, recognize: pan, sets: {«from»/card: {x: dx}}",
      "'from' means nothing here",
      hint: "in gestures a path begins with a screen"
    ),
    BadInput(
      "does not scroll",
      .gesture,
      "in: home, recognize: pan, with: «home/card», sets: {home/card: {x: dx}}",
      "'home/card' does not scroll",
      hint: "name a scroll layer or another gesture"
    ),
    BadInput(
      "finish without when",
      .gesture,
      "in: home, recognize: pan, drives: open, progress: dx, «finish»: {at: end}",
      "'finish' needs a 'when'",
      hint: "for example {when: progress > 0.5}"
    ),
    BadInput(
      "moment",
      .gesture,
      "in: home, recognize: pan, drives: open, progress: dx, finish: {when: dx > 3, at: «never»}",
      "'at' cannot be 'never'",
      hint: "valid here: end, change, once"
    ),
    BadInput(
      "condition",
      .gesture,
      "in: home, recognize: pan, drives: open, progress: dx, finish: {when: «progress»}",
      "expected true or false, found a number",
      hint: "write true, false or a comparison"
    ),
    BadInput(
      "shadowed name",
      .gesture,
      "in: home, recognize: pan, let: {«progress»: 3}, drives: open, progress: dx",
      "'progress' already means something",
      hint: "choose another name"
    ),
    BadInput(
      "touches",
      .gesture,
      "in: home, recognize: pan, touches: «9», drives: open, progress: dx",
      "expected a number of touches, from 1 to 5"
    ),
    BadInput(
      "script doing",
      .script,
      "0.00 «tpa» home/card",
      "a script cannot 'tpa'",
      hint:
        "did you mean 'tap'? it can: tap, press, move, release, lift, cancel, pinch, rotate, scroll, wheel, trigger, resize"
    ),
    BadInput(
      "script time",
      .script,
      "«soon» tap home/card",
      "expected a time in seconds, found 'soon'"
    ),
    BadInput(
      "script backwards",
      .script,
      "1.00 tap home/card\n    «0.50» tap home/card",
      "time runs backwards",
      hint: "the line before is at 1.0 s"
    ),
    BadInput(
      "script points",
      .script,
      "0.00 «press 10»",
      "write 'press X Y'"
    ),
    BadInput(
      "script layer",
      .script,
      "0.00 tap home/«crad»",
      "'home' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    BadInput(
      "script scroll",
      .script,
      "0.00 scroll «home/card» 0 10",
      "'home/card' does not scroll",
      hint: "give the layer 'scroll: y'"
    ),
  ]
}
