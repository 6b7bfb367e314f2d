import SegueStage

/// Masks that are drawn, however they are read.
extension AnimatedSVG {
  /// Defines a mask of what a layer draws, and returns the attribute that uses it.
  mutating func mask(_ node: Int, read mode: MaskMode) throws -> String {
    let outer = body
    body = ""
    try append(node)
    let content = body
    body = outer
    let name = newName("m")
    let isNative = mode == .luminance
    let group = mode.isInverted ? "<g\(inverse(of: mode))>\n\(content)</g>\n" : content
    definitions += "<mask id=\"\(name)\" style=\"mask-type:\(isNative ? "luminance" : "alpha")\" "
    definitions +=
      "maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\">\n"
    definitions += "\(group)</mask>\n"
    return " mask=\"url(#\(name))\""
  }

  /// Takes away what a mask has drawn since a place where one of its layers is opaque.
  mutating func subtract(_ node: Int, since start: String.Index) throws {
    let drawn = String(body[start...])
    body.removeSubrange(start...)
    body += "<g\(try mask(node, read: .inverted))>\n\(drawn)</g>\n"
  }

  /// Defines a filter that makes clear what is opaque or bright, and opaque what is not; returns the attribute that uses it.
  private mutating func inverse(of mode: MaskMode) -> String {
    let name = newName("i")
    definitions +=
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" x=\"-4000\" y=\"-4000\" width=\"8000\" "
    definitions += "height=\"8000\" color-interpolation-filters=\"sRGB\">"
    if mode.readsLuminance {
      definitions +=
        "<feFlood flood-color=\"#000\"/><feComposite in=\"SourceGraphic\" operator=\"over\"/>"
        + "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -.2126 -.7152 -.0722 0 1\"/>"
    } else {
      definitions +=
        "<feComponentTransfer><feFuncA type=\"table\" tableValues=\"1 0\"/></feComponentTransfer>"
    }
    definitions += "</filter>\n"
    return " filter=\"url(#\(name))\""
  }
}
