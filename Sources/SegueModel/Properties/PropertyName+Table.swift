import SegueGeometry
import SegueStage

/// The table of what a scene can give a layer. A new property is a case of `PropertyName` and its row here.
///
/// A row is inlined where one of its facts is asked for, so that this costs a switch and builds nothing. One that can be
/// animated has what its numbers are from the table of `LayerProperty`.
extension PropertyName {
  // swift-format-ignore
  @inline(__always) var row: Row {
    switch self {
    case .frame: .frame(.rect, [.frameX, .frameY, .boundsWidth, .boundsHeight], of: .horizontal, "Bounds and position: [x, y, width, height] in points or % of the parent", rank: .frame, { .rect($0.layoutFrame) }, { $0.layoutFrame = $1.rect })
    case .x: .frame(.number, [.frameX], of: .horizontal, "Left edge, points", { .number($0.layoutFrame.origin.x) }, { $0.layoutFrame.origin.x = $1.number })
    case .y: .frame(.number, [.frameY], of: .vertical, "Top edge, points", { .number($0.layoutFrame.origin.y) }, { $0.layoutFrame.origin.y = $1.number })
    case .width: .frame(.number, [.boundsWidth], of: .horizontal, "Points", rank: .extent, { .number($0.bounds.size.width) }, { $0.layoutFrame.size.width = $1.number })
    case .height: .frame(.number, [.boundsHeight], of: .vertical, "Points", rank: .extent, { .number($0.bounds.size.height) }, { $0.layoutFrame.size.height = $1.number })
    case .position: .frame(.point, [.positionX, .positionY], of: .horizontal, "Where the anchor point lies in the parent", { .point($0.position) }, { $0.position = $1.point })
    case .positionX: .frame(.number, [.positionX], of: .horizontal, "Points", { .number($0.position.x) }, { $0.position.x = $1.number })
    case .positionY: .frame(.number, [.positionY], of: .vertical, "Points", { .number($0.position.y) }, { $0.position.y = $1.number })
    case .center: .frame(.point, [.centerX, .centerY], of: .horizontal, "The centre in the parent", { .point($0.layoutFrame.center) }, { $0.layoutFrame.middle = $1.point })
    case .centerX: .frame(.number, [.centerX], of: .horizontal, "Points", { .number($0.layoutFrame.center.x) }, { $0.layoutFrame.middle.x = $1.number })
    case .centerY: .frame(.number, [.centerY], of: .vertical, "Points", { .number($0.layoutFrame.center.y) }, { $0.layoutFrame.middle.y = $1.number })
    case .anchor: .numbers(.point, [.anchorX, .anchorY], "Anchor point as fractions of the bounds", rank: .extent, isFounding: true, { .point($0.anchor) }, { $0.setAnchorInPlace($1.point) })
    case .z: .one(.zPosition, "zPosition")
    case .hidden: .fixed(.boolean, "isHidden", { .boolean($0.isHidden) }, { $0.isHidden = $1.boolean })
    case .opacity: .one(.opacity, "0 to 1")
    case .clip: .fixed(.boolean, "masksToBounds", { .boolean($0.masksToBounds) }, { $0.masksToBounds = $1.boolean })
    case .maskMode: .fixed(.word(MaskMode.allCases.map { $0.rawValue }), "Of a mask: how it is read, alpha, inverted, luminance or inverted-luminance; of a layer in one: subtract", { .text($0.maskMode.rawValue) }, { $0.maskMode = MaskMode(rawValue: $1.string) ?? .alpha })
    case .fill: .one(.fill, "Background colour: white, systemTeal, 0xFF8800, black 40%, white | black; a list is dealt out to the copies of a repeat")
    case .gradient: .fixed(.gradient, "Colours and a direction: black clear down", { $0.contents.gradient.map(Value.gradient) ?? .number(0) }, { $0.setGradient($1) })
    case .radius: .numbers(.radii, [.radiusTopLeft, .radiusTopRight, .radiusBottomRight, .radiusBottomLeft], "Corner radius, or four clockwise from the top left", { $0.radiusValue }, { $0.cornerRadii = $1.radii })
    case .borderWidth: .one(.borderWidth, "Points")
    case .borderColor: .one(.borderColor, "Colour")
    case .shadowRadius: .one(.shadowRadius, "Points")
    case .shadowX: .one(.shadowX, "Points")
    case .shadowY: .one(.shadowY, "Points")
    case .shadowOpacity: .one(.shadowOpacity, "0 to 1")
    case .shadowColor: .one(.shadowColor, "Colour")
    case .blur: .one(.blur, "Gaussian blur of the layer, points")
    case .backdropBlur: .one(.backdropBlur, "Gaussian blur of what lies behind, points")
    case .image: .fixed(.image, "A PNG or a JPEG beside the scene, a bundled picture, or another layer's image; a list is dealt out to the copies of a repeat", isFounding: true, { .image($0.contents.image?.image) }, { $0.setImage($1) })
    case .fit: .fixed(.word(["fill", "contain", "cover"]), "contentsGravity", { .text($0.contents.image?.fit.rawValue ?? "fill") }, { $0.contents.image?.fit = ImageContents.Fit(rawValue: $1.string) ?? .fill })
    case .text: .fixed(.text, "Text, lorem(60), or another layer's text; a list is dealt out to the copies of a repeat", isFounding: true, { .text($0.contents.text?.string ?? "") }, { $0.setText($1.string) })
    case .fontSize: .one(.fontSize, "Points")
    case .fontWeight: .fixed(.word(FontStyle.Weight.allCases.map { $0.rawValue }), "UIFont.Weight", { .text(($0.contents.text?.style.weight ?? .regular).rawValue) }, { $0.contents.text?.style.weight = FontStyle.Weight(rawValue: $1.string) ?? .regular })
    case .fontItalic: .fixed(.boolean, "Whether letters slope", { .boolean($0.contents.text?.style.isItalic ?? false) }, { $0.contents.text?.style.isItalic = $1.boolean })
    case .fontDesign: .fixed(.word(FontStyle.Design.allCases.map { $0.rawValue }), "UIFontDescriptor.SystemDesign", { .text(($0.contents.text?.style.design ?? .standard).rawValue) }, { $0.contents.text?.style.design = FontStyle.Design(rawValue: $1.string) ?? .standard })
    case .color: .one(.textColor, "Text colour")
    case .align: .fixed(.word(["left", "center", "right"]), "Of text", { .text($0.contents.text?.alignment.rawValue ?? "left") }, { $0.contents.text?.alignment = TextContents.Alignment(rawValue: $1.string) ?? .left })
    case .path: .fixed(.path, "SVG path data without commas, or another layer's path", isFounding: true, { .path($0.contents.shape?.path ?? Path()) }, { $0.setPath($1) })
    case .strokeWidth: .one(.strokeWidth, "Points")
    case .strokeColor: .one(.strokeColor, "Colour")
    case .strokeCap: .fixed(.word(StrokeStyle.Cap.allCases.map { $0.rawValue }), "lineCap", { .text(($0.contents.shape?.style.cap ?? .butt).rawValue) }, { $0.contents.shape?.style.cap = StrokeStyle.Cap(rawValue: $1.string) ?? .butt })
    case .strokeJoin: .fixed(.word(StrokeStyle.Join.allCases.map { $0.rawValue }), "lineJoin", { .text(($0.contents.shape?.style.join ?? .miter).rawValue) }, { $0.contents.shape?.style.join = StrokeStyle.Join(rawValue: $1.string) ?? .miter })
    case .rule: .fixed(.word(["nonzero", "evenodd"]), "Fill rule", { .text($0.contents.shape?.path.fillRule == .evenOdd ? "evenodd" : "nonzero") }, { $0.contents.shape?.path.fillRule = $1.string == "evenodd" ? .evenOdd : .nonZero })
    case .scale: .numbers(.number, [.scaleX, .scaleY], "transform.scale, or one for each axis", { $0.scaleValue }, { ($0.components.scaleX, $0.components.scaleY) = ($1.point.x, $1.point.y) })
    case .scaleX: .one(.scaleX, "transform.scale.x")
    case .scaleY: .one(.scaleY, "transform.scale.y")
    case .rotate: .one(.rotationZ, "transform.rotation.z; radians or 30deg")
    case .rotateX: .one(.rotationX, "transform.rotation.x")
    case .rotateY: .one(.rotationY, "transform.rotation.y")
    case .moveX: .one(.translationX, of: .horizontal, "transform.translation.x")
    case .moveY: .one(.translationY, of: .vertical, "transform.translation.y")
    case .moveZ: .one(.translationZ, "transform.translation.z")
    case .transform: .one(.transform, "identity, or operations from left to right: rotate-x 15deg scale 0.95")
    case .m34: .one(.m34, "Perspective, -1 / distance")
    case .sublayersM34: .one(.sublayersM34, "Perspective of the sublayers")
    case .offset: .numbers(.point, [.boundsX, .boundsY], of: .horizontal, "Content offset of a scroll layer", { .point($0.bounds.origin) }, { $0.bounds.origin = $1.point })
    case .offsetX: .one(.boundsX, of: .horizontal, "Points")
    case .offsetY: .one(.boundsY, of: .vertical, "Points")
    case .scrolling: .fixed(.boolean, "Whether scrolling is on", { _ in .number(0) }, { _, _ in })
    }
  }

