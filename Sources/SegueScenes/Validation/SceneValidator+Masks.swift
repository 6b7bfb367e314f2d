import SegueDocuments
import SegueModel
import SegueStage

/// `mask-mode`, which says how a mask is read, or that a layer directly in one takes away from it.
extension SceneValidator {
  /// What a layer is to masks.
  private enum Part {
    case mask, inMask, other
  }

  mutating func checkMaskModes() {
    for screen in scene.screens { checkMaskModes(of: screen.root, as: .other) }
    for addition in scene.transitions.flatMap(\.body.additions) {
      let isMask = if case .masks = addition.placement { true } else { false }
      checkMaskModes(of: addition.layer, as: isMask ? .mask : .other)
    }
    scene.forEachAssignment { checkMaskMode(of: $0, in: $1) }
  }

  private mutating func checkMaskModes(of layer: LayerDefinition, as part: Part) {
    for binding in layer.values { check(binding, as: part) }
    for binding in layer.grid?.values ?? [] { check(binding, as: .other) }
    for child in layer.grid?.layers ?? [] { checkMaskModes(of: child, as: .other) }
    for child in layer.layers { checkMaskModes(of: child, as: part == .mask ? .inMask : .other) }
    for child in layer.mask { checkMaskModes(of: child, as: .mask) }
  }

  /// Paths lead into masks that a transition adds, and into no others.
  private mutating func checkMaskMode(of assignment: LayerAssignment, in context: PathContext) {
    guard assignment.values.contains(where: { $0.property == .maskMode }) else { return }
    let names = assignment.path.components
    let addition = context.transition?.body.additions.first { addition in
      guard names.count > 1, addition.layer.name == names[1], case .masks = addition.placement else {
        return false
      }
      return assignment.path.role == .container
    }
    let part: Part = addition == nil ? .other : names.count == 2 ? .mask : names.count == 3 ? .inMask : .other
    for binding in assignment.values { check(binding, as: part) }
  }

  private mutating func check(_ binding: PropertyBinding, as part: Part) {
    guard binding.property == .maskMode else { return }
    let isSubtract: Bool? =
      if case .text(let word) = binding.value.node { word == MaskMode.subtract.rawValue } else { nil }
    switch part {
    case .other:
      report(
        Finding(
          "'mask-mode' has no effect outside a mask",
          at: binding.value.source,
          hint: "write it in a layer's 'mask', in a layer directly in that, or in what is added with 'masks'"
        )
      )
    case .mask where isSubtract == true:
      report(
        Finding(
          "a mask itself takes nothing away",
          at: binding.value.source,
          hint: "'inverted' shows what the mask would hide; 'subtract' is for the layers in a mask"
        )
      )
    case .inMask where isSubtract == false:
      report(
        Finding(
          "how a mask is read is for the whole of it to say",
          at: binding.value.source,
          hint:
            "write it in the mask itself; a layer in it takes away with 'subtract', and adds without a word"
        )
      )
    case .mask, .inMask: return
    }
  }
}
