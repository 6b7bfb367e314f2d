extension BadInput {
  /// Commas, paths and lists.
  static let misreadings: [BadInput] = [
    BadInput(
      "arguments with commas",
      .layer,
      "x: min(W«,» 3)",
      "',' means nothing in an expression",
      hint: "separate arguments by spaces: write min(W 3)"
    ),
    BadInput(
      "arguments with commas in braces",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: min(dx«,» 3), y: 4}}",
      "',' means nothing in an expression",
      hint: "separate arguments by spaces: write min(dx 3)"
    ),
    BadInput(
      "arguments with commas in a list",
      .layer,
      "frame: [0, 0, min(W«,» 3), 10]",
      "',' means nothing in an expression",
      hint: "separate arguments by spaces: write min(W 3)"
    ),
    BadInput(
      "text with a comma in braces",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {a: {text: «Come (soon, please)»}}}
      """,
      "a comma ends a text inside { } and [ ]",
      hint: "put the text in quotes"
    ),
    BadInput(
      "a semicolon",
      .layer,
      "opacity: 0.5«;»",
      "';' means nothing in an expression",
      hint: "leave it out: a line ends by itself"
    ),
    BadInput(
      "a star as a part of a name",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {row: {repeat: 6}}}
        detail: {}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/«row-*»}
      """,
      "'*' stands for a whole name, any layer of 'from', not for a part of one",
      hint: "write 'from/*' for any of them"
    ),
    BadInput(
      "a star as a part of some names",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {bar: {}, row: {repeat: 3}}}
        detail: {}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/«row-*»}
      """,
      "'*' stands for a whole name, any layer of 'from', not for a part of one",
      hint: "for any of row-0, row-1, row-2, put them in a layer of their own and write 'from/THAT-LAYER/*'"
    ),
    BadInput(
      "a repeated layer's name",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {row: {repeat: 6}}}
        detail: {}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/«row»}
      """,
      "'from/row' is repeated: it is row-0, row-1 … row-5",
      hint: "write 'from/*' for any of them"
    ),
    BadInput(
      "a repeated layer's name among others",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {bar: {}, row: {repeat: 3}}}
        detail: {}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/«row»}
      """,
      "'from/row' is repeated: it is row-0, row-1, row-2",
      hint: "for any of row-0, row-1, row-2, put them in a layer of their own and write 'from/THAT-LAYER/*'"
    ),
    BadInput(
      "a layer one level deeper",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {photos: {layers: {thumb: {repeat: 6}}}}}
        detail: {}
      transitions:
        open: {kind: push, from: home, to: detail, tap: from/«thumb-3»}
      """,
      "'from' has no layer 'thumb-3'",
      hint: "did you mean 'from/photos/thumb-3'?"
    ),
    BadInput(
      "a property in a path",
      .transition,
      "kind: push, from: home, to: detail, tap: «from/card.frame»",
      "'from/card.frame' is not a path",
      hint: "a path names a layer, without a property"
    ),
    BadInput(
      "a star read from",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {frame: «from/row-*».frame}}",
      "a value is read from one layer, not from '*'",
      hint: "name one of them"
    ),
    BadInput(
      "a layer taken for a screen",
      .gesture,
      "in: «card», recognize: pan, sets: {home/card: {x: dx}}",
      "no screen is called 'card'",
      hint: "did you mean 'home/card'?"
    ),
    BadInput(
      "a layer of a transition's screen taken for a screen",
      .document,
      """
      segue: 1
      screens:
        home: {layers: {card: {}}}
        detail: {layers: {title: {}, card: {}}}
      transitions:
        open: {kind: push, from: home, to: detail, tracks: {«title»: {opacity: 0}}}
      """,
      "no screen is called 'title'",
      hint: "did you mean 'to/title'?"
    ),
    BadInput(
      "an unknown key of a track",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {«zzzz»: 3}}",
      "a track has no 'zzzz'",
      hint: "valid here, of 65: z, x, y, fill, blur …"
    ),
  ]
}
