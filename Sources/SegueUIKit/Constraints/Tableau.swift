/// A variable of the simplex method, by its number; those of smaller numbers are preferred, so that runs are equal.
struct SolverSymbol: Hashable, Comparable {
  /// What a variable may be.
  enum Kind: UInt8 {
    /// Any number: one that the solver is asked for.
    case external
    /// What an inequality leaves, at least 0.
    case slack
    /// How far a constraint that need not hold is missed, at least 0.
    case error
    /// Always 0: marks a constraint that must hold.
    case dummy
  }

  let number: Int
  let kind: Kind

  /// Whether it may take a value that is not its own 0.
  var isPivotable: Bool { kind == .slack || kind == .error }

  static func < (left: SolverSymbol, right: SolverSymbol) -> Bool { left.number < right.number }
  static func == (left: SolverSymbol, right: SolverSymbol) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A sum of variables and a number.
struct SolverRow {
  var constant = 0.0
  private(set) var cells: [SolverSymbol: Double] = [:]

  /// Below this, a number counts as 0.
  private static let tolerance = 1e-8

  static func isZero(_ value: Double) -> Bool { abs(value) < tolerance }

  subscript(symbol: SolverSymbol) -> Double { cells[symbol] ?? 0 }

  mutating func add(_ symbol: SolverSymbol, _ factor: Double) {
    let sum = (cells[symbol] ?? 0) + factor
    cells[symbol] = Self.isZero(sum) ? nil : sum
  }

  mutating func add(_ row: SolverRow, _ factor: Double) {
    constant += row.constant * factor
    for (symbol, value) in row.cells { add(symbol, value * factor) }
  }

  mutating func drop(_ symbol: SolverSymbol) { cells[symbol] = nil }

  mutating func negate() {
    constant = -constant
    cells = cells.mapValues { -$0 }
  }

  /// Turns `0 = row` into `symbol = row`; the symbol has to be in it.
  mutating func solve(for symbol: SolverSymbol) {
    guard let factor = cells.removeValue(forKey: symbol) else { return }
    let scale = -1 / factor
    constant *= scale
    cells = cells.mapValues { $0 * scale }
  }

  /// Turns `left = row` into `right = row`.
  mutating func solve(for right: SolverSymbol, from left: SolverSymbol) {
    add(left, -1)
    solve(for: right)
  }

  /// Puts a row in the place of a symbol.
  mutating func substitute(_ symbol: SolverSymbol, _ row: SolverRow) {
    guard let factor = cells.removeValue(forKey: symbol) else { return }
    add(row, factor)
  }
}

/// The rows of the simplex method: each basic variable by variables that are not.
struct Tableau {
  private(set) var rows: [SolverSymbol: SolverRow] = [:]
  /// The rows in which a variable occurs.
  private var columns: [SolverSymbol: Set<SolverSymbol>] = [:]

  subscript(basic: SolverSymbol) -> SolverRow? { rows[basic] }

  /// The basic variables in whose rows another one occurs, in order.
  func users(of symbol: SolverSymbol) -> [SolverSymbol] { (columns[symbol] ?? []).sorted() }

  mutating func insert(_ basic: SolverSymbol, _ row: SolverRow) {
    rows[basic] = row
    for symbol in row.cells.keys { columns[symbol, default: []].insert(basic) }
  }

  @discardableResult
  mutating func remove(_ basic: SolverSymbol) -> SolverRow? {
    guard let row = rows.removeValue(forKey: basic) else { return nil }
    for symbol in row.cells.keys { columns[symbol]?.remove(basic) }
    return row
  }

  mutating func addConstant(_ value: Double, to basic: SolverSymbol) { rows[basic]?.constant += value }

  /// Takes a variable out of all rows; it has to be 0.
  mutating func forget(_ symbol: SolverSymbol) {
    for user in users(of: symbol) { rows[user]?.drop(symbol) }
    columns[symbol] = nil
  }

  /// Puts a row in the place of a variable that becomes basic; returns the rows that have changed.
  mutating func substitute(_ symbol: SolverSymbol, _ row: SolverRow) -> [SolverSymbol] {
    let users = users(of: symbol)
    for user in users {
      guard var changed = rows[user] else { continue }
      let old = changed.cells
      changed.substitute(symbol, row)
      rows[user] = changed
      for key in old.keys where changed.cells[key] == nil { columns[key]?.remove(user) }
      for key in changed.cells.keys where old[key] == nil { columns[key, default: []].insert(user) }
    }
    columns[symbol] = nil
    return users
  }
}
