import SegueCells
import SegueGeometry
import SegueImages
import SegueMovies
import SegueTestSupport

@testable import SegueGraphics

/// An encoder and a model terminal through some random frames.
struct PictureRun: ~Copyable {
  private var frames: RandomFrames
  private var encoder: GraphicsEncoder
  private var terminal: ModelTerminal
  private var screen: GridSize
  private var cell: GridSize
  private var time = 0.0
  private(set) var complaints: [String] = []
  private let route: GraphicsRoute
  /// How far a colour may be from the one that was asked for.
  private var mostAway = 0.0

  init(route: GraphicsRoute, seed: UInt64) {
    self.route = route
    frames = RandomFrames(seed: seed)
    screen = GridSize(columns: frames.number(2...24), rows: frames.number(2...14))
    cell = GridSize(columns: frames.number(1...5), rows: frames.number(1...9))
    frames.isFlat = frames.chance(50)
    if frames.chance(30) { frames.noise = 60 }
    let shares = frames.chance(50)
    let edits = frames.chance(50)
    let traits = GraphicsTraits(
      route: route,
      screen: screen,
      cell: cell,
      sharesMemory: route == .kittyPlaceholders && shares,
      editsImages: route != .kittyShared && edits,
      registers: 256,
      mostPixels: GridSize(columns: 40, rows: 30)
    )
    // Routes are tried at the same time, and no two may make objects of the same name.
    let number = (GraphicsRoute.allCases.firstIndex(of: route) ?? 0) * 100_000 + Int(seed)
    encoder = GraphicsEncoder(traits: traits, processID: Int32(number))
    terminal = ModelTerminal(screen: screen, cell: cell)
    if route == .sixel { choosePalette() }
    terminal.isWrapped = route == .kittyPlaceholders
    terminal.kitty.refusesSharing = !traits.sharesMemory
  }

  /// Colours that the palette has are shown as those nearest to what 5-6-5 bits and the dither leave of them, at most
  /// 27 away; others at most as far as the even colours are from each other.
  private mutating func choosePalette() {
    mostAway = 88
    guard frames.chance(50) else { return }
    mostAway = 28
    var buffer = PixelBuffer(width: 60, height: 1)
    for index in buffer.pixels.indices { buffer.pixels[index] = frames.color() | 0xff00_0000 }
    frames.colors = buffer.pixels
    var histogram = ColorHistogram()
    histogram.add(buffer, duration: 1)
    encoder.usePalette(of: histogram)
  }

  mutating func step() {
    time += 0.02
    let slot = frames.number(0...2) * (frames.chance(10) ? 21 : 1)
    if frames.chance(4) { resize() }
    if frames.chance(4) { lose() }
    if frames.chance(6) { return retire(slot) }
    change(slot)
    check()
  }

  private mutating func resize() {
    screen = GridSize(columns: frames.number(2...24), rows: frames.number(2...14))
    if frames.chance(50) { cell = GridSize(columns: frames.number(1...5), rows: frames.number(1...9)) }
    encoder.resize(screen: screen, cell: cell)
    var next = ModelTerminal(screen: screen, cell: cell)
    next.isWrapped = terminal.isWrapped
    // A terminal keeps its images, though it may have moved what it shows of them.
    next.kitty.images = terminal.kitty.images.mapValues { image in
      var image = image
      image.placements = [:]
      return image
    }
    next.kitty.refusesSharing = terminal.kitty.refusesSharing
    terminal = next
    forget()
  }

  /// The screen is cleared: kitty deletes placements then, and images without any are the first to go.
  private mutating func lose() {
    encoder.invalidate()
    for id in terminal.kitty.images.keys { terminal.kitty.images[id]?.placements = [:] }
    terminal.write(CellRect(screen))
    forget()
  }

  /// Nothing is shown until each picture is given again.
  private mutating func forget() {
    for slot in frames.wanted.keys.sorted() {
      if let wanted = frames.wanted[slot], wanted.pixels.count == wanted.area.count * cell.count {
        present(slot, damage: [], .full)
      } else {
        retire(slot)
      }
    }
  }

  private mutating func retire(_ slot: Int) {
    var bytes: [UInt8] = []
    encoder.retire(slot, into: &bytes)
    terminal.take(bytes)
    if let old = frames.wanted.removeValue(forKey: slot), route.isInCells { terminal.write(old.area) }
  }

  private mutating func change(_ slot: Int) {
    var wanted: RandomFrames.Wanted
    var damage: [PixelRect]?
    let old = frames.wanted[slot]
    if var old, frames.chance(85) {
      damage = frames.damage(&old, cell)
      if frames.chance(15) {
        let moved = frames.area(screen, slot: slot) ?? old.area
        let place = CellRect(
          column: moved.column,
          row: moved.row,
          columns: old.area.columns,
          rows: old.area.rows
        )
        let isFree = frames.wanted.allSatisfy { $0.key == slot || !$0.value.area.overlaps(place) }
        if isFree { old.area = place }
      }
      wanted = old
    } else {
      guard let area = frames.area(screen, slot: slot) else { return }
      let count = area.count * cell.count
      wanted = RandomFrames.Wanted(area: area, pixels: Array(repeating: 0xff00_0000, count: count))
      let size = GridSize(columns: area.columns * cell.columns, rows: area.rows * cell.rows)
      frames.fill(&wanted, PixelRect(x: 0, y: 0, width: size.columns, height: size.rows), cell)
    }
    if frames.chance(40) { wanted.holes = (0..<frames.number(0...3)).map { _ in frames.rect(in: screen) } }
    // The caller's text comes first: over what the picture leaves, and in the holes.
    if route.isInCells, let old { write(old, unless: wanted) }
    frames.wanted[slot] = wanted
    let detail = frames.isFlat ? GraphicsDetail.allCases.randomElement(using: &frames.random) : nil
    present(slot, damage: damage, detail ?? .full, before: old)
  }

