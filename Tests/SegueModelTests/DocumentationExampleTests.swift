import SegueGeometry
import SegueModel
import Testing

/// The example of the landing page, `Sources/SegueModel/SegueModel.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aHandsScriptAndATurnedCanvas() {
    let script = Script(steps: [
      Script.Step(time: 0, action: .tap(LayerPath("home/open"))),
      Script.Step(time: 1, action: .press(Point(x: 196, y: 160))),
      Script.Step(time: 1.2, action: .release(Point(x: 196, y: 400))),
    ])
    let device = Device.free(Size(width: 393, height: 852))
    let landscape = device.size(in: .landscape)

    let scene = Scene(title: "", device: device, start: "home")
    #expect(script.startScreen(in: scene) == "home")
    #expect(script.duration == 1.2)
    #expect(landscape == Size(width: 852, height: 393))
  }
}
