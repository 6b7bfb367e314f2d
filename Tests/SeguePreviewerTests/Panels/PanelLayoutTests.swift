import SegueCells
import SegueGeometry
import Testing

@testable import SeguePreviewer

struct PanelLayoutTests {
  private static func panel(
    _ name: String,
    _ key: Character,
    _ dock: PanelTraits.Dock,
    minimum: (Int, Int) = (20, 5),
    ideal: (Int, Int) = (40, 10),
    grows: Bool = false
  ) -> PanelTraits {
    PanelTraits(
      name: name,
      summary: "",
      key: key,
      dock: dock,
      minimum: GridSize(columns: minimum.0, rows: minimum.1),
      ideal: GridSize(columns: ideal.0, rows: ideal.1),
      growsWide: grows,
      growsTall: grows
    )
  }

  private static let list = panel("list", "1", .left, ideal: (30, 10))
  private static let tree = panel("tree", "2", .right)
  private static let calls = panel("calls", "3", .right)
  private static let tracks = panel("tracks", "4", .bottom, minimum: (40, 4), ideal: (80, 12))
  private static let curves = panel("curves", "5", .bottom, minimum: (40, 4), ideal: (80, 12), grows: true)

  /// A device twice as high as wide, in cells twice as high as wide.
  private func layout(_ columns: Int, _ rows: Int, _ panels: [PanelTraits], asked: Bool = true) -> PanelLayout
  {
    PanelLayout(
      area: CellRect(column: 0, row: 1, columns: columns, rows: rows),
      panels: panels.map { PanelLayout.Request(panel: $0, isAsked: asked) },
      deviceColumns: { $0 }
    )
  }

  @Test func withoutPanelsTheDeviceHasAllRoom() {
    #expect(layout(80, 20, []).stage == CellRect(column: 0, row: 1, columns: 80, rows: 20))
  }

  @Test func sidesTakeWhatTheDeviceLeavesUpToTheirIdeal() throws {
    let layout = layout(120, 30, [Self.tree, Self.list])
    let tree = try #require(layout.place(of: "tree"))
    let list = try #require(layout.place(of: "list"))
    #expect(tree.title == CellRect(column: 80, row: 1, columns: 40, rows: 1))
    #expect(tree.body == CellRect(column: 81, row: 2, columns: 38, rows: 29))
    #expect(list.title == CellRect(column: 0, row: 1, columns: 30, rows: 1))
    #expect(layout.stage == CellRect(column: 31, row: 1, columns: 48, rows: 30))
  }

  @Test func panelsOfASideStandInTheOrderOfTheirKeys() throws {
    for panels in [[Self.tree, Self.calls], [Self.calls, Self.tree]] {
      let layout = layout(120, 30, panels)
      #expect(layout.places.map(\.panel.name) == ["tree", "calls"])
      // Beside each other, since less stays empty than in one column and beside the device.
      #expect(layout.places.map(\.title.row) == [1, 1])
      #expect(layout.places.map(\.title.column) == [39, 80])
      #expect(layout.places.map(\.body.rows) == [29, 29])
      let narrow = self.layout(80, 30, panels)
      #expect(narrow.places.map(\.panel.name) == ["tree", "calls"])
      #expect(narrow.places.map(\.title.row) == [1, 12])
      #expect(narrow.places.map(\.body.rows) == [10, 18])
    }
  }

  @Test func theOneUsedLastStaysWhenRoomIsShort() {
    let low = layout(60, 9, [Self.calls, Self.tree])
    #expect(low.places.map(\.panel.name) == ["calls"])
    #expect(low.places.first?.folded == [Self.tree])
    let narrow = layout(50, 10, [Self.list, Self.tree])
    #expect(narrow.places.map(\.panel.name) == ["list"])
    #expect(narrow.stage.columns >= PanelLayout.smallestStage.columns)
  }

