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
    #expect(UIImage(named: "nothing") == nil)
    #expect(phone.host.notes == ["there is no picture 'nothing'"])
  }
}
