import Foundation
import SegueStage
import SegueUIKitRules

/// What a property animator's block changes, gathered for the engine's animator.
///
/// Changes are made at once, so that the block reads what it has written, and are taken back when it is
/// over: the engine carries them out itself.
@MainActor
final class ChangeGatherer: PropertyAction {
  private struct Entry {
    let layer: CALayer
    let property: LayerProperty
    let old: LayerValue
    var new: LayerValue
  }

  private var entries: [Entry] = []
  private(set) var courses: [LayerChange] = []
  /// Completions of blocks within the animator's.
  private(set) var completions: [(Bool) -> Void] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  func carryOut(_ changes: [PropertyChange], forKey key: String, on layer: CALayer) {
    for change in changes {
      let known = entries.firstIndex { $0.layer === layer && $0.property == change.property }
      if let known {
        entries[known].new = change.new
      } else {
        entries.append(Entry(layer: layer, property: change.property, old: change.old, new: change.new))
      }
    }
    layer.set(changes)
  }

  /// Makes the changes of a block within the animator's, which are the animator's too.
  func gather(_ body: () -> Void, _ completion: ((Bool) -> Void)?) {
    body()
    if let completion { completions.append(completion) }
  }

  /// Adds animations whose second 0 is the animator's start and second 1 its end.
  func add(_ animations: [Animation], on layer: CALayer) {
    courses += animations.map { LayerChange(layer.id, .course($0)) }
  }

  /// Carries out a block, and returns its changes with the layers as they were.
  func changes(of body: () -> Void) -> [LayerChange] {
    ViewAnimations.current.with(self, body)
    for entry in entries.reversed() { entry.layer.edit { $0[entry.property] = entry.old } }
    let values = entries.flatMap { entry -> [LayerChange] in
      [LayerChange(entry.layer.id, .value(entry.property, entry.new))] + place(with: entry)
    }
    entries = []
    return values + courses
  }

  /// Keeps the position of a layer whose size changes: the engine's animator would keep its frame's origin.
  private func place(with entry: Entry) -> [LayerChange] {
    let place: LayerProperty
    switch entry.property {
    case .boundsWidth, .anchorX: place = .positionX
    case .boundsHeight, .anchorY: place = .positionY
    default: return []
    }
    guard !entries.contains(where: { $0.layer === entry.layer && $0.property == place }) else { return [] }
    return [LayerChange(entry.layer.id, .value(place, entry.layer.ownState[place]))]
  }
}
