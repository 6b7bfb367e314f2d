import SegueGeometry
import SegueModel
import SegueMotion

/// Writes a transition for SwiftUI.
///
/// Where both screens only move as a whole, it is a view with one animated number. Anything else is UIKit's
/// code within SwiftUI, and says why.
struct SwiftUICode {
  let plan: TransitionPlan
  var gaps: [CodeGap] = []
  var uiKit: UIKitCode

  init(_ plan: TransitionPlan) {
    self.plan = plan
    uiKit = UIKitCode(plan)
  }

  mutating func file() -> String {
    if let reason = obstacle {
      let text = wrapper(reason)
      gaps += uiKit.context.gaps
      return text
    }
    return native()
  }

  /// Why SwiftUI cannot say the transition; nil if it can.
  private var obstacle: String? {
    let body = plan.body
    if plan.definition.kind == .rotate { return "SwiftUI has no moment at which the device turns" }
    if plan.definition.kind == .tab { return "SwiftUI's tab view takes no transition of one's own" }
    if !body.isCustom { return "UIKit's own transition runs, with what the scene changes around it" }
    if !body.additions.isEmpty { return "what the transition adds is made of pictures of other views" }
    if !body.during.isEmpty || !body.before.isEmpty || !body.after.isEmpty || !body.alongside.isEmpty {
      return "it sets values of views at UIKit's moments"
    }
    if plan.presentation?.style == .custom { return "a presentation controller gives it its frame" }
    if let gesture = (plan.drivers + plan.starters).first { return "the gesture '\(gesture.name)' holds it" }
    if plan.definition.isInterruptible { return "it can be caught in flight" }
    if plan.definition.reduceMotion != nil { return "it has an animator of its own for reduced motion" }
    return trackObstacle
  }

  private var trackObstacle: String? {
    let tracks = plan.body.tracks
    let timings = Set(tracks.map { plan.timing(of: $0) })
    if timings.count > 1 { return "its tracks have different times" }
    guard let timing = timings.first, timing.start == 0, timing.length?.isFinite == true else {
      return "its times depend on the device"
    }
    switch timing.curve {
    case .linear?, .cubicBezier?, .spring?: break
    default: return "its curve is none of SwiftUI's"
    }
    for track in tracks {
      if track.kind == .layer || track.repeatCount != nil || track.autoreverses || track.speed != nil {
        return "it has explicit animations"
      }
      if track.targets.contains(where: { $0.components.count > 1 || ($0.role != .from && $0.role != .to) }) {
        return "it moves layers within the screens"
      }
      for change in track.changes {
        if change.keyframes.count > 2 || !track.isStraight { return "it has keyframes" }
        if ![.x, .y, .opacity, .scale, .rotate, .moveX, .moveY].contains(change.property) {
          return "SwiftUI has no effect for '\(change.property.rawValue)' of a whole screen"
        }
        for frame in change.keyframes where !isSimple(frame.value) { return "its values read other layers" }
      }
    }
    return nil
  }

  private func isSimple(_ expression: Expression) -> Bool {
    !expression.contains { node in
      switch node {
      case .number, .unary, .binary, .call(.floor, _), .percent: return false
      case .symbol(let symbol): return ![.containerWidth, .containerHeight, .rest, .here].contains(symbol)
      default: return true
      }
    }
  }

  // MARK: SwiftUI

  private mutating func native() -> String {
    let name = uiKit.context.prefix
    var writer = CodeWriter()
    writer.comment("\(plan.scene.title): the transition `\(plan.definition.name)`, for iOS 15 and later.")
    writer.comment("Written by Segue from the scene. SwiftUI can say all of it: both screens in one stack.")
    writer.gap()
    writer.line("import SwiftUI")
    writer.gap()
    writer.document(
      "Runs `\(plan.definition.name)` when `isRun` changes to true; set it within no animation."
    )
    writer.block("struct \(name)<Outgoing: View, Incoming: View>: View") { writer in
      writer.line("let isRun: Bool")
      writer.document("`\(plan.definition.from ?? "")`, which goes.")
      writer.line("@ViewBuilder let outgoing: Outgoing")
      writer.document("`\(plan.definition.to ?? "")`, which comes.")
      writer.line("@ViewBuilder let incoming: Incoming")
      writer.document("How far it has come; a spring runs past 1.")
      writer.line("@State private var progress: CGFloat = 0")
      writer.gap()
      writer.block("var body: some View") { writeBody(to: &$0) }
      writer.gap()
      writer.block("private func way(_ start: CGFloat, _ end: CGFloat) -> CGFloat") {
        $0.line("start + (end - start) * progress")
      }
    }
    return writer.text
  }

