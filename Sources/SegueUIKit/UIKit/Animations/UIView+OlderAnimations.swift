public import Foundation

/// The blocks of animations that older sources begin and commit, of a host.
@MainActor
final class OlderBlocks {
  struct Settings {
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var repeats = false
    var reverses = false
    var delegate: AnyObject?
    var didStop: Selector?
  }

  var blocks: [Settings] = []

  static var current: OlderBlocks { SegueHost.current.companion { OlderBlocks() } }
}

extension UIView {
  /// Begins a block of animations; its settings come before its changes.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OlderBlocks.current.blocks.append(OlderBlocks.Settings())
    ViewAnimations.current.push(OlderAction())
  }
  /// Ends a block of animations.
  public class func commitAnimations() {
    guard let last = OlderBlocks.current.blocks.popLast() else { return }
    let action = ViewAnimations.current.pop() as? OlderAction
    action?.close(last)
  }
  /// Sets how long the block takes, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }
  /// Sets how long the block waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
  /// Sets the block's curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.curve = curve } }
  /// Sets whether the block is repeated for ever.
  public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeats = repeatCount > 1 } }
  /// Sets whether the block runs back.
  public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    change { $0.reverses = autoreverses }
  }
  /// Sets who is told of the end; held until then.
  public class func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate as AnyObject? } }
  /// Sets the message that tells of the end.
  public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
  /// Sets whether animations begin from what is seen; they always do.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private class func change(_ body: (inout OlderBlocks.Settings) -> Void) {
    let blocks = OlderBlocks.current
    guard !blocks.blocks.isEmpty else { return }
    body(&blocks.blocks[blocks.blocks.count - 1])
  }
}

/// What an open block does with a change: a block with the settings that are in force.
@MainActor
private final class OlderAction: PropertyAction {
  private let ending: OlderEnding
  private let gate: AnimationGate

  init() {
    let ending = OlderEnding()
    self.ending = ending
    gate = AnimationGate { ending.tell($0) }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  func carryOut(_ changes: [PropertyChange], forKey key: String, on layer: CALayer) {
    let settings = OlderBlocks.current.blocks.last ?? OlderBlocks.Settings()
    guard settings.duration > 0 else { return layer.set(changes) }
    var options = UIView.AnimationOptions()
    if settings.repeats { options.insert(.repeat) }
    if settings.reverses { options.insert(.autoreverse) }
    let block = ViewAnimationBlock(
      duration: settings.duration,
      delay: settings.delay,
      curve: settings.curve.engine,
      options: options,
      gate: gate
    )
    block.carryOut(changes, forKey: key, on: layer)
  }

  func close(_ settings: OlderBlocks.Settings) {
    ending.settings = settings
    let gate = gate
    if gate.isEmpty { SegueHost.current.schedule(after: 0) { gate.close() } } else { gate.close() }
  }
}

/// Who is told of the end of a block, kept until then.
@MainActor
private final class OlderEnding {
  var settings = OlderBlocks.Settings()

  func tell(_ finished: Bool) {
    guard let didStop = settings.didStop else { return }
    _ = didStop.send(to: settings.delegate, [nil, finished, nil])
  }
}
