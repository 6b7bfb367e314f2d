/// Tokens and parameters in paths, keys and names.
extension BadInput {
  private static func paths(_ tokens: String, _ snippet: String) -> String {
    """
    segue: 1
    tokens: {\(tokens)}
    screens:
      home: {layers: {card: {}}}
      detail: {}
    transitions:
      open: {kind: push, from: home, to: detail, \(snippet)}
    """
  }

  private static let expected = "for example home/$card, or home/$(card)-0 where more of the name follows"
  private static let whereDefined =
    "tokens are defined under 'tokens', parameters under a preset's or a component's 'params'"

  static let fillings: [BadInput] = [
    BadInput(
      "an unknown token in a path",
      .document,
      paths("top: from", "tap: from/«$crd»"),
      "nothing is called '$crd'",
      hint: whereDefined
    ),
    BadInput(
      "a misspelt token in a path",
      .document,
      paths("card: card", "tap: from/«$crad»"),
      "nothing is called '$crad'",
      hint: "did you mean '$card'?"
    ),
    BadInput(
      "a name that takes the hyphen",
      .document,
      paths("row: card", "tap: from/«$row-0»"),
      "nothing is called '$row-0'",
      hint: "a name takes every letter, digit and hyphen: write $(row)-0"
    ),
    BadInput(
      "a name that takes the hyphen, in a value",
      .document,
      paths("row: card", "tracks: {to: {y: from/«$row-0».y}}"),
      "nothing is called '$row-0'",
      hint: "a name takes every letter, digit and hyphen: write $(row)-0"
    ),
    BadInput(
      "no name in a path",
      .document,
      paths("a: b", "tap: from/«$»"),
      "'$' needs a name",
      hint: expected
    ),
    BadInput(
      "no end of a name",
      .document,
      paths("card: card", "tap: from/«$(»card"),
      "'$(' needs a name and ')' behind it",
      hint: expected
    ),
    BadInput(
      "no end of a name, in a value",
      .document,
      paths("card: card", "tracks: {to: {y: «$(»card.y}}"),
      "'$(' needs a name and ')' behind it",
      hint: "for example $radius"
    ),
    BadInput(
      "a name in a key",
      .document,
      paths("card: card", "tracks: {from/«$crad»: {y: 3}}"),
      "nothing is called '$crad'",
      hint: "did you mean '$card'?"
    ),
    BadInput(
      "a number in a path",
      .document,
      paths("gap: 16.5", "tap: «from/$gap»"),
      "'from/16.5' is not a path",
      hint: "a path names a layer, without a property"
    ),
    BadInput(
      "a path to nowhere",
      .document,
      paths("name: crad", "tap: «from/$name»"),
      "'from' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    BadInput(
      "a path to nowhere, in a value",
      .document,
      paths("name: crad", "tracks: {to: {y: 2 * «from/$(name).y»}}"),
      "'from' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    BadInput(
      "a quotient of tokens",
      .document,
      paths("all: 300, parts: 3", "tracks: {to: {y: «$all/$parts»}}"),
      "'/' needs a space on each side",
      hint: "write $all / $parts; without spaces it is a path"
    ),
    BadInput(
      "a quotient of a token",
      .document,
      paths("all: 300", "tracks: {to: {y: «$all/2»}}"),
      "'/' needs a space on each side",
      hint: "write $all / 2; without spaces it is a path"
    ),
    BadInput(
      "a quotient by a token",
      .document,
      paths("parts: 3", "tracks: {to: {y: «W/$parts»}}"),
      "'/' needs a space on each side",
      hint: "write W / $parts; without spaces it is a path"
    ),
    BadInput(
      "a difference of tokens",
      .document,
      paths("all: 300, part: 3", "tracks: {to: {y: $all«-»$part}}"),
      "'-' needs a space on each side",
      hint: "without spaces, 'a-b' is a name and 'a/b' a path"
    ),
    BadInput(
      "a difference from the width",
      .document,
      paths("part: 3", "tracks: {to: {y: W«-»$part}}"),
      "'-' needs a space on each side",
      hint: "without spaces, 'a-b' is a name and 'a/b' a path"
    ),
    BadInput(
      "a star of a token, read from",
      .document,
      paths("any: \"*\"", "tracks: {to: {y: «from/$any.y»}}"),
      "a value is read from one layer, not from '*'",
      hint: "name one of them"
    ),
    BadInput(
      "a property of a token that is none",
      .document,
      paths("part: hight", "tracks: {to: {y: «from/card.$part»}}"),
      "layers have no property 'hight'",
      hint: "did you mean 'height'?"
    ),
    BadInput(
      "two keys that come to be one",
      .document,
      paths("axis: x", "tracks: {to: {x: 3, «$axis»: 4}}"),
      "'x' is written twice, with its names filled in",
      hint: "write one of them"
    ),
    BadInput(
      "a property's name of a token",
      .document,
      paths("axis: q", "tracks: {to: {x: 3, «$axis»: 4}}"),
      "a track has no 'q'",
      hint: "valid here, of 65: x, y, z, at, as …"
    ),
    BadInput(
      "a circle of two tokens that nothing uses",
      .document,
      paths("a: $b, b: «$a»", "tap: from"),
      "'$a' leads back to itself",
      hint: "a → b → a"
    ),
    BadInput(
      "a token that is itself",
      .document,
      paths("a: 2 * «$a»", "tracks: {to: {y: $a}}"),
      "'$a' leads back to itself",
      hint: "a → a"
    ),
    BadInput(
      "a circle through a path",
      .document,
      paths("a: from/$(b), b: «$(a)»/x, c: $a", "tap: $c/y, tracks: {$c: {y: $b.y}}"),
      "'$a' leads back to itself",
      hint: "a → b → a"
    ),
    BadInput(
      "tokens that double",
      .document,
      paths(
        "a: xxxxxxxxxxxxxxxx, b: $(a)$(a), c: $(b)$(b), d: $(c)$(c), e: $(d)$(d), f: $(e)$(e), "
          + "g: $(f)$(f), h: «$(g)$(g)», i: $(h)$(h)",
        "tap: from/$(i)"
      ),
      "longer than 2000 bytes with its names filled in"
    ),
    BadInput(
      "a screen's name",
      .document,
      "segue: 1\ntokens: {page: deta}\nscreens: {home: {}, detail: {}}\ntransitions: {open: {kind: push, from: home, to: «$(page)l»}}",
      "no screen is called 'detal'",
      hint: "did you mean 'detail'? screens: home, detail"
    ),
    BadInput(
      "a name of a layer",
      .document,
      "segue: 1\ntokens: {page: Page}\nscreens: {home: {layers: {«$page»: {}}}}",
      "'Page' is not a name",
      hint: "did you mean 'page'?"
    ),
    BadInput(
      "a screen called by a token",
      .document,
      "segue: 1\ntokens: {page: page}\nscreens: {«$page»: {}}",
      "'$page' is not a name",
      hint: "names are lower-case letters, digits and hyphens, a letter first"
    ),
    BadInput(
      "an argument that is a token of no one",
      .document,
      paths("a: b", "use: slide(card «$crad»)")
        + "\npresets: {slide: {params: {card: from}, tracks: {$card: {y: 3}}}}",
      "nothing is called '$crad'",
      hint: whereDefined
    ),
    BadInput(
      "a match's target",
      .document,
      paths("head: hed", "match: {card: «to/$(head)»}"),
      "'to' has no layer 'hed'",
      hint: nil
    ),
  ]
}
