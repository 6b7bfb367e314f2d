/// The one stretch of bytes in which two texts differ.
///
/// Texts of a document follow one another with few differences, so a change is kept instead of the whole text.
struct TextChange: Hashable, Sendable {
  /// How many bytes both texts begin with.
  let offset: Int
  /// What the old text has there.
  let removed: [UInt8]
  /// What the new text has there.
  let inserted: [UInt8]

  /// Finds what differs; O(bytes).
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    offset = prefix
    removed = Array(old[prefix..<(old.count - suffix)])
    inserted = Array(new[prefix..<(new.count - suffix)])
  }

  /// The old text, made from the new one.
  func reverted(in new: [UInt8]) -> [UInt8] {
    new[..<offset] + removed + new[(offset + inserted.count)...]
  }

  /// The new text, made from the old one.
  func applied(to old: [UInt8]) -> [UInt8] {
    old[..<offset] + inserted + old[(offset + removed.count)...]
  }

  /// Bytes that it takes, beside its own few words.
  var size: Int { removed.count + inserted.count }
}
