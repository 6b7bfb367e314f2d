extension BadInput {
  static let layers: [BadInput] = [
    BadInput(
      "UIKit key",
      .layer,
      "«alpha»: 0.5",
      "a layer has no 'alpha'",
      hint: "did you mean 'opacity'?"
    ),
    BadInput(
      "misspelt key",
      .layer,
      "«opactiy»: 0.5",
      "a layer has no 'opactiy'",
      hint: "did you mean 'opacity'?"
    ),
    BadInput(
      "camel case",
      .layer,
      "«sublayersM34»: 0",
      "a layer has no 'sublayersM34'",
      hint: "did you mean 'sublayers-m34'?"
    ),
    BadInput(
      "nothing like it",
      .layer,
      "«quux»: 1",
      "a layer has no 'quux'",
      hint: "valid here, of 72: x, blur, rule, use, y …"
    ),
    BadInput(
      "list for a number",
      .layer,
      "opacity: «[»1, 2]",
      "expected a number, found a list"
    ),
    BadInput(
      "mapping for a colour",
      .layer,
      "fill: «{»red: 1}",
      "expected a colour, found a mapping",
      hint: "for example white, systemTeal, 0xFF8800, black 40%"
    ),
    BadInput(
      "nothing for a number",
      .layer,
      "«opacity»:",
      "'opacity' needs a number"
    ),
    BadInput(
      "opacity in percent",
      .layer,
      "opacity: «40»",
      "'opacity' lies from 0 to 1",
      hint: "did you mean 40%?"
    ),
    BadInput(
      "negative width",
      .layer,
      "width: «-5»",
      "'width' cannot be negative"
    ),
    BadInput(
      "negative height",
      .layer,
      "frame: [0, 0, 10, «-1»]",
      "a frame's height cannot be negative"
    ),
    BadInput(
      "three numbers",
      .layer,
      "frame: «[»0, 0, 10]",
      "'frame' takes 4 numbers, found 3",
      hint: "for example [20, 40, W - 40, 120]"
    ),
    BadInput(
      "fit",
      .layer,
      "fit: «aspectFill»",
      "'fit' cannot be 'aspectFill'",
      hint: "did you mean 'cover'? valid here: fill, contain, cover"
    ),
    BadInput(
      "font",
      .layer,
      "font: 25 «blod»",
      "a font is a size or a text style, and words for what its letters look like",
      hint: "did you mean 'bold'?"
    ),
    BadInput(
      "font words",
      .layer,
      "font: 25 bold «*»",
      "a font is a size or a text style, and words for what its letters look like",
      hint: "for example '25 bold', '17 medium italic', '15 monospaced' or 'headline'"
    ),
    BadInput(
      "two weights",
      .layer,
      "text: Hello\n        font: 25 bold italic «light»",
      "a font has one weight"
    ),
    BadInput(
      "two designs",
      .layer,
      "text: Hello\n        font: rounded «monospaced»",
      "a font has one design"
    ),
    BadInput(
      "sloping round letters",
      .layer,
      "text: Hello\n        font: 25 rounded «italic»",
      "rounded letters do not slope: San Francisco Rounded has no italic",
      hint: "leave out 'italic', or 'rounded'"
    ),
    BadInput(
      "letters without a text",
      .layer,
      "fill: red\n        font.weight: «bold»",
      "'font.weight' has no effect on a layer without 'text'",
      hint: "give the layer a 'text', or leave it out"
    ),
    BadInput(
      "font size",
      .layer,
      "font: «0»",
      "a font's size lies above 0 and up to 1000"
    ),
    BadInput(
      "border without a colour",
      .layer,
      "border: «2»",
      "'border' needs a colour behind its width",
      hint: "for example '2 black'"
    ),
    BadInput(
      "shadow key",
      .layer,
      "shadow: {«blur»: 3}",
      "a shadow has no 'blur'",
      hint: "valid here: radius, x, y, opacity, color"
    ),
    BadInput(
      "lorem",
      .layer,
      "text: «lorem(999999)»",
      "'lorem' takes a number of words, from 1 to 3000"
    ),
    BadInput(
      "path data",
      .layer,
      "path: M 0 0 L 10 «x»",
      "a number is missing in the path's data"
    ),
    BadInput(
      "path without M",
      .layer,
      "path: «L» 0 0",
      "a path begins with M"
    ),
    BadInput(
      "transform beside scale",
      .layer,
      "transform: identity\n        «scale»: 2",
      "'scale' beside 'transform'",
      hint: "write it into the transform, or use components only"
    ),
    BadInput(
      "unknown operation",
      .layer,
      "transform: «skew» 3",
      "unknown operation 'skew'",
      hint: "operations: translate, scale, rotate, rotate-x, rotate-y, perspective"
    ),
    BadInput(
      "missing picture",
      .layer,
      "image: «moutains»",
      "no picture is called 'moutains'",
      hint:
        "did you mean 'mountains'? bundled pictures: basil, city, forest, garden, marjoram, mountains, rosemary, saffron"
    ),
    BadInput(
      "missing file",
      .layer,
      "image: «card.png»",
      "no picture is called 'card.png'",
      hint: "the file would stand beside the scene"
    ),
    BadInput(
      "absolute path",
      .layer,
      "image: «/etc/passwd»",
      "'/etc/passwd' leads out of the scene's folder",
      hint: "files are named relative to the scene and stand beside it or below"
    ),
    BadInput(
      "parent folder",
      .layer,
      "image: «../secret.png»",
      "'../secret.png' leads out of the scene's folder",
      hint: "files are named relative to the scene and stand beside it or below"
    ),
    BadInput(
      "list without repeat",
      .layer,
      "image: «[»basil, city]",
      "a list of values is dealt out to the copies of a 'repeat'"
    ),
    BadInput(
      "copies",
      .layer,
      "repeat: «1.5»",
      "expected a whole number of copies, from 0 to 10000"
    ),
    BadInput(
      "too many copies",
      .layer,
      "repeat: «100000»",
      "expected a whole number of copies, from 0 to 10000"
    ),
    BadInput(
      "scroll",
      .layer,
      "scroll: «vertical»",
      "'scroll' cannot be 'vertical'",
      hint: "valid here: x, y, both"
    ),
    BadInput(
      "scroll's axis",
      .layer,
      "scroll: {axis: «z»}",
      "'axis' cannot be 'z'",
      hint: "valid here: x, y, both"
    ),
    BadInput(
      "a page of nothing",
      .layer,
      "scroll: {paging: «0»}",
      "a page has a length above 0",
      hint: "in points; 'paging: true' makes pages of the layer's own size"
    ),
    BadInput(
      "pages that slow down",
      .layer,
      "scroll: {paging: true, «deceleration»: fast}",
      "'deceleration' has no effect beside 'paging'",
      hint: "content goes to its page by a spring"
    ),
    BadInput(
      "an inset across",
      .layer,
      "scroll: {axis: x, inset: {«top»: 9}}",
      "'top' has no effect where the layer scrolls sideways",
      hint: "write 'axis: both' to scroll both ways"
    ),
    BadInput(
      "a refresh sideways",
      .layer,
      "scroll: {axis: x, «refresh»: {}}",
      "'refresh' has no effect where the layer scrolls sideways",
      hint: "content that bounces up and down is pulled to refresh"
    ),
    BadInput(
      "a refresh that cannot be pulled",
      .layer,
      "scroll: {«refresh»: {}, bounces: false}",
      "'refresh' has no effect where the content does not bounce",
      hint: "content that bounces up and down is pulled to refresh"
    ),
    BadInput(
      "an inset's side",
      .layer,
      "scroll: {inset: {«start»: 9}}",
      "an inset has no 'start'",
      hint: "valid here: top, left, bottom, right"
    ),
    BadInput(
      "copied into itself",
      .layer,
      "copy: «home»",
      "a layer cannot be copied into itself"
    ),
  ]
}
