import SegueGeometry
import SegueMotion

@testable import SegueStage

/// A layer placed by its frame.
func makeLayer(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Layer {
  var layer = Layer(name: name)
  layer.model.setFrame(Rect(x: x, y: y, width: width, height: height))
  return layer
}

/// A tree whose root is 400 × 800 points.
func makeTree() -> LayerTree { LayerTree(root: makeLayer("container", 0, 0, 400, 800)) }

/// A tree with one layer of 100 × 100 points at the origin below the root.
func makeTreeWithCard() -> (tree: LayerTree, card: LayerID) {
  var tree = makeTree()
  let card = tree.add(makeLayer("card", 0, 0, 100, 100), to: tree.root)
  return (tree, card)
}

func basic(
  _ property: LayerProperty,
  from: Double?,
  to: Double?,
  timing: MediaTiming = MediaTiming(duration: 1),
  isAdditive: Bool = false,
  isRemovedOnCompletion: Bool = true
) -> Animation {
  Animation(
    kind: .basic(property: property, from: from.map { .number($0) }, to: to.map { .number($0) }),
    timing: timing,
    isAdditive: isAdditive,
    isRemovedOnCompletion: isRemovedOnCompletion
  )
}

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-12) -> Bool {
  abs(a - b) <= tolerance * max(1, abs(b))
}

func isClose(_ a: Point?, _ b: Point, within tolerance: Double = 1e-9) -> Bool {
  guard let a else { return false }
  return isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

func isClose(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-9) -> Bool {
  isClose(a.origin, b.origin, within: tolerance)
    && isClose(a.size.width, b.size.width, within: tolerance)
    && isClose(a.size.height, b.size.height, within: tolerance)
}
