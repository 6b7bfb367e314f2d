import SegueDocuments
import SegueGeometry
import SegueModel
import SegueStage

/// What follows other layers is set by nothing else.
extension SceneValidator {
  mutating func checkFollowing() {
    var following: Set<SourceRange> = []
    var added: Set<SourceRange> = []
    for screen in scene.screens {
      checkRoot(of: screen)
      screen.root.forEachFollower { following.insert($0.source) }
    }
    for body in scene.transitions.flatMap(\.bodies) {
      for addition in body.additions { addition.layer.forEachFollower { added.insert($0.source) } }
    }
    guard !following.isEmpty || !added.isEmpty else { return }
    for screen in scene.screens { screen.root.forEachFollower { checkPress(of: $0) } }
    scene.forEachAssignment { assignment, context in
      let own = assignment.path.role == .container ? added : following
      for binding in assignment.values {
        checkSetting(binding.property, at: assignment.path, binding.value.source, context, own)
      }
    }
    forEachTrack { validator, track, context in
      for path in track.targets {
        let own = path.role == .container ? added : following
        for change in track.changes {
          let place = change.keyframes.last?.value.source ?? path.source
          validator.checkSetting(change.property, at: path, place, context, own)
        }
        if track.turn != nil { validator.checkSetting(.rotate, at: path, path.source, context, own) }
      }
    }
  }

  /// A view controller's view is where its controller has it.
  private mutating func checkRoot(of screen: ScreenDefinition) {
    for binding in screen.root.following
    where binding.property.isPlace || !binding.property.numbers.isDisjoint(with: PropertyName.transforming) {
      report(
        Finding(
          "'\(binding.property.rawValue)' of a screen cannot follow: transitions move its view",
          at: binding.value.source,
          hint: "let a layer in it follow"
        )
      )
    }
  }

  /// A highlight scales its layer.
  private mutating func checkPress(of layer: LayerDefinition) {
    guard layer.press != nil else { return }
    for binding in layer.following
    where !binding.property.numbers.isDisjoint(with: [.scaleX, .scaleY, .transform]) {
      report(
        Finding(
          "'\(binding.property.rawValue)' follows, and 'press' scales the layer as well",
          at: binding.value.source,
          hint: "put one of them on a layer around this one"
        )
      )
    }
  }

  /// A value that a track, a gesture or a transition gives what follows; `own` are the places of layers that do.
  private mutating func checkSetting(
    _ property: PropertyName,
    at path: LayerPath,
    _ place: SourceRange,
    _ context: PathContext,
    _ own: Set<SourceRange>
  ) {
    guard !own.isEmpty, let layers = try? resolver.layers(at: path, in: context) else { return }
    for layer in layers where own.contains(layer.source) {
      let live = layer.live.sorted { $0.rawValue < $1.rawValue }
      guard let followed = live.first(where: { $0.isDisturbed(by: property) }) else { continue }
      return report(
        Finding(
          "'\(followed.rawValue)' of '\(path)' follows other layers, so nothing else sets '\(property.rawValue)'",
          at: place,
          hint: "move a layer around it, or take '\(followed.rawValue)' out of its 'follow'"
        )
      )
    }
  }

  /// Calls `body` with all tracks of transitions and gestures, and their places.
  private mutating func forEachTrack(
    _ body: (inout SceneValidator, TrackDefinition, PathContext) -> Void
  ) {
    for transition in scene.transitions {
      for part in transition.bodies {
        for track in part.tracks + part.alongside { body(&self, track, .transition(transition, part)) }
      }
    }
    for gesture in scene.gestures {
      guard case .scrubs(let tracks) = gesture.action else { continue }
      let context = PathContext.gesture(screen: gesture.path.components.first ?? "")
      for track in tracks { body(&self, track, context) }
    }
  }
}

extension TransitionDefinition {
  fileprivate var bodies: [TransitionBody] { [body, reduceMotion].compactMap { $0 } }
}

extension LayerDefinition {
  /// Calls `body` with each layer in this one, and itself, that has values which follow others.
  fileprivate func forEachFollower(_ body: (LayerDefinition) -> Void) {
    if !live.isEmpty { body(self) }
    for layer in layers + mask + (grid?.layers ?? []) { layer.forEachFollower(body) }
  }
}

extension PropertyName {
  /// Whether the value is lost, or means something else, once another property is set.
  fileprivate func isDisturbed(by other: PropertyName) -> Bool {
    self == other || !numbers.isDisjoint(with: other.disturbed)
  }
}
