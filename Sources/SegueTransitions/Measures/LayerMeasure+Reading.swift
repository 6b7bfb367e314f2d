import SegueGeometry
import SegueModel
import SegueStage

extension LayerMeasure {
  /// Writes every measure of a presented layer, in the order of `allCases`, from `start` on.
  static func read(_ node: borrowing FrameNode, into values: inout [Double], at start: Int) {
    let box = node.projection.boundingBox(of: node.state.bounds) ?? .zero
    let parts = node.state.components
    let degrees = 180 / Double.pi
    values[start] = box.origin.x
    values[start + 1] = box.origin.y
    values[start + 2] = box.size.width
    values[start + 3] = box.size.height
    values[start + 4] = node.state.opacity
    values[start + 5] = node.state.cornerRadii.largest
    values[start + 6] = parts.scaleX
    values[start + 7] = parts.scaleY
    values[start + 8] = parts.rotationZ * degrees
    values[start + 9] = parts.rotationX * degrees
    values[start + 10] = parts.rotationY * degrees
    values[start + 11] = node.state.zPosition
    values[start + 12] = node.state.blur
    values[start + 13] = node.state.backdropBlur
    values[start + 14] = node.state.shadow.opacity
    values[start + 15] = node.state.shadow.radius
    values[start + 16] = node.state.border.width
    values[start + 17] = node.state.contents.strokeWidth
    values[start + 18] = node.state.anchor.x
    values[start + 19] = node.state.anchor.y
    values[start + 20] = node.state.bounds.origin.x
    values[start + 21] = node.state.bounds.origin.y
    values[start + 22] = parts.translationZ
    values[start + 23] = node.state.m34
    values[start + 24] = node.state.sublayersM34
    values[start + 25] = node.state.shadow.offset.x
    values[start + 26] = node.state.shadow.offset.y
    write(node.state.fill, into: &values, at: start + 27)
    write(node.state.contents.textColor, into: &values, at: start + 31)
    write(node.state.contents.strokeColor, into: &values, at: start + 35)
    write(node.state.border.color, into: &values, at: start + 39)
    write(node.state.shadow.color, into: &values, at: start + 43)
    values[start + 47] = node.state.contents.text?.fontSize ?? .nan
    let radii = node.state.cornerRadii
    let isEven = radii == CornerRadii(radii.topLeft)
    values[start + 48] = isEven ? .nan : radii.topLeft
    values[start + 49] = isEven ? .nan : radii.topRight
    values[start + 50] = isEven ? .nan : radii.bottomRight
    values[start + 51] = isEven ? .nan : radii.bottomLeft
  }

  private static func write(_ color: Color, into values: inout [Double], at start: Int) {
    values[start] = color.red
    values[start + 1] = color.green
    values[start + 2] = color.blue
    values[start + 3] = color.alpha
  }
}
