import SegueModel
import SegueScenes

/// A place in a file, to be opened in an editor.
struct EditPlace: Hashable, Sendable {
  var path: String
  /// From 1 on.
  var line: Int
}

extension Preview {
  /// Where the user's attention is: the literal that is tuned, else the chosen transition.
  var editPlace: EditPlace? {
    guard let document else { return nil }
    let tuned: Knob? = (panels["tune"] as? TunePanel).flatMap { $0.selectedKnob(in: self) }
    let place: SourceRange? = panels.isOpen("tune") ? tuned?.source : nil
    let offset: Int = place?.lower ?? chosen?.source.lower ?? 0
    let line: Int = document.source.prefix(offset).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return EditPlace(path: document.path, line: line)
  }
}
