import SegueGeometry
import SegueStage

/// The corners of a plain rectangle under a projection, with hard edges put between pixels.
///
/// Only edges along rows or columns of pixels can be hard: where a sheet folds at an upright hinge, both sides end
/// between the same pixels. Other edges are always antialiased.
struct ProjectedRect {
  private let corners: (Point, Point, Point, Point)

  /// How many pixels an edge may stray from a row or column and still run along it.
  private static let slant = 0.25

  /// The corners clockwise from the top left; nil if the outline is no plain rectangle, or all its edges are soft.
  init?(_ outline: Outline, _ projection: Projection) {
    guard outline.softEdges != .all, outline.isRectangle, var corners = projection.corners(of: outline.rect)
    else {
      return nil
    }
    let soft = outline.softEdges
    if !soft.contains(.top) { ProjectedRect.harden(&corners.0, &corners.1) }
    if !soft.contains(.right) { ProjectedRect.harden(&corners.1, &corners.2) }
    if !soft.contains(.bottom) { ProjectedRect.harden(&corners.2, &corners.3) }
    if !soft.contains(.left) { ProjectedRect.harden(&corners.3, &corners.0) }
    self.corners = corners
  }

  private static func harden(_ start: inout Point, _ end: inout Point) {
    if abs(start.x - end.x) < slant {
      start.x = PixelBox.betweenPixels((start.x + end.x) / 2)
      end.x = start.x
    } else if abs(start.y - end.y) < slant {
      start.y = PixelBox.betweenPixels((start.y + end.y) / 2)
      end.y = start.y
    }
  }

  /// Adds the edges.
  func add(to accumulator: inout AreaAccumulator) {
    accumulator.addEdge(corners.0, corners.1)
    accumulator.addEdge(corners.1, corners.2)
    accumulator.addEdge(corners.2, corners.3)
    accumulator.addEdge(corners.3, corners.0)
  }
}
