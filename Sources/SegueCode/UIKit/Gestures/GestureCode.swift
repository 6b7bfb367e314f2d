import SegueModel

/// Writes gestures: interactors that drive a transition, and those that a transition follows.
struct GestureCode: OverExpressions {
  var expressions: UIKitExpressions

  /// The interactor: the scene's gesture and UIKit's percent-driven transition in one.
  mutating func writeInteractor(_ gesture: GestureDefinition, to writer: inout CodeWriter) {
    let name = context.interactorName(gesture)
    let parts = handler(gesture)
    writer.gap()
    writer.line("// MARK: Interactor")
    writer.gap()
    writer.document("The gesture `\(gesture.name)`, which drives `\(plan.definition.name)`.")
    writer.block("final class \(name): UIPercentDrivenInteractiveTransition") { writer in
      writer.document("Whether a hand drives the transition; only then is the interactor handed out.")
      writer.line("private(set) var isActive = false")
      writeFields(parts, to: &writer)
      writer.gap()
      writeInitializer(gesture, parts, to: &writer)
      writer.gap()
      writer.block("@objc private func handle(_ recognizer: \(gesture.recognizer.className))") {
        $0.append(parts.body)
      }
      writer.gap()
      writeEnd(gesture, to: &writer)
    }
    writeRecognizerDelegate(name, gesture, to: &writer)
  }

  struct HandlerCode {
    var body = CodeWriter()
    var fields: [String] = []
    var usesViews = false
    var methods = CodeWriter()
  }

  func writeFields(_ parts: HandlerCode, to writer: inout CodeWriter) {
    writer.line("private let begin: () -> Void")
    if parts.usesViews { writer.line("private weak var views: (any \(context.viewsProtocol))?") }
    for field in parts.fields { writer.line(field) }
  }

  mutating func writeInitializer(
    _ gesture: GestureDefinition,
    _ parts: HandlerCode,
    to writer: inout CodeWriter
  ) {
    writer.document("Adds the recognizer to a view; `begin` calls \(beginning).")
    writer.document("")
    writer.document("- Parameters:")
    writer.document("  - view: The view of `\(gesture.path)`.")
    let views = parts.usesViews ? ["views: any \(context.viewsProtocol)"] : []
    if parts.usesViews { writer.document("  - views: The views that the gesture reads or moves.") }
    writer.document("  - begin: Begins the transition.")
    let arguments = ["view: UIView"] + views + ["begin: @escaping () -> Void"]
    writer.block("init(\(arguments.joined(separator: ", ")))") { writer in
      writer.line("self.begin = begin")
      if parts.usesViews { writer.line("self.views = views") }
      writer.line("super.init()")
      writeCompletion(of: gesture, to: &writer)
      writeRecognizer(gesture, to: &writer)
    }
  }

  var beginning: String {
    switch plan.definition.kind {
    case .push: "`pushViewController(_:animated:)`"
    case .pop: "`popViewController(animated:)`"
    case .present: "`present(_:animated:)`"
    case .tab: "the setter of `selectedIndex`"
    default: "`dismiss(animated:)`"
    }
  }

  mutating func writeCompletion(of gesture: GestureDefinition, to writer: inout CodeWriter) {
    writeCurve(gesture.ease, timing: false, to: &writer)
    if let timing = gesture.timingCurve {
      writer.line("timingCurve = \(expressions.curve(timing, at: gesture.source).timingParameters)")
    }
    if !gesture.wantsInteractiveStart { writer.line("wantsInteractiveStart = false") }
  }

  mutating func writeCurve(_ ease: Ease, timing: Bool, to writer: inout CodeWriter) {
    if ease == .easeInOut, !timing { return }
    if case .named(let name) = expressions.curve(ease, at: plan.definition.source) {
      return writer.line("completionCurve = .\(name)")
    }
    let parameters = expressions.curve(ease, at: plan.definition.source).timingParameters
    writer.line("timingCurve = \(parameters)")
    guard !plan.definition.isInterruptible else { return }
    context.gap(
      "UIKit heeds timingCurve only with an interruptible animator; else it ends on completionCurve",
      at: plan.definition.source,
      in: &writer
    )
  }

  func writeRecognizer(_ gesture: GestureDefinition, to writer: inout CodeWriter) {
    let type = gesture.recognizer.className
    writer.line("let recognizer = \(type)(target: self, action: #selector(handle(_:)))")
    switch gesture.recognizer {
    case .edgePan(let edge): writer.line("recognizer.edges = .\(edge.edgeCode)")
    case .swipe(let direction): writer.line("recognizer.direction = .\(direction.rawValue)")
    case .longPress(let seconds) where seconds != 0.5:
      writer.line("recognizer.minimumPressDuration = \(expressions.literal(seconds))")
    default: break
    }
    if gesture.maximumTouches < 100 {
      switch gesture.recognizer {
      case .pan, .edgePan: writer.line("recognizer.maximumNumberOfTouches = \(gesture.maximumTouches)")
      case .tap, .swipe, .longPress:
        writer.line("recognizer.numberOfTouchesRequired = \(gesture.maximumTouches)")
      case .pinch: writer.comment("A pinch has two touches, whatever the scene's `touches`.")
      }
    }
    if needsDelegate(gesture) { writer.line("recognizer.delegate = self") }
    writer.line("view.addGestureRecognizer(recognizer)")
  }

  func needsDelegate(_ gesture: GestureDefinition) -> Bool {
    if case .pan(.some) = gesture.recognizer { return true }
    return gesture.begin != nil || !gesture.simultaneous.isEmpty
  }
}

extension GestureDefinition.Recognizer {
  var className: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    }
  }

  /// Whether it is recognized once, as it ends.
  var isDiscrete: Bool { self == .tap || isSwipe }

  /// The first state that its action is called in.
  var firstState: String { isDiscrete ? "ended" : "began" }

  /// Whether UIKit's recognizer says how far and how fast the finger goes.
  var saysMovement: Bool {
    switch self {
    case .pan, .edgePan: true
    case .tap, .pinch, .swipe, .longPress: false
    }
  }

  var isSwipe: Bool {
    if case .swipe = self { return true }
    return false
  }
}

extension GestureDefinition.Direction {
  var edgeCode: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "top"
    case .down: "bottom"
    }
  }
}

extension Expression {
  /// Whether the value is a condition, not a number.
  var isCondition: Bool {
    switch node {
    case .boolean, .unary(.not, _): return true
    case .binary(let operation, _, _):
      return operation.binding == .comparison || operation == .and || operation == .or
    case .conditional(let then, _, _): return then.isCondition
    default: return false
    }
  }
}
