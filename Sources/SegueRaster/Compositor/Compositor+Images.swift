package import SegueGeometry
import SegueImages
package import SegueStage

extension Compositor {
  /// Draws a layer's image as its gravity says; cut to the bounds.
  mutating func drawImage(
    _ node: Int,
    _ outline: Outline,
    _ projection: Projection,
    _ own: Double,
    isClipped: Bool,
    _ target: PixelTarget
  ) {
    guard let contents = nodes[node].state.contents.image else { return }
    let pixels = contents.image.pixels
    let bounds = outline.rect
    guard pixels.width > 0, pixels.height > 0, bounds.size.width > 0, bounds.size.height > 0 else { return }
    let place = contents.fit.place(width: Double(pixels.width), height: Double(pixels.height), in: bounds)
    // Inside a clip that ends at the bounds, the picture need not end there by itself.
    let shape = contents.fit == .contain ? Outline(place) : Outline(bounds)
    let fillsClip = isClipped && contents.fit != .contain
    withTexels(of: contents.image, filling: place, projection) { compositor, level, toTexels, toPixels in
      guard toPixels.isAxisAligned else {
        var paint = ProjectedImagePaint(level, toTexels: toTexels)
        return compositor.fillImage(shape, projection, &paint, own, fillsClip, target)
      }
      // One pixel more on each side than the shape may touch, to be safe from rounding.
      let box = (fillsClip ? compositor.clips.whole : compositor.pixelBox(of: shape.rect, projection))
        .expanded(x: 1, y: 1)
      let seen = RestingImages.Place(image: contents.image, toPixels: toPixels, box: box)
      if let entry = compositor.restingImages.entry(at: seen) {
        if !entry.isDrawn { compositor.keep(level, toTexels, box, in: entry) }
        var paint = KeptPaint(
          pixels: entry.pixels.base,
          box: box,
          isOpaque: level.isOpaque,
          meanAlpha: level.meanAlpha
        )
        compositor.fillImage(shape, projection, &paint, own, fillsClip, target)
      } else {
        compositor.scale(level, toTexels, shape, projection, own, fillsClip, target)
      }
    }
  }

  /// Draws all of a picture in a rectangle.
  mutating func drawPicture(
    _ image: StageImage,
    in place: Rect,
    _ projection: Projection,
    opacity: Double,
    _ target: PixelTarget
  ) {
    let size = place.size
    guard image.pixels.width > 0, image.pixels.height > 0, size.width > 0, size.height > 0 else { return }
    withTexels(of: image, filling: place, projection) { compositor, level, toTexels, toPixels in
      if toPixels.isAxisAligned {
        compositor.scale(level, toTexels, Outline(place), projection, opacity, false, target)
      } else {
        var paint = ProjectedImagePaint(level, toTexels: toTexels)
        compositor.fillImage(Outline(place), projection, &paint, opacity, false, target)
      }
    }
  }

  /// Lends the level of an image that suits the size at which its pixels fill a place, with the projections of pixels to the
  /// level's texels and of the image's pixels to the picture's.
  private mutating func withTexels(
    of image: StageImage,
    filling place: Rect,
    _ projection: Projection,
    _ body: (inout Compositor, ImageLevel, _ toTexels: Projection, _ toPixels: Projection) -> Void
  ) {
    let pixels = image.pixels
    let toPlace = Projection(
      scaleX: place.size.width / Double(pixels.width),
      scaleY: place.size.height / Double(pixels.height),
      translation: place.origin
    )
    let toPixels = toPlace.concatenating(projection)
    guard let inverse = toPixels.inverse else { return }
    var images = self.images
    self.images = ImageCache()
    let scale = toPixels.texelScale(at: Point(x: Double(pixels.width) / 2, y: Double(pixels.height) / 2))
    images.withLevel(of: image, texelsPerPixel: scale) { level in
      let toTexels = inverse.concatenating(
        Projection(
          scaleX: Double(level.width) / Double(pixels.width),
          scaleY: Double(level.height) / Double(pixels.height),
          translation: .zero
        )
      )
      body(&self, level, toTexels, toPixels)
    }
    self.images = images
  }

  private mutating func scale(
    _ level: ImageLevel,
    _ toTexels: Projection,
    _ shape: Outline,
    _ projection: Projection,
    _ own: Double,
    _ fillsClip: Bool,
    _ target: PixelTarget
  ) {
    var paint = ScaledImagePaint(level, toTexels: toTexels, box: clips.box, scratch: imageScratch)
    fillImage(shape, projection, &paint, own, fillsClip, target)
  }

  /// Resamples the whole of an image that does not move.
  private func keep(
    _ level: ImageLevel,
    _ toTexels: Projection,
    _ box: PixelBox,
    in entry: RestingImages.Entry
  ) {
    var paint = ScaledImagePaint(level, toTexels: toTexels, box: box, scratch: imageScratch)
    var row = entry.pixels.reserve(box.area)
    for y in box.y0..<box.y1 {
      paint.make(y: y, from: box.x0, to: box.x1, into: row)
      row += box.width
    }
    entry.isDrawn = true
  }

  private mutating func fillImage<P: Paint>(
    _ shape: Outline,
    _ projection: Projection,
    _ paint: inout P,
    _ own: Double,
    _ fillsClip: Bool,
    _ target: PixelTarget
  ) {
    if fillsClip {
      fillClip(&paint, opacity: own, target)
    } else {
      fill(shape, projection, &paint, opacity: own, target)
    }
  }
}

extension ImageContents.Fit {
  /// Where a picture lies in the bounds; with `cover` it may hang over.
  package func place(width: Double, height: Double, in bounds: Rect) -> Rect {
    let across = bounds.size.width / width
    let down = bounds.size.height / height
    let scale: Double
    switch self {
    case .fill: return bounds
    case .contain: scale = min(across, down)
    case .cover: scale = max(across, down)
    }
    return Rect(
      x: bounds.center.x - width * scale / 2,
      y: bounds.center.y - height * scale / 2,
      width: width * scale,
      height: height * scale
    )
  }
}

extension Projection {
  /// How many units of the source one unit of the image spans at a point, along the source's two axes.
  ///
  /// The lengths of the derivative's columns, inverted.
  fileprivate func texelScale(at point: Point) -> Size {
    guard let place = apply(point) else { return Size(width: 1, height: 1) }
    let w = point.x * xw + point.y * yw + tw
    let across = Point(x: (xx - place.x * xw) / w, y: (xy - place.y * xw) / w).length
    let down = Point(x: (yx - place.x * yw) / w, y: (yy - place.y * yw) / w).length
    return Size(width: across > 0 ? 1 / across : 1, height: down > 0 ? 1 / down : 1)
  }
}
