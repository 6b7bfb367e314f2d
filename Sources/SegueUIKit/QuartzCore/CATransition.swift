import Foundation
import SegueStage

/// How a transition of a layer goes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old dissolves.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new comes over the old; here it pushes it out.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old goes, and shows the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition of a layer comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which Core Animation itself keeps transitions.
public let kCATransition = "transition"

/// Shows what a layer becomes by a transition from what it is as this is attached.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How it goes; other types than the four dissolve.
  open var type = CATransitionType.fade
  /// Where it comes from; nil is the left.
  open var subtype: CATransitionSubtype?
  /// The part of it at which it begins, 0…1; it always begins at 0.
  open var startProgress: Float = 0
  /// The part of it at which it ends, 0…1; it always ends at 1.
  open var endProgress: Float = 1
  /// A filter of Core Image, which has no effect.
  open var filter: Any? {
    didSet { if filter != nil { SegueHost.current.noteUnused("a transition of layers") } }
  }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype, copy.filter) = (type, subtype, filter)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }

  override var defaultKey: String { kCATransition }

  /// Keeps what a layer shows now in front of it, and moves or dissolves that.
  func begin(on layer: CALayer) {
    var copy = layer.host.stage.snapshot(of: layer.id, at: layer.host.time)
    copy.layer.model = copy.layer.model.asReplica
    let old = PictureLayer(copy, size: layer.bounds.size.size)
    old.follow(layer.bounds, part: PictureContents.whole, gravity: .resize)
    old.zPosition = 1e6
    layer.addSublayer(old)
    let delay = AnimationEnd { old.removeFromSuperlayer() }
    let motion = CABasicAnimation(keyPath: "opacity")
    (motion.fromValue, motion.toValue) = (1.0, 0.0)
    switch type {
    case .push, .moveIn: push(layer, old)
    case .reveal: move(old, by: offset(layer.bounds.size, -1), motion)
    default: if type != .fade { layer.host.note("the transition '\(type.rawValue)' dissolves") }
    }
    motion.isRemovedOnCompletion = false
    motion.fillMode = .forwards
    take(motion, of: layer)
    motion.delegate = delay
    if type == .push || type == .moveIn { motion.toValue = 1.0 }
    old.add(motion, forKey: kCATransition)
  }

  private func push(_ layer: CALayer, _ old: CALayer) {
    let way = offset(layer.bounds.size, 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    old.position = CGPoint(x: old.position.x - way.width, y: old.position.y - way.height)
    CATransaction.commit()
    for (key, length) in [("position.x", way.width), ("position.y", way.height)] where length != 0 {
      let motion = CABasicAnimation(keyPath: key)
      (motion.fromValue, motion.toValue, motion.isAdditive) = (Double(length), 0.0, true)
      take(motion, of: layer)
      layer.add(motion, forKey: "\(kCATransition).\(key)")
    }
  }

  private func move(_ old: CALayer, by way: CGSize, _ motion: CABasicAnimation) {
    motion.keyPath = "position"
    motion.fromValue = NSValue(cgPoint: old.position)
    motion.toValue = NSValue(cgPoint: CGPoint(x: old.position.x + way.width, y: old.position.y + way.height))
  }

  private func take(_ motion: CAAnimation, of layer: CALayer) {
    motion.duration = duration > 0 ? duration : CATransaction.animationDuration()
    (motion.timingFunction, motion.beginTime, motion.speed) = (timingFunction, beginTime, speed)
  }

  /// From where the new comes.
  private func offset(_ size: CGSize, _ sign: CGFloat) -> CGSize {
    switch subtype {
    case .fromRight: CGSize(width: sign * size.width, height: 0)
    case .fromTop: CGSize(width: 0, height: -sign * size.height)
    case .fromBottom: CGSize(width: 0, height: sign * size.height)
    default: CGSize(width: -sign * size.width, height: 0)
    }
  }
}

/// Calls something at the end of an animation.
@MainActor
private final class AnimationEnd: SegueObject, CAAnimationDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init(main: ())
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { body() }
}
