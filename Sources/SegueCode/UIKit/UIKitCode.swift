import SegueModel

/// Writes a transition as UIKit code.
///
/// One file a role: the animator, the interactor, the presentation controller, the delegate. Each is written by a type
/// of its own over the same expressions.
struct UIKitCode: OverExpressions {
  var expressions: UIKitExpressions

  init(_ plan: TransitionPlan) { expressions = UIKitExpressions(plan) }

  /// The whole file.
  mutating func file() -> String {
    var code = CodeWriter()
    if plan.definition.kind == .rotate {
      writeRotation(to: &code)
    } else {
      if plan.body.isCustom {
        var animators = AnimatorCode(expressions)
        animators.writeAnimators(to: &code)
        expressions = animators.expressions
      } else {
        writeSystemNote(to: &code)
      }
      writeGestures(to: &code)
      writeDelegates(to: &code)
    }
    noteFollowers()
    writeHelpers(to: &code)
    var whole = CodeWriter()
    writeHead(to: &whole)
    // What has no place of its own in the code is told at its head.
    let told = code.lines
    for gap in context.gaps where !told.contains(where: { $0.contains("Segue: \(gap.message)") }) {
      whole.comment("Segue: \(gap.message).")
    }
    whole.gap()
    whole.line("import UIKit")
    whole.gap()
    writeProtocol(to: &whole)
    whole.append(code)
    return whole.text
  }

  /// What moves with other layers does so in the app by itself: by constraints, or by a display link.
  private mutating func noteFollowers() {
    for name in [plan.definition.from, plan.definition.to].compactMap({ $0 }) {
      guard let screen = plan.scene.screen(named: name) else { continue }
      for (path, layer) in screen.root.followers(at: name) {
        let what = layer.following.map { "'\($0.property.rawValue)'" }.joined(separator: ", ")
        context.note("\(what) of \(path) follows other layers, which is left to the app", at: layer.source)
      }
    }
  }

  /// Whether the delegate is made with the app's views.
  var delegateUsesViews: Bool {
    if !plan.body.isCustom { return context.needsViews && context.hasChanges && plan.isNavigation }
    return !context.animatorsWithViews.isEmpty
  }

  private mutating func writeSystemNote(to writer: inout CodeWriter) {
    writer.gap()
    writer.comment("`\(plan.definition.name)` has no animator in the scene: UIKit's own transition runs.")
    for gesture in plan.drivers {
      context.gap(
        "the gesture '\(gesture.name)' is UIKit's own interactivePopGestureRecognizer",
        at: gesture.source,
        in: &writer
      )
    }
  }

  private mutating func writeRotation(to writer: inout CodeWriter) {
    writer.comment("Call this in viewWillTransition(to:with:) of the view controller that is shown.")
    if plan.body.duration != nil {
      context.gap(
        "UIKit turns the device in its own time, not in the scene's",
        at: plan.definition.source,
        in: &writer
      )
    }
    if !context.hasChanges {
      writer.comment("The scene moves nothing but the layout, which UIKit animates itself.")
    }
    writeChanges(to: &writer)
  }

  private mutating func writeChanges(to writer: inout CodeWriter) {
    var animators = AnimatorCode(expressions)
    animators.writeChanges(to: &writer)
    expressions = animators.expressions
  }

  private mutating func writeGestures(to writer: inout CodeWriter) {
    var gestures = GestureCode(expressions: expressions)
    for gesture in plan.drivers where plan.body.isCustom { gestures.writeInteractor(gesture, to: &writer) }
    for gesture in plan.starters { gestures.writeStarter(gesture, to: &writer) }
    expressions = gestures.expressions
  }

  private mutating func writeDelegates(to writer: inout CodeWriter) {
    var delegates = DelegateCode(expressions: expressions)
    delegates.writePresentationController(to: &writer)
    if !plan.body.isCustom {
      expressions = delegates.expressions
      writeChanges(to: &writer)
      delegates.expressions = expressions
    }
    delegates.writeDelegate(usesViews: delegateUsesViews, to: &writer)
    expressions = delegates.expressions
  }

  /// What the code brings along.
  mutating func writeHelpers(to writer: inout CodeWriter) {
    if context.helpers.contains(.restingState), context.touched.contains(.anchorPoint),
      !expressions.turned.isEmpty
    {
      context.helpers.insert(.layoutFrame)
    }
    guard !context.helpers.isEmpty else { return }
    writer.gap()
    writer.line("// MARK: Helpers")
    for helper in Helper.allCases where context.helpers.contains(helper) {
      writer.gap()
      if helper == .restingState {
        writeRestingState(to: &writer)
      } else {
        for line in helper.text.split(separator: "\n", omittingEmptySubsequences: false) {
          writer.verbatim(String(line))
        }
      }
    }
  }

  private func writeRestingState(to writer: inout CodeWriter) {
    let fields = RestingField.allCases.filter(context.touched.contains)
    let usesFrame = context.touched.contains(.bounds)
    writer.document("How a view looks when nothing moves, to put it back.")
    writer.line("@MainActor")
    writer.block("private struct RestingState") { writer in
      writer.line("private let view: UIView")
      for field in fields { writer.line("let \(field.rawValue): \(field.type)") }
      writer.gap()
      writer.block("init(_ view: UIView)") { writer in
        writer.line("self.view = view")
        for field in fields { writer.line("\(field.rawValue) = \(field.reading)") }
      }
      if usesFrame {
        writer.gap()
        writer.document("The frame, whatever the transform.")
        writer.block("var frame: CGRect") { writer in
          writer.line("let origin = CGPoint(")
          writer.line("  x: center.x - anchorPoint.x * bounds.width,")
          writer.line("  y: center.y - anchorPoint.y * bounds.height")
          writer.line(")")
          writer.line("return CGRect(origin: origin, size: bounds.size)")
        }
      }
      writer.gap()
      writer.block("func restore()") { writer in
        if context.touched.contains(.transform3D) { writer.line("view.transform3D = transform3D") }
        for field in fields.sorted(by: { $0.rank < $1.rank }) where field != .transform3D {
          writer.line(field.restoring)
        }
      }
    }
  }
}

extension LayerDefinition {
  /// The layers in this one, and itself, that have values which follow others, with their paths.
  fileprivate func followers(at path: String) -> [(path: String, layer: LayerDefinition)] {
    let own = live.isEmpty ? [] : [(path: path, layer: self)]
    return own + (layers + mask).flatMap { $0.followers(at: "\(path)/\($0.name)") }
  }
}
