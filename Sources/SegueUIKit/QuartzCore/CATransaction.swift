import Foundation
import SegueMotion

/// The settings of changes to layers, and what waits for their animations.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction, which ends with the turn.
@preconcurrency @MainActor
public class CATransaction: NSObject {
  /// Begins a transaction within the current one.
  public class func begin() { TransactionStack.current.levels.append(TransactionLevel()) }

  /// Ends the innermost transaction; its completion is called once its animations are over.
  public class func commit() {
    TransactionStack.current.levels.popLast()?.gate?.close()
  }

  /// Ends the implicit transaction now.
  public class func flush() { TransactionStack.current.endImplicit() }

  /// The length of animations that do not say their own; a quarter of a second unless set.
  public class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.value(\.duration) ?? 0.25
  }

  /// Sets the length of animations that do not say their own, in seconds.
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    TransactionStack.current.change { $0.duration = duration }
  }

  /// The curve of implicit animations; nil if it is not set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.value(\.timingFunction)
  }

  /// Sets the curve of implicit animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.change { $0.timingFunction = function }
  }

  /// Whether changes have no actions.
  public class func disableActions() -> Bool { TransactionStack.current.value(\.disablesActions) ?? false }

  /// Sets whether changes have no actions.
  public class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.change { $0.disablesActions = flag }
  }

  /// What is called once the animations that begin from now on in this transaction are over.
  public class func completionBlock() -> (() -> Void)? { TransactionStack.current.innermost.completion }

  /// Sets what is called once the animations that begin from now on in this transaction are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.change { level in
      // An earlier one waits for what has begun until now.
      level.gate?.close()
      level.completion = block
      level.gate = block.map { block in
        AnimationGate { _ in SegueHost.current.schedule(after: 0, block) }
      }
    }
  }
}

/// What one transaction says; nil is left to the one around it.
struct TransactionLevel {
  var duration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var completion: (() -> Void)?
  var gate: AnimationGate?
}

/// The transactions of a host, the innermost last.
@MainActor
final class TransactionStack {
  var levels: [TransactionLevel] = []
  private var implicit = TransactionLevel()
  private var isImplicitOpen = false

  static var current: TransactionStack { SegueHost.current.companion { TransactionStack() } }

  var innermost: TransactionLevel { levels.last ?? implicit }

  /// The gates that an animation which begins now has to pass.
  var gates: [AnimationGate] { ([implicit] + levels).compactMap(\.gate) }

  func value<Value>(_ path: KeyPath<TransactionLevel, Value?>) -> Value? {
    levels.last { $0[keyPath: path] != nil }?[keyPath: path] ?? implicit[keyPath: path]
  }

  func change(_ body: (inout TransactionLevel) -> Void) {
    guard levels.isEmpty else { return body(&levels[levels.count - 1]) }
    body(&implicit)
    guard !isImplicitOpen else { return }
    isImplicitOpen = true
    SegueHost.current.atEndOfTurn { [weak self] in self?.endImplicit() }
  }

  func endImplicit() {
    isImplicitOpen = false
    let ended = implicit
    implicit = TransactionLevel()
    ended.gate?.close()
  }
}
