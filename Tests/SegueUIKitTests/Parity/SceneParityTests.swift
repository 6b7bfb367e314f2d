import SegueGeometry
import SegueScenes
import Testing

@testable import SegueUIKit

/// Transitions of bundled scenes, written as an app would, show what the scenes show.
@MainActor
@Suite("UIKit code and scenes")
struct SceneParityTests {
  private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  @Test("a spring brings a player down from above")
  func slideDown() throws {
    var parity = try SceneParity("slide-down", "show", duration: 0.5)
    let sheet = parity.phone.view(screen)
    sheet.frame = screen.offsetBy(dx: 0, dy: -screen.height)
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      animations: { sheet.frame = self.screen }
    )
    parity.compare(["sheet": sheet.layer])
    #expect(parity.count == 51)
    #expect(parity.worst < 1e-9)
  }

  @Test("a player slides out downwards")
  func slideAway() throws {
    var parity = try SceneParity("slide-down", "hide", duration: 0.4, before: ["show"])
    let sheet = parity.phone.view(screen)
    UIView.animate(withDuration: 0.4) { sheet.frame = self.screen.offsetBy(dx: 0, dy: self.screen.height) }
    parity.compare(["sheet": sheet.layer])
    #expect(parity.count == 50, "the sheet is gone at the end")
    #expect(parity.worst < 1e-9)
  }

  @Test("a page grows out of the corner")
  func cornerSlide() throws {
    var parity = try SceneParity("corner-slide", "write", duration: 0.5)
    let page = parity.phone.view(CGRect(x: 393, y: 852, width: 0, height: 0))
    UIView.animate(withDuration: 0.5) { page.frame = self.screen }
    parity.compare(["draft": page.layer])
    #expect(parity.count == 51)
    #expect(parity.worst < 1e-9)
  }

  @Test("a screen fades away over the next one")
  func crossfade() throws {
    var parity = try SceneParity("crossfade", "forth", duration: 1)
    let old = parity.phone.view(screen)
    let new = UIView(frame: screen)
    parity.phone.window.insertSubview(new, belowSubview: old)
    UIView.animate(withDuration: 1) { old.alpha = 0 }
    parity.compare(["dusk": old.layer, "city": new.layer])
    #expect(parity.count >= 100)
    #expect(parity.worst < 1e-9)
  }

  @Test("two screens pan past each other")
  func pan() throws {
    var parity = try SceneParity("pan", "forth", duration: 0.3)
    let old = parity.phone.view(screen)
    let new = parity.phone.view(screen.offsetBy(dx: screen.width, dy: 0))
    UIView.animate(withDuration: 0.3) {
      old.transform = CGAffineTransform(translationX: -self.screen.width / 2, y: 0)
      new.frame = self.screen
    }
    parity.compare(["garden": old.layer, "forest": new.layer])
    #expect(parity.count >= 100)
    #expect(parity.worst < 1e-9)
  }
}
