import SegueStage
import SegueUIKitRules

/// The views of controllers between the one on top and the one that a pop or a dismissal leads to.
extension Session {
  typealias LeavingController = ControllerTransition<Controller>.Leaving

  /// Removes their views from the container, with what their presentation controllers added.
  ///
  /// The dimming view of `presented`, whose presentation ends, fades alongside the animation instead.
  mutating func takeOut(_ leaving: [LeavingController], presented: Controller) {
    for between in leaving where between.place != nil {
      stage.tree.move(between.controller.layer, to: stage.offstage)
    }
    for dimming in leaving.compactMap({ $0.controller.dimming }) where dimming != presented.dimming {
      stage.tree[dimming].model.isHidden = true
    }
  }

  /// Puts the views back in their places, as a cancelled transition does.
  mutating func putBack(_ leaving: [LeavingController]) {
    for between in leaving.reversed() {
      guard let place = between.place else { continue }
      let count = stage.tree[stage.container].sublayers.count
      stage.tree.move(between.controller.layer, to: stage.container, at: min(place, count))
    }
    for dimming in leaving.compactMap({ $0.controller.dimming }) {
      stage.tree[dimming].model.isHidden = false
    }
  }

  /// Unloads the controllers and their dimming views.
  mutating func unload(_ leaving: [LeavingController]) {
    for between in leaving {
      if let dimming = between.controller.dimming { stage.removeDecoration(dimming) }
      stage.unload(between.controller.layer)
    }
  }
}