  /// What is known of a property.
  struct Row {
    typealias Get = (LayerState) -> Value
    typealias Set = (inout LayerState, Value) -> Void

    /// Where a layer has the value.
    enum Access {
      /// As one property of the layer.
      case one(LayerProperty)
      case own(Get, Set)
    }

    var kind: Kind
    var channels: [LayerProperty]
    /// The axis of the parent that a percentage is of; nil if it is of 1, or there is none.
    var share: PercentAxis?
    /// As the schema describes it.
    var summary: String
    var rank = SettingRank.dependent
    var isPlace = false
    var isFounding = false
    var access: Access

    /// One number or colour.
    @inline(__always) static func one(
      _ channel: LayerProperty,
      of share: PercentAxis? = nil,
      _ summary: String
    ) -> Row {
      let kind: Kind =
        switch channel.kind {
        case .number: .number
        case .color: .color
        case .transform: .transform
        case .path: .path
        case .picture: .image
        case .colors, .numbers: .gradient
        }
      return Row(kind: kind, channels: [channel], share: share, summary: summary, access: .one(channel))
    }

    /// Several numbers at once.
    @inline(__always) static func numbers(
      _ kind: Kind,
      _ channels: [LayerProperty],
      of share: PercentAxis? = nil,
      _ summary: String,
      rank: SettingRank = .dependent,
      isFounding: Bool = false,
      _ get: @escaping Get,
      _ set: @escaping Set
    ) -> Row {
      Row(
        kind: kind,
        channels: channels,
        share: share,
        summary: summary,
        rank: rank,
        isFounding: isFounding,
        access: .own(get, set)
      )
    }

    /// A position or a size, which depends on the coordinate system that it is read in.
    @inline(__always) static func frame(
      _ kind: Kind,
      _ channels: [LayerProperty],
      of share: PercentAxis,
      _ summary: String,
      rank: SettingRank = .dependent,
      _ get: @escaping Get,
      _ set: @escaping Set
    ) -> Row {
      var row = numbers(kind, channels, of: share, summary, rank: rank, get, set)
      row.isPlace = true
      return row
    }

    /// What no track can animate.
    @inline(__always) static func fixed(
      _ kind: Kind,
      _ summary: String,
      isFounding: Bool = false,
      _ get: @escaping Get,
      _ set: @escaping Set
    ) -> Row {
      Row(kind: kind, channels: [], summary: summary, isFounding: isFounding, access: .own(get, set))
    }
  }
}