  private mutating func writeBody(to writer: inout CodeWriter) {
    var lines: [String: [String]] = [:]
    for track in plan.body.tracks {
      for target in track.targets {
        for change in track.changes { lines[target.components[0], default: []].append(effect(change)) }
      }
    }
    let needsSize = lines.values.joined().contains { $0.uses("size") }
    writer.line(needsSize ? "GeometryReader { geometry in" : "Group {")
    writer.indented { writer in
      if needsSize { writer.line("let size = geometry.size") }
      writer.block("ZStack") { writer in
        let order = plan.insertsAbove ? ["from", "to"] : ["to", "from"]
        for role in order {
          writer.line(role == "from" ? "outgoing" : "incoming")
          writer.indented { writer in
            for line in lines[role] ?? [] { writer.line(line) }
          }
        }
      }
    }
    writer.line("}")
    writer.block(".onChange(of: isRun) { isRun in", isOpen: true) { writer in
      writer.line("progress = 0")
      writer.line("guard isRun else { return }")
      writer.block("withAnimation(\(animation))") { $0.line("progress = 1") }
    }
  }

  private mutating func effect(_ change: TrackDefinition.Change) -> String {
    let neutral = change.property == .opacity || change.property == .scale ? "1" : "0"
    var texts = change.keyframes.map { frame in
      uiKit.expressions.print(frame.value.settled(neutral), in: SwiftPlace(property: change.property))
        .replacing("container.bounds", with: "size")
    }
    if texts.count == 1 { texts.insert(neutral, at: 0) }
    let way = "way(\(texts[0]), \(texts[1]))"
    switch change.property {
    case .opacity: return ".opacity(\(way))"
    case .x, .moveX: return ".offset(x: \(way))"
    case .y, .moveY: return ".offset(y: \(way))"
    case .scale: return ".scaleEffect(\(way))"
    default: return ".rotationEffect(.radians(\(way)))"
    }
  }

  /// The curve; a spring by its coefficients, which SwiftUI takes with a velocity.
  private var animation: String {
    guard let track = plan.body.tracks.first else { return ".default" }
    let timing = plan.timing(of: track)
    let seconds = (timing.length ?? 0).shortest
    switch timing.curve {
    case .cubicBezier(let bezier)?:
      if let name = bezier.uiKitName { return ".\(name)(duration: \(seconds))" }
      let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(\.shortest)
      return ".timingCurve(\(points.joined(separator: ", ")), duration: \(seconds))"
    case .spring(let spring, let velocity, _)?:
      let numbers = [spring.mass, spring.stiffness, spring.damping, velocity].map(\.shortest)
      return ".interpolatingSpring(mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), "
        + "initialVelocity: \(numbers[3]))"
    default: return ".linear(duration: \(seconds))"
    }
  }

  // MARK: UIKit within SwiftUI

