import SegueGeometry
import SegueImages
import SegueScenes
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Pictures")
struct PictureTests {
  private func boxes(_ layer: CALayer) -> [CGRect] {
    let tree = layer.host.tree
    func boxes(_ id: LayerID) -> [CGRect] {
      [CGRect(tree.frame(of: id, in: layer.id, at: layer.host.time))] + tree[id].sublayers.flatMap(boxes)
    }
    return tree[layer.id].sublayers.flatMap(boxes)
  }

  @Test("what is rendered is shown as layers, stretched with the view that shows it")
  func rendered() throws {
    let phone = Phone()
    let view = phone.view(CGRect(x: 10, y: 10, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
    view.addSubview(inner)
    view.alpha = 0.5
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    #expect(image.size == CGSize(width: 100, height: 50))
    #expect(image.cgImage?.width == 300)
    inner.frame.origin.x = 0
    let picture = UIImageView(image: image)
    phone.window.addSubview(picture)
    phone.host.advance(to: 0)
    #expect(boxes(picture.layer).last == CGRect(x: 20, y: 10, width: 10, height: 10))
    #expect(picture.layer.sublayers == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { picture.frame.size.width = 200 }
    phone.host.advance(to: 0.5)
    #expect(boxes(picture.layer).last == CGRect(x: 30, y: 10, width: 15, height: 10))
    let sub = CALayer()
    picture.layer.addSublayer(sub)
    picture.layer.insertSublayer(CALayer(), at: 0)
    #expect(phone.host.tree[picture.layer.id].sublayers.last == sub.id)
    let count = phone.host.tree.count
    picture.image = nil
    #expect(phone.host.tree.count == count - 5)
  }

  @Test("a part of a picture fills a layer, and what is outside of it is cut off")
  func parts() throws {
    let phone = Phone()
    let view = phone.view(CGRect(x: 0, y: 0, width: 100, height: 50))
    let mark = UIView(frame: CGRect(x: 50, y: 0, width: 25, height: 50))
    view.addSubview(mark)
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let piece = phone.layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    piece.contents = image.cgImage
    piece.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(boxes(piece).last == CGRect(x: 0, y: 0, width: 25, height: 50))
    #expect(phone.host.tree[phone.host.tree[piece.id].sublayers[0]].model.masksToBounds)
  }

  /// A picture of 4 by 2 points, of pixels or of layers.
  private func small(ofLayers: Bool) -> UIImage {
    guard ofLayers else {
      return UIImage(CGImage(StageImage(name: "small", pixels: PixelBuffer(width: 8, height: 4))), scale: 2)
    }
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  @Test(
    "a picture keeps its size where the mode says so, at its edge or in its corner, larger or smaller than the view",
    arguments: [
      (UIView.ContentMode.center, 0.5, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1), (.left, 0, 0.5),
      (.right, 1, 0.5),
      (.topLeft, 0, 0), (.topRight, 1, 0), (.bottomLeft, 0, 1), (.bottomRight, 1, 1),
    ],
    [false, true]
  )
  func places(mode: (UIView.ContentMode, Double, Double), ofLayers: Bool) {
    let phone = Phone()
    for size in [CGSize(width: 20, height: 10), CGSize(width: 2, height: 1), CGSize(width: 100, height: 1)] {
      let view = UIImageView(frame: CGRect(origin: .zero, size: size))
      view.contentMode = mode.0
      view.image = small(ofLayers: ofLayers)
      phone.window.addSubview(view)
      phone.host.advance(to: 0)
      let place = CGRect(x: (size.width - 4) * mode.1, y: (size.height - 2) * mode.2, width: 4, height: 2)
      #expect(boxes(view.layer).last == place)
      #expect(phone.host.tree[phone.host.tree[view.layer.id].sublayers[0]].model.masksToBounds == false)
      #expect(view.layer.sublayers == nil)
      view.contentMode = .scaleToFill
      #expect(
        ofLayers ? boxes(view.layer).last == view.bounds : phone.host.tree[view.layer.id].sublayers.isEmpty
      )
      view.removeFromSuperview()
    }
  }

  @Test("a layer of no view has one pixel to a point, and what its scale says else")
  func scales() {
    let phone = Phone()
    let layer = phone.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.contentsGravity = .topLeft
    layer.contents = CGImage(StageImage(name: "small", pixels: PixelBuffer(width: 8, height: 4)))
    #expect(boxes(layer).last == CGRect(x: 0, y: 0, width: 8, height: 4))
    layer.contentsScale = 2
    #expect(boxes(layer).last == CGRect(x: 0, y: 0, width: 4, height: 2))
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(boxes(layer).first == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(boxes(layer).last == CGRect(x: -2, y: 0, width: 4, height: 2))
  }

  @Test(
    "pictures have the scale that is asked for, the screen's for 0, and a black ground if they are opaque"
  )
  func formats() throws {
    for (scale, expected) in [(1.0, 1.0), (2, 2), (0, 3)] {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (scale, scale == 2)
      let size = CGSize(width: 10, height: 20)
      let rendered = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
      UIGraphicsBeginImageContextWithOptions(size, scale == 2, scale)
      #expect(UIGraphicsGetCurrentContext()?.width == Int(10 * expected))
      let begun = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      for image in [rendered, begun] {
        #expect(image.size == size && image.scale == expected)
        #expect(image.cgImage?.height == Int(20 * expected))
        guard case .layers(let layers)? = image.cgImage?.content else { throw CancellationError() }
        #expect(layers.layer.model.fill == (scale == 2 ? .black : .clear))
      }
    }
  }

  @Test("a picture is cropped by its pixels, whatever it is made of")
  func cropped() throws {
    let phone = Phone()
    var buffer = PixelBuffer(width: 4, height: 3)
    for index in buffer.pixels.indices { buffer.pixels[index] = 0xFF00_0000 + UInt32(index) }
    let read = CGImage(StageImage(name: "test", pixels: buffer))
    let part = try #require(read.cropping(to: CGRect(x: 0.4, y: 1, width: 2, height: 9)))
    let layer = phone.layer()
    layer.contents = part
    let pixels = layer.ownState.contents.image?.image.pixels
    #expect(pixels?.width == 3 && pixels?.pixels == [4, 5, 6, 8, 9, 10].map { 0xFF00_0000 + $0 })
    #expect(read.cropping(to: CGRect(x: 4, y: 0, width: 9, height: 9)) == nil)

    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      context.cgContext.fill(CGRect(x: 10, y: 2, width: 4, height: 6))
    }
    let piece = try #require(drawn.cgImage?.cropping(to: CGRect(x: 24, y: 3, width: 15, height: 12)))
    #expect(piece.width == 15 && piece.height == 12)
    let shown = phone.layer(CGRect(x: 0, y: 0, width: 5, height: 4))
    shown.contents = piece
    // What was drawn lies as far to the left and above as was cut off there.
    #expect(boxes(shown).last == CGRect(x: -8, y: -1, width: 20, height: 10))
  }

  @Test("a picture that was read is written as a PNG again, and one that was drawn is told not to be")
  func written() throws {
    let phone = Phone()
    var buffer = PixelBuffer(width: 2, height: 1)
    buffer.pixels = [0xFF00_00FF, 0xFFFF_0000]
    let read = UIImage(CGImage(StageImage(name: "test", pixels: buffer)), scale: 1)
    let data = try #require(read.pngData())
    #expect(try PixelBuffer(png: Array(data)) == buffer)
    #expect(read.jpegData(compressionQuality: 1) == nil)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(drawn.pngData() == nil)
    phone.host.advance(to: 0.1)
    #expect(
      phone.host.notes == [
        "pictures are not written as JPEGs", "a picture that was drawn is not written as a PNG",
      ]
    )
  }

  @Test("a picture that is drawn with an alpha is as much lighter")
  func drawnWithAlpha() throws {
    let phone = Phone()
    let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let layer = phone.layer(CGRect(x: 0, y: 0, width: 8, height: 8))
    layer.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
        square.draw(at: CGPoint(x: 1, y: 2), blendMode: .normal, alpha: 0.5)
        square.draw(in: CGRect(x: 4, y: 4, width: 2, height: 2), blendMode: .normal, alpha: 1)
      }
      .cgImage
    let tree = phone.host.tree
    func opacities(_ id: LayerID) -> [Double] {
      [tree[id].model.opacity] + tree[id].sublayers.flatMap(opacities)
    }
    #expect(opacities(layer.id).filter { $0 < 1 } == [0.5])
    #expect(phone.host.notes == [])
  }

