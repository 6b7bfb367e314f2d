extension BadInput {
  static let transitions: [BadInput] = [
    BadInput(
      "a duration that comes to less than nothing",
      .transition,
      "kind: push, from: home, to: detail, duration: «1 - 2»",
      "'duration' cannot be negative",
      hint: "0 means no animation"
    ),
    BadInput(
      "kind",
      .transition,
      "kind: «pusch», from: home, to: detail",
      "'kind' cannot be 'pusch'",
      hint: "did you mean 'push'? valid here: push, pop, present, dismiss, rotate, tab"
    ),
    BadInput(
      "unknown screen (2)",
      .transition,
      "kind: push, from: home, to: «detial»",
      "no screen is called 'detial'",
      hint: "did you mean 'detail'? screens: home, detail"
    ),
    BadInput(
      "tap elsewhere",
      .transition,
      "kind: push, from: home, to: detail, tap: «to»/title",
      "a tap begins at the screen that is left",
      hint: "write 'from/…' instead of 'to/…'"
    ),
    BadInput(
      "tap on nothing",
      .transition,
      "kind: push, from: home, to: detail, tap: from/«crad»",
      "'from' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    BadInput(
      "wildcard",
      .transition,
      "kind: push, from: home, to: detail, tap: from/card/«*»",
      "'from/card' has no layers for '*'"
    ),
    BadInput(
      "milliseconds",
      .transition,
      "kind: push, from: home, to: detail, duration: «350ms»",
      "'ms' is not a unit",
      hint: "times are in seconds: write 0.35"
    ),
    BadInput(
      "many seconds",
      .transition,
      "kind: push, from: home, to: detail, duration: «1500»",
      "'duration' is longer than ten minutes",
      hint: "times are in seconds: 1500 ms is 1.5"
    ),
    BadInput(
      "negative duration",
      .transition,
      "kind: push, from: home, to: detail, duration: «-1»",
      "'duration' cannot be negative",
      hint: "0 means no animation"
    ),
    BadInput(
      "curve",
      .transition,
      "kind: push, from: home, to: detail, ease: «easeOut»",
      "unknown curve 'easeOut'",
      hint:
        "did you mean 'ease-out'? curves: linear, ease-in, ease-out, ease-in-out, default, bezier(.4 0 .2 1), steps(4 end), linear(0 .3 50% 1), spring(ratio .7)"
    ),
    BadInput(
      "spring",
      .transition,
      "kind: push, from: home, to: detail, ease: spring(ratio «0»)",
      "a spring's damping ratio is above 0"
    ),
    BadInput(
      "spring dialect",
      .transition,
      "kind: push, from: home, to: detail, ease: «spring(ratio 1 mass 2)»",
      "these numbers make no spring",
      hint:
        "write spring(ratio .7 velocity 1), spring(response .45 ratio .8), spring(duration .5 bounce .2) or spring(stiffness 250 damping 30 mass 1)"
    ),
    BadInput(
      "spring word",
      .transition,
      "kind: push, from: home, to: detail, ease: spring(«tension» 3)",
      "a spring has no 'tension'",
      hint: "a spring has: ratio, velocity, response, duration, bounce, stiffness, damping, mass, overdamped"
    ),
    BadInput(
      "bezier",
      .transition,
      "kind: push, from: home, to: detail, ease: bezier(«1.5» 0 0 1)",
      "the x of a control point lies from 0 to 1"
    ),
    BadInput(
      "steps",
      .transition,
      "kind: push, from: home, to: detail, ease: steps(«0»)",
      "expected the number of steps, from 1 to 1000"
    ),
    BadInput(
      "preset",
      .transition,
      "kind: push, from: home, to: detail, use: «flod»",
      "no preset is called 'flod'",
      hint: "did you mean 'fold'? presets: fold"
    ),
    BadInput(
      "parameter",
      .transition,
      "kind: push, from: home, to: detail, use: fold(«m» 3)",
      "preset 'fold' has no parameter 'm'",
      hint: "parameters: n"
    ),
    BadInput(
      "reverse",
      .transition,
      "reverse: «opne»",
      "no transition is called 'opne'",
      hint: "did you mean 'open'? transitions: open"
    ),
    BadInput(
      "key of a body",
      .transition,
      "kind: push, from: home, to: detail, «animations»: {}",
      "a transition has no 'animations'",
      hint: "did you mean 'tracks'?"
    ),
    BadInput(
      "a screen misspelt, and paths that rely on it",
      .transition,
      "kind: push, from: «hom», to: detail, tap: from/card, tracks: {from: {x: 3}, from/card: {y: from.y}}",
      "no screen is called 'hom'",
      hint: "did you mean 'home'? screens: home, detail"
    ),
    BadInput(
      "CSS's curve",
      .transition,
      "kind: push, from: home, to: detail, ease: \"«cubic-bezier(0.4,0,0.2,1)»\"",
      "this is CSS's notation",
      hint: "write bezier(0.4 0 0.2 1)"
    ),
    BadInput(
      "insert",
      .transition,
      "kind: push, from: home, to: detail, insert: «under»",
      "'insert' cannot be 'under'",
      hint: "valid here: above, below"
    ),
    BadInput(
      "presentation of a push",
      .transition,
      "kind: push, from: home, to: detail, «presentation»: {style: custom}",
      "'presentation' belongs to a 'present'"
    ),
    BadInput(
      "grid without a copy",
      .transition,
      "kind: push, from: home, to: detail, add: {«bits»: {grid: [2, 1]}}",
      "'grid' cuts a 'copy'",
      hint: "name the layer to copy: copy: from"
    ),
    BadInput(
      "screen for a role",
      .transition,
      "kind: push, from: home, to: detail, tracks: {«home»/card: {x: 3}}",
      "'home' is a screen; a transition's paths begin with a role",
      hint: "here 'home' is 'from'"
    ),
    BadInput(
      "unknown addition",
      .transition,
      "kind: push, from: home, to: detail, add: {card: {copy: from}}, tracks: {container/«crad»: {x: 3}}",
      "nothing is added as 'crad'",
      hint: "did you mean 'card'? added: card"
    ),
    BadInput(
      "role of a layer",
      .transition,
      "kind: push, from: home, to: detail, during: {«parent»: {hidden: true}}",
      "'parent' means nothing here",
      hint: "a transition knows 'from', 'to', 'container' and 'hit'"
    ),
    BadInput(
      "property of a track",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {«alpha»: 0 -> 1}}",
      "a track has no 'alpha'",
      hint: "did you mean 'opacity'?"
    ),
    BadInput(
      "key path of Core Animation",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {«transform.translation.y»: 0 -> 1}}",
      "a track has no 'transform.translation.y'",
      hint: "did you mean 'move.y'?"
    ),
    BadInput(
      "key path without its transform",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {«translation.x»: 0 -> 1}}",
      "a track has no 'translation.x'",
      hint: "did you mean 'move.x'?"
    ),
    BadInput(
      "window",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: 3, at: «0.8..0.2»}}",
      "the window ends before it begins"
    ),
    BadInput(
      "window past the end",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: 3, at: 0..«2»}}",
      "a window lies from 0 to 1, in fractions of the duration"
    ),
    BadInput(
      "way of a discrete property",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {«hidden»: true -> false}}",
      "'hidden' changes at once and has no way from one value to another",
      hint: "fade it: opacity: 0; or write this under 'during', 'before' or 'after'"
    ),
    BadInput(
      "type in a track",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {opacity: 0 -> «red»}}",
      "a colour cannot stand here",
      hint: "a number or a condition is wanted"
    ),
    BadInput(
      "duration of a timed spring",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: 3, «duration»: 1, ease: spring(duration 1)}}",
      "'duration' beside a spring that times itself",
      hint: "spring(ratio .7) fits a duration"
    ),
    BadInput(
      "reduced motion",
      .transition,
      "kind: push, from: home, to: detail, reduce-motion: {«kind»: pop}",
      "'reduce-motion' has no 'kind'",
      hint:
        "valid here: duration, ease, insert, add, during, before, after, tracks, alongside, seed, completes, use"
    ),
  ]
}
