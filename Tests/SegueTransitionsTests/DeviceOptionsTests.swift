import SegueGeometry
import SegueModel
import SegueScenes
import SegueStage
import SegueTransitions
import Testing

/// What a scene is shown on changes what its names mean, and nothing else.
@Suite struct DeviceOptionsTests {
  private static let text = """
    segue: 1
    device: iphone-15
    screens:
      home:
        fill: systemBackground
        layers:
          inner: {frame: [safe.left, safe.top, W - safe.left - safe.right, H - safe.top - safe.bottom]}
          title: {text: Hello, font: headline, frame: [0, 0, W, 2 * font.headline], color: label}
          small: {text: Hello, font: caption1 bold, frame: [0, 100, W, font.caption1]}
          fixed: {text: Hello, font: 17, frame: [0, 200, W, 20]}
    transitions:
      turn: {kind: rotate, duration: 0.2}
    """

  private func session(_ change: (inout Session.Options) -> Void = { _ in }) throws -> Session {
    var options = Session.Options()
    change(&options)
    return Session(scene: try Scenes.parse(Self.text), options: options)
  }

  private func frame(of id: String, in session: Session) -> Rect? { session.inspect(id)?.frame }

  @Test func safeAreasAreThoseOfTheDeviceAndItsOrientation() throws {
    #expect(frame(of: "home/inner", in: try session()) == Rect(x: 0, y: 59, width: 393, height: 759))
    let mini = try session { $0.device = Device.named("iphone-13-mini") }
    #expect(frame(of: "home/inner", in: mini) == Rect(x: 0, y: 50, width: 375, height: 728))
    let sideways = try session {
      $0.device = Device.named("iphone-13-mini")
      $0.orientation = .landscape
    }
    #expect(sideways.canvas == Size(width: 812, height: 375))
    #expect(frame(of: "home/inner", in: sideways) == Rect(x: 50, y: 0, width: 712, height: 354))
    let button = try session {
      $0.device = Device.named("iphone-se")
      $0.orientation = .landscape
    }
    #expect(frame(of: "home/inner", in: button) == Rect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func startingSidewaysIsWhereTurningLeads() throws {
    var turned = try session()
    turned.handle(.rotate(.landscape))
    turned.advance(to: 1)
    let started = try session { $0.orientation = .landscape }
    #expect(started.orientation == .landscape)
    #expect(turned.layerSamples().map(\.frame) == started.layerSamples().map(\.frame))
    var back = started
    back.handle(.rotate(.portrait))
    back.advance(to: 1)
    #expect(back.layerSamples().map(\.frame) == (try session()).layerSamples().map(\.frame))
  }

  @Test func theTerminalIsNeverStartedSideways() throws {
    let session = try session {
      $0.device = Device.named("terminal")
      $0.terminalCanvas = Size(width: 700, height: 500)
      $0.orientation = .landscape
    }
    #expect(session.canvas == Size(width: 700, height: 500))
    #expect(session.orientation == .portrait)
  }

  @Test(arguments: TextSize.allCases)
  func textStylesFollowTheTextSizeAndNumbersDoNot(_ size: TextSize) throws {
    let session = try session { $0.textSize = size }
    let title = try #require(session.inspect("home/title")).presented
    let small = try #require(session.inspect("home/small")).presented
    #expect(title.contents.text?.fontSize == TextStyle.headline.points(at: size))
    #expect(title.contents.text?.style.weight == .semibold)
    #expect(title.bounds.size.height == 2 * TextStyle.headline.points(at: size))
    #expect(small.contents.text?.fontSize == TextStyle.caption1.points(at: size))
    #expect(small.contents.text?.style.weight == .bold)
    #expect(session.inspect("home/fixed")?.presented.contents.text?.fontSize == 17)
  }

  @Test func semanticColoursFollowTheAppearance() throws {
    let light = try session()
    let dark = try session { $0.appearance = .dark }
    #expect(light.inspect("home")?.presented.fill == .white)
    #expect(dark.inspect("home")?.presented.fill == .black)
    #expect(dark.inspect("home/title")?.presented.contents.text?.color == .white)
    // Text without a colour is the system's label.
    #expect(dark.inspect("home/fixed")?.presented.contents.text?.color == .white)
    #expect(light.layerSamples() == dark.layerSamples())
  }
}
