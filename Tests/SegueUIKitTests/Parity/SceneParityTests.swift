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

  @Test("a picture grows from where it was tapped, with a spring, and its corners become square")
  func herbGallery() throws {
    var parity = try SceneParity("herb-gallery", tapping: "home/strip/herb-0", duration: 1)
    let hit = try #require(parity.tapped)
    let detail = parity.phone.view(screen)
    let panel = UIView(frame: CGRect(x: 0, y: screen.height - 34 - 226, width: 393, height: 34 + 226))
    detail.addSubview(panel)
    let (across, down) = (hit.width / screen.width, hit.height / screen.height)
    detail.transform = CGAffineTransform(scaleX: across, y: down)
    detail.center = CGPoint(x: hit.midX, y: hit.midY)
    detail.layer.cornerRadius = 20 / across
    detail.clipsToBounds = true
    panel.alpha = 0
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0,
      animations: {
        detail.transform = .identity
        detail.center = CGPoint(x: self.screen.midX, y: self.screen.midY)
        detail.layer.cornerRadius = 0
        panel.alpha = 1
      }
    )
    parity.compare(["detail": detail.layer, "detail/panel": panel.layer])
    #expect(parity.count == 102)
    #expect(parity.worst < 1e-9)
  }

  @Test("a screen turns away about the vertical axis, then the next one turns up")
  func turn() throws {
    var parity = try SceneParity("turn", "aside", duration: 1)
    let old = parity.phone.view(screen)
    let new = parity.phone.view(screen)
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    old.layer.transform = perspective
    new.layer.transform = CATransform3DConcat(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), perspective)
    UIView.animate(withDuration: 0.5) {
      old.layer.transform = CATransform3DConcat(CATransform3DMakeRotation(-.pi / 2, 0, 1, 0), perspective)
    }
    UIView.animate(
      withDuration: 0.5,
      delay: 0.5,
      options: [],
      animations: { new.layer.transform = perspective }
    )
    parity.compare(["face": old.layer, "back-side": new.layer])
    #expect(parity.count >= 100)
    #expect(parity.worst < 1e-6)
  }

  @Test("a logo grows out of the screen by explicit animations, and the next screen fades in")
  func logoReveal() throws {
    var parity = try SceneParity("logo-reveal", "reveal", duration: 2)
    let logoFrame = try #require(parity.frame(of: "home/logo"))
    let logo = CAShapeLayer()
    logo.frame = logoFrame
    parity.phone.window.layer.addSublayer(logo)
    let list = parity.phone.view(screen)
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    grow.toValue = NSValue(
      caTransform3D: CATransform3DConcat(
        CATransform3DMakeTranslation(0, -10, 0),
        CATransform3DMakeScale(150, 150, 1)
      )
    )
    grow.duration = 2
    grow.fillMode = .forwards
    grow.isRemovedOnCompletion = false
    grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
    logo.add(grow, forKey: nil)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
    list.layer.add(fade, forKey: nil)
    parity.compare(["home/logo": logo, "list": list.layer])
    #expect(parity.count >= 100)
    #expect(parity.worst < 1e-9)
  }

  @Test("a transition that a hand holds shows what the scene's shows at the same fraction")
  func scrubbed() throws {
    // The recipe of percent-driven transitions: the container's speed is 0, and its time offset follows the hand.
    var parity = try SceneParity("slide-down", "show", duration: 0.5)
    let container = parity.phone.view(screen)
    let sheet = UIView(frame: screen.offsetBy(dx: 0, dy: -screen.height))
    container.addSubview(sheet)
    parity.phone.host.advance(to: 0)
    container.layer.speed = 0
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      animations: { sheet.frame = self.screen }
    )
    parity.compare(["sheet": sheet.layer]) { container.layer.timeOffset = $0 }
    #expect(parity.count == 51)
    #expect(parity.worst < 1e-9)
  }
}
