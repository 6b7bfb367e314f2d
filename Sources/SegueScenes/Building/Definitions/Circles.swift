import SegueGeometry

/// Things that are made of one another by name, and those among them that would be made of themselves.
struct Circles {
  /// A name in the text of something.
  struct Mention {
    var name: String
    var range: SourceRange
  }

  /// Names that lead back to the first of them, and the mention of it in the last.
  struct Circle {
    var names: [String]
    var closing: Mention

    /// The way round, for a hint.
    var way: String {
      let count = names.count
      let shown = count > 6 ? names[..<3] + ["…"] + names[(count - 2)...] : names[...]
      return (shown + [closing.name]).joined(separator: " → ")
    }
  }

  /// Returns the circles that are closed by what `mentions` has under the names of `order`, in that order: as many as are reported.
  ///
  /// - Complexity: O(n) in the number of mentions, and of the circles' names.
  static func all(in order: [String], _ mentions: [String: [Mention]]) -> [Circle] {
    var result: [Circle] = []
    var finished: Set<String> = []
    for first in order where !finished.contains(first) {
      // The names on the way here, each with the next of its mentions to follow.
      var way: [(name: String, next: Int)] = [(first, 0)]
      var places = [first: 0]
      while let (name, next) = way.last {
        let named = mentions[name, default: []]
        guard next < named.count else {
          finished.insert(name)
          places[name] = nil
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let mention = named[next]
        if let start = places[mention.name] {
          guard result.count < SceneLimits.findings else { return result }
          result.append(Circle(names: way[start...].map(\.name), closing: mention))
        } else if !finished.contains(mention.name), mentions[mention.name] != nil {
          places[mention.name] = way.count
          way.append((mention.name, 0))
        }
      }
    }
    return result
  }
}
