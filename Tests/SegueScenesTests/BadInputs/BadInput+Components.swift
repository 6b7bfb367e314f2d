/// Components, several presets, and what they are used with.
extension BadInput {
  private static func components(_ components: String, _ layer: String, _ more: String = "") -> String {
    """
    segue: 1
    components:
      \(components)
    screens:
      home: {layers: {card: {\(layer)}}}
      detail: {}
    \(more)
    """
  }

  private static let cell = "cell: {params: {title: , at: 0}, layers: {name: {text: $title, y: 20 * $at}}}"
  private static let dot = "dot: {params: {size: 9}, width: $size}"

  static let components: [BadInput] = [
    BadInput(
      "an unknown component",
      .document,
      components(dot, "use: «dit»"),
      "no component is called 'dit'",
      hint: "did you mean 'dot'? components: dot"
    ),
    BadInput(
      "an unknown component with parameters",
      .document,
      components(dot, "use: «dit»(size 3)"),
      "no component is called 'dit'",
      hint: "did you mean 'dot'? components: dot"
    ),
    BadInput(
      "an unknown component, as a mapping",
      .document,
      components(dot, "use: {«dit»: {size: 3}}"),
      "no component is called 'dit'",
      hint: "did you mean 'dot'? components: dot"
    ),
    BadInput(
      "a component where there is none",
      .document,
      "segue: 1\nscreens: {home: {use: «dot»}}",
      "no component is called 'dot'",
      hint: "they are written under 'components'"
    ),
    BadInput(
      "a preset used by a layer",
      .document,
      components(dot, "use: «slide»", "presets: {slide: {duration: 1}}"),
      "'slide' is a preset, which transitions and gestures use",
      hint: "this takes a component: they are under 'components'"
    ),
    BadInput(
      "a component used by a transition",
      .document,
      components(dot, "x: 3", "transitions: {open: {kind: push, from: home, to: detail, use: «dot»}}"),
      "'dot' is a component, which layers use",
      hint: "this takes a preset: they are under 'presets'"
    ),
    BadInput(
      "an unknown parameter",
      .document,
      components(dot, "use: dot(«sise» 3)"),
      "component 'dot' has no parameter 'sise'",
      hint: "did you mean 'size'? parameters: size"
    ),
    BadInput(
      "an unknown parameter, as a mapping",
      .document,
      components(dot, "use: {dot: {«sise»: 3}}"),
      "component 'dot' has no parameter 'sise'",
      hint: "did you mean 'size'? parameters: size"
    ),
    BadInput(
      "a parameter of a component that has none",
      .document,
      components("dot: {width: 3}", "use: {dot: {«size»: 3}}"),
      "component 'dot' has no parameter 'size'",
      hint: "it takes none"
    ),
    BadInput(
      "a parameter without a value",
      .document,
      components(cell, "use: «cell»"),
      "component 'cell' needs 'title'",
      hint: "write use: {cell: {title: …}}"
    ),
    BadInput(
      "a parameter that is nothing",
      .document,
      components(cell, "use: {cell: {«title»: }}"),
      "'title' needs a value"
    ),
    BadInput(
      "a list for one layer",
      .document,
      components(cell, "use: {cell: {title: «[»One, Two]}}"),
      "a list of values is dealt out to the copies of a 'repeat'",
      hint: "one layer takes one value"
    ),
    BadInput(
      "a parameter that is a mapping",
      .document,
      components(cell, "use: {cell: {title: «{»a: b}}}"),
      "a parameter is a single value, found a mapping"
    ),
    BadInput(
      "parameters that are none",
      .document,
      components(cell, "use: {cell: «One»}"),
      "expected {NAME: VALUE}, found 'One'",
      hint: "write KEY: VALUE pairs"
    ),
    BadInput(
      "an empty list of components",
      .document,
      components(dot, "use: «[»]"),
      "'use' is an empty list",
      hint: "leave it out"
    ),
    BadInput(
      "a list in a list",
      .document,
      components(dot, "use: [dot, «[»dot]]"),
      "expected a component, found a list"
    ),
    BadInput(
      "a component of itself",
      .document,
      components("a: {layers: {b: {use: «a»}}}", "use: a"),
      "component 'a' is made of itself",
      hint: "a → a"
    ),
    BadInput(
      "components of one another, which nothing uses",
      .document,
      components("a: {use: [c, {b: }]}\n  b: {mask: {use: «a»(x 3)}, x: 3}\n  c: {z: 1}", "x: 3"),
      "component 'a' is made of itself",
      hint: "a → b → a"
    ),
    BadInput(
      "a repeated component",
      .document,
      components("a: {«repeat»: 3, x: 20}", "use: a"),
      "a component is one layer",
      hint: "write 'repeat' beside its 'use', or around layers in it"
    ),
    BadInput(
      "a key of no layer",
      .document,
      components("a: {«hight»: 3}", "x: 3"),
      "a component has no 'hight'",
      hint: "did you mean 'height'?"
    ),
    BadInput(
      "what is wrong in a component is wrong once",
      .document,
      components("a: {params: {b: 1}, x: $b + «q»}", "repeat: 9, use: a"),
      "unknown name 'q'",
      hint: "names here: W H safe.top safe.left safe.bottom safe.right i n abs floor ceil sqrt min max sin "
        + "cos atan2 pow hypot exp log random rubber true false"
    ),
    BadInput(
      "what is wrong in a component that nothing uses",
      .document,
      components("a: {params: {b: 1}, fill: «rde», x: $b * i, text: [a, b]}", "x: 3"),
      "unknown colour 'rde'",
      hint: "did you mean 'red'?"
    ),
    BadInput(
      "a value of the wrong kind",
      .document,
      components("a: {params: {tint: red}, fill: $tint}", "use: a(tint «3»)"),
      "expected a colour, found '3'",
      hint: "for example white, systemTeal, 0xFF8800, black 40%"
    ),
    BadInput(
      "an 'i' where nothing is repeated",
      .document,
      components("a: {params: {at: 0}, layers: {b: {repeat: 3, x: $at}}}", "use: {a: {at: «i»}}"),
      "'i' has no value here",
      hint:
        "it counts the copies of a 'repeat', the pieces of a 'grid', and the layers that a track moves: to/list/*"
    ),
    BadInput(
      "a layer of a component and one beside it",
      .document,
      components(cell, "use: cell(title A), layers: {«name»: {x: 3}}"),
      "two layers are called 'name'",
      hint: "a component that is used here has one already"
    ),
    BadInput(
      "the layer itself in a mask",
      .document,
      components("a: {layers: {b: {x: $self.width}}}", "mask: {«use»: a}"),
      "'$self' means nothing here",
      hint: "no path leads into a mask or a piece of a grid, which is where the component is used"
    ),
    BadInput(
      "a parameter called self",
      .document,
      components("a: {params: {«self»: 3}, x: 3}", "use: a"),
      "'self' is the layer that uses a component"
    ),
    BadInput(
      "a layer that a component does not have",
      .document,
      components("a: {layers: {b: {x: «$self/c.width»}, d: {}}}", "use: a"),
      "'home/card' has no layer 'c'",
      hint: "it has: b, d"
    ),
    BadInput(
      "two presets that add one layer",
      .document,
      components(
        dot,
        "x: 3",
        """
        presets:
          a: {tracks: {to: {x: 3}}, add: {veil: {fill: red}}}
          b: {add: {«veil»: {fill: red}}}
        transitions: {open: {kind: push, from: home, to: detail, use: [a, b]}}
        """
      ),
      "two layers are called 'veil'",
      hint: "another preset that is used here adds one already"
    ),
    BadInput(
      "an unknown preset in a list",
      .document,
      components(
        dot,
        "x: 3",
        "presets: {a: {duration: 1}}\ntransitions: {open: {kind: push, from: home, to: detail, use: [a, «aa»]}}"
      ),
      "no preset is called 'aa'",
      hint: "did you mean 'a'? presets: a"
    ),
    BadInput(
      "presets in a circle through a list",
      .document,
      components(dot, "x: 3", "presets: {a: {use: [c, b]}, b: {use: {«a»: }}, c: {duration: 1}}"),
      "preset 'a' uses itself",
      hint: "a → b → a"
    ),
  ]
}
