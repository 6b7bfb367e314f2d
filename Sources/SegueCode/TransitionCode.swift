import SegueDocuments
public import SegueModel

/// A transition as source text, ready to be pasted.
public struct TransitionCode: Hashable, Sendable {
  /// The text, which ends with a line break.
  public var text: String
  /// What the text does not say; each is also a comment in the text, at its place.
  public var gaps: [CodeGap]

  /// Writes a transition of a scene.
  ///
  /// Time grows with the length of the transition, and for ``CodeTarget/css`` with its duration.
  ///
  /// - Parameters:
  ///   - scene: A scene as it was read.
  ///   - name: The name of one of its transitions.
  ///   - target: What the text is written in.
  /// - Throws: If the scene has no transition of the name.
  public init(scene: Scene, transition name: String, target: CodeTarget) throws(CodeError) {
    guard let definition = scene.transition(named: name) else {
      let names = scene.transitions.map(\.name)
      throw .unknownTransition(
        name,
        hint: Suggestions().hint(for: name, among: names, listing: "transitions")
      )
    }
    let plan = TransitionPlan(scene: scene, definition: definition)
    switch target {
    case .uikit:
      var code = UIKitCode(plan)
      text = code.file()
      gaps = code.context.gaps
    case .swiftui:
      var code = SwiftUICode(plan)
      text = code.file()
      gaps = code.gaps
    case .css:
      var code = CSSCode(plan)
      text = code.file()
      gaps = code.gaps
    case .compose:
      var code = ComposeCode(plan)
      text = code.file()
      gaps = code.gaps
    }
  }
}
