public import Foundation
import SegueGeometry
import SegueImages
import SegueStage

extension CALayer {
  var treeContents: Any? {
    get { picture.image }
    set {
      picture.image = newValue as? CGImage
      if newValue != nil, picture.image == nil {
        host.note("contents of \(type(of: newValue)) are not shown")
      }
      showPicture()
    }
  }

  /// The part of the picture that is shown, in fractions of it; a change is not animated.
  public var contentsRect: CGRect {
    get { picture.part }
    set {
      picture.part = newValue
      showPicture()
    }
  }

  /// How the picture fills the layer.
  public var contentsGravity: CALayerContentsGravity {
    get { picture.gravity }
    set {
      guard newValue != picture.gravity else { return }
      picture.gravity = newValue
      showPicture()
    }
  }

  /// Pixels of the contents to a point, for gravities that keep a picture's size.
  public var contentsScale: CGFloat {
    get { picture.scale ?? (delegate is any LayerBoundsObserver ? 3 : 1) }
    set {
      guard newValue != picture.scale else { return }
      picture.scale = newValue > 0 ? newValue : 1
      if picture.gravity.keepsSize { showPicture() }
    }
  }

  /// Renders the layer with its sublayers by their own values, without animations, into a picture.
  public func render(in ctx: CGContext) {
    var still = host.stage
    strip(id, of: &still)
    var copy = still.snapshot(of: id, at: host.time)
    copy.layer.model = copy.layer.model.asReplica
    copy.layer.model.position = copy.layer.model.bounds.origin
    ctx.add(copy)
  }

  private func strip(_ id: LayerID, of tree: inout LayerTree) {
    tree.removeAllAnimations(from: id)
    let layer = tree[id]
    for below in layer.sublayers + [layer.mask].compactMap(\.self) { strip(below, of: &tree) }
  }

  /// Shows the picture: pixels as the engine's contents; layers, and pixels that keep their size, in a layer behind the
  /// sublayers.
  func showPicture() {
    if replicas > 0 {
      picture.layer = nil
      replicas = 0
    }
    guard let image = picture.image else { return edit { $0.contents.image = nil } }
    switch image.content {
    case .pixels(let pixels) where picture.gravity.keepsSize:
      let size = Size(width: image.size.width / contentsScale, height: image.size.height / contentsScale)
      show(LayerSubtree(pixels, size: size), size: size)
    case .pixels(let pixels):
      let shown = picture.part == PictureContents.whole ? pixels : pixels.cropped(to: picture.part)
      let fit = picture.gravity.fit
      edit { $0.contents.image = ImageContents(image: shown, fit: fit) }
    case .layers(let layers): show(layers, size: image.size)
    }
  }

  private func show(_ layers: LayerSubtree, size: Size) {
    edit { $0.contents.image = nil }
    let layer = PictureLayer(layers, size: size)
    layer.delegate = delegate
    host.stage.move(layer.id, to: id, at: 0)
    (picture.layer, replicas) = (layer, 1)
    followBounds()
  }

  /// Lays the layers of a picture into the bounds, with the action of what changes these.
  func followBounds() { picture.layer?.follow(bounds, part: picture.part, gravity: picture.gravity) }
}

extension LayerSubtree {
  /// A layer that shows pixels in a size, in points.
  fileprivate init(_ pixels: StageImage, size: Size) {
    var layer = Layer(name: "pixels")
    (layer.model.anchor, layer.model.bounds) = (.zero, Rect(origin: .zero, size: size))
    layer.model.contents.image = ImageContents(image: pixels)
    self.init(layer)
  }
}

/// What a layer shows in front of its background.
struct PictureContents {
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  var image: CGImage?
  var part = PictureContents.whole
  var gravity = CALayerContentsGravity.resize
  /// Pixels to a point; nil for what the layer's owner says.
  var scale: CGFloat?
  /// The layer with a picture's layers; behind the sublayers in the tree, and none of them.
  var layer: PictureLayer?
}

extension StageImage {
  /// A part of the picture, given in fractions of it.
  func cropped(to part: CGRect) -> StageImage {
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let left = min(max(Int(clamping: (Double(part.minX) * width).rounded()), 0), pixels.width)
    let top = min(max(Int(clamping: (Double(part.minY) * height).rounded()), 0), pixels.height)
    let right = min(max(Int(clamping: (Double(part.maxX) * width).rounded()), left), pixels.width)
    let bottom = min(max(Int(clamping: (Double(part.maxY) * height).rounded()), top), pixels.height)
    var buffer = PixelBuffer(width: right - left, height: bottom - top)
    for row in top..<bottom {
      let source = row * pixels.width
      let target = (row - top) * buffer.width
      buffer.pixels.replaceSubrange(
        target..<target + buffer.width,
        with: pixels.pixels[source + left..<source + right]
      )
    }
    return StageImage(name: name, pixels: buffer)
  }
}

extension LayerState {
  /// The state of a picture: what the layer shows, in its own size at the origin.
  var asReplica: LayerState {
    var state = self
    (state.anchor, state.position, state.zPosition) = (.zero, .zero, 0)
    (state.components, state.transform, state.m34) = (TransformComponents(), .identity, 0)
    (state.opacity, state.isHidden) = (1, false)
    return state
  }
}
