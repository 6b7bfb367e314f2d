extension BadInput {
  static let expressions: [BadInput] = [
    BadInput(
      "not a number",
      .layer,
      "x: «.nan»",
      "a number must be finite"
    ),
    BadInput(
      "infinite",
      .layer,
      "y: «.inf»",
      "a number must be finite"
    ),
    BadInput(
      "overflow",
      .layer,
      "x: «1e999»",
      "the number is too large"
    ),
    BadInput(
      "division by zero",
      .layer,
      "x: «10 / 0»",
      "division by zero"
    ),
    BadInput(
      "division by what comes to zero",
      .layer,
      "x: «W / (2 - 2)»",
      "division by zero"
    ),
    BadInput(
      "root of a negative number",
      .layer,
      "x: W + «sqrt(3 - 4)»",
      "the root of a negative number"
    ),
    BadInput(
      "a product beyond all screens",
      .layer,
      "x: W + «1e9 * 10»",
      "the number is too large"
    ),
    BadInput(
      "a literal beyond all screens",
      .layer,
      "x: «1e308»",
      "the number is too large"
    ),
    BadInput(
      "a width that comes to less than nothing",
      .layer,
      "frame: [0, 0, «10 - 20», 5]",
      "a frame's width cannot be negative"
    ),
    BadInput(
      "unit",
      .layer,
      "x: «20px»",
      "'px' is not a unit",
      hint: "lengths are in points: write 20"
    ),
    BadInput(
      "yes",
      .layer,
      "hidden: «yes»",
      "unknown name 'yes'",
      hint: "did you mean 'true'?"
    ),
    BadInput(
      "number as a condition",
      .layer,
      "hidden: «1»",
      "expected true or false, found a number",
      hint: "write true, false or a comparison"
    ),
    BadInput(
      "condition as a number",
      .layer,
      "x: «W > H»",
      "expected a number, found true or false"
    ),
    BadInput(
      "operator without spaces",
      .layer,
      "width: «W-40»",
      "'-' needs a space on each side",
      hint: "write W - 40; without spaces it is a name"
    ),
    BadInput(
      "division without spaces",
      .layer,
      "width: «W/2»",
      "'/' needs a space on each side",
      hint: "write W / 2; without spaces it is a path"
    ),
    BadInput(
      "star without spaces",
      .layer,
      "width: 2«*»W",
      "'*' needs a space on each side",
      hint: "without spaces, 'a-b' is a name and 'a/b' a path"
    ),
    BadInput(
      "unknown name",
      .layer,
      "x: «Q» + 1",
      "unknown name 'Q'",
      hint:
        "names here: W H safe.top safe.left safe.bottom safe.right abs floor ceil sqrt min max sin cos atan2 pow hypot exp log random rubber true false"
    ),
    BadInput(
      "gesture name in a layer",
      .layer,
      "x: «dx» + 1",
      "'dx' has no value here",
      hint: "it belongs to gestures"
    ),
    BadInput(
      "index without repeat",
      .layer,
      "x: 20 * «i»",
      "'i' has no value here",
      hint:
        "it counts the copies of a 'repeat', the pieces of a 'grid', and the layers that a track moves: to/list/*"
    ),
    BadInput(
      "unclosed parenthesis",
      .layer,
      "x: (W - «40»",
      "')' is missing after this"
    ),
    BadInput(
      "missing else",
      .layer,
      "x: «1 if W > H»",
      "'else' is missing: A if CONDITION else B"
    ),
    BadInput(
      "comma in arguments",
      .layer,
      "x: min(1«,» 2)",
      "',' means nothing in an expression",
      hint: "separate arguments by spaces: write min(1 2)"
    ),
    BadInput(
      "decimal comma",
      .layer,
      "x: 0«,»8",
      "',' means nothing in an expression",
      hint: "a decimal point is a point: write 0.8"
    ),
    BadInput(
      "arguments",
      .layer,
      "x: «abs(1 2)»",
      "'abs' takes one argument, found 2",
      hint: "arguments are separated by spaces: abs(a)"
    ),
    BadInput(
      "chained comparison",
      .layer,
      "hidden: 1 < W «<» 3",
      "comparisons do not chain",
      hint: "join two with 'and'"
    ),
    BadInput(
      "range upside down",
      .layer,
      "x: «W in 3..1»",
      "the range ends before it begins"
    ),
    BadInput(
      "arrow in a layer",
      .layer,
      "x: 0 «->» 1",
      "'->' is not expected here",
      hint: "'a -> b' belongs to tracks"
    ),
    BadInput(
      "percent of a radius",
      .layer,
      "radius: «50%»",
      "'radius' takes no percentage"
    ),
    BadInput(
      "unknown colour",
      .layer,
      "fill: «sytemTeal»",
      "unknown colour 'sytemTeal'",
      hint: "did you mean 'systemTeal'?"
    ),
    BadInput(
      "CSS colour",
      .layer,
      "fill: \"«#FF8800»\"",
      "this is CSS's notation",
      hint: "write 0xFF8800"
    ),
    BadInput(
      "short colour",
      .layer,
      "fill: «0xF80»",
      "a colour has six hexadecimal digits",
      hint: "for example 0xFF8800; transparency is a percentage: 0xFF8800 50%"
    ),
    BadInput(
      "too opaque",
      .layer,
      "fill: black «140%»",
      "opacity ends at 100%"
    ),
    BadInput(
      "one colour",
      .layer,
      "gradient: «black»",
      "a gradient needs two colours",
      hint: "for example 'black clear right'"
    ),
    BadInput(
      "token",
      .layer,
      "radius: «$raduis»",
      "nothing is called '$raduis'",
      hint: "tokens are defined under 'tokens', parameters under a preset's or a component's 'params'"
    ),
    BadInput(
      "unknown property",
      .layer,
      "width: home/card.«widht»",
      "layers have no property 'widht'",
      hint: "did you mean 'width'?"
    ),
    BadInput(
      "unknown screen",
      .layer,
      "width: «hom»/card.width",
      "no screen is called 'hom'",
      hint: "did you mean 'home'? a path begins with: home, parent, hit"
    ),
    BadInput(
      "unknown layer",
      .layer,
      "width: home/«crad».width",
      "'home' has no layer 'crad'",
      hint: "did you mean 'card'? it has: card"
    ),
    BadInput(
      "wrong type of property",
      .layer,
      "width: «home/card.fill»",
      "expected a number, found a colour"
    ),
    BadInput(
      "depends on itself",
      .layer,
      "width: «home/card.width» + 1",
      "'home/card.width' depends on itself"
    ),
    BadInput(
      "hit without a tap",
      .layer,
      "image: «hit».image",
      "'hit' is the layer tapped for a push or present, and nothing is",
      hint: "give the transition a 'tap'"
    ),
  ]
}
