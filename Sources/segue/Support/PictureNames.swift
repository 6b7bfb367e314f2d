import SegueGeometry

/// The names of pictures of which there is one a frame: `frames/`, or `shots/open-%03d.png`.
struct PictureNames: Hashable {
  /// As the user gave it.
  let given: String
  private let head: Substring
  private let tail: Substring
  /// The least digits of a number; nil: as many as the last one has, at least four.
  private let digits: Int?

  /// Parses a path; nil if it is neither a folder, with a / at its end, nor has one `%d` or `%03d` in a .png's name.
  init?(_ path: String) {
    given = path
    if path.hasSuffix("/") {
      (head, tail, digits) = (path[...], ".png", nil)
      return
    }
    let file = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard path.lowercased().hasSuffix(".png"), let percent = path[file...].firstIndex(of: "%") else {
      return nil
    }
    let rest = path[path.index(after: percent)...]
    let number = rest.prefix { $0.isASCII && $0.isNumber }
    guard rest.dropFirst(number.count).first == "d", number.isEmpty || (1...20).contains(Int(number) ?? 0)
    else {
      return nil
    }
    head = path[..<percent]
    tail = rest.dropFirst(number.count + 1)
    digits = Int(number) ?? 1
    if tail.contains("%") { return nil }
  }

  /// The folder that they are in, with a / at its end; nil: the working folder.
  var folder: String? { head.lastIndex(of: "/").map { String(head[...$0]) } }

  /// A frame's path.
  func path(of number: Int, last: Int) -> String {
    let name = String(number)
    let least = digits ?? max(String(last).count, 4)
    return head + String(repeating: "0", count: max(least - name.count, 0)) + name + tail
  }
}
