public import SegueDocuments

extension Suggestions {
  /// Suggestions for names of the scene language and of what belongs to it.
  public static let forScenes = Suggestions(synonyms: foreign, structural: structural)

  private static let structural: Set = [
    "screens", "layers", "tokens", "presets", "gestures", "tracks", "kind", "from", "to",
  ]

  /// Words of UIKit, Core Animation, CSS and others, with the language's own.
  private static let foreign: [String: String] = [
    "alpha": "opacity", "isHidden": "hidden", "visible": "hidden", "visibility": "hidden",
    "cornerRadius": "radius", "border-radius": "radius", "corner-radius": "radius", "corners": "radius",
    "backgroundColor": "fill", "background-color": "fill", "background": "fill", "bg": "fill",
    "fillColor": "fill", "contents": "image", "picture": "image", "src": "image", "img": "image",
    "contentMode": "fit", "contentsGravity": "fit", "object-fit": "fit", "scaledToFill": "cover",
    "scaleAspectFill": "cover", "aspectFill": "cover", "scaleAspectFit": "contain", "aspectFit": "contain",
    "scaleToFill": "fill", "masksToBounds": "clip", "clipsToBounds": "clip", "overflow": "clip",
    "textColor": "color", "foregroundColor": "color", "foreground-color": "color", "colour": "color",
    "textAlignment": "align", "text-align": "align", "alignment": "align", "fontSize": "font",
    "font-size": "font", "font.bold": "font.weight", "fontWeight": "font.weight",
    "font-weight": "font.weight", "bold": "font.weight", "weight": "font.weight", "italic": "font.italic",
    "fontStyle": "font.italic", "font-style": "font.italic", "fontFamily": "font.design",
    "font-family": "font.design", "size": "frame", "bounds": "frame", "rect": "frame", "origin": "frame",
    "left": "x", "top": "y", "w": "width", "h": "height", "anchorPoint": "anchor", "zPosition": "z",
    "z-index": "z", "zIndex": "z", "rotation": "rotate", "rotate-z": "rotate", "angle": "rotate",
    "rotationX": "rotate-x", "rotationY": "rotate-y", "translate": "move", "translateX": "move.x",
    "translateY": "move.y", "transform.translation.x": "move.x", "transform.translation.y": "move.y",
    "translate-x": "move.x", "translate-y": "move.y", "translation": "move.x",
    "tx": "move.x", "ty": "move.y", "offsetX": "move.x", "offsetY": "move.y", "scaleX": "scale.x",
    "scaleY": "scale.y", "scale-x": "scale.x", "scale-y": "scale.y", "shadowRadius": "shadow",
    "shadowOpacity": "shadow", "box-shadow": "shadow", "borderWidth": "border", "borderColor": "border",
    "perspective": "m34", "sublayerTransform": "sublayers-m34", "snapshot": "copy", "sublayers": "layers",
    "subviews": "layers", "children": "layers", "views": "layers", "scrollable": "scroll", "label": "text",
    "string": "text", "title": "bar", "lineWidth": "stroke", "strokeColor": "stroke", "fillRule": "rule",
    "curveEaseInOut": "ease-in-out", "curveEaseIn": "ease-in", "curveEaseOut": "ease-out",
    "curveLinear": "linear", "translation.x": "move.x", "translation.y": "move.y",
    "translation.z": "move.z", "easing": "ease", "curve": "ease", "timingFunction": "ease", "timing": "ease",
    "timing-function": "ease", "timingFunctions": "eases", "easings": "eases", "calculationMode": "mode",
    "rotationMode": "turn", "offset-rotate": "turn", "motionPath": "along", "motion-path": "along",
    "offset-path": "along", "offsetPath": "along",
    "time": "duration", "dur": "duration", "startDelay": "delay", "type": "kind", "operation": "kind",
    "source": "from", "destination": "to", "target": "to", "trigger": "tap", "animations": "tracks",
    "keyframes": "tracks", "timeline": "tracks", "completion": "after", "easeIn": "ease-in",
    "easeOut": "ease-out", "easeInEaseOut": "ease-in-out", "easeInOut": "ease-in-out",
    "cubic-bezier": "bezier", "ease": "default", "cubicBezier": "bezier", "linearCurve": "linear",
    "views-list": "screens",
    "viewControllers": "screens", "pages": "screens", "variables": "tokens", "constants": "tokens",
    "colors": "tokens", "templates": "presets", "recognizers": "gestures", "interactions": "gestures",
    "view": "in", "gesture": "recognize", "recognizer": "recognize", "dampingRatio": "ratio",
    "damping-ratio": "ratio", "dampingFraction": "ratio", "completionSpeed": "speed",
    "autoreverses": "autoreverse", "repeatCount": "repeat", "modal": "present", "fade": "present",
    "fullScreen": "full-screen", "fullscreen": "full-screen", "gray": "systemGray", "grey": "systemGray",
    "lightGray": "systemGray4", "darkGray": "systemGray", "version": "segue", "shape": "path", "d": "path",
    "yes": "true", "on": "true", "no": "false", "off": "false", "centre": "center", "middle": "center",
    "nonZero": "nonzero", "even-odd": "evenodd", "crop": "clip",
  ]
}
