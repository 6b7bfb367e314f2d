import Testing

@testable import SegueUIKit

/// The simplex, against what a sum of misses must be.
@Suite("Constraints, solved")
struct ConstraintSolverTests {
  private static func line(
    _ terms: [SolverSymbol: Double],
    _ relation: LinearConstraint.Relation,
    _ value: Double,
    _ priority: Double = 1000
  ) -> LinearConstraint {
    LinearConstraint(
      expression: LinearExpression(terms: terms, constant: -value),
      relation: relation,
      priority: priority
    )
  }

  @Test("what must hold holds, and a higher priority goes before any number of lower ones")
  func priorities() throws {
    var solver = ConstraintSolver()
    let x = solver.variable()
    _ = try solver.add(Self.line([x: 1], .atLeast, 10))
    for _ in 0..<50 { _ = try solver.add(Self.line([x: 1], .equal, 100, 250)) }
    #expect(solver.value(of: x) == 100)
    _ = try solver.add(Self.line([x: 1], .equal, 20, 251))
    #expect(abs(solver.value(of: x) - 20) < 1e-9)
    _ = try solver.add(Self.line([x: 1], .equal, 0, 999))
    #expect(abs(solver.value(of: x) - 10) < 1e-9)
  }

  @Test("a contradiction is refused and changes nothing")
  func contradictions() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.variable(), solver.variable())
    _ = try solver.add(Self.line([x: 1, y: 1], .equal, 10))
    _ = try solver.add(Self.line([x: 1], .equal, 3))
    #expect(throws: UnsatisfiableConstraint.self) { try solver.add(Self.line([y: 1], .equal, 8)) }
    #expect(throws: UnsatisfiableConstraint.self) { try solver.add(Self.line([y: 1], .atLeast, 8)) }
    #expect(abs(solver.value(of: y) - 7) < 1e-9)
    _ = try solver.add(Self.line([y: 1], .atMost, 8))
    #expect(abs(solver.value(of: y) - 7) < 1e-9)
  }

  @Test("a constraint that is taken back, and one whose number changes, leave what building anew would")
  func increments() throws {
    var random = Lottery(seed: 7)
    for _ in 0..<60 {
      var solver = ConstraintSolver()
      let symbols = (0..<6).map { _ in solver.variable() }
      var kept: [(line: LinearConstraint, handle: ConstraintHandle)] = []
      for _ in 0..<14 {
        let line = random.line(of: symbols)
        if let handle = try? solver.add(line) { kept.append((line, handle)) }
      }
      for _ in 0..<10 {
        let index = random.below(kept.count)
        if random.below(2) == 0, kept.count > 3 {
          solver.remove(kept.remove(at: index).handle)
        } else {
          let constant = Double(random.below(200)) - 100
          guard !kept[index].line.isRequired else { continue }
          kept[index].line.expression.constant = constant
          try solver.setConstant(constant, of: kept[index].handle)
        }
        let anew = try Self.misses(kept.map(\.line), symbols)
        let own = Self.misses(kept.map(\.line)) { solver.value(of: $0) }
        for (priority, miss) in anew {
          let difference = abs(miss - (own[priority] ?? 0))
          #expect(difference < 1e-6, "at priority \(priority)")
        }
      }
    }
  }

  /// What a fresh solver misses, summed for each priority, in the order of importance.
  private static func misses(_ lines: [LinearConstraint], _ old: [SolverSymbol]) throws -> [Double: Double] {
    var solver = ConstraintSolver()
    let fresh = old.map { _ in solver.variable() }
    let names = Dictionary(uniqueKeysWithValues: zip(old, fresh))
    for line in lines {
      var copy = line
      copy.expression.terms = Dictionary(
        uniqueKeysWithValues: line.expression.terms.compactMap { term in
          names[term.key].map { ($0, term.value) }
        }
      )
      _ = try solver.add(copy)
    }
    return misses(lines) { names[$0].map { solver.value(of: $0) } ?? 0 }
  }

  private static func misses(_ lines: [LinearConstraint], _ value: (SolverSymbol) -> Double) -> [Double:
    Double]
  {
    var sums: [Double: Double] = [:]
    for line in lines {
      let sum = line.expression.terms.reduce(line.expression.constant) { $0 + $1.value * value($1.key) }
      let miss =
        switch line.relation {
        case .equal: abs(sum)
        case .atMost: max(sum, 0)
        case .atLeast: max(-sum, 0)
        }
      sums[line.priority, default: 0] += miss
    }
    return sums
  }
}

/// Numbers that are the same on every run.
private struct Lottery {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(count, 1)
  }

  mutating func line(of symbols: [SolverSymbol]) -> LinearConstraint {
    var terms: [SolverSymbol: Double] = [:]
    for _ in 0...below(2) { terms[symbols[below(symbols.count)]] = Double(below(5) - 2) + 0.5 }
    let relation: LinearConstraint.Relation = [.equal, .atMost, .atLeast][below(3)]
    let priority = [1000.0, 750, 250, 250, 50][below(5)]
    let expression = LinearExpression(terms: terms, constant: Double(below(200)) - 100)
    return LinearConstraint(expression: expression, relation: relation, priority: priority)
  }
}
