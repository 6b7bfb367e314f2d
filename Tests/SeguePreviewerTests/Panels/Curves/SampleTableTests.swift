import Testing

@testable import SeguePreviewer

@Suite struct SampleTableTests {
  @Test func numbersAreThoseThatWereAdded() {
    var table = SampleTable()
    let rows: [[Double]] = [[1, 5], [1, 5], [1, 6, 9], [.nan, 6, 9], [1, 7, 9]]
    for row in rows { table.append(row) }
    #expect(table.count == 5)
    for (index, row) in rows.enumerated() {
      for place in 0..<4 {
        let expected: Double = place < row.count ? row[place] : .nan
        #expect(table[index, place] == expected || table[index, place].isNaN && expected.isNaN)
      }
    }
    #expect(table.range(of: 0) == 1...1 && table.range(of: 1) == 5...7)
    #expect(table.range(of: 2) == 9...9 && table.range(of: 3) == nil)
  }

  @Test func whatIsForgottenCanBeOtherwise() {
    var table = SampleTable()
    for row in [[1.0, 2], [1, 3], [1, 4]] { table.append(row) }
    table.keep(first: 2)
    table.append([8, 3])
    #expect(table.count == 3 && table[2, 0] == 8 && table[1, 0] == 1 && table.range(of: 1) == 2...3)
    table.keep(first: 0)
    #expect(table.count == 0 && table.range(of: 0) == nil)
    table.append([7])
    #expect(table[0, 0] == 7 && table[0, 1].isNaN)
  }
}
