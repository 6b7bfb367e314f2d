import Foundation

/// What comes, goes and moves in a list, each by its place before or after all of it, as UIKit counts.
struct ListChanges {
  /// Sections that go, before, and that come, after.
  var (deletedSections, insertedSections): (Set<Int>, Set<Int>) = ([], [])
  /// Items that go, before, and that come, after.
  var (deleted, inserted): (Set<IndexPath>, Set<IndexPath>) = ([], [])
  /// Items that move, from where to where.
  var moved: [IndexPath: IndexPath] = [:]

  /// Whether everything stays.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty
      && moved.isEmpty
  }

  /// Where a section is afterwards; nil if it goes.
  func section(_ section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    return place(section, leaving: deletedSections, coming: insertedSections)
  }

  /// Where each item that stays is afterwards, of sections with so many before.
  ///
  /// - Complexity: Proportional to the number of items.
  func places(from counts: [Int]) -> [IndexPath: IndexPath] {
    let leaving = Dictionary(grouping: deleted.union(moved.keys), by: \.section)
    let coming = Dictionary(grouping: inserted.union(moved.values), by: \.section)
    var places = moved
    for (old, count) in counts.enumerated() {
      guard let new = section(old) else { continue }
      let gone = Set((leaving[old] ?? []).map(\.row))
      let taken = Set((coming[new] ?? []).map(\.row))
      var row = 0
      for item in 0..<count where !gone.contains(item) {
        while taken.contains(row) { row += 1 }
        places[IndexPath(row: item, section: old)] = IndexPath(row: row, section: new)
        row += 1
      }
    }
    return places
  }

  /// How many items each section has afterwards, of so many before; -1 for what comes with a section.
  func counts(from before: [Int]) -> [Int] {
    var after = Array(
      repeating: -1,
      count: max(before.count - deletedSections.count + insertedSections.count, 0)
    )
    for (old, count) in before.enumerated() {
      guard let new = section(old), after.indices.contains(new) else { continue }
      let leaving = deleted.union(moved.keys).count { $0.section == old }
      let coming = inserted.union(moved.values).count { $0.section == new }
      after[new] = count - leaving + coming
    }
    return after
  }

  /// The place of what is left, in the places that nothing new takes.
  private func place(_ old: Int, leaving: Set<Int>, coming: Set<Int>) -> Int {
    var rank = old - leaving.count { $0 < old }
    var place = 0
    while true {
      if !coming.contains(place) {
        if rank == 0 { return place }
        rank -= 1
      }
      place += 1
    }
  }
}
