import SegueStage

/// A controller between the one on top and the one that a pop or a dismissal leads to.
///
/// UIKit animates the topmost only; those between are simply taken out.
struct LeavingController: Sendable {
  let controller: Controller
  /// Where its view stood in the container; nil: it was covered, and is told nothing.
  let place: Int?

  var name: String { controller.name }
  var isSeen: Bool { place != nil }
}

extension Session {
  /// The controllers above one, the one on top left out; topmost first.
  func controllers(between to: Controller) -> [LeavingController] {
    guard let index = controllers.firstIndex(where: { $0.layer == to.layer }) else { return [] }
    let views = stage.tree[stage.container].sublayers
    return controllers[(index + 1)...].dropLast().reversed().map {
      LeavingController(controller: $0, place: views.firstIndex(of: $0.layer))
    }
  }

  /// Takes the views between out of the container, with what their presentation controllers had added.
  ///
  /// The dimming of the presentation that ends, `presented`'s, goes alongside the animation.
  mutating func takeOut(_ leaving: [LeavingController], presented: Controller) {
    for between in leaving where between.isSeen {
      stage.tree.move(between.controller.layer, to: stage.offstage)
    }
    for dimming in leaving.compactMap(\.controller.dimming) where dimming != presented.dimming {
      stage.tree[dimming].model.isHidden = true
    }
  }

  /// Puts them back where they stood, as a cancelled transition does.
  mutating func putBack(_ leaving: [LeavingController]) {
    for between in leaving.reversed() {
      guard let place = between.place else { continue }
      let count = stage.tree[stage.container].sublayers.count
      stage.tree.move(between.controller.layer, to: stage.container, at: min(place, count))
    }
    for dimming in leaving.compactMap(\.controller.dimming) { stage.tree[dimming].model.isHidden = false }
  }

  /// Forgets them.
  mutating func unload(_ leaving: [LeavingController]) {
    for between in leaving {
      if let dimming = between.controller.dimming { stage.removeDecoration(dimming) }
      stage.unload(between.controller.layer)
    }
  }
}
