extension ConstraintSolver {
  /// The most exchanges in one go; a problem of an app's size takes a few hundred.
  private static let mostPivots = 20_000

  /// Puts a row in the place of a variable everywhere.
  mutating func substitute(_ symbol: SolverSymbol, _ row: SolverRow) {
    _ = tableau.substitute(symbol, row)
    for index in objectives.indices { objectives[index].row.substitute(symbol, row) }
  }

  /// Adds a row that can be solved for none of its variables, by way of one that is 0 in the end.
  mutating func addWithArtificial(_ row: SolverRow) throws(UnsatisfiableConstraint) {
    let artificial = symbol(.slack)
    tableau.insert(artificial, row)
    var goal = row
    try minimize(&goal) { _ in true }
    guard SolverRow.isZero(goal.constant) else {
      // What was exchanged on the way says the same as before; only the row itself has to go.
      tableau.remove(artificial)
      try optimize()
      throw UnsatisfiableConstraint()
    }
    if var own = tableau.remove(artificial) {
      guard let entering = own.cells.keys.filter(\.isPivotable).min() else {
        return
      }
      own.solve(for: entering, from: artificial)
      substitute(entering, own)
      tableau.insert(entering, own)
    }
    tableau.forget(artificial)
    for index in objectives.indices { objectives[index].row.drop(artificial) }
  }

  /// Makes the misses as small as they can be, those of the highest priority first.
  mutating func optimize() throws(UnsatisfiableConstraint) {
    for index in objectives.indices {
      var goal = objectives[index].row
      let higher = objectives[..<index].map(\.row)
      // What would cost something of a higher priority stays where it is.
      try minimize(&goal) { symbol in higher.allSatisfy { SolverRow.isZero($0[symbol]) } }
    }
  }

  /// Exchanges variables until a sum is as small as it can be.
  private mutating func minimize(
    _ goal: inout SolverRow,
    _ isFree: (SolverSymbol) -> Bool
  ) throws(UnsatisfiableConstraint) {
    for _ in 0..<Self.mostPivots {
      let candidates = goal.cells.filter { $0.key.isPivotable && $0.value < 0 && isFree($0.key) }
      guard let entering = candidates.keys.min() else { return }
      guard let leaving = leavingRow(entering) else { throw UnsatisfiableConstraint() }
      guard var row = tableau.remove(leaving) else { return }
      row.solve(for: entering, from: leaving)
      substitute(entering, row)
      goal.substitute(entering, row)
      tableau.insert(entering, row)
    }
    throw UnsatisfiableConstraint()
  }

  /// The row that first reaches 0 as a variable grows.
  private func leavingRow(_ entering: SolverSymbol) -> SolverSymbol? {
    var best: (ratio: Double, symbol: SolverSymbol)?
    for user in tableau.users(of: entering) where user.kind != .external {
      guard let row = tableau[user], row[entering] < 0 else { continue }
      let ratio = -row.constant / row[entering]
      if best.map({ ratio < $0.ratio }) ?? true { best = (ratio, user) }
    }
    return best?.symbol
  }

  /// Brings rows that have become negative back to at least 0, with the misses as small as they can be.
  mutating func restoreFeasibility(_ rows: [SolverSymbol]) throws(UnsatisfiableConstraint) {
    var rows = rows
    for _ in 0..<Self.mostPivots {
      guard let leaving = rows.popLast() else { return }
      guard let found = tableau[leaving], found.constant < 0, !SolverRow.isZero(found.constant) else {
        continue
      }
      guard let entering = dualEntering(found) else { throw UnsatisfiableConstraint() }
      var row = found
      tableau.remove(leaving)
      row.solve(for: entering, from: leaving)
      let changed = tableau.substitute(entering, row)
      for index in objectives.indices { objectives[index].row.substitute(entering, row) }
      tableau.insert(entering, row)
      rows += changed.filter { $0.kind != .external && value(of: $0) < 0 }
    }
    throw UnsatisfiableConstraint()
  }

  /// The variable whose growth costs least for what it mends, by the objectives in order.
  private func dualEntering(_ row: SolverRow) -> SolverSymbol? {
    var best: (costs: [Double], symbol: SolverSymbol)?
    for (symbol, factor) in row.cells where factor > 0 && symbol.isPivotable {
      let costs = objectives.map { $0.row[symbol] / factor }
      guard let known = best else {
        best = (costs, symbol)
        continue
      }
      let difference = zip(costs, known.costs).map { $0 - $1 }.first { !SolverRow.isZero($0) } ?? 0
      if difference < 0 || (difference == 0 && symbol < known.symbol) { best = (costs, symbol) }
    }
    return best?.symbol
  }
}
