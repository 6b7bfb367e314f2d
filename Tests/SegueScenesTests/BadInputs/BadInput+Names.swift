extension BadInput {
  /// Names and operators where they mean nothing.
  static let names: [BadInput] = [
    BadInput(
      "a sine",
      .layer,
      "x: 20 * «sin»(W)",
      "the language has no function 'sin'",
      hint: "the language has abs, floor, ceil, sqrt, min, max, random, rubber"
    ),
    BadInput(
      "a cosine without parentheses",
      .layer,
      "x: «cos» + 1",
      "the language has no function 'cos'",
      hint: "the language has abs, floor, ceil, sqrt, min, max, random, rubber"
    ),
    BadInput(
      "a power",
      .layer,
      "x: «pow»(W 2)",
      "the language has no function 'pow'",
      hint: "multiply the value by itself: x * x"
    ),
    BadInput(
      "a hypotenuse",
      .layer,
      "x: «hypot»(W H)",
      "the language has no function 'hypot'",
      hint: "write sqrt(x * x + y * y)"
    ),
    BadInput(
      "an arc tangent",
      .layer,
      "x: «atan2»(W H)",
      "the language has no function 'atan2'",
      hint: "the language has abs, floor, ceil, sqrt, min, max, random, rubber"
    ),
    BadInput(
      "rounding",
      .layer,
      "x: «round»(W / 3)",
      "the language has no function 'round'",
      hint: "write floor(x + 0.5)"
    ),
    BadInput(
      "clamping by a function",
      .layer,
      "x: «clamp»(W)",
      "the language has no function 'clamp'",
      hint: "write 'x in 0..1'"
    ),
    BadInput(
      "a blend",
      .layer,
      "x: «lerp»(1 2 3)",
      "the language has no function 'lerp'",
      hint: "write a + (b - a) * t"
    ),
    BadInput(
      "a remainder by a function",
      .layer,
      "x: «mod»(W 3)",
      "the language has no function 'mod'",
      hint: "write a % b"
    ),
    BadInput(
      "a function's name with a slip",
      .layer,
      "x: «flor»(W)",
      "the language has no function 'flor'",
      hint: "did you mean 'floor'?"
    ),
    BadInput(
      "Core Graphics' width",
      .layer,
      "x: «bounds.width» / 2",
      "unknown name 'bounds.width'",
      hint: "it is parent.width, the screen's W"
    ),
    BadInput(
      "the screen's width by name",
      .layer,
      "x: «width» / 2",
      "unknown name 'width'",
      hint: "the screen's is W, the parent's parent.width"
    ),
    BadInput(
      "pi",
      .layer,
      "rotate: «pi»",
      "unknown name 'pi'",
      hint: "angles take 'deg': 180deg is pi"
    ),
    BadInput(
      "translation's part",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: here + «translation.x»}}",
      "unknown name 'translation.x'",
      hint: "it is dx"
    ),
    BadInput(
      "SwiftUI's translation",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {y: here + «translation.height»}}",
      "unknown name 'translation.height'",
      hint: "it is dy"
    ),
    BadInput(
      "location's part",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {y: «location.y»}}",
      "unknown name 'location.y'",
      hint: "it is y"
    ),
    BadInput(
      "velocity as a whole",
      .gesture,
      "in: home, recognize: pan, progress: dy / 3, drives: open, finish: {when: «velocity» > 3}",
      "unknown name 'velocity'",
      hint: "it is velocity.x and velocity.y"
    ),
    BadInput(
      "percentComplete",
      .gesture,
      "in: home, recognize: pan, progress: dy / 3, drives: open, finish: {when: «percentComplete» > 0.5}",
      "unknown name 'percentComplete'",
      hint: "it is progress"
    ),
    BadInput(
      "a part of here",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: «here.x» + dx}}",
      "'here' has no parts",
      hint: "it is the value being set: in [here + 1, here] each is its own number"
    ),
    BadInput(
      "a part of rest",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {center: «rest.center»}}",
      "'rest' has no parts",
      hint: "it is the value being set: in [rest + 1, rest] each is its own number"
    ),
    BadInput(
      "a part of a number",
      .gesture,
      "in: home, recognize: pan, progress: dx / 3, sets: {home/card: {x: «progress».x}}",
      "no screen is called 'progress'",
      hint: "'progress' is a number and has no parts"
    ),
    BadInput(
      "a local divided without spaces",
      .gesture,
      "in: home, recognize: pan, let: {down: dy}, progress: «down/H», sets: {home/card: {y: down}}",
      "'/' needs a space on each side",
      hint: "write down / H; without spaces it is a path"
    ),
    BadInput(
      "a divisor without spaces",
      .layer,
      "x: 3 + «foo/H»",
      "'/' needs a space on each side",
      hint: "write foo / H; without spaces it is a path"
    ),
    BadInput(
      "a chain of operators without spaces",
      .layer,
      "x: «W/2-20»",
      "'/' needs a space on each side",
      hint: "write W / 2-20; without spaces it is a path"
    ),
    BadInput(
      "a difference of parts without spaces",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: «dx-start».x}}",
      "no screen is called 'dx-start'",
      hint: "a difference has a space on each side of its '-'"
    ),
    BadInput(
      "a local's difference without spaces",
      .gesture,
      "in: home, recognize: pan, let: {down: dy}, sets: {home/card: {y: «down-4»}}",
      "'-' needs a space on each side",
      hint: "write down - 4; without spaces it is a name"
    ),
    BadInput(
      "a product without spaces",
      .gesture,
      "in: home, recognize: pan, progress: dy / 400«*»2, sets: {home/card: {y: dy}}",
      "'*' needs a space on each side",
      hint: "without spaces, 'a-b' is a name and 'a/b' a path"
    ),
    BadInput(
      "here in let",
      .gesture,
      "in: home, recognize: pan, let: {ox: «here»}, sets: {home/card: {x: ox}}",
      "'here' has no value here",
      hint: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    ),
    BadInput(
      "rest in a progress",
      .gesture,
      "in: home, recognize: pan, progress: «rest» / 3, sets: {home/card: {x: dx}}",
      "'rest' has no value here",
      hint:
        "it is a property's value as laid out, in tracks, 'sets', a gesture's 'rest', 'during', 'before', 'after' and copies"
    ),
    BadInput(
      "progress in let",
      .gesture,
      "in: home, recognize: pan, let: {p: 2 * «progress»}, progress: dx, sets: {home/card: {x: p}}",
      "'progress' has no value here",
      hint: "it is worked out by the gesture's own 'progress', for what comes after it"
    ),
    BadInput(
      "progress of a gesture without one",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: «progress»}}",
      "'progress' has no value here",
      hint: "give the gesture a 'progress'"
    ),
    BadInput(
      "duration of a gesture that sets",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: dx}}, cancel: {duration: «duration»}",
      "'duration' has no value here",
      hint: "it is the duration of the transition that a gesture 'drives'"
    ),
    BadInput(
      "scale of a pan",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {scale: «scale»}}",
      "'scale' has no value here",
      hint: "it is how far two fingers have gone apart: recognize: pinch"
    ),
    BadInput(
      "here in what a finish rests at",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {x: dx}}, finish: {when: true, rest: {home/card: {x: «here» + 3}}}",
      "'here' has no value here",
      hint: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    ),
    BadInput(
      "an index in what a gesture sets",
      .gesture,
      "in: home, recognize: pan, sets: {home/*: {x: 3 * «i»}}",
      "'i' has no value here",
      hint:
        "it counts the copies of a 'repeat', the pieces of a 'grid', and the layers that a track moves: to/list/*"
    ),
    BadInput(
      "here in a delay",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: 3, delay: «here»}}",
      "'here' has no value here",
      hint: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    ),
    BadInput(
      "here at a keyframe's place",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: 3 -> 4 @ «here» -> 5}}",
      "'here' has no value here",
      hint: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    ),
    BadInput(
      "the index of a single layer",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: 3, delay: 0.1 * «i»}}",
      "'i' has no value here",
      hint: "it counts the layers that a track moves, and here is one: write 'PATH/*'"
    ),
    BadInput(
      "a column of what is no piece",
      .transition,
      "kind: push, from: home, to: detail, tracks: {from/*: {x: 3 * «col»}}",
      "'col' has no value here",
      hint: "it belongs to the pieces of a 'grid'"
    ),
    BadInput(
      "the initial frame of a layer that is no view",
      .transition,
      "kind: push, from: home, to: detail, tracks: {from/card: {x: «initial»}}",
      "'initial' has no value here",
      hint: "it is the frame that a transition's view had, in the tracks of 'from' and 'to'"
    ),
    BadInput(
      "an initial opacity",
      .transition,
      "kind: push, from: home, to: detail, tracks: {from: {opacity: «initial»}}",
      "'initial' has no value here",
      hint: "it is the frame that a transition's view had, in the tracks of 'from' and 'to'"
    ),
    BadInput(
      "a gesture's name in a track",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: «dx»}}",
      "'dx' has no value here",
      hint: "it belongs to gestures"
    ),
    BadInput(
      "here in a presentation's frame",
      .transition,
      "kind: present, from: home, to: detail, presentation: {frame: [«here», 0, W, H]}",
      "'here' has no value here",
      hint: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    ),
    BadInput(
      "a role in a presentation's frame",
      .transition,
      "kind: present, from: home, to: detail, presentation: {style: custom, frame: «from»/card.frame}, tracks: {to: {y: 0}}",
      "'from' means nothing here",
      hint: "a layer reads 'parent', 'hit' and screens"
    ),
    BadInput(
      "here in an added layer's layer",
      .transition,
      "kind: push, from: home, to: detail, add: {box: {layers: {in: {x: «here»}}}}",
      "'here' has no value here",
      hint: "it is a property's value as seen, in tracks, 'sets', 'during', 'before', 'after' and copies"
    ),
    BadInput(
      "drag without a gesture",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {frame: «drag».frame}}",
      "'drag' is what a gesture moved before this transition, and none does",
      hint: "a gesture that 'sets' values and has 'finish: {when: …, then: open}'"
    ),
    BadInput(
      "drag in a gesture",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {frame: «drag».frame}}",
      "'drag' means nothing here",
      hint: "in gestures a path begins with a screen"
    ),
    BadInput(
      "a number's comparison with a colour",
      .transition,
      "kind: push, from: home, to: detail, tracks: {from/card: {fill: red if «here» > 3 else blue}}",
      "expected a number, found a colour"
    ),
    BadInput(
      "a way written as a list",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {opacity: «[»0, 1]}}",
      "expected a number, found a list",
      hint: "from one value to another: write 0 -> 1"
    ),
    BadInput(
      "too few numbers behind an arrow",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {frame: \"here -> «[0, 0, W]»\"}}",
      "'frame' takes 4 numbers, found 3",
      hint: "for example [20, 40, W - 40, 120]"
    ),
    BadInput(
      "a list for a number behind an arrow",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: \"here -> «[»0, 0]\"}}",
      "expected a number, found '['"
    ),
    BadInput(
      "a list behind an arrow without quotes",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {frame: here «-»> [0, 0, W, H]}}",
      "a list beside an arrow needs quotes here",
      hint: "put the whole value in quotes: \"here -> [0, 0, W, H]\""
    ),
    BadInput(
      "a list before an arrow without quotes",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {frame: [0, 0, W, H«]» -> rest}}",
      "a list beside an arrow needs quotes here",
      hint: "put the whole value in quotes: \"here -> [0, 0, W, H]\""
    ),
    BadInput(
      "a sum of points",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {center: here «+» 10}}",
      "'+' is not expected here",
      hint: "a list is reckoned number by number: [here + 10, here]"
    ),
  ]
}
