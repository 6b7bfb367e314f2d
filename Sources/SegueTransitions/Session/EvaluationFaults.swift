import SegueModel
import Synchronization

/// The faults that evaluating a scene's expressions has met, in the order in which they were first met.
///
/// A session and its copies share them: they are about the scene's text, not about one run. They change nothing that is
/// presented.
final class EvaluationFaults: Sendable {
  private let met = Mutex<[EvaluationFault]>([])

  /// Faults that are kept; a scene that has more has them all over.
  private static let most = 32

  /// Takes note of a fault; each place is noted once.
  func note(_ fault: EvaluationFault) {
    met.withLock { met in
      guard met.count < Self.most, !met.contains(where: { $0.source == fault.source }) else { return }
      met.append(fault)
    }
  }

  var all: [EvaluationFault] { met.withLock { $0 } }
}
