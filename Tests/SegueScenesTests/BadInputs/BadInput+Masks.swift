extension BadInput {
  private static let transition = "kind: push, from: home, to: detail, tracks: {to: {opacity: 0 -> 1}}"

  static let masks: [BadInput] = [
    BadInput(
      "a mask's mode on a layer",
      .layer,
      "mask-mode: «inverted»",
      "'mask-mode' has no effect outside a mask",
      hint: "write it in a layer's 'mask', in a layer directly in that, or in what is added with 'masks'"
    ),
    BadInput(
      "a mode that masks have not",
      .layer,
      "mask: {fill: black, mask-mode: «invert»}",
      "'mask-mode' cannot be 'invert'",
      hint: "did you mean 'inverted'? valid here: alpha, inverted, luminance, inverted-luminance, subtract"
    ),
    BadInput(
      "a mask that takes itself away",
      .layer,
      "mask: {fill: black, mask-mode: «subtract»}",
      "a mask itself takes nothing away",
      hint: "'inverted' shows what the mask would hide; 'subtract' is for the layers in a mask"
    ),
    BadInput(
      "a layer in a mask that reads it",
      .layer,
      "mask: {layers: {hole: {fill: black, mask-mode: «luminance»}}}",
      "how a mask is read is for the whole of it to say",
      hint: "write it in the mask itself; a layer in it takes away with 'subtract', and adds without a word"
    ),
    BadInput(
      "a layer deep in a mask",
      .layer,
      "mask: {layers: {group: {layers: {hole: {fill: black, mask-mode: «subtract»}}}}}",
      "'mask-mode' has no effect outside a mask",
      hint: "write it in a layer's 'mask', in a layer directly in that, or in what is added with 'masks'"
    ),
    BadInput(
      "a mode of what is added, which masks nothing",
      .transition,
      "\(transition), add: {box: {fill: red, mask-mode: «inverted»}}",
      "'mask-mode' has no effect outside a mask",
      hint: "write it in a layer's 'mask', in a layer directly in that, or in what is added with 'masks'"
    ),
    BadInput(
      "a mode held of a layer",
      .transition,
      "\(transition), during: {from/card: {mask-mode: «inverted»}}",
      "'mask-mode' has no effect outside a mask",
      hint: "write it in a layer's 'mask', in a layer directly in that, or in what is added with 'masks'"
    ),
  ]
}
