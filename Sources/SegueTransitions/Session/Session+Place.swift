package import SegueGeometry
package import SegueModel
import SegueStage
import SegueUIKitRules

/// Where a session has got to: what a fresh one needs to get to the same place.
package struct SessionPlace: Hashable, Sendable {
  /// One screen of the stack.
  package struct Screen: Hashable, Sendable {
    package var name: String
    /// The layer that was tapped to open it, as samples name it.
    package var hit: String?
    /// How far its scroll layers are scrolled, by the names that samples give them.
    package var offsets: [String: Point]
  }

  /// Bottom first.
  package var screens: [Screen]
  package var orientation: Script.Orientation
  package var canvas: Size
}

extension Session {
  /// Where the session has got to.
  package var place: SessionPlace {
    SessionPlace(
      screens: stack.controllers.map { controller in
        let scrolled = stage.subtree(of: controller.layer).compactMap { layer in
          stage.records[layer]?.scrollOffset.map { (stage.identifier(of: layer), $0) }
        }
        return SessionPlace.Screen(
          name: controller.name,
          hit: controller.hit.map { stage.identifier(of: $0) },
          offsets: Dictionary(keepingFirst: scrolled)
        )
      },
      orientation: orientation,
      canvas: stage.canvas
    )
  }

  /// Where a layer's content stands, in points; nil if there is no such layer.
  ///
  /// At its beginning that need not be 0.
  package func contentOffset(of path: LayerPath) -> Point? {
    stage.resolve(path).first.map { stage.tree[$0].model.bounds.origin }
  }

  /// Adopts the values at which gestures have left layers in another session, for the screens that both have.
  package mutating func adoptSettledValues(of other: Session) {
    for layer in other.stack.controllers.flatMap({ other.stage.subtree(of: $0.layer) }) {
      guard let settled = other.stage.records[layer]?.settled, !settled.isEmpty,
        let own = stage.resolve(LayerPath(other.stage.identifier(of: layer))).first
      else { continue }
      stage.records[own]?.settled = settled
    }
    layOutVisible()
  }
}
