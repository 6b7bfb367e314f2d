import Foundation

/// Where the rows of a table are.
struct TableGeometry {
  /// A section's places, in points from the top of the table.
  struct Section {
    var header: CGFloat = 0
    var headerHeight: CGFloat = 0
    /// Where each row begins; one more than there are rows.
    var rows: [CGFloat] = [0]
    var footerHeight: CGFloat = 0

    var count: Int { rows.count - 1 }
    var footer: CGFloat { rows.last ?? 0 }
    var end: CGFloat { footer + footerHeight }
  }

  var sections: [Section] = []
  /// Where the table's own footer begins.
  var end: CGFloat = 0

  /// The place of a row; nil if there is none.
  func row(_ path: IndexPath) -> (start: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].count
    else {
      return nil
    }
    let rows = sections[path.section].rows
    return (rows[path.row], rows[path.row + 1] - rows[path.row])
  }

  /// The rows that lie between two heights, in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.end > low && section.header < high {
      var row = section.firstRow(endingAfter: low)
      while row < section.count, section.rows[row] < high {
        paths.append(IndexPath(row: row, section: index))
        row += 1
      }
    }
    return paths
  }

  /// Gives a row another height, and moves everything below it.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    guard let old = row(path)?.height, old != height else { return }
    let change = height - old
    for row in (path.row + 1)..<sections[path.section].rows.count {
      sections[path.section].rows[row] += change
    }
    for section in (path.section + 1)..<max(sections.count, path.section + 1) {
      sections[section].header += change
      for row in sections[section].rows.indices { sections[section].rows[row] += change }
    }
    end += change
  }
}

extension TableGeometry.Section {
  /// The first row that ends after a height, by bisection.
  fileprivate func firstRow(endingAfter low: CGFloat) -> Int {
    var (first, last) = (0, count)
    while first < last {
      let middle = (first + last) / 2
      if rows[middle + 1] <= low { first = middle + 1 } else { last = middle }
    }
    return first
  }
}
