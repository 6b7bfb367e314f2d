extension BadInput {
  /// Names in places where they mean nothing.
  static let places: [BadInput] = [
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
      "velocity of a scale of a pan",
      .gesture,
      "in: home, recognize: pan, sets: {home/card: {scale: «velocity.scale»}}",
      "'velocity.scale' has no value here",
      hint: "it is how fast two fingers go apart: recognize: pinch"
    ),
    BadInput(
      "a place's velocity of a pinch",
      .gesture,
      "in: home, recognize: pinch, sets: {home/card: {x: «velocity.x»}}",
      "'velocity.x' has no value here",
      hint: "a pinch has one velocity, that of its scale: velocity.scale"
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
      hint:
        "it is the value of a property, and a time or a curve sets none: write a number, or read a layer: home/card.x"
    ),
    BadInput(
      "here at a keyframe's place",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {x: 3 -> 4 @ «here» -> 5}}",
      "'here' has no value here",
      hint:
        "it is the value of a property, and a time or a curve sets none: write a number, or read a layer: home/card.x"
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
      hint:
        "in a gesture how far the finger went is dx and dy, and a layer is read by its path: home/card.y"
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
