public import Foundation
import SegueMotion

extension UIView {
  /// Animates the changes that keyframes make, each in its part of the duration.
  ///
  /// The curve of the whole is slow at the beginning and the end unless a curve of ``AnimationOptions`` is among the
  /// options' bits, as in UIKit.
  ///
  /// - Parameters:
  ///   - duration: Seconds of the whole.
  ///   - delay: Seconds before it begins.
  ///   - options: How values between keyframes are found, and repetition.
  ///   - animations: Calls `addKeyframe`; what it changes outside of that takes the whole duration.
  ///   - completion: Called when all is over, with whether nothing was cut short.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let current = ViewAnimations.current
    let recorder = KeyframeRecorder()
    if let gatherer = current.innermost as? ChangeGatherer {
      record(animations, with: recorder, for: gatherer, mode: options.mode)
      if let completion { gatherer.gather({}, completion) }
      return
    }
    begin(
      duration,
      delay,
      options.plain,
      options.plain.curve.engine,
      {
        guard let block = current.innermost as? ViewAnimationBlock else {
          current.with(recorder, animations)
          return
        }
        current.with(recorder, animations)
        let made = recorder.animations(mode: options.mode, duration: block.duration, curve: block.curve)
        for entry in made { block.attach(entry.animations, forKey: entry.key, to: entry.layer) }
      },
      completion
    )
  }

  /// Makes the changes of one keyframe; only within `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a fraction of the duration.
  ///   - frameDuration: How long it takes, as a fraction of the duration.
  ///   - animations: Makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = ViewAnimations.current.innermost as? KeyframeRecorder else { return animations() }
    recorder.keyframe(start: frameStartTime, length: frameDuration, animations)
  }

  /// Gathers keyframes within a property animator's block, whose course bends them.
  private static func record(
    _ body: () -> Void,
    with recorder: KeyframeRecorder,
    for gatherer: ChangeGatherer,
    mode: CAAnimationCalculationMode
  ) {
    ViewAnimations.current.with(recorder, body)
    for entry in recorder.animations(mode: mode, duration: 1, curve: .linear, absolute: true) {
      gatherer.add(entry.animations, on: entry.layer)
    }
    recorder.undo()
  }
}
