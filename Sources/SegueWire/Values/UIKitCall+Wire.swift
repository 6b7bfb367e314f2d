import SegueGeometry
public import SegueUIKitRules

extension UIKitCall: WireValue where Controller == String {
  /// Writes the call's number and its arguments.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .presentationController(let presented, let presenting): writer.write(case: 0, presented, presenting)
    case .animationController(let question, let isGiven): writer.write(case: 1, question, isGiven)
    case .interactionController(let kind, let isGiven): writer.write(case: 2, kind, isGiven)
    case .transitionDuration: writer.write(raw: 3 as UInt8)
    case .startInteractiveTransition: writer.write(raw: 4 as UInt8)
    case .animateTransition: writer.write(raw: 5 as UInt8)
    case .completeTransition(let didComplete): writer.write(case: 6, didComplete)
    case .animationEnded(let didComplete): writer.write(case: 7, didComplete)
    case .presentationTransitionWillBegin: writer.write(raw: 8 as UInt8)
    case .presentationTransitionDidEnd(let completed): writer.write(case: 9, completed)
    case .dismissalTransitionWillBegin: writer.write(raw: 10 as UInt8)
    case .dismissalTransitionDidEnd(let completed): writer.write(case: 11, completed)
    case .frameOfPresentedViewInContainerView: writer.write(raw: 12 as UInt8)
    case .containerViewWillLayoutSubviews: writer.write(raw: 13 as UInt8)
    case .animateAlongsideTransition: writer.write(raw: 14 as UInt8)
    case .alongsideCompletion(let isCancelled): writer.write(case: 15, isCancelled)
    case .interactionChange(let isInteractive, let isCancelled):
      writer.write(case: 16, isInteractive, isCancelled)
    case .appearance(let callback, let controller): writer.write(case: 17, callback, controller)
    case .viewWillTransition(let size, let controller): writer.write(case: 18, size, controller)
    case .navigationWillShow(let controller): writer.write(case: 19, controller)
    case .navigationDidShow(let controller): writer.write(case: 20, controller)
    case .update(let part): writer.write(case: 21, part)
    case .finish: writer.write(raw: 22 as UInt8)
    case .cancel: writer.write(raw: 23 as UInt8)
    case .pause: writer.write(raw: 24 as UInt8)
    case .makePropertyAnimator: writer.write(raw: 25 as UInt8)
    case .setFractionComplete(let fraction): writer.write(case: 26, fraction)
    case .setReversed(let isReversed): writer.write(case: 27, isReversed)
    case .startAnimation: writer.write(raw: 28 as UInt8)
    case .pauseAnimation: writer.write(raw: 29 as UInt8)
    case .stopAnimation(let withoutFinishing): writer.write(case: 30, withoutFinishing)
    case .finishAnimation(let position): writer.write(case: 31, position)
    case .continueAnimation(let parameters, let factor): writer.write(case: 32, parameters, factor)
    case .animatorCompletion(let position): writer.write(case: 33, position)
    case .complaint(let complaint, let transition): writer.write(case: 34, complaint, transition)
    case .sheet(let call): writer.write(case: 35, call)
    case .tabBarShouldSelect(let controller): writer.write(case: 36, controller)
    case .tabBarDidSelect(let controller): writer.write(case: 37, controller)
    }
  }

  /// Reads the call's number and its arguments.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    let call = try Self.transitioning(number, &reader)
    self = if let call { call } else { try Self.driving(number, &reader) }
  }

  /// A call of delegates, animators, presentation controllers and view controllers.
  private static func transitioning(
    _ number: UInt8,
    _ reader: inout WireReader
  ) throws(WireError) -> UIKitCall? {
    switch number {
    case 0: .presentationController(forPresented: try reader.read(), presenting: try reader.read())
    case 1: .animationController(try reader.read(), isGiven: try reader.read())
    case 2: .interactionController(try reader.read(), isGiven: try reader.read())
    case 3: .transitionDuration
    case 4: .startInteractiveTransition
    case 5: .animateTransition
    case 6: .completeTransition(try reader.read())
    case 7: .animationEnded(try reader.read())
    case 8: .presentationTransitionWillBegin
    case 9: .presentationTransitionDidEnd(try reader.read())
    case 10: .dismissalTransitionWillBegin
    case 11: .dismissalTransitionDidEnd(try reader.read())
    case 12: .frameOfPresentedViewInContainerView
    case 13: .containerViewWillLayoutSubviews
    case 14: .animateAlongsideTransition
    case 15: .alongsideCompletion(isCancelled: try reader.read())
    case 16: .interactionChange(isInteractive: try reader.read(), isCancelled: try reader.read())
    case 17: .appearance(try reader.read(), of: try reader.read())
    case 18: .viewWillTransition(to: try reader.read(), of: try reader.read())
    case 19: .navigationWillShow(try reader.read())
    case 20: .navigationDidShow(try reader.read())
    case 36: .tabBarShouldSelect(try reader.read())
    case 37: .tabBarDidSelect(try reader.read())
    default: nil
    }
  }

  /// A call of an interaction controller or a property animator, or what UIKit logs.
  private static func driving(_ number: UInt8, _ reader: inout WireReader) throws(WireError) -> UIKitCall {
    switch number {
    case 21: .update(try reader.read())
    case 22: .finish
    case 23: .cancel
    case 24: .pause
    case 25: .makePropertyAnimator
    case 26: .setFractionComplete(try reader.read())
    case 27: .setReversed(try reader.read())
    case 28: .startAnimation
    case 29: .pauseAnimation
    case 30: .stopAnimation(withoutFinishing: try reader.read())
    case 31: .finishAnimation(at: try reader.read())
    case 32: .continueAnimation(try reader.read(), durationFactor: try reader.read())
    case 33: .animatorCompletion(at: try reader.read())
    case 34: .complaint(try reader.read(), transition: try reader.read())
    case 35: .sheet(try reader.read())
    default: throw .unknown("call")
    }
  }
}

extension AnimatorQuestion: WireValue where Controller == String {
  /// Writes who is asked, and about whom.
  public func write(to writer: inout WireWriter) {
    switch self {
    case .navigation(let kind, let from, let to):
      writer.write(case: 0, kind, from)
      writer.write(to)
    case .presented(let presented, let presenting): writer.write(case: 1, presented, presenting)
    case .dismissed(let dismissed): writer.write(case: 2, dismissed)
    case .tab(let from, let to): writer.write(case: 3, from, to)
    }
  }

  /// Reads who is asked, and about whom.
  public init(from reader: inout WireReader) throws(WireError) {
    let number: UInt8 = try reader.raw()
    switch number {
    case 0: self = .navigation(try reader.read(), from: try reader.read(), to: try reader.read())
    case 1: self = .presented(try reader.read(), presenting: try reader.read())
    case 2: self = .dismissed(try reader.read())
    case 3: self = .tab(from: try reader.read(), to: try reader.read())
    default: throw .unknown("question")
    }
  }
}

extension TransitionKind: WireCase {}
extension AppearanceCallback: WireCase {}

extension TimingParametersKind: WireCase {
  /// All kinds, by their numbers.
  package static var wireCases: [TimingParametersKind] { [.cubic, .spring] }
}

extension TransitionComplaint: WireCase {
  /// All complaints, by their numbers.
  package static var wireCases: [TransitionComplaint] { [.refused, .covered, .deferred, .unfinished] }
}

extension ViewPropertyAnimator.Position: WireCase {
  /// All positions, by their numbers.
  package static var wireCases: [ViewPropertyAnimator.Position] { [.end, .start, .current] }
}
