import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// How much later than at once each layer of a staggered track begins.
extension Animator {
  /// A track on each of the layers that it moves.
  func layerTracks(of tracks: [TrackDefinition]) -> [LayerTrack] {
    tracks.flatMap { track in
      let layers = track.targets.flatMap { before.resolve($0, roles: roles) }
      var result = layers.enumerated().map { index, layer in
        LayerTrack(layer: layer, track: track, rank: TrackRank(index: index, count: layers.count))
      }
      if let stagger = track.stagger { delay(&result, by: stagger) }
      return result
    }
  }

  private func delay(_ tracks: inout [LayerTrack], by stagger: Stagger) {
    let distances = distances(of: tracks, by: stagger.origin)
    guard let farthest = distances.max(), farthest > 0 else { return }
    for (index, distance) in distances.enumerated() {
      let environment = environment(for: tracks[index])
      var share = distance / farthest
      if let ease = stagger.ease {
        share = AnimationTiming(ease, duration: 1, in: environment).curve.value(at: share)
      }
      switch stagger.pace {
      case .each(let seconds): tracks[index].lag = seconds.number(in: environment) * farthest * share
      case .total(let seconds): tracks[index].lag = seconds.number(in: environment) * share
      }
    }
  }

  private func distances(of tracks: [LayerTrack], by origin: Stagger.Origin) -> [Double] {
    switch origin {
    case .named(.random): return places(of: tracks.map { chance(of: $0.layer) })
    case .named(.touch): return places(of: tracks.map { distanceFromTouch(of: $0.layer) })
    default:
      var index = 0.0
      if case .index(let expression) = origin, let first = tracks.first {
        index = expression.number(in: environment(for: first))
      }
      return Stagger.distances(from: origin, count: tracks.count, index: index) ?? []
    }
  }

  /// The place of each number among all, from 0; numbers that are nearly the same share one.
  private func places(of numbers: [Double]) -> [Double] {
    var result = numbers.map { _ in 0.0 }
    var place = 0.0
    var previous: Double?
    for index in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }) {
      if let previous, numbers[index] - previous > Self.sameDistance { place += 1 }
      previous = numbers[index]
      result[index] = place
    }
    return result
  }

  /// By how little numbers differ that are the same but for rounding: points, or the unit interval.
  private static let sameDistance = 1e-9

  private func chance(of layer: LayerID) -> Double {
    var hash = StableHash(seed: seed)
    hash.combine(before.identifier(of: layer))
    hash.combine("stagger")
    return hash.unit
  }

  /// Points from the touch to a layer's middle: the touch that led to the transition or, where no finger did, the middle
  /// of what would have been tapped, else of the canvas.
  private func distanceFromTouch(of layer: LayerID) -> Double {
    let way = before.middle(of: layer, at: time) - before.touch(of: roles, at: time)
    return Elementary.hypotenuse(way.x, way.y)
  }
}
