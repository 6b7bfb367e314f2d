import SegueDocuments
import SegueGeometry

/// The reading of a document: keys, words, numbers and paths become values, and what is wrong with them is noted.
///
/// Every reader has the one that it builds on, and this at the bottom. All of them are values: a copy reads on trial, and
/// leaves no trace.
struct DocumentReading {
  private var list = FindingList()
  private var seen: Set<Finding> = []
  /// Mistyped keys with their values, of which nothing more is said.
  private var slips: [SourceRange] = []
  /// What the screens are called, once that is read.
  var screenNames: [String] = []
  /// What is written and could not be read.
  var unread = Unread()

  /// What is wrong so far.
  var findings: [Finding] { list.findings }

  /// Whether enough is wrong, so that no further part of the document is read.
  var isFull: Bool { list.isFull }

  /// How often something was wrong, with what had been reported already.
  private(set) var reportCount = 0

  /// Notes a finding once.
  mutating func report(_ finding: Finding) {
    reportCount += 1
    guard !list.isFull(of: finding.severity), seen.insert(finding).inserted else { return }
    let place = finding.range
    guard place == .none || !slips.contains(where: { $0.lower <= place.lower && place.upper <= $0.upper })
    else { return }
    list.add(finding)
  }

  /// Notes that a key has been reported as mistyped.
  ///
  /// Which it was meant to be is no more than likely, and so is what is wrong with its value. In a mapping the keys tell.
  mutating func noteSlip(_ field: Field) {
    if case .mapping = field.value { return }
    slips.append(SourceRange(lower: field.key.range.lower, upper: field.value.end))
  }
}
