import Foundation
import SegueMotion
import SegueStage

/// A layer's time, which everything below it has as well.
extension CALayer: CAMediaTiming {
  /// The superlayer's time at which this layer's is `timeOffset`.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The length of the layer's time; it has no end here.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { host.note("the duration of a layer has no effect") }
  }

  /// Local seconds per second of the superlayer; 0 stops time.
  public var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = newValue.decimal }
  }

  /// The local time at `beginTime`.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// A layer's time does not repeat here.
  public var repeatCount: Float {
    get { 0 }
    set { host.note("the repeatCount of a layer has no effect") }
  }

  /// A layer's time does not repeat here.
  public var repeatDuration: CFTimeInterval {
    get { 0 }
    set { host.note("the repeatDuration of a layer has no effect") }
  }

  /// A layer's time does not go back here.
  public var autoreverses: Bool {
    get { false }
    set { host.note("autoreverses of a layer has no effect") }
  }

  /// A layer's time has no end here.
  public var fillMode: CAMediaTimingFillMode {
    get { .removed }
    set { host.note("the fillMode of a layer has no effect") }
  }

  private var timing: MediaTiming {
    get { host.stage.timing(of: id) }
    set { host.stage.setTiming(newValue, of: id) }
  }

  /// A time of another layer in this one's, or this one's present time if the other's stands still; nil is the host's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let source = l?.id ?? host.stage.root
    return host.stage.convertTime(t, from: source, to: id) ?? host.stage.localTime(of: id, at: host.time)
  }

  /// A time of this layer in another one's; nil is the host's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let target = l?.id ?? host.stage.root
    return host.stage.convertTime(t, from: id, to: target) ?? host.stage.localTime(of: target, at: host.time)
  }
}
