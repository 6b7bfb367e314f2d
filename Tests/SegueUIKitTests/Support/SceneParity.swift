import SegueGeometry
import SegueModel
import SegueScenes
import SegueStage
import SegueTransitions

@testable import SegueUIKit

/// A transition of a bundled scene beside the same one as UIKit code.
@MainActor
struct SceneParity {
  let phone: Phone
  private var session: Session
  private let duration: Double
  /// The largest difference that was seen, in points, fractions of opacity, or points of radius.
  private(set) var worst = 0.0
  /// How many layers were compared.
  private(set) var count = 0

  /// Starts a transition of a scene; a scene that has to be somewhere else first gets there by `before`.
  init(_ scene: String, _ transition: String, duration: Double, before: [String] = []) throws {
    session = Session(scene: try SceneFile.load(scene).scene)
    for name in before {
      session.handle(.trigger(name))
      session.advance(to: session.time + 5)
    }
    session.handle(.trigger(transition))
    self.duration = duration
    phone = Phone()
  }

  /// Taps a layer of a scene, which starts a transition.
  init(_ scene: String, tapping layer: String, duration: Double) throws {
    session = Session(scene: try SceneFile.load(scene).scene)
    let path = LayerPath(layer)
    tapped = session.layerSamples().first { $0.id == layer }.map { CGRect($0.frame) }
    session.handle(.tap(path))
    self.duration = duration
    phone = Phone()
  }

  /// Where the tapped layer was.
  private(set) var tapped: CGRect?

  /// Where a layer of the scene is now.
  func frame(of id: String) -> CGRect? {
    session.layerSamples().first { $0.id == id }.map { CGRect($0.frame) }
  }

  /// Compares layers at 51 times from the beginning to the end.
  mutating func compare(_ layers: [String: CALayer], _ step: (Double) -> Void = { _ in }) {
    let begin = session.time
    for index in 0...50 {
      let time = duration * Double(index) / 50
      session.advance(to: begin + time)
      phone.host.advance(to: time)
      step(time)
      let samples = session.layerSamples()
      for (id, layer) in layers {
        guard let sample = samples.first(where: { $0.id == id }) else { continue }
        count += 1
        worst = max(worst, difference(sample, layer))
      }
    }
  }

  private func difference(_ sample: LayerSample, _ layer: CALayer) -> Double {
    let tree = phone.host.tree
    let time = phone.host.time
    let state = tree.presentation(of: layer.id, at: time)
    let projection = tree.projection(of: layer.id, at: time)
    let box = projection.boundingBox(of: state.bounds) ?? .zero
    var pairs = [
      (sample.frame.origin.x, box.origin.x), (sample.frame.origin.y, box.origin.y),
      (sample.frame.size.width, box.size.width), (sample.frame.size.height, box.size.height),
      (sample.opacity, state.opacity), (sample.cornerRadius, state.cornerRadii.topLeft),
    ]
    if let corners = sample.corners, let own = projection.corners(of: state.bounds) {
      for (a, b) in zip(corners, [own.0, own.1, own.2, own.3]) { pairs += [(a.x, b.x), (a.y, b.y)] }
    }
    return pairs.map { abs($0 - $1) }.max() ?? 0
  }
}
