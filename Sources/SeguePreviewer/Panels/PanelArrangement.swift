/// Open panels in columns to the left and to the right of the device, and in a row below it.
struct PanelArrangement: Sendable {
  typealias Request = PanelLayout.Request

  /// The columns from left to right; the panels of a column stand one above the other.
  var left: [[Request]] = []
  var right: [[Request]] = []
  var below: [Request] = []

  /// The most columns to the left of the device, and to its right.
  static let mostColumns = (left: 2, right: 3)

  /// All arrangements of panels beside the device: those first in which each is on the side it belongs to and
  /// fewer columns are needed, then every other way to put them into columns.
  static func beside(_ panels: [Request]) -> [PanelArrangement] {
    let usual: [PanelArrangement] = sides(of: panels).flatMap { left, right in
      splits(of: left, most: mostColumns.left).flatMap { left in
        splits(of: right, most: mostColumns.right).map { PanelArrangement(left: left, right: $0) }
      }
    }
    return usual
      + columns(of: panels, most: mostColumns.left + mostColumns.right - 1).compactMap { columns in
        let left: [[Request]] = columns.filter { $0.contains { $0.panel.dock == .left } }
        let right: [[Request]] = columns.filter { !$0.contains { $0.panel.dock == .left } }
        guard left.count <= mostColumns.left, right.count <= mostColumns.right else { return nil }
        return PanelArrangement(left: left, right: right)
      }
  }

  /// All ways to put panels into at most some columns, each in the order of its panels.
  static func columns(of panels: [Request], most: Int) -> [[[Request]]] {
    guard let last = panels.last else { return [[]] }
    return columns(of: panels.dropLast(), most: most).flatMap { columns -> [[[Request]]] in
      var ways: [[[Request]]] = columns.indices.map { index in
        var way: [[Request]] = columns
        way[index].append(last)
        return way
      }
      if columns.count < most { ways.append(columns + [[last]]) }
      return ways
    }
  }

  /// All arrangements in which the panels that belong below the device are there.
  static func below(_ panels: [Request]) -> [PanelArrangement] {
    let lower: [Request] = panels.filter { $0.panel.dock == .bottom }
    return beside(panels.filter { $0.panel.dock != .bottom }).map {
      PanelArrangement(left: $0.left, right: $0.right, below: lower)
    }
  }

  /// The panels to the left of the device and those to its right, in each order that is worth a try.
  static func sides(of panels: [Request]) -> [(left: [Request], right: [Request])] {
    func docked(_ dock: PanelTraits.Dock) -> [Request] { panels.filter { $0.panel.dock == dock } }
    let (left, right, lower) = (docked(.left), docked(.right), docked(.bottom))
    var sides: [(left: [Request], right: [Request])] = [(left, right + lower)]
    if !lower.isEmpty, !(left + right).isEmpty {
      sides += [(left + lower, right), (lower, left + right)]
    }
    if !left.isEmpty { sides.append(([], left + right + lower)) }
    return sides
  }

  /// All ways to break a sequence into at most some columns, those with fewer first.
  static func splits(of panels: [Request], most: Int) -> [[[Request]]] {
    guard !panels.isEmpty else { return [[]] }
    return (1...min(most, panels.count)).flatMap { splits(of: panels[...], columns: $0) }
  }

  private static func splits(of panels: ArraySlice<Request>, columns: Int) -> [[[Request]]] {
    guard columns > 1 else { return [[Array(panels)]] }
    return (1...panels.count - columns + 1).flatMap { count in
      splits(of: panels.dropFirst(count), columns: columns - 1).map { [Array(panels.prefix(count))] + $0 }
    }
  }
}