  @Test func whatNobodyAskedForNeverShrinksTheDevice() {
    #expect(layout(64, 20, [Self.list], asked: false).place(of: "list")?.title.columns == 30)
    #expect(layout(64, 20, [Self.list], asked: false).stage.columns >= 22)
    #expect(layout(62, 20, [Self.list], asked: false).places.isEmpty)
    #expect(layout(62, 20, [Self.list], asked: true).places.count == 1)
  }

  @Test("In a wide window tracks and curves stand beside a device of full height")
  func wide() throws {
    let layout = layout(120, 40, [Self.curves, Self.tracks])
    #expect(layout.stage == CellRect(column: 0, row: 1, columns: 42, rows: 40))
    let tracks = try #require(layout.place(of: "tracks"))
    let curves = try #require(layout.place(of: "curves"))
    #expect(tracks.title == CellRect(column: 43, row: 1, columns: 77, rows: 1))
    #expect(tracks.body.rows == 12)
    #expect(curves.title == CellRect(column: 43, row: 14, columns: 77, rows: 1))
    #expect(curves.body.endRow == 41)
  }

  @Test("In a tall window they stand below the device, side by side where it is wide enough")
  func tall() throws {
    let wide = layout(100, 60, [Self.curves, Self.tracks])
    #expect(wide.places.map(\.panel.name) == ["tracks", "curves"])
    #expect(wide.stage.rows == 47)
    let curves = try #require(wide.place(of: "curves"))
    #expect(curves.title.endColumn == 100)
    let narrow = layout(60, 40, [Self.curves, Self.tracks])
    #expect(narrow.places.map(\.panel.name) == ["curves"])
    #expect(narrow.places.first?.folded == [Self.tracks])
  }

  @Test("Below the device there is room for those that the sides have none for")
  func aroundWideDevices() {
    let request = PanelLayout.Request(panel: Self.tracks)
    let area = CellRect(column: 0, row: 0, columns: 120, rows: 40)
    let layout = PanelLayout(area: area, panels: [request]) { $0 * 3 }
    #expect(layout.stage == CellRect(column: 0, row: 0, columns: 120, rows: 27))
  }

  @Test("A panel above another takes no more rows than it fills; the others go to those that lack rows")
  func contents() throws {
    var hint = PanelLayout.Request(panel: Self.tree)
    hint.content = PanelContent(rows: 1)
    var list = PanelLayout.Request(panel: Self.calls)
    list.content = PanelContent(rows: 20)
    let area = CellRect(column: 0, row: 0, columns: 80, rows: 30)
    let layout = PanelLayout(area: area, panels: [list, hint], deviceColumns: { $0 })
    #expect(layout.places.map(\.body.rows) == [1, 27])
    #expect(layout.places.map(\.title.row) == [0, 2])
    let low = PanelLayout(
      area: CellRect(column: 0, row: 0, columns: 50, rows: 16),
      panels: [list, hint],
      deviceColumns: { $0 }
    )
    #expect(low.places.map(\.body.rows) == [1, 13])
  }

  @Test("A panel whose lines are long grows towards the device")
  func longLines() throws {
    var calls = PanelLayout.Request(panel: Self.calls)
    calls.content = PanelContent(rows: 20, columns: 70)
    let area = CellRect(column: 0, row: 0, columns: 120, rows: 40)
    let layout = PanelLayout(area: area, panels: [calls], deviceColumns: { $0 })
    #expect(layout.place(of: "calls")?.title.columns == 70)
  }

  @Test("A wide window has two columns of panels on a side, so that none is cut")
  func twoColumns() throws {
    let panels = [Self.tree, Self.calls, Self.tracks, Self.curves]
    let layout = layout(200, 30, panels)
    #expect(layout.places.map(\.title.row) == [1, 12, 1, 14])
    #expect(Set(layout.places.map(\.title.column)).count == 2)
    #expect(layout.stage.column == 0)
  }