  private mutating func write(_ old: RandomFrames.Wanted, unless new: RandomFrames.Wanted) {
    for row in old.area.rowRange {
      for column in old.area.columnRange
      where old.isSeen(column: column, row: row, on: screen)
        && !new.isSeen(column: column, row: row, on: screen)
      {
        terminal.write(CellRect(column: column, row: row, columns: 1, rows: 1))
      }
    }
  }

  private mutating func present(
    _ slot: Int,
    damage: [PixelRect]?,
    _ detail: GraphicsDetail,
    before: RandomFrames.Wanted? = nil
  ) {
    guard let wanted = frames.wanted[slot] else { return }
    var bytes: [UInt8] = []
    let picture = PlacedPicture(slot: slot, area: wanted.area, holes: wanted.holes, damage: damage)
    let isShown = wanted.pixels.withUnsafeBufferPointer {
      encoder.present(picture, pixels: $0, detail: detail, at: time, into: &bytes)
    }
    if !isShown { complaints.append("not shown") }
    frames.wanted[slot]?.isCoarse = detail != .full
    guard let before, !route.isInCells else { return terminal.take(bytes) }
    let kept = wanted.area.intersection(before.area)
    let screen = screen
    var gaps: [String] = []
    withoutActuallyEscaping(
      { (terminal: ModelTerminal) in
        for row in kept.rowRange {
          for column in kept.columnRange
          where before.isSeen(column: column, row: row, on: screen)
            && wanted.isSeen(column: column, row: row, on: screen)
            && !terminal.kitty.isCovered(column: column, row: row)
          {
            gaps.append("nothing at \(column), \(row) in between")
          }
        }
      },
      do: { (body: @escaping (ModelTerminal) -> Void) in
        terminal.afterCommand = body
        terminal.take(bytes)
        terminal.afterCommand = nil
      }
    )
    complaints += gaps
  }

  private mutating func check() {
    if !route.isInCells { terminal.kitty.check(screen) }
    complaints += terminal.complaints + terminal.kitty.complaints
    var expected = [UInt32?](repeating: nil, count: terminal.width * terminal.height)
    var tolerances = [Double](repeating: mostAway, count: expected.count)
    for wanted in frames.wanted.values {
      for row in wanted.area.rowRange {
        for column in wanted.area.columnRange where wanted.isSeen(column: column, row: row, on: screen) {
          copy(wanted, column, row, into: &expected, &tolerances)
        }
      }
    }
    let shown = terminal.shown
    for index in shown.indices where !Self.isNear(shown[index], expected[index], tolerances[index]) {
      let (x, y) = (index % terminal.width, index / terminal.width)
      if hasNoPixels(y) { continue }
      return complaints.append(
        "\(shown[index] ?? 1 << 31) instead of \(expected[index] ?? 1 << 31) at \(x), \(y)"
      )
    }
  }

  /// The last row has none, as an image there scrolls, and of sixels not the last lines before it, which do not come to
  /// six.
  private func hasNoPixels(_ y: Int) -> Bool {
    let last = (screen.rows - 1) * cell.rows
    // Of cells that are less than six lines high, those above the last ones too.
    return route == .sixel && y >= last - (cell.rows < 6 ? 10 : 5) || route == .iterm && y >= last
  }

  private func copy(
    _ wanted: RandomFrames.Wanted,
    _ column: Int,
    _ row: Int,
    into screen: inout [UInt32?],
    _ tolerances: inout [Double]
  ) {
    let stride = wanted.area.columns * cell.columns
    for y in 0..<cell.rows {
      for x in 0..<cell.columns {
        let source =
          ((row - wanted.area.row) * cell.rows + y) * stride + (column - wanted.area.column) * cell.columns
          + x
        let place = (row * cell.rows + y) * terminal.width + column * cell.columns + x
        screen[place] = wanted.pixels[source] & 0xff_ffff
        // Six bits are at most three off in each channel.
        if wanted.isCoarse { tolerances[place] = max(mostAway, 3 * 3.0.squareRoot()) }
      }
    }
  }

  private static func isNear(_ a: UInt32?, _ b: UInt32?, _ tolerance: Double) -> Bool {
    guard let a, let b else { return a == b }
    let squares = [0, 8, 16].map { (shift: UInt32) -> Double in
      let difference = Double(a >> shift & 0xff) - Double(b >> shift & 0xff)
      return difference * difference
    }
    return squares.reduce(0, +) <= tolerance * tolerance
  }

  mutating func finish() {
    var bytes: [UInt8] = []
    encoder.leave(into: &bytes)
    terminal.take(bytes)
    complaints += terminal.complaints + terminal.kitty.complaints
    if !terminal.kitty.images.isEmpty { complaints.append("\(terminal.kitty.images.count) images left") }
  }
}
