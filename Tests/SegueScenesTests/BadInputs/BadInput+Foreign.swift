extension BadInput {
  /// What was copied out of Swift and style sheets, and YAML's pitfalls.
  static let foreign: [BadInput] = [
    BadInput(
      "SwiftUI's spring",
      .document,
      """
      segue: 1
      screens:
        home:
          layers:
            card: {frame: [0, 0, 10, 10]}
        detail: {}

      transitions:
        open:
          kind: push
          from: home
          to: detail
          ease: «.spring(duration: 0.5, bounce: 0.2)»
      """,
      "this is Swift's notation",
      hint: "write spring(duration 0.5 bounce 0.2)"
    ),
    BadInput(
      "SwiftUI's spring in braces",
      .transition,
      "kind: push, from: home, to: detail, ease: «.spring(duration: 0.5, bounce: 0.2)»",
      "this is Swift's notation",
      hint: "write spring(duration 0.5 bounce 0.2)"
    ),
    BadInput(
      "SwiftUI's spring in quotes",
      .transition,
      "kind: push, from: home, to: detail, ease: \"«.spring(response: 0.5, dampingFraction: .8)»\"",
      "this is Swift's notation",
      hint: "write spring(response 0.5 ratio 0.8)"
    ),
    BadInput(
      "SwiftUI's bouncy spring",
      .transition,
      "kind: push, from: home, to: detail, ease: «.bouncy(0)»",
      "this is Swift's notation",
      hint: "write spring(duration 0.5 bounce 0.3)"
    ),
    BadInput(
      "SwiftUI's curve",
      .transition,
      "kind: push, from: home, to: detail, ease: \"«.easeInOut(duration: 0.3)»\"",
      "this is Swift's notation",
      hint: "write 'ease: ease-in-out' and 'duration: 0.3'"
    ),
    BadInput(
      "SwiftUI's curve by its name",
      .transition,
      "kind: push, from: home, to: detail, ease: «.easeInOut»",
      "this is Swift's notation",
      hint: "write ease-in-out"
    ),
    BadInput(
      "UIKit's curve by its name",
      .transition,
      "kind: push, from: home, to: detail, ease: «UIView.AnimationOptions.curveEaseOut»",
      "this is Swift's notation",
      hint: "write ease-out"
    ),
    BadInput(
      "UIKit's spring",
      .document,
      """
      segue: 1
      screens:
        home:
          layers:
            card: {frame: [0, 0, 10, 10]}
        detail: {}

      transitions:
        open:
          kind: push
          from: home
          to: detail
          ease: «UISpringTimingParameters(dampingRatio: 0.7)»
      """,
      "this is Swift's notation",
      hint: "write spring(ratio 0.7)"
    ),
    BadInput(
      "UIKit's physical spring",
      .transition,
      "kind: push, from: home, to: detail, ease: \"«UISpringTimingParameters(mass: 1, stiffness: 250, damping: 30, initialVelocity: .zero)»\"",
      "this is Swift's notation",
      hint: "write spring(stiffness 250 damping 30 mass 1)"
    ),
    BadInput(
      "UIKit's animation",
      .document,
      """
      segue: 1
      screens:
        home:
          layers:
            card: {frame: [0, 0, 10, 10]}
        detail: {}

      transitions:
        open:
          kind: push
          from: home
          to: detail
          ease: «UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 2)» {
      """,
      "this is Swift's notation",
      hint: "write 'duration: 0.3' and 'ease: spring(ratio 0.8 velocity 2)' and what changes under 'tracks'"
    ),
    BadInput(
      "Core Animation's curve",
      .transition,
      "kind: push, from: home, to: detail, ease: \"«CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)»\"",
      "this is Swift's notation",
      hint: "write bezier(0.4 0 0.2 1)"
    ),
    BadInput(
      "CSS's curve in a block",
      .document,
      """
      segue: 1
      screens:
        home:
          layers:
            card: {frame: [0, 0, 10, 10]}
        detail: {}

      transitions:
        open:
          kind: push
          from: home
          to: detail
          ease: «cubic-bezier(.4,0,.2,1)»
      """,
      "this is CSS's notation",
      hint: "write bezier(0.4 0 0.2 1)"
    ),
    BadInput(
      "CSS's curve in braces",
      .transition,
      "kind: push, from: home, to: detail, ease: «cubic-bezier(.4, 0, .2, 1)»",
      "this is CSS's notation",
      hint: "write bezier(0.4 0 0.2 1)"
    ),
    BadInput(
      "CSS's transition",
      .transition,
      "kind: push, from: home, to: detail, ease: «ease-in-out 0.3s»",
      "this is CSS's notation",
      hint: "write 'ease: ease-in-out' and 'duration: 0.3'"
    ),
    BadInput(
      "CSS's transition in milliseconds",
      .transition,
      "kind: push, from: home, to: detail, ease: «all 150ms ease»",
      "this is CSS's notation",
      hint: "write 'ease: default' and 'duration: 0.15'"
    ),
    BadInput(
      "CSS's duration",
      .transition,
      "kind: push, from: home, to: detail, duration: «150ms»",
      "'ms' is not a unit",
      hint: "times are in seconds: write 0.15"
    ),
    BadInput(
      "CSS's ease",
      .transition,
      "kind: push, from: home, to: detail, ease: «ease»",
      "unknown curve 'ease'",
      hint:
        "did you mean 'default'? curves: linear, ease-in, ease-out, ease-in-out, default, bezier(.4 0 .2 1), steps(4 end), linear(0 .3 50% 1), spring(ratio .7)"
    ),
    BadInput(
      "a CGRect",
      .layer,
      "frame: \"«CGRect(x: 0, y: 10, width: 100, height: 20)»\"",
      "this is Swift's notation",
      hint: "write [0, 10, 100, 20]"
    ),
    BadInput(
      "a CGRect in a block",
      .layer,
      "frame: «CGRect(x: 0, y: 10, width: 100, height: 20)»",
      "this is Swift's notation",
      hint: "write [0, 10, 100, 20]"
    ),
    BadInput(
      "a CGPoint",
      .layer,
      "center: \"«CGPoint(x: 5, y: 6)»\"",
      "this is Swift's notation",
      hint: "write [5, 6]"
    ),
    BadInput(
      "an sRGB colour in a comment",
      .layer,
      "fill: «#FF8800»",
      "'#' begins a comment: the rest of the line is not read",
      hint: "colours are written 0xFF8800"
    ),
    BadInput(
      "a colour's comment that swallows a brace",
      .document,
      """
      segue: 1
      screens:
        home: {fill: «#000000»}
        detail: {}
      """,
      "'#' begins a comment: the rest of the line is not read",
      hint: "colours are written 0x000000"
    ),
    BadInput(
      "a short CSS colour",
      .layer,
      "fill: \"«#f80»\"",
      "this is CSS's notation",
      hint: "write 0xFF8800"
    ),
    BadInput(
      "a CSS colour with an opacity",
      .layer,
      "fill: \"«#FF880080»\"",
      "this is CSS's notation",
      hint: "write 0xFF8800 50%"
    ),
    BadInput(
      "CSS's rgba",
      .layer,
      "fill: «rgba(255, 136, 0, 0.5)»",
      "this is CSS's notation",
      hint: "write 0xFF8800 50%"
    ),
    BadInput(
      "CSS's rgba in braces",
      .document,
      """
      segue: 1
      screens:
        home: {fill: «rgba(255, 136, 0, .5)», opacity: 1}
      """,
      "this is CSS's notation",
      hint: "write 0xFF8800 50%"
    ),
    BadInput(
      "CSS's hsl",
      .layer,
      "fill: «hsl(30, 100%, 50%)»",
      "this is CSS's notation",
      hint: "write a colour as 0xRRGGBB, with an opacity behind it: 0xFF8800 50%"
    ),
    BadInput(
      "a UIColor",
      .layer,
      "fill: «UIColor.systemTeal»",
      "this is Swift's notation",
      hint: "write systemTeal"
    ),
    BadInput(
      "a colour's member",
      .layer,
      "fill: «.systemTeal»",
      "this is Swift's notation",
      hint: "write systemTeal"
    ),
    BadInput(
      "a UIColor by its channels",
      .layer,
      "fill: \"«UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)»\"",
      "this is Swift's notation",
      hint: "write 0xFF8000"
    ),
    BadInput(
      "CSS's translation",
      .layer,
      "transform: «translate(10px, 20px)»",
      "this is CSS's notation",
      hint: "write translate 10 20"
    ),
    BadInput(
      "CSS's rotation",
      .layer,
      "transform: «rotateX(45deg)»",
      "this is CSS's notation",
      hint: "write rotate-x 45deg"
    ),
    BadInput(
      "a quarter of pi",
      .layer,
      "rotate: «.pi» / 4",
      "this is Swift's notation",
      hint: "angles take 'deg': 180deg is pi"
    ),
    BadInput(
      "a line that is indented too deep",
      .document,
      """
      segue: 1
      screens:
        home:
          fill: red
           «radius»: 3
      """,
      "'radius' is indented deeper than the line above, which has a value already",
      hint: "indent it by 4 spaces to write it beside that one"
    ),
    BadInput(
      "a line that is indented too little",
      .document,
      """
      segue: 1
      screens:
        home:
            fill: red
          «radius»: 3
      """,
      "this line is indented by 4 spaces, and no line above it is",
      hint: "indent it by 0 or 2 or 6"
    ),
    BadInput(
      "a colon in text",
      .document,
      """
      segue: 1
      title: Cards«:» the second
      screens: {home: {}}
      """,
      "a second ': ' on one line",
      hint: "put text that contains ': ' in quotes"
    ),
  ]
}
