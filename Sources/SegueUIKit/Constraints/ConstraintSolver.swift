/// Finds numbers that satisfy linear constraints, the ones of higher priority first: Cassowary's incremental simplex.
///
/// After Badros, Borning and Stuckey, The Cassowary Linear Arithmetic Constraint Solving Algorithm (2001). Instead of
/// weights, each priority has an objective of its own, and a lower one moves only what leaves the higher ones as they
/// are. Choices go by the variables' numbers, so that equal constraints in equal order have equal results.
struct ConstraintSolver {
  /// The variables that stand for a constraint in the rows.
  struct Mark {
    var marker: SolverSymbol
    var other: SolverSymbol?
    /// The factor of the marker in the constraint's own equation.
    var factor: Double
    var priority: Double
    var constant: Double
  }

  /// The sum of misses of one priority.
  struct Objective {
    let priority: Double
    var row: SolverRow
  }

  var tableau = Tableau()
  /// The highest priority first.
  var objectives: [Objective] = []
  private var marks: [ConstraintHandle: Mark] = [:]
  private var count = 0
  private var handles = 0

  /// A new variable, 0 until a constraint says something else.
  mutating func variable() -> SolverSymbol { symbol(.external) }

  mutating func symbol(_ kind: SolverSymbol.Kind) -> SolverSymbol {
    count += 1
    return SolverSymbol(number: count, kind: kind)
  }

  /// The value of a variable.
  func value(of symbol: SolverSymbol) -> Double { tableau[symbol]?.constant ?? 0 }

  /// Adds a constraint; one that must hold and cannot is left out.
  mutating func add(_ constraint: LinearConstraint) throws(UnsatisfiableConstraint) -> ConstraintHandle {
    var (row, mark) = self.row(of: constraint)
    var subject = subject(of: row, mark)
    if subject == nil, row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
      guard SolverRow.isZero(row.constant) else { throw UnsatisfiableConstraint() }
      subject = mark.marker
    }
    if let subject {
      row.solve(for: subject)
      substitute(subject, row)
      tableau.insert(subject, row)
    } else {
      try addWithArtificial(row)
    }
    try optimize()
    handles += 1
    let handle = ConstraintHandle(number: handles)
    marks[handle] = mark
    return handle
  }

  /// Takes a constraint back.
  mutating func remove(_ handle: ConstraintHandle) {
    guard let mark = marks.removeValue(forKey: handle) else { return }
    for error in [mark.marker, mark.other].compactMap(\.self) where error.kind == .error {
      removeMiss(error, of: mark.priority)
    }
    if tableau.remove(mark.marker) == nil, let leaving = leavingRow(for: mark.marker),
      var row = tableau.remove(leaving)
    {
      row.solve(for: mark.marker, from: leaving)
      substitute(mark.marker, row)
    }
    // What is taken out of the constraints can only leave more room.
    try? optimize()
  }

  /// Gives a constraint's expression another constant.
  mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(UnsatisfiableConstraint) {
    guard var mark = marks[handle], mark.constant != constant else { return }
    let shift = (constant - mark.constant) / mark.factor
    mark.constant = constant
    marks[handle] = mark
    var short: [SolverSymbol] = []
    if tableau[mark.marker] != nil {
      tableau.addConstant(-shift, to: mark.marker)
      if mark.marker.kind == .dummy {
        guard SolverRow.isZero(value(of: mark.marker)) else { throw UnsatisfiableConstraint() }
      }
      short = [mark.marker]
    } else if let other = mark.other, tableau[other] != nil {
      tableau.addConstant(shift, to: other)
      short = [other]
    } else {
      for user in tableau.users(of: mark.marker) {
        tableau.addConstant((tableau[user]?[mark.marker] ?? 0) * shift, to: user)
        if user.kind != .external { short.append(user) }
      }
      for index in objectives.indices {
        let change = objectives[index].row[mark.marker] * shift
        objectives[index].row.constant += change
      }
    }
    try restoreFeasibility(short.filter { value(of: $0) < 0 })
  }

  /// The constraint as `0 = row` with a constant of at least 0, by the variables that are not basic.
  private mutating func row(of constraint: LinearConstraint) -> (SolverRow, Mark) {
    var row = SolverRow()
    row.constant = constraint.expression.constant
    for (symbol, factor) in constraint.expression.terms where !SolverRow.isZero(factor) {
      if let basic = tableau[symbol] { row.add(basic, factor) } else { row.add(symbol, factor) }
    }
    let mark = mark(for: constraint, in: &row)
    if row.constant < 0 { row.negate() }
    return (row, mark)
  }

  private mutating func mark(for constraint: LinearConstraint, in row: inout SolverRow) -> Mark {
    let constant = constraint.expression.constant
    let priority = constraint.priority
    func mark(_ marker: SolverSymbol, _ other: SolverSymbol?, _ factor: Double) -> Mark {
      Mark(marker: marker, other: other, factor: factor, priority: priority, constant: constant)
    }
    guard constraint.relation == .equal else {
      let sign = constraint.relation == .atMost ? 1.0 : -1.0
      let slack = symbol(.slack)
      row.add(slack, sign)
      guard !constraint.isRequired else { return mark(slack, nil, sign) }
      let error = symbol(.error)
      row.add(error, -sign)
      addMiss(error, of: priority)
      return mark(slack, error, sign)
    }
    guard !constraint.isRequired else {
      let dummy = symbol(.dummy)
      row.add(dummy, 1)
      return mark(dummy, nil, 1)
    }
    let (more, less) = (symbol(.error), symbol(.error))
    row.add(more, -1)
    row.add(less, 1)
    addMiss(more, of: priority)
    addMiss(less, of: priority)
    return mark(more, less, -1)
  }

  private mutating func addMiss(_ error: SolverSymbol, of priority: Double) {
    let place = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if place == objectives.count || objectives[place].priority != priority {
      objectives.insert(Objective(priority: priority, row: SolverRow()), at: place)
    }
    objectives[place].row.add(error, 1)
  }

  private mutating func removeMiss(_ error: SolverSymbol, of priority: Double) {
    guard let place = objectives.firstIndex(where: { $0.priority == priority }) else { return }
    if let row = tableau[error] {
      objectives[place].row.add(row, -1)
    } else {
      objectives[place].row.add(error, -1)
    }
  }

  /// The variable that a new row can be solved for: one that may be any number, or a marker that fits.
  private func subject(of row: SolverRow, _ mark: Mark) -> SolverSymbol? {
    if let external = row.cells.keys.filter({ $0.kind == .external }).min() { return external }
    return [mark.marker, mark.other].compactMap(\.self).first { $0.isPivotable && row[$0] < 0 }
  }

  /// The row in which a marker is exchanged when its constraint goes.
  private func leavingRow(for marker: SolverSymbol) -> SolverSymbol? {
    var best: (rank: Int, ratio: Double, symbol: SolverSymbol)?
    for user in tableau.users(of: marker) {
      guard let row = tableau[user] else { continue }
      let factor = row[marker]
      let candidate: (Int, Double, SolverSymbol) =
        user.kind == .external
        ? (2, 0, user) : factor < 0 ? (0, -row.constant / factor, user) : (1, row.constant / factor, user)
      if best.map({ (candidate.0, candidate.1) < ($0.rank, $0.ratio) }) ?? true { best = candidate }
    }
    return best?.symbol
  }
}