  @Test("Where a side has no room of its own, its panels join those of the other")
  func joined() {
    let layout = layout(60, 20, [Self.list, Self.tree])
    #expect(
      layout.places.map(\.title) == [
        CellRect(column: 23, row: 1, columns: 37, rows: 1),
        CellRect(column: 23, row: 11, columns: 37, rows: 1),
      ]
    )
  }

  @Test func nothingOverlapsAtAnySize() {
    let all = [Self.tracks, Self.calls, Self.list, Self.tree, Self.curves]
    for columns in stride(from: 20, through: 400, by: 7) {
      for rows in stride(from: 4, through: 120, by: 5) {
        let layout = layout(columns, rows, all)
        let rects = layout.places.flatMap { [$0.title, $0.body] } + [layout.stage]
        #expect(rects.allSatisfy { !$0.isEmpty && $0.column >= 0 && $0.endColumn <= columns })
        #expect(rects.allSatisfy { $0.row >= 1 && $0.endRow <= rows + 1 })
        var covered: Set<Int> = []
        var cells = 0
        for rect in rects {
          for row in rect.row..<rect.endRow {
            for column in rect.column..<rect.endColumn { covered.insert(row * 1000 + column) }
          }
          cells += rect.columns * rect.rows
        }
        #expect(covered.count == cells)
      }
    }
  }
}

/// What holds for every set of the panels that there are, on every screen.
@Suite("Panels find room")
struct PanelRoomTests {
  private static let panels: [PanelTraits] = PanelRegistry.traits
  private static let sizes: [(columns: Int, rows: Int)] = [
    (40, 10), (60, 18), (80, 20), (100, 28), (120, 33), (140, 33), (160, 44), (200, 53), (300, 73),
  ]

