import SegueGeometry

/// A layer that would show what is in it several times; it is shown once.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How often what is in it would be shown.
  open var instanceCount = 1 {
    didSet { if instanceCount > 1 { host.note("what a replicator layer repeats is shown once") } }
  }
  /// Seconds by which each lags behind the one before it.
  open var instanceDelay: CFTimeInterval = 0
  /// How each lies in the one before it.
  open var instanceTransform = CATransform3DIdentity
  /// What the colours are multiplied by.
  open var instanceColor: CGColor? = CGColor(.white)
  /// What is added to red from one to the next.
  open var instanceRedOffset: Float = 0
  /// What is added to green from one to the next.
  open var instanceGreenOffset: Float = 0
  /// What is added to blue from one to the next.
  open var instanceBlueOffset: Float = 0
  /// What is added to the alpha from one to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether it has depth.
  open var preservesDepth = false
}
