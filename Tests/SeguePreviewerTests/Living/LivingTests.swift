import SegueCells
import Foundation
import SegueDocuments
import SegueGeometry
import SegueImages
import SegueModel
import SegueRaster
import SegueStage
import SegueTerminal
import SegueTestSupport
import Testing

@testable import SeguePreviewer
@testable import SegueScenes

/// Nothing of a scene, a view or a frame that is gone stays: what lives after five hundred of them is what lived after a dozen.
@Suite struct LivingTests {
  private static let size = GridSize(columns: 44, rows: 14)
  /// Multiples of the kinds of reload, so that the last is as the first that counts.
  private static let first = 12
  private static let times = 501

  private static let scene = """
    segue: 1
    device: [200, 400]
    screens:
      home:
        fill: white
        layers:
          photo: {image: photo.png, frame: [10, 10, 90, 90]}
          haze: {frame: [0, 0, 200, 60], backdrop-blur: 6, layers: {word: {text: Haze, frame: [5, 5, 90, 20]}}}
      next: {fill: gray, layers: {photo: {image: photo.png, frame: [0, 0, 200, 200]}}}
    transitions:
      go: {kind: push, from: home, to: next, duration: 0.3, tracks: {to: {x: W -> rest}}}
      back: {kind: pop, from: next, to: home, duration: 0.2, tracks: {from: {x: W}}}
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["one", "two"] {
      var picture = PixelBuffer(width: 24, height: 24)
      picture.pixels = picture.pixels.indices.map { 0xff00_0000 | UInt32($0 * 4_001 & 0xff_ffff) }
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)",
        withIntermediateDirectories: true
      )
      try folder.write("\(name)/photo.png", try picture.pngData())
      try folder.write("\(name)/scene.yaml", Array(Self.scene.utf8))
    }
  }

  private var path: String { "\(folder.path)/one/scene.yaml" }

  private func opened() throws -> PreviewerState {
    PreviewerState(
      document: try SceneDocument.open(path),
      options: PreviewerOptions(),
      look: TerminalLook(),
      size: Self.size
    )
  }

  /// The pictures that the scene of a state shows.
  private func pictures(of state: PreviewerState) -> [StageImage] {
    let layers = state.preview?.rehearsal.scene.screens.flatMap { $0.root.layers } ?? []
    return layers.flatMap(\.values).compactMap { Self.image(in: $0) }
  }

  /// An object that is not kept alive by being known.
  private struct Weak { weak var image: StageImage? }

  /// A picture that is somewhere in a value.
  private static func image(in value: Any) -> StageImage? {
    if let image = value as? StageImage { return image }
    for child in Mirror(reflecting: value).children {
      if let image = image(in: child.value) { return image }
    }
    return nil
  }

  @Test func reloadsLeaveNothing() throws {
    var state = try opened()
    var grid = CellGrid(size: Self.size)
    var pictures: [Weak] = []
    var early: Census?
    for turn in 1...Self.times {
      // Text alone, pictures alone, and both.
      let text = turn % 3 == 0 ? Self.scene : Self.scene + "\n# \(1000 + turn)"
      state.reload(Array(text.utf8), picturesChanged: turn % 3 != 1)
      state.tick(Double(turn))
      state.draw(into: &grid)
      pictures += self.pictures(of: state).map { Weak(image: $0) }
      if turn == Self.first { early = Census(of: state) }
    }
    try #require(pictures.count >= Self.times)
    let living = Set(pictures.compactMap(\.image))
    #expect(living.count <= 2, "\(living.count) pictures live")
    #expect(Census(of: state)["StageImage"] == 1)
    // What undo brings back is kept, up to a bound.
    let undone = ["Array<TextChange>", "Array<UInt8>"]
    let grown = Census(of: state).differences(from: try #require(early)).filter { difference in
      !undone.contains { difference.hasPrefix($0) }
    }
    #expect(grown == [])
  }

  @Test func viewsPanelsDevicesAndComparisonsLeaveNothing() throws {
    var state = try opened()
    var grid = CellGrid(size: Self.size)
    // Each is there and gone again, or goes round.
    let keys = "vvvvvvggsshhmmiizzz12345678\u{1b}kk\u{1b}bbuuoo"
    var after: [Census] = []
    var turns = 0
    while turns < Self.times {
      for character in keys {
        let key: Key = character == "\u{1b}" ? .escape : .character(character)
        _ = state.handle(Samples.key(key), at: Double(turns))
        state.tick(Double(turns) + 0.5)
        state.draw(into: &grid)
        turns += 1
      }
      after.append(Census(of: state))
    }
    let last = try #require(after.last)
    #expect(last.moreObjects(than: after[0]) == [])
    // A run keeps some states of itself to go back to, each a tree.
    #expect(last["Array<LayerSlot>"] < 3 * after[0]["Array<LayerSlot>"])
  }

  @Test func scenesOpenedFromTheGalleryLeaveNothing() throws {
    var state = PreviewerState(
      scene: nil,
      gallery: SceneLibrary.scenes(in: folder.path),
      options: PreviewerOptions(),
      look: TerminalLook(),
      size: Self.size
    )
    var grid = CellGrid(size: Self.size)
    let paths = SceneLibrary.scenes(in: folder.path).map(\.path)
    try #require(paths.count == 2)
    var pictures: [Weak] = []
    var early: Census?
    for turn in 1...Self.times {
      let path = paths[turn % 2]
      state.open(Result { () throws(DocumentError) in try SceneDocument.open(path) }, path: path)
      state.tick(Double(turn))
      state.draw(into: &grid)
      pictures += self.pictures(of: state).map { Weak(image: $0) }
      _ = state.handle(Samples.key(.escape), at: Double(turn) + 0.5)
      try #require(state.preview == nil)
      while let wanted = state.sceneToLoad {
        state.take(
          Result { () throws(DocumentError) in try SceneFile.load(wanted, pictures: .card).scene },
          path: wanted
        )
      }
      state.draw(into: &grid)
      if turn == Self.first { early = Census(of: state) }
    }
    try #require(pictures.count >= Self.times)
    #expect(pictures.compactMap(\.image).isEmpty)
    let grown = Census(of: state).differences(from: try #require(early))
    #expect(grown == [])
  }
}
