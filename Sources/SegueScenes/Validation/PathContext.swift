import SegueDocuments
import SegueGeometry
import SegueModel

/// The place of a path, which decides what its first component may be.
enum PathContext {
  /// In a screen's layers; the enclosing layers from the screen inwards.
  case layer(screen: String, ancestors: [LayerDefinition])
  case transition(TransitionDefinition, TransitionBody)
  /// In layers that a transition adds: the name of the addition, and the layers that enclose the value's own,
  /// outermost first.
  case addition(TransitionDefinition, TransitionBody, name: String, ancestors: [LayerDefinition])
  case gesture(screen: String)
  case script

  var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }

  /// The transition whose roles mean something here.
  var transition: (definition: TransitionDefinition, body: TransitionBody)? {
    switch self {
    case .transition(let definition, let body), .addition(let definition, let body, _, _): (definition, body)
    case .layer, .gesture, .script: nil
    }
  }
}