  private static func layout(_ size: (columns: Int, rows: Int), _ panels: [PanelLayout.Request])
    -> PanelLayout
  {
    PanelLayout(
      area: CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows),
      panels: panels,
      // A phone, in cells twice as high as wide.
      deviceColumns: { $0 * 92 / 100 }
    )
  }

  /// As a new user's hands open them: what is there from the start is not asked for, unless it is closed and opened.
  private static func requests(_ panels: [PanelTraits]) -> [PanelLayout.Request] {
    panels.map { PanelLayout.Request(panel: $0, isAsked: !$0.isOpenAtStart) }
  }

  private static func subsets(of most: Int) -> [[PanelTraits]] {
    (1..<1 << panels.count).map { bits in panels.indices.filter { bits >> $0 & 1 == 1 }.map { panels[$0] } }
      .filter { $0.count <= most }
  }

  /// All orders of some panels.
  private static func orders(of panels: [PanelTraits]) -> [[PanelTraits]] {
    guard panels.count > 1 else { return [panels] }
    return panels.indices.flatMap { index in
      var rest: [PanelTraits] = panels
      let first: PanelTraits = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  @Test("What is shown has the same places in whatever order it was opened, asked for or not")
  func order() {
    for size in Self.sizes {
      for panels in Self.subsets(of: 3) {
        var places: [Set<String>: [CellRect]] = [:]
        var counts: Set<Int> = []
        for order in Self.orders(of: panels) {
          for requests in [Self.requests(order), order.map { PanelLayout.Request(panel: $0) }] {
            let layout: PanelLayout = Self.layout(size, requests)
            let names = Set(layout.places.map(\.panel.name))
            counts.insert(names.count)
            let rects: [CellRect] = layout.places.map(\.body) + [layout.stage]
            #expect(places[names] == nil || places[names] == rects, "\(size) \(order.map(\.name))")
            places[names] = rects
          }
        }
        // Where all fit in one order they do in every order.
        guard counts.contains(panels.count) else { continue }
        let full: [Set<Int>] = Self.orders(of: panels).map { order in
          [Self.layout(size, order.map { PanelLayout.Request(panel: $0) }).places.count]
        }
        #expect(Set(full).count == 1, "\(size) \(panels.map(\.name))")
      }
    }
  }

  @Test("A panel folds only where its least size and those of the shown ones leave too little to the device")
  func truth() {
    for size in Self.sizes {
      for panels in Self.subsets(of: 3) {
        for order in Self.orders(of: panels) {
          let requests: [PanelLayout.Request] = Self.requests(order)
          let layout: PanelLayout = Self.layout(size, requests)
          let shown: [PanelTraits] = layout.places.map(\.panel)
          for request in requests where !shown.contains(request.panel) {
            #expect(
              Self.lacksRoom(request, beside: shown, size),
              "\(size) \(order.map(\.name)) \(request.panel.name)"
            )
          }
        }
      }
    }
  }

  /// Counted apart from the layout: whether a panel has room neither beside the device, in columns with the
  /// shown ones in any of their orders, nor with those that belong there below it.
  private static func lacksRoom(
    _ request: PanelLayout.Request,
    beside shown: [PanelTraits],
    _ size: (columns: Int, rows: Int)
  ) -> Bool {
    let all: [PanelTraits] = shown + [request.panel]
    let below: [PanelTraits] = all.filter { $0.dock == .bottom }
    let upper: [PanelTraits] = all.filter { $0.dock != .bottom }
    if hasRoom(all, request, rows: size.rows, of: size) { return false }
    let rows: Int = size.rows - (below.map(\.minimum.rows).max().map { $0 + 1 } ?? 0)
    let isTooLow: Bool = rows < 6
    let isTooNarrow: Bool = below.reduce(-1, { $0 + $1.minimum.columns + 1 }) > size.columns
    return below.isEmpty || isTooLow || isTooNarrow || !hasRoom(upper, request, rows: rows, of: size)
  }

  private static func hasRoom(
    _ panels: [PanelTraits],
    _ request: PanelLayout.Request,
    rows: Int,
    of size: (columns: Int, rows: Int)
  ) -> Bool {
    guard !panels.isEmpty else { return true }
    let device: Int = min(rows * 92 / 100 + 2, size.columns)
    // Unasked it leaves the device whole, and in the middle where nothing else stands beside it.
    let isUnasked: Bool = panels.contains { $0.isOpenAtStart }
    let isLone: Bool = !request.isAsked && panels == [request.panel]
    let kept: Int =
      isLone
      ? device + (size.columns - device) / 2
      : max(20, isUnasked ? device : min(device, size.columns * 2 / 5))
    return orders(of: panels).contains { order in
      // Each bit says whether a panel begins a column.
      (0..<1 << order.count - 1).contains { bits in
        var columns: [[PanelTraits]] = [[order[0]]]
        for (index, panel) in order.dropFirst().enumerated() {
          if bits >> index & 1 == 1 {
            columns.append([panel])
          } else {
            columns[columns.count - 1].append(panel)
          }
        }
        let areLow: Bool = columns.allSatisfy { $0.reduce(0) { $0 + $1.minimum.rows + 1 } <= rows }
        let width: Int = columns.reduce(0) { $0 + ($1.map(\.minimum.columns).max() ?? 0) + 1 }
        // In a low window nothing stands in a column with what nobody asked for.
        let areApart: Bool = rows >= 28 || columns.allSatisfy { Set($0.map(\.isOpenAtStart)).count == 1 }
        return areLow && areApart && width + kept <= size.columns
      }
    }
  }

  @Test("The one used last is shown wherever it has room alone")
  func last() {
    for size in Self.sizes {
      for panels in Self.subsets(of: 3) {
        for order in Self.orders(of: panels) {
          let requests: [PanelLayout.Request] = order.map { PanelLayout.Request(panel: $0) }
          guard let first = requests.first, !Self.layout(size, [first]).places.isEmpty else { continue }
          #expect(Self.layout(size, requests).place(of: first.panel.name) != nil)
        }
      }
    }
  }
}
