import Foundation
import SegueStage

extension CALayer {
  var treeSublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      for layer in sublayerList where !(newValue ?? []).contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] { insert(layer, at: nil) }
    }
  }

  var treeMask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      maskLayer?.leave()
      guard let newValue, !isBelow(newValue) else { return }
      newValue.leave()
      host.stage.attachMask(newValue.id, to: id)
      newValue.superlayer = self
      maskLayer = newValue
      newValue.noteJoining(joinedTurn == nil ? nil : host.turn)
    }
  }

  /// Inserts a layer behind a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.leaveSibling(of: self)
    insert(layer, at: sublayerList.firstIndex { $0 === sibling })
  }

  /// Inserts a layer in front of a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.leaveSibling(of: self)
    insert(layer, at: sublayerList.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  /// Puts a layer in a sublayer's place.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayerList.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Whether `other` is this layer or above it.
  private func isBelow(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.superlayer
    }
    return false
  }

  /// Takes a layer out of this one's list alone, so that the index of a sibling is the one without it.
  private func leaveSibling(of layer: CALayer) {
    if superlayer === layer { layer.sublayerList.removeAll { $0 === self } }
  }

  /// Inserts a layer; nil is in front of all.
  ///
  /// A layer that moves within a window keeps its animations, one that joins or leaves it loses them.
  func insert(_ layer: CALayer, at index: Int?) {
    guard layer.host === host, !isBelow(layer) else { return }
    let wasOnScreen = layer.joinedTurn != nil
    if let old = layer.superlayer {
      old.sublayerList.removeAll { $0 === layer }
      if old.maskLayer === layer { old.maskLayer = nil }
      if old !== self { old.setNeedsLayout() }
    }
    let place = max(0, min(index ?? sublayerList.count, sublayerList.count))
    sublayerList.insert(layer, at: place)
    layer.superlayer = self
    host.stage.move(layer.id, to: id, at: place + replicas)
    setNeedsLayout()
    guard wasOnScreen != (joinedTurn != nil) else { return }
    if wasOnScreen { host.detachAll(below: layer.id) }
    layer.noteJoining(joinedTurn == nil ? nil : host.turn)
  }

  /// Leaves the superlayer, or stops being its mask; animations end if it leaves the window.
  func leave() {
    guard let old = superlayer else { return }
    old.sublayerList.removeAll { $0 === self }
    if old.maskLayer === self { old.maskLayer = nil }
    superlayer = nil
    if joinedTurn != nil { host.detachAll(below: id) }
    host.stage.move(id, to: host.limbo)
    noteJoining(nil)
    old.setNeedsLayout()
  }

  /// Writes down for the subtree in which turn it joined a window; nil as it left it.
  func noteJoining(_ turn: Int?) {
    joinedTurn = turn
    if turn == nil { attached = [] } else if isLayoutNeeded { host.requestLayout(of: self) }
    for layer in sublayerList { layer.noteJoining(turn) }
    maskLayer?.noteJoining(turn)
  }
}
