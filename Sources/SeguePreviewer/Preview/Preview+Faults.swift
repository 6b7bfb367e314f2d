import SegueDocuments
import SegueModel
import SegueScenes
import SegueTransitions

/// Numbers of the scene that nothing on the stage can have.
extension Preview {
  /// Says where the latest one is written, once; another number is used in its place meanwhile.
  mutating func tellFault() {
    guard let fault = session.faults.last, fault != toldFault else { return }
    toldFault = fault
    let diagnostic: Diagnostic? = document?.file.error("\(fault)", at: fault.source)
    let place: String = diagnostic.map { "line \($0.line), column \($0.column): " } ?? ""
    notice = Notice("\(place)\(fault)", isWarning: true)
  }
}
