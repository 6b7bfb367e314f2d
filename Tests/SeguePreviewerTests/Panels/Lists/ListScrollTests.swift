import Testing

@testable import SegueInterface
@testable import SeguePreviewer

/// Which lines of a list are shown.
struct ListScrollTests {
  private func list(_ count: Int, rows: Int = 4, selected: Int? = nil) -> ListScroll.Extent {
    ListScroll.Extent(count: count, rows: rows, selected: selected)
  }

  @Test func aListThatFitsIsShownWhole() {
    var scroll = ListScroll()
    scroll.move(by: 3, of: list(4))
    #expect(scroll.shown(of: list(4)) == 0..<4)
    #expect(scroll.shown(of: list(0)) == 0..<0)
  }

  @Test func itIsScrolledAsFarAsThereAreLines() {
    var scroll = ListScroll()
    scroll.move(by: 3, of: list(10))
    #expect(scroll.shown(of: list(10)) == 3..<7)
    scroll.move(by: 30, of: list(10))
    #expect(scroll.shown(of: list(10)) == 6..<10)
    scroll.move(by: -1, of: list(10))
    #expect(scroll.shown(of: list(10)) == 5..<9)
    // A list that has become shorter is shown from where there is enough of it.
    #expect(scroll.shown(of: list(6)) == 2..<6)
  }

  @Test func theSelectedLineIsKeptInSightWithItsHeading() {
    let scroll = ListScroll()
    #expect(scroll.shown(of: list(10, selected: 3)) == 0..<4)
    #expect(scroll.shown(of: list(10, selected: 4)) == 1..<5)
    #expect(scroll.shown(of: list(10, selected: 9)) == 6..<10)
    #expect(scroll.shown(of: list(10, rows: 1, selected: 5)) == 5..<6)
  }

  @Test func scrollingLeavesTheSelectedLineUntilItIsFollowed() {
    var scroll = ListScroll()
    scroll.move(by: 5, of: list(10, selected: 1))
    #expect(scroll.shown(of: list(10, selected: 1)) == 5..<9)
    scroll.follow(from: list(10, selected: 1))
    #expect(scroll.shown(of: list(10, selected: 1)) == 0..<4)
  }

  @Test func theListMovesNoFurtherThanItMust() {
    var scroll = ListScroll()
    scroll.follow(from: list(10, selected: 8))
    #expect(scroll.shown(of: list(10, selected: 7)) == 5..<9)
    #expect(scroll.shown(of: list(10, selected: 9)) == 6..<10)
    scroll.stay(in: list(10, selected: 8))
    #expect(scroll.shown(of: list(10, selected: 5)) == 5..<9)
  }

  @Test func aLineOfTheRoomIsALineOfTheList() {
    var scroll = ListScroll()
    scroll.move(by: 2, of: list(5, rows: 3))
    #expect((0..<4).map { scroll.index(at: $0, of: list(5, rows: 3)) } == [2, 3, 4, nil])
    #expect(scroll.index(at: nil, of: list(5)) == nil)
    #expect(scroll.index(at: -1, of: list(5)) == nil)
    #expect(ListScroll().index(at: 2, of: list(2)) == nil)
  }
}
