/// All that can be reached from a value: its objects by their type, and the elements of its collections.
///
/// Two states that hold as much have the same census, whatever the numbers in them are.
struct Census: Equatable, CustomStringConvertible {
  private var counts: [String: Int] = [:]
  private var objects: Set<String> = []
  private var seen: Set<ObjectIdentifier> = []

  init(of value: Any) { visit(value) }

  static func == (left: Census, right: Census) -> Bool { left.counts == right.counts }

  /// Of each type the objects, or the elements of its collections.
  subscript(type: String) -> Int { counts[type] ?? 0 }

  var description: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
  }

  /// What another census has more or less of.
  func differences(from other: Census) -> [String] {
    Set(counts.keys).union(other.counts.keys).sorted().compactMap { key in
      let (now, before) = (self[key], other[key])
      return now == before ? nil : "\(key): \(before) → \(now)"
    }
  }

  /// The types of which there are more objects than in another census.
  func moreObjects(than other: Census) -> [String] {
    objects.filter { self[$0] > other[$0] }.sorted().map { "\($0): \(other[$0]) → \(self[$0])" }
  }

  private mutating func visit(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference:
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      counts["\(mirror.subjectType)", default: 0] += 1
      objects.insert("\(mirror.subjectType)")
    case .collection, .set, .dictionary:
      counts["\(mirror.subjectType)", default: 0] += mirror.children.count
      // There are millions of pixels, and nothing in them.
      if value is [UInt32] || value is [UInt8] || value is [Double] || value is [Int] { return }
    default: break
    }
    for child in mirror.children { visit(child.value) }
    var parent = mirror.superclassMirror
    while let above = parent {
      for child in above.children { visit(child.value) }
      parent = above.superclassMirror
    }
  }
}
