import SegueModel
import Synchronization

/// The faults met in evaluating a scene's expressions, in the order in which they were first met.
///
/// A session and its copies share them, because they concern the scene's text, not one run. They do not
/// affect what is presented. The list only grows, so it needs no lock: a fault is appended where nothing follows yet.
final class EvaluationFaults: Sendable {
  private final class Entry: Sendable {
    let fault: EvaluationFault
    let next = AtomicLazyReference<Entry>()

    init(_ fault: EvaluationFault) { self.fault = fault }
  }

  private let first = AtomicLazyReference<Entry>()

  /// The number of faults kept; a scene with more has them everywhere.
  private static let most = 32

  /// Records a fault, once for each place in the source.
  func note(_ fault: EvaluationFault) {
    guard let head = first.load() else {
      let entry = Entry(fault)
      let kept = first.storeIfNil(entry)
      return kept === entry ? () : append(fault, after: kept)
    }
    append(fault, after: head)
  }

  private func append(_ fault: EvaluationFault, after head: Entry) {
    var last = head
    for _ in 1..<Self.most {
      if last.fault.source == fault.source { return }
      guard let next = last.next.load() else {
        let entry = Entry(fault)
        // Somebody else may have appended one meanwhile.
        let kept = last.next.storeIfNil(entry)
        if kept === entry { return }
        last = kept
        continue
      }
      last = next
    }
  }

  var all: [EvaluationFault] {
    var result: [EvaluationFault] = []
    var next = first.load()
    while let entry = next {
      result.append(entry.fault)
      next = entry.next.load()
    }
    return result
  }
}
