import SegueModel
import SegueScenes

extension Scene {
  /// What starting a session takes of a `CheckBudget`: layers are made, and their values computed.
  var size: Int {
    var size = 100 + transitions.count + scripts.count
    for screen in screens { screen.root.addSize(to: &size) }
    return size
  }
}

extension LayerDefinition {
  /// Counts itself and what is below it, with the parts of its values.
  fileprivate func addSize(to size: inout Int) {
    size += 10
    for binding in values { binding.value.visit { _ in size += 1 } }
    for child in layers + mask { child.addSize(to: &size) }
  }
}