  @Test("pixels fill a view as its content mode says, and a part of them is cut out")
  func pixels() throws {
    let phone = Phone()
    var buffer = PixelBuffer(width: 4, height: 2)
    for index in buffer.pixels.indices { buffer.pixels[index] = UInt32(index) }
    let image = UIImage(CGImage(StageImage(name: "test", pixels: buffer)), scale: 2)
    #expect(image.size == CGSize(width: 2, height: 1))
    let view = UIImageView(image: image)
    #expect(view.frame.size == CGSize(width: 2, height: 1))
    view.contentMode = .scaleAspectFill
    #expect(view.layer.ownState.contents.image?.fit == .cover)
    let layer = phone.layer()
    layer.contents = image.cgImage
    layer.contentsRect = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    #expect(layer.ownState.contents.image?.image.pixels.pixels == [6, 7])
  }

  @Test("a picture that is not there is none, but a box where there are no pictures at all")
  func missing() {
    let phone = Phone()
    let box = UIImage(named: "nothing")
    #expect(box?.size == CGSize(width: 32, height: 32))
    #expect(UIImage(imageLiteralResourceName: "sun").size == CGSize(width: 32, height: 32))
    let note = "there are no pictures beside the files: those that they name are shown as boxes"
    #expect(phone.host.notes == [note])
    for other in ["/app/Pictures.xcassets/moon.imageset", "/app/moon@2x.PNG", "/app/moon.jpeg"] {
      let phone = Phone()
      phone.host.resourcePaths = [other]
      #expect(UIImage(named: "nothing") == nil)
      #expect(UIImage(imageLiteralResourceName: "nothing").cgImage == nil)
      #expect(phone.host.notes.first == "there is no picture 'nothing'")
    }
  }
}
