import SegueGeometry
import SegueImages
import SegueModel
import SegueStage
import Testing

/// What every row of the table of properties must hold, so that a row is all that a new one needs.
@Suite struct PropertyTableTests {
  /// A layer that has whatever a property is an attribute of.
  private static let full: LayerState = {
    var state = LayerState()
    state.bounds.size = Size(width: 40, height: 30)
    state.contents.text = TextContents(string: "Title")
    state.contents.shape = ShapeContents(path: Path())
    state.contents.image = ImageContents(image: picture(named: "old"), fit: .contain)
    return state
  }()

  private static func picture(named name: String) -> StageImage {
    StageImage(name: name, pixels: PixelBuffer(width: 1, height: 1))
  }

  private static let gradient = Gradient(
    kind: .linear(start: .zero, end: Point(x: 0, y: 1)),
    stops: [Gradient.Stop(color: .white, location: 0), Gradient.Stop(color: .black, location: 1)]
  )

  /// A value of the property's kind that the layer above does not have.
  private static func value(of property: PropertyName) -> Value {
    switch property.kind {
    case .number: property == .scale ? .point(Point(x: 2, y: 3)) : .number(17.5)
    case .boolean: .boolean(true)
    case .point: .point(Point(x: 0.25, y: 12))
    case .rect: .rect(Rect(x: 1, y: 2, width: 3, height: 4))
    case .radii: .radii(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    case .color: .color(Color(red: 0.1, green: 0.2, blue: 0.3))
    case .gradient: .gradient(gradient)
    case .image: .image(picture(named: "new"))
    case .text: .text("Other")
    case .path: .path(Path(elements: [.move(.zero), .line(Point(x: 5, y: 5))]))
    case .transform: .transform(.scale(x: 2, y: 2))
    case .word(let words): .text(words.last { .text($0) != full.value(of: property) } ?? "")
    }
  }

  /// Whether a scroll layer can be scrolled is the session's; everything else is the layer's.
  private static let properties = PropertyName.allCases.filter { $0 != .scrolling }

  @Test(arguments: properties) func whatIsSetIsRead(_ property: PropertyName) {
    var state = Self.full
    let value = Self.value(of: property)
    #expect(state.value(of: property) != value)
    state.set(property, to: value)
    #expect(state.value(of: property) == value)
  }

  /// A scene sets paths, gradients and pictures as wholes, at once; only Core Animation's own names animate their parts.
  private static let own = LayerProperty.allCases.filter { !$0.isOfContents }

  /// An animation of the property's numbers shows all that setting it does: where both start from the same layer, the
  /// same layer results.
  @Test(arguments: properties) func channelsAreWhatIsSet(_ property: PropertyName) {
    var set = Self.full
    set.set(property, to: Self.value(of: property))
    guard property.isAnimatable else {
      #expect(Self.own.allSatisfy { set[$0] == Self.full[$0] })
      return
    }
    var animated = Self.full
    animated.set(property.channels.map { ($0, set[$0]) })
    #expect(animated == set)
  }

  @Test(arguments: PropertyName.allCases) func aListHasANumberForEachChannel(_ property: PropertyName) {
    guard property.numberCount > 1 else { return }
    #expect(property.channels.count == property.numberCount)
  }

  @Test func everyPropertyOfALayerIsInTheLanguage() {
    let known = Set(PropertyName.allCases.flatMap(\.channels))
    #expect(known == Set(Self.own))
  }

  /// What is no part of the box in the canvas, which shows places, sizes, moves and matrices, is measured by itself.
  @Test func everythingElseIsMeasured() {
    var measured: Set<LayerProperty> = []
    for measure in LayerMeasure.allCases {
      switch measure.source {
      case .box, .largestRadius: continue
      case .number(let property), .ink(let property, _), .ofText(let property), .corner(let property):
        measured.insert(property)
      }
    }
    let inBox: Set<LayerProperty> = [.boundsWidth, .boundsHeight, .translationX, .translationY, .transform]
    for property in Self.own where !property.isPlace && !inBox.contains(property) {
      #expect(measured.contains(property), "\(property)")
    }
  }

  @Test func aColourIsMeasuredInAllItsChannels() {
    for property in LayerProperty.allCases where property.kind == .color {
      let channels = LayerMeasure.allCases.compactMap { measure -> LayerMeasure.Channel? in
        if case .ink(property, let channel) = measure.source { channel } else { nil }
      }
      #expect(channels == [.red, .green, .blue, .alpha])
    }
  }

  @Test func namesTellPropertiesApart() {
    #expect(Set(LayerProperty.allCases.map(\.name)).count == LayerProperty.allCases.count)
    for property in LayerProperty.allCases {
      #expect(!property.name.isEmpty && !property.group.isEmpty)
    }
  }
}
