import SegueDocuments
import SegueStage

/// Layers that masks let through.
extension LottieAnimation {
  /// Appends a composition that is seen where a mask is opaque, and as a whole while there is none.
  mutating func appendMasked(_ content: String, of node: Int, by mask: Int, _ opacities: [Double]?)
    throws
  {
    let mode = timeline.values(of: mask, \.state).first?.maskMode ?? .alpha
    let shape = try compose(name(mask)) { try $0.append(mask) }
    let isThere = timeline.presence(of: node)
    let isMasked = zip(isThere, timeline.presence(of: mask)).map { $0 && $1 }
    for range in ranges(isMasked) {
      appendComposition(content, name: name(node), opacities, range, [.init("tt", .number(Self.matte(mode)))])
      appendComposition(shape, name: name(mask), nil, range, [.init("td", .number(1))])
    }
    appendComposition(content, of: node, opacities, zip(isThere, isMasked).map { $0 && !$1 })
  }

  /// The type of a track matte: by alpha, by inverted alpha, by luminance, by inverted luminance.
  private static func matte(_ mode: MaskMode) -> Double {
    switch mode {
    case .alpha, .subtract: 1
    case .inverted: 2
    case .luminance: 3
    case .invertedLuminance: 4
    }
  }
}