  private mutating func wrapper(_ reason: String) -> String {
    let text = uiKit.file().replacing("import UIKit\n", with: "import SwiftUI\nimport UIKit\n")
    var writer = CodeWriter()
    guard plan.definition.kind != .rotate else {
      note(reason)
      return "// Segue: \(reason), so this is UIKit.\n" + text
    }
    note(reason)
    writer.line("// MARK: SwiftUI")
    writer.gap()
    writer.comment("Segue: \(reason), so the transition is UIKit's, within SwiftUI.")
    guard plan.definition.kind != .tab else {
      writeTabs(to: &writer)
      return text + "\n" + writer.text
    }
    let type = plan.isNavigation ? "UINavigationController" : "UIViewController"
    let protocolName = plan.isNavigation ? "navigation controller" : "presenting view controller"
    writer.document("The \(protocolName) of `\(plan.definition.name)`.")
    writer.block("struct \(uiKit.context.prefix)View: UIViewControllerRepresentable") { writer in
      writer.document("Kept by you, as UIKit holds it weakly.")
      writer.line("let delegate: \(uiKit.context.prefix)Delegate")
      writer.document("Makes the screens below and above: UIHostingController has SwiftUI's views.")
      writer.line("let lower: () -> UIViewController")
      writer.line("let upper: () -> UIViewController")
      writer.document("Whether the upper screen is to be seen.")
      writer.line("let isShown: Bool")
      writer.gap()
      writer.block("func makeUIViewController(context: Context) -> \(type)") { writer in
        guard plan.isNavigation else { return writer.line("lower()") }
        writer.line("let controller = UINavigationController(rootViewController: lower())")
        writer.line("controller.delegate = delegate")
        writer.line("return controller")
      }
      writer.gap()
      writer.block("func updateUIViewController(_ controller: \(type), context: Context)") { writer in
        writeUpdate(to: &writer)
      }
    }
    return text + "\n" + writer.text
  }

  private func writeTabs(to writer: inout CodeWriter) {
    writer.document("The tab bar controller of `\(plan.definition.name)`.")
    writer.block("struct \(uiKit.context.prefix)View: UIViewControllerRepresentable") { writer in
      writer.document("Kept by you, as UIKit holds it weakly.")
      writer.line("let delegate: \(uiKit.context.prefix)Delegate")
      writer.document("Makes the screens of the tabs: UIHostingController has SwiftUI's views.")
      writer.line("let tabs: [() -> UIViewController]")
      writer.document("Which of them is to be seen.")
      writer.line("let selection: Int")
      writer.gap()
      writer.block("func makeUIViewController(context: Context) -> UITabBarController") { writer in
        writer.line("let controller = UITabBarController()")
        writer.line("controller.viewControllers = tabs.map { $0() }")
        writer.line("controller.delegate = delegate")
        writer.line("return controller")
      }
      writer.gap()
      writer.block("func updateUIViewController(_ controller: UITabBarController, context: Context)") {
        $0.line("if controller.selectedIndex != selection { controller.selectedIndex = selection }")
      }
    }
  }

  private mutating func note(_ reason: String) {
    gaps.append(CodeGap("UIKit within SwiftUI, because \(reason)", at: plan.definition.source))
  }

  private func writeUpdate(to writer: inout CodeWriter) {
    if plan.isNavigation {
      writer.line("let isUp = controller.viewControllers.count > 1")
      writer.line("if isShown, !isUp { controller.pushViewController(upper(), animated: true) }")
      writer.line("if !isShown, isUp { controller.popViewController(animated: true) }")
      return
    }
    writer.line("let presented = controller.presentedViewController")
    writer.block("if isShown, presented == nil") { writer in
      writer.line("let upper = upper()")
      writer.line("upper.modalPresentationStyle = .\(plan.presentation?.style.code ?? "fullScreen")")
      writer.line("upper.transitioningDelegate = delegate")
      writer.line("controller.present(upper, animated: true)")
    }
    writer.line("if !isShown, presented != nil { controller.dismiss(animated: true) }")
  }
}

extension Expression {
  /// The expression with `rest` and `here` as the number that an effect leaves a view with.
  fileprivate func settled(_ neutral: String) -> Expression {
    let value = Expression.number(neutral == "1" ? 1 : 0)
    switch node {
    case .symbol(.rest), .symbol(.here): return value
    case .unary(let operation, let operand):
      return Expression(.unary(operation, operand.settled(neutral)), source: source)
    case .binary(let operation, let left, let right):
      let (left, right) = (left.settled(neutral), right.settled(neutral))
      if operation == .add, left == .number(0) { return right }
      if operation == .add || operation == .subtract, right == .number(0) { return left }
      if operation == .subtract, left == .number(0) { return Expression(.unary(.minus, right)) }
      return Expression(.binary(operation, left, right), source: source)
    default: return self
    }
  }
}
