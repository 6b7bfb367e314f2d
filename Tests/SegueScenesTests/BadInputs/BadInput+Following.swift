extension BadInput {
  /// A scene with layers on its first screen, a transition and a gesture.
  private static func scene(
    _ name: String,
    _ layers: String,
    transition: String = "",
    gesture: String = "sets: {home/card: {opacity: 0.5}}",
    _ message: String,
    hint: String? = nil
  ) -> BadInput {
    let text = """
      segue: 1
      screens:
        home: {layers: {card: {frame: [0, 0, 10, 10]}, \(layers)}}
        detail: {}
      transitions:
        open: {kind: push, from: home, to: detail\(transition)}
      gestures:
        slide: {in: home, recognize: pan, \(gesture)}

      """
    return BadInput(name, .document, text, message, hint: hint)
  }

  private static let dot = "dot: {width: 9, height: 9, follow: {x: home/card.x}}"
  private static let cure = "move a layer around it, or take 'x' out of its 'follow'"

  private static func taken(_ property: String, of path: String = "home/dot") -> String {
    "'x' of '\(path)' follows other layers, so nothing else sets '\(property)'"
  }

  static let following: [BadInput] = [
    BadInput(
      "follow without layers",
      .layer,
      "follow: {x: «W / 2»}",
      "'x' follows nothing: it reads no other layer",
      hint: "read one, as in 'parent.width - 40', or write it beside 'follow'"
    ),
    BadInput(
      "follow with a percentage of one",
      .layer,
      "follow: {opacity: «50%»}",
      "'opacity' follows nothing: it reads no other layer",
      hint: "read one, as in 'parent.width - 40', or write it beside 'follow'"
    ),
    BadInput(
      "follow beside the same",
      .layer,
      "{x: 3, follow: {«x»: parent.width}}",
      "'x' is given beside 'follow' as well",
      hint: "write one of them: what follows is laid out by the same value"
    ),
    BadInput(
      "follow beside what places it too",
      .layer,
      "{x: «3», follow: {center.x: parent.width}}",
      "'x' beside 'center.x', which places the layer as well",
      hint: "write one of them"
    ),
    BadInput(
      "nothing to follow",
      .layer,
      "«follow»: {}",
      "'follow' is given no values",
      hint: "for example {opacity: 0.5}, or leave it out"
    ),
    BadInput(
      "follow a text",
      .layer,
      "follow: {«text»: home.text}",
      "'follow' has no 'text'",
      hint: "valid here, of 42: transform, x, y, width, height …"
    ),
    BadInput(
      "follow an offset",
      .layer,
      "{scroll: y, follow: {«offset.y»: parent.y}}",
      "'follow' has no 'offset.y'",
      hint: "valid here, of 42: opacity, center.y, scale.y, move.y, center.x …"
    ),
    BadInput(
      "follow a list",
      .layer,
      "follow: «[»x]",
      "expected {property: value}, found a list",
      hint: "write KEY: VALUE pairs"
    ),
    BadInput(
      "follow with here",
      .layer,
      "follow: {x: parent.x + «here»}",
      "'here' has no value here",
      hint: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    ),
    BadInput("follow itself", .layer, "follow: {x: «home/card.x» + 1}", "'home/card.x' depends on itself"),
    BadInput(
      "follow nobody",
      .layer,
      "follow: {x: home/«crad».x}",
      "'home' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    scene(
      "follow in a circle",
      "a: {follow: {x: «home/b.x»}}, b: {follow: {x: home/a.x}}",
      "'home/a.x' depends on itself",
      hint: "home/a.x → home/b.x → home/a.x"
    ),
    scene(
      "a track of what follows",
      dot,
      transition: ", tracks: {from/dot: {x: 0 -> «9»}}",
      taken("x", of: "from/dot"),
      hint: cure
    ),
    scene(
      "a size that moves what follows",
      dot,
      transition: ", tracks: {from/dot: {width: «9»}}",
      taken("width", of: "from/dot"),
      hint: cure
    ),
    scene(
      "a frame of what follows",
      dot,
      transition: ", tracks: {from/*: {center: «[9, 9]»}}",
      taken("center", of: "from/*"),
      hint: cure
    ),
    scene(
      "a way of what follows",
      dot,
      transition: ", tracks: {from/dot: {along: «M 0 0 L 9 9»}}",
      taken("position", of: "from/dot"),
      hint: cure
    ),
    scene(
      "during of what follows",
      dot,
      transition: ", during: {from/dot: {x: «9»}}, tracks: {to: {opacity: 0 -> 1}}",
      taken("x", of: "from/dot"),
      hint: cure
    ),
    scene(
      "after of what follows",
      dot,
      transition: ", after: {from/dot: {center: «[9, 9]»}}",
      taken("center", of: "from/dot"),
      hint: cure
    ),
    scene("sets of what follows", dot, gesture: "sets: {home/dot: {x: «dx»}}", taken("x"), hint: cure),
    scene(
      "scrubs of what follows",
      dot,
      gesture: "progress: dx, scrubs: {home/dot: {x: «9»}}",
      taken("x"),
      hint: cure
    ),
    scene(
      "rest of what follows",
      dot,
      gesture: "sets: {home/card: {x: dx}}, finish: {when: true, rest: {home/dot: {x: «9»}}}",
      taken("x"),
      hint: cure
    ),
    scene(
      "a track of what follows in what is added",
      "more: {}",
      transition:
        ", add: {veil: {follow: {opacity: to.x / W}}}, tracks: {container/veil: {opacity: «0»}, to: {x: W -> 0}}",
      "'opacity' of 'container/veil' follows other layers, so nothing else sets 'opacity'",
      hint: "move a layer around it, or take 'opacity' out of its 'follow'"
    ),
    scene(
      "press on what follows",
      "dot: {width: 9, press: {}, follow: {scale: «home/card.x / 9»}}",
      "'scale' follows, and 'press' scales the layer as well",
      hint: "put one of them on a layer around this one"
    ),
    BadInput(
      "a screen that follows",
      .document,
      "segue: 1\nscreens:\n  home: {follow: {x: «home/card.x»}, layers: {card: {}}}\n",
      "'x' of a screen cannot follow: transitions move its view",
      hint: "let a layer in it follow"
    ),
    BadInput(
      "hold on the other screen",
      .transition,
      "kind: push, from: home, to: detail, hold: «to»/card",
      "a finger rests at the screen that is left",
      hint: "write 'from/…' instead of 'to/…'"
    ),
    BadInput(
      "hold nothing",
      .transition,
      "kind: push, from: home, to: detail, hold: from/«crad»",
      "'from' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    BadInput(
      "hold for two",
      .transition,
      "kind: push, from: home, to: detail, hold: from/card}\n  more: {kind: present, from: home, to: detail, hold: «from/card»",
      "this hold starts 'open', and never 'more'",
      hint: "let another layer's hold start it"
    ),
    BadInput(
      "hold in a rotation",
      .transition,
      "kind: rotate, «hold»: from",
      "'hold' has no effect in a rotation",
      hint: "it runs when the device is rotated, on whatever screen is shown"
    ),
    BadInput(
      "remember under a name of the language",
      .gesture,
      "in: home, recognize: pan, remember: {«dx»: 3}, sets: {home/card: {x: 3}}",
      "'dx' already means something",
      hint: "choose another name"
    ),
    BadInput(
      "remember and let",
      .gesture,
      "in: home, recognize: pan, remember: {was: 3}, let: {«was»: 4}, sets: {home/card: {x: was}}",
      "'was' is remembered already",
      hint: "choose another name"
    ),
    BadInput(
      "remember what is worked out later",
      .gesture,
      "in: home, recognize: pan, remember: {was: «far»}, let: {far: 4}, sets: {home/card: {x: was}}",
      "unknown name 'far'",
      hint:
        "names here: W H safe.top safe.left safe.bottom safe.right x y start.x start.y dx dy velocity.x velocity.y projected.x projected.y abs floor ceil sqrt min max sin cos atan2 pow hypot exp log random rubber true false"
    ),
    BadInput(
      "remember progress",
      .gesture,
      "in: home, recognize: pan, remember: {was: «progress»}, progress: dx, sets: {home/card: {x: was}}",
      "'progress' has no value here",
      hint: "it is worked out by the gesture's own 'progress', for what comes after it"
    ),
  ]
}
