import SegueGeometry
import SegueImages
import Testing

@testable import SegueStage

@Suite struct LayerStateTests {
  private func makeFullState() -> LayerState {
    var state = LayerState()
    state.contents.text = TextContents(string: "Title", color: .white)
    state.contents.shape = ShapeContents(
      path: Path(elements: [.move(.zero)]),
      strokeWidth: 2,
      strokeColor: .black
    )
    state.contents.gradient = Gradient(
      kind: .linear(start: .zero, end: .zero),
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]
    )
    return state
  }

  /// Each property changes something, reads back, and leaves all others alone, but for the places that follow from it.
  @Test(arguments: LayerProperty.allCases)
  func propertiesAreIndependent(_ property: LayerProperty) {
    let before = makeFullState()
    var after = before
    let value: LayerValue =
      switch property.kind {
      case .number: .number(17.5)
      case .color: .color(Color(red: 0.1, green: 0.2, blue: 0.3))
      case .transform: .transform(.scale(x: 2, y: 2))
      case .path: .path(Path(elements: [.move(Point(x: 1, y: 2))]))
      case .colors: .colors([.white, Color(red: 0.1, green: 0.2, blue: 0.3)])
      case .numbers: .numbers([0.25, 0.5])
      case .picture: .picture(StageImage(name: "a", pixels: PixelBuffer(width: 1, height: 1)))
      }
    after[property] = value
    #expect(after != before)
    let places: [LayerProperty: Set<LayerProperty>] = [
      .positionX: [.frameX, .centerX], .frameX: [.positionX, .centerX], .centerX: [.frameX, .positionX],
      .boundsWidth: [.frameX], .anchorX: [.centerX, .frameX],
      .positionY: [.frameY, .centerY], .frameY: [.positionY, .centerY], .centerY: [.frameY, .positionY],
      .boundsHeight: [.frameY], .anchorY: [.centerY, .frameY],
    ]
    for other in LayerProperty.allCases where places[property]?.contains(other) != true {
      #expect(after[other] == (other == property ? value : before[other]))
    }
  }

  @Test func anotherKindIsIgnored() {
    let before = makeFullState()
    var after = before
    after[.opacity] = .color(.white)
    after[.fill] = .number(1)
    after[.fill] = .transform(.scale(x: 2, y: 2))
    after[.fill] = .path(Path())
    after[.path] = .colors([.black, .white])
    after[.gradientColors] = .numbers([0.2, 0.3])
    after[.gradientLocations] = .picture(nil)
    #expect(after == before)
  }

  @Test func valuesInterpolateAndAdd() {
    let half = LayerValue.number(1).interpolated(to: .number(3), fraction: 0.5)
    #expect(half == .number(2))
    #expect(
      LayerValue.color(.black).interpolated(to: .color(.white), fraction: 0.25)
        == .color(Color(red: 0.25, green: 0.25, blue: 0.25))
    )
    #expect(LayerValue.number(1).interpolated(to: .color(.white), fraction: 0.9) == .number(1))
    #expect(LayerValue.number(1).interpolated(to: .color(.white), fraction: 1) == .color(.white))
    #expect(LayerValue.number(1).adding(.number(2)) == .number(3))
    #expect(
      LayerValue.transform(.scale(x: 2, y: 2)).adding(.transform(.translation(x: 5, y: 0)))
        == .transform(Transform3D.scale(x: 2, y: 2).concatenating(.translation(x: 5, y: 0)))
    )
  }
}

@Suite struct LayerContentsTests {
  @Test func keepsWhatItIsGiven() {
    var contents = LayerContents()
    #expect(contents.isEmpty)
    let text = TextContents(
      string: "Title",
      fontSize: 25,
      style: FontStyle(weight: .bold),
      color: .white,
      alignment: .center
    )
    let shape = ShapeContents(path: Path(elements: [.close]), strokeWidth: 3, strokeColor: .black)
    contents.text = text
    contents.shape = shape
    #expect(contents.text == text)
    #expect(contents.shape == shape)
    contents.textColor = .black
    contents.strokeWidth = 4
    #expect(contents.text?.color == .black)
    #expect(contents.shape?.strokeWidth == 4)
    contents.text = nil
    #expect(contents.shape?.strokeWidth == 4)
    contents.shape = nil
    #expect(contents.isEmpty)
    #expect(contents == LayerContents())
  }

  @Test func equalContentsInDifferentBoxesAreEqual() {
    var a = LayerContents()
    var b = LayerContents()
    a.text = TextContents(string: "Title", color: .white)
    b.text = TextContents(string: "Title")
    #expect(a != b)
    b.textColor = .white
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
  }

  @Test func inkWithoutContentsIsIgnored() {
    var contents = LayerContents()
    contents.textColor = .white
    contents.strokeColor = .white
    contents.strokeWidth = 2
    #expect(contents == LayerContents())
  }
}
