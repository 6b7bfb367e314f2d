import Foundation
import SegueMotion
import SegueStage

/// The changes of a `UIView.animateKeyframes`, gathered by property until all are known.
@MainActor
final class KeyframeRecorder: PropertyAction {
  private struct Stretch {
    var start: Double
    var end: Double
    var from: LayerValue
    var to: LayerValue
  }

  private struct Track {
    let layer: CALayer
    let key: String
    let property: LayerProperty
    var stretches: [Stretch]
  }

  private var tracks: [Track] = []
  /// The part of the duration that changes belong to.
  private var window = 0.0...1.0

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

  func carryOut(_ changes: [PropertyChange], forKey key: String, on layer: CALayer) {
    for change in changes {
      let stretch = Stretch(
        start: window.lowerBound,
        end: window.upperBound,
        from: change.old,
        to: change.new
      )
      let known = tracks.firstIndex { $0.layer === layer && $0.property == change.property }
      if let known {
        tracks[known].stretches.append(stretch)
      } else {
        tracks.append(Track(layer: layer, key: key, property: change.property, stretches: [stretch]))
      }
    }
    layer.set(changes)
  }

  /// Makes a keyframe's changes; its start and length are fractions of the duration.
  func keyframe(start: Double, length: Double, _ body: () -> Void) {
    let outer = window
    let begin = min(max(start.isNaN ? 0 : start, 0), 1)
    window = begin...min(max(begin + (length.isNaN ? 0 : length), begin), 1)
    ViewAnimations.current.with(self, body)
    window = outer
  }

  /// Gives the layers back the values that they had.
  func undo() {
    for track in tracks.reversed() {
      guard let first = track.stretches.first else { continue }
      track.layer.edit { $0[track.property] = first.from }
    }
  }

  /// The animations of each layer, by the key of what they change.
  ///
  /// Unless they are `absolute`, numbers are added to the final value, so that what is in flight goes on beneath.
  func animations(
    mode: CAAnimationCalculationMode,
    duration: Double,
    curve: TimingCurve,
    absolute: Bool = false
  ) -> [(layer: CALayer, key: String, animations: [Animation])] {
    var result: [(layer: CALayer, key: String, animations: [Animation])] = []
    for track in tracks {
      let made = animation(of: track, mode: mode, duration: duration, curve: curve, absolute: absolute)
      if let known = result.firstIndex(where: { $0.layer === track.layer && $0.key == track.key }) {
        result[known].animations.append(made)
      } else {
        result.append((track.layer, track.key, [made]))
      }
    }
    return result
  }

  private func animation(
    of track: Track,
    mode: CAAnimationCalculationMode,
    duration: Double,
    curve: TimingCurve,
    absolute: Bool
  ) -> Animation {
    let sorted = track.stretches.sorted { $0.start < $1.start }
    let last = track.layer.ownState[track.property]
    var (values, times) = ([sorted[0].from], [0.0])
    for stretch in sorted {
      // A stretch begins from where the one before has led, at its own start.
      if stretch.start > times[times.count - 1] {
        values.append(values[values.count - 1])
        times.append(stretch.start)
      }
      values.append(stretch.to)
      times.append(max(stretch.end, times[times.count - 1]))
    }
    if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    let shown = values.map { value -> LayerValue in
      guard !absolute, let number = value.number, let end = last.number else { return value }
      return .number(number - end)
    }
    let numbers = shown.compactMap(\.number)
    let distances = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }
    let steps = KeyframeSteps(mode: mode, distances: distances, times: times, curves: [])
    let points = numbers.map { SIMD4($0, 0, 0, 0) }
    return Animation(
      kind: steps.kind(of: track.property, shown, numbers: points, lane: 0),
      timing: MediaTiming(duration: duration, fillMode: .both),
      curve: curve,
      isAdditive: !absolute && numbers.count == shown.count
    )
  }
}
