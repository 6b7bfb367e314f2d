import SegueGeometry
import SegueImages
import SegueRaster
import SegueStage
import SegueText

extension AnimatedSVG {
  // MARK: Pictures

  /// Appends a layer's picture, at the place that its fit gives it.
  mutating func appendImage(_ node: Int, _ states: [LayerState], _ bounds: [RoundedBounds]) throws {
    guard let contents = states.lazy.compactMap(\.contents.image).first else { return }
    if states.contains(where: { $0.contents.image != contents }) {
      note(node, "has another picture in the middle of the run: the first is drawn")
    }
    let pixels = contents.image.pixels
    guard pixels.width > 0, pixels.height > 0 else { return }
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let places = bounds.map { contents.fit.place(width: width, height: height, in: $0.rect) }
    let name = try define(contents.image)
    let moves = places.map { place in
      PlaneMove(
        x: place.minX,
        y: place.minY,
        scaleX: place.size.width / width,
        scaleY: place.size.height / height
      )
    }
    let move = transform(moves, reach: max(width, height))
    let use = element("use", " href=\"#\(name)\"" + move.attribute, move.animations)
    let isCut = contents.fit == .cover && !states.allSatisfy(\.masksToBounds)
    guard isCut else {
      body += use
      return
    }
    body += "<g\(clip(to: bounds.map { RoundedBounds($0.rect, .zero) }))>\(use)</g>\n"
  }

  /// Defines a picture once, with no more pixels than are ever seen.
  private mutating func define(_ image: StageImage) throws -> String {
    if let number = images[image] { return "i\(number)" }
    let number = images.count + 1
    images[image] = number
    let (pixels, small) = (image.pixels, timeline.seenPixels(of: image))
    definitions += "<image id=\"i\(number)\" width=\"\(pixels.width)\" height=\"\(pixels.height)\" "
    definitions += "preserveAspectRatio=\"none\" href=\"\(try PictureData.link(to: small))\"/>\n"
    return "i\(number)"
  }

  // MARK: Texts

  /// Appends a layer's text as outlines; each line moves as a whole while its letters stay the same.
  mutating func appendText(_ node: Int, _ states: [LayerState]) {
    guard states.contains(where: { $0.contents.text != nil && $0.contents.textColor.alpha > 0 }) else {
      return
    }
    let lines = TextLine.courses(of: states, typesetter)
    var (attributes, animations) = ("", "")
    appendColor("fill", states.map(\.contents.textColor), &attributes, &animations)
    // A fill's opacity is none of a picture's.
    var (fading, fades) = ("", "")
    let alphas = states.map { min(max($0.contents.textColor.alpha, 0), 1) }
    appendNumber("opacity", alphas, base: 1, &fading, &fades)
    body += "<g\(attributes)>\(animations)\n"
    for line in lines {
      append(line) { fading.isEmpty ? $0 : "<g\(fading)>\(fades)\($0)</g>" }
    }
    body += "</g>\n"
  }

  /// Appends a line's variants, each shown while it is the one; `faded` is around those of its glyphs that are pictures.
  private mutating func append(_ course: [TextLine.Placed?], faded: (String) -> String) {
    for variant in TextLine.variants(of: course) {
      let isShown = course.map { $0?.line == variant }
      guard var origin = course.lazy.compactMap({ $0?.line == variant ? $0?.origin : nil }).first else {
        continue
      }
      let moves = course.map { found in
        if let found, found.line == variant { origin = found.origin }
        return PlaneMove(x: origin.x, y: origin.y, scaleX: 1, scaleY: 1)
      }
      let move = transform(moves, reach: 1)
      let uses = variant.glyphs.compactMap { glyph in
        define(glyph.key).map { name in
          let use =
            "<use href=\"#\(name)\"" + (glyph.x == 0 ? "" : " x=\"\(SVGFormat.number(glyph.x))\"")
            + (glyph.y == 0 ? "" : " y=\"\(SVGFormat.number(glyph.y))\"") + "/>"
          return typesetter.picture(of: glyph.key.glyph, inFace: glyph.key.face) == nil ? use : faded(use)
        }
      }.joined()
      guard !uses.isEmpty else { continue }
      body += "<g\(move.attribute)>\(presence(isShown))\(move.animations)\(uses)</g>\n"
    }
  }

  /// Defines a glyph's outline once; nil for one without ink.
  private mutating func define(_ key: GlyphKey) -> String? {
    if let number = glyphs[key] { return number > 0 ? "t\(number)" : nil }
    if let picture = typesetter.picture(of: key.glyph, inFace: key.face),
      let link = try? PictureData.link(to: picture.image.pixels)
    {
      let number = glyphs.count + 1
      glyphs[key] = number
      let frame = picture.frame(fontSize: key.size, at: .zero)
      let place = [
        ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width),
        ("height", frame.size.height),
      ]
      let attributes = place.map { " \($0.0)=\"\(SVGFormat.number($0.1))\"" }.joined()
      definitions += "<image id=\"t\(number)\"\(attributes) preserveAspectRatio=\"none\" href=\"\(link)\"/>\n"
      return "t\(number)"
    }
    let (path, unitsPerEm) = typesetter.outline(of: key.glyph, inFace: key.face)
    let scale = key.size / unitsPerEm
    guard !path.elements.isEmpty else {
      glyphs[key] = 0
      return nil
    }
    let number = glyphs.count + 1
    glyphs[key] = number
    let data = SVGFormat.path(path) { Point(x: $0.x * scale, y: -$0.y * scale) }
    definitions += "<path id=\"t\(number)\" d=\"\(data)\"/>\n"
    return "t\(number)"
  }
}
