extension BadInput {
  private static func match(_ name: String, _ written: String, _ message: String, hint: String? = nil)
    -> BadInput
  {
    BadInput(name, .transition, "kind: push, from: home, to: detail, \(written)", message, hint: hint)
  }

  private static let order =
    "write the layer of 'from' first, then what it becomes on 'to': match: {photo: header}"

  static let matches: [BadInput] = [
    match(
      "SwiftUI's matched elements",
      "«matchedGeometryEffect»: {card: to}",
      "a transition has no 'matchedGeometryEffect'",
      hint: "a transition says it: 'match: {photo: header}' leads a layer of 'from' to its place on 'to'"
    ),
    match(
      "a match in a track",
      "tracks: {from: {x: 0, «match»: card}}",
      "a track has no 'match'",
      hint: "a transition says it: 'match: {photo: header}' leads a layer of 'from' to its place on 'to'"
    ),
    match(
      "a match of names without a pair",
      "match: «card»",
      "expected layers and those that they become, found 'card'",
      hint: "write KEY: VALUE pairs"
    ),
    match(
      "a match of nothing",
      "«match»: {}",
      "'match' is given no values",
      hint: "for example {card: card}, by the names of layers on the one screen and the other"
    ),
    match(
      "a matched layer that is not there",
      "match: {«crad»: to}",
      "'from' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    match("a match the other way round", "match: {«to»: from}", "'to' is on the other screen", hint: order),
    match("a match on one screen", "match: {card: «from»}", "'from' is on the other screen", hint: order),
    match(
      "a match of several layers",
      "match: {«from/*»: to}",
      "a match is of one layer",
      hint: "name it, or the one that was tapped: hit"
    ),
    match(
      "a match of what is added",
      "match: {«container/photo»: to}",
      "'container' is on neither screen",
      hint: "a match is between layers of 'from' and 'to', or 'hit'"
    ),
    match(
      "a layer that becomes two",
      "match: {card: to, from: «to»}",
      "'to' is matched twice",
      hint: "a layer becomes one other, and hides"
    ),
    match(
      "a match without an end",
      "match: {«card»: {fit: cover}}",
      "a match needs 'to'",
      hint: "the layer of the other screen: {to: header, fit: cover}"
    ),
    match(
      "an unknown key of a match",
      "match: {card: {to: to, «fitt»: cover}}",
      "a match has no 'fitt'",
      hint: "did you mean 'fit'? valid here: to, fit, at, duration, delay, ease"
    ),
    match(
      "an unknown fit",
      "match: {from: {to: to, fit: «coverr»}}",
      "'fit' cannot be 'coverr'",
      hint: "did you mean 'cover'? valid here: cover, contain, fill, width"
    ),
    match(
      "a fit of plain layers",
      "match: {card: {to: to, «fit»: fill}}",
      "'fit' has no effect on layers without others in them",
      hint: "a picture has a 'fit' of its own, and a text goes from one size to the other"
    ),
    match(
      "a match that waits for less than nothing",
      "match: {card: {to: to, delay: «-1»}}",
      "'delay' cannot be negative"
    ),
    match(
      "the tapped layer where none is tapped",
      "match: {«hit»: to}",
      "'hit' is the layer tapped for a push or present, and nothing is",
      hint: "give 'open' a 'tap'"
    ),
    BadInput(
      "a match in a rotation",
      .transition,
      "kind: rotate, «match»: {card: to}",
      "'match' has no effect in a rotation",
      hint: "it leads a layer of one screen to its place on another, and here is one screen"
    ),
    BadInput(
      "a match of a presenter that stays",
      .transition,
      "kind: present, from: home, to: detail, presentation: {style: custom}, match: {«card»: to}",
      "in style custom a presentation has no 'from' view",
      hint:
        "under 'alongside' write {home/card: {opacity: 0}}: the presenting screen's view is there all the time, and what changes there stays until the dismissal's 'alongside' takes it back"
    ),
  ]
}
