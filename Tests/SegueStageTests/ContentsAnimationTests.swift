import SegueGeometry
import SegueImages
import SegueMotion
import Testing

@testable import SegueStage

/// Animations of what a layer shows in front of its fill.
@Suite struct ContentsAnimationTests {
  private static func line(to x: Double) -> Path {
    Path(elements: [.move(.zero), .line(Point(x: x, y: 0))], fillRule: .evenOdd)
  }

  private static func picture(_ name: String) -> StageImage {
    StageImage(name: name, pixels: PixelBuffer(width: 1, height: 1))
  }

  private static func layer() -> Layer {
    var layer = Layer(name: "shape")
    layer.model.contents.shape = ShapeContents(path: line(to: 10), strokeWidth: 2, strokeColor: .black)
    layer.model.contents.gradient = Gradient(
      kind: .linear(start: .zero, end: Point(x: 1, y: 0)),
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]
    )
    layer.model.contents.image = ImageContents(image: picture("old"), fit: .cover)
    return layer
  }

  private func shown(_ property: LayerProperty, _ from: LayerValue?, _ to: LayerValue?, at time: Double)
    -> LayerState
  {
    var tree = LayerTree(root: Self.layer())
    tree.add(
      Animation(
        kind: .basic(property: property, from: from, to: to),
        timing: MediaTiming(beginTime: 0, duration: 2)
      ),
      forKey: AnimationKey(AnimationOwner("test")),
      to: tree.root,
      at: 0
    )
    return tree.presentation(of: tree.root, at: time)
  }

  @Test func aPathIsBlendedAndKeepsStrokeAndRule() {
    let state = shown(.path, .path(Self.line(to: 10)), .path(Self.line(to: 30)), at: 0.5)
    #expect(state.contents.shape?.path == Self.line(to: 15))
    #expect(state.contents.strokeWidth == 2 && state.contents.strokeColor == .black)
    #expect(
      state.contents.image?.fit == .cover && state.contents.gradient == Self.layer().model.contents.gradient
    )
  }

  @Test func aMissingEndIsTheLayersOwn() {
    #expect(shown(.path, .path(Self.line(to: 20)), nil, at: 1).contents.shape?.path == Self.line(to: 15))
    #expect(shown(.strokeEnd, .number(0), nil, at: 0.5).contents.strokeEnd == 0.25)
  }

  @Test func aPartOfTheLineIsStroked() {
    let state = shown(.strokeEnd, .number(0), .number(1), at: 0.5)
    #expect(state.contents.shape?.strokedPath.elements == [.move(.zero), .line(Point(x: 2.5, y: 0))])
    #expect(state.contents.shape?.path == Self.line(to: 10))
    let rest = shown(.strokeStart, .number(0), .number(1), at: 1.5)
    #expect(
      rest.contents.shape?.strokedPath.elements == [.move(Point(x: 7.5, y: 0)), .line(Point(x: 10, y: 0))]
    )
    let none = ShapeContents(path: Self.line(to: 1))
    #expect(none.strokedPath == none.path)
    var nothing = none
    (nothing.strokeStart, nothing.strokeEnd) = (0.5, 0.5)
    #expect(nothing.strokedPath.elements.isEmpty)
  }

  @Test func coloursAndPlacesOfStopsAreBlendedEachByItself() {
    let red = Color(red: 1, green: 0, blue: 0)
    let colors = shown(.gradientColors, nil, .colors([red, .white]), at: 1).contents.gradient
    #expect(colors?.stops.map(\.color) == [Color(red: 0.5, green: 0, blue: 0), .white])
    #expect(colors?.stops.map(\.location) == [0, 1])
    let places = shown(.gradientLocations, nil, .numbers([0.5, 1]), at: 1).contents.gradient
    #expect(places?.stops.map(\.location) == [0.25, 1] && places?.stops.map(\.color) == [.black, .white])
    let end = shown(.gradientEndY, .number(0), .number(1), at: 1.5).contents.gradient
    #expect(end?.kind == .linear(start: .zero, end: Point(x: 1, y: 0.75)))
  }

  @Test func listsOfOtherLengthsChangeAtTheEnd() {
    let three = LayerValue.colors([.black, .white, .black])
    #expect(shown(.gradientColors, nil, three, at: 1.9).contents.gradient?.stops.count == 2)
    let even = shown(.gradientColors, three, three, at: 1).contents.gradient
    #expect(even?.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func aPictureChangesHalfWay() {
    let new = Self.picture("new")
    let tree = shown(.picture, nil, .picture(new), at: 0.9)
    #expect(tree.contents.image?.image.name == "old")
    let later = shown(.picture, nil, .picture(new), at: 1.1)
    #expect(later.contents.image == ImageContents(image: new, fit: .cover))
    #expect(shown(.picture, .picture(nil), .picture(new), at: 0.5).contents.image == nil)
  }

  @Test func whatALayerDoesNotHaveStaysAway() {
    var tree = LayerTree(root: Layer(name: "plain"))
    for (property, value) in [
      (LayerProperty.path, LayerValue.path(Self.line(to: 3))), (.strokeEnd, .number(0.5)),
      (.gradientEndX, .number(2)),
      (.gradientColors, .colors([.black, .white])), (.gradientLocations, .numbers([0, 1])),
    ] {
      tree[tree.root].model[property] = value
    }
    #expect(tree[tree.root].model == LayerState())
  }
}
