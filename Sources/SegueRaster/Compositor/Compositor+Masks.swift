import SegueStage

/// Masks that are read otherwise than by their alpha, and what is taken away in one.
extension Compositor {
  /// Takes away what is behind a layer of a mask where that is opaque: `d (1 - α)`.
  mutating func subtractSubtree(_ node: Int, _ target: PixelTarget) {
    let box = boxes.all[node].intersection(clips.box)
    guard !box.isEmpty else { return }
    withLayer(box) { compositor, layer in
      compositor.clips.pushBox(box, of: compositor.clips.whole)
      compositor.drawWhole(node, PixelColor.unit(compositor.nodes[node].state.opacity), layer)
      compositor.clips.popBox()
      for y in box.y0..<box.y1 {
        let row = target.address(x: box.x0, y: y)
        let taken = layer.address(x: box.x0, y: y)
        for index in 0..<box.width { row[index] = Blend.scale(row[index], 255 - (taken[index] >> 24)) }
      }
    }
  }
}

extension Blend {
  /// Makes the pixels of a mask's picture such that their alpha is what the mask lets through.
  static func readMask(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, _ mode: MaskMode) {
    for index in 0..<count {
      let pixel = pixels[index]
      let shown = mode.readsLuminance ? luminance(pixel) : pixel >> 24
      pixels[index] = (mode.isInverted ? 255 - shown : shown) << 24
    }
  }

  /// `0.2126 r + 0.7152 g + 0.0722 b` of a pixel's premultiplied channels, 0…255: the weights of ITU-R BT.709, in 65536ths.
  @inline(__always)
  private static func luminance(_ pixel: UInt32) -> UInt32 {
    let red = (pixel & 255) &* 13_933
    let green = (pixel >> 8 & 255) &* 46_871
    let blue = (pixel >> 16 & 255) &* 4_732
    return (red &+ green &+ blue &+ 32_768) >> 16
  }
}
