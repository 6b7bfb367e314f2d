import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Contents that are pulled down to refresh, and stand there until it is done.
extension Session {
  /// Seconds in which content goes back when its refresh is over.
  static let refreshReturn = 0.3

  /// Whether a finger has pulled a layer's content so far that its refresh begins.
  func beginsRefresh(_ layer: LayerID) -> Bool {
    guard let record = stage.records[layer], !record.isRefreshing,
      let refresh = record.definition.scrollTraits.refresh
    else { return false }
    let beyond = stage.scrollRange(of: layer).y.lowerBound - stage.tree[layer].model.bounds.origin.y
    return beyond > 0 && beyond >= stage.scrollNumber(refresh.pull, of: layer)
  }

  /// Begins or ends a refresh; the content stays where it is seen.
  ///
  /// - Returns: By how much the pull that shows it there is another now.
  mutating func setRefreshing(_ isRefreshing: Bool, _ layer: LayerID) -> Point {
    let before = stage.pull(of: layer)
    stage.records[layer]?.isRefreshing = isRefreshing
    if isRefreshing, let refresh = stage.records[layer]?.definition.scrollTraits.refresh {
      timers.set(.refreshed(layer), at: time + stage.scrollNumber(refresh.duration, of: layer))
    }
    return stage.pull(of: layer) - before
  }

  /// A refresh is over: its room goes away, and with it content that stands in it and that no finger holds.
  mutating func endRefresh(of layer: LayerID) {
    guard stage.tree.contains(layer), stage.records[layer]?.isRefreshing == true else { return }
    let shift = setRefreshing(false, layer)
    var isHeld = false
    for (index, follower) in (hands.active?.followers ?? []).enumerated() {
      guard case .scroll(let own, var drag?) = follower, follower.isScroll(of: layer) else { continue }
      isHeld = true
      drag.shiftStart(of: layer, by: shift)
      hands.update(.scroll(own, drag), at: index)
    }
    let offset = stage.tree[layer].model.bounds.origin
    let end = stage.clamped(offset, in: layer)
    guard !isHeld, end != offset else { return }
    let environment = LayerEnvironment(stage: stage, time: time, target: layer)
    _ = scroll(layer, from: offset, to: end, .easeInOut, Self.refreshReturn, environment)
  }
}
