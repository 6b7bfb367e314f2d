import Testing

@testable import SegueTerminal

@Suite("What is still to be answered at the end") @MainActor
struct FarewellTests {
  @Test("A terminal that answers is waited for, one that says nothing only at first")
  func patience() {
    let patience = Farewell.patience(isAwaiting:hasAnswered:age:)
    #expect(patience(false, true, 0) == 0)
    #expect(patience(false, false, 0) == 0)
    #expect(patience(true, true, 0) == Farewell.longest)
    #expect(patience(true, true, 3600) == Farewell.longest)
    #expect(patience(true, false, 0.2) == Farewell.shortest)
    #expect(patience(true, false, Farewell.youth) == 0)
  }
}
