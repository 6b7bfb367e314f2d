import SegueUIKit
import Testing

/// The example of the landing page, `Sources/SegueUIKit/SegueUIKit.docc`, line by line.
@MainActor
struct DocumentationExampleTests {
  @Test func aCardThatRises() {
    let host = SegueHost(size: CGSize(width: 393, height: 852))
    SegueHost.current = host

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let card = UIView(frame: CGRect(x: 0, y: 852, width: 393, height: 400))
    window.addSubview(card)
    window.makeKeyAndVisible()

    var ends: [Double] = []
    UIView.animate(withDuration: 0.5) {
      card.frame.origin.y = 452
    } completion: { _ in
      ends.append(CACurrentMediaTime())
    }

    host.advance(to: 0.25)
    let halfway = card.layer.presentation()?.frame
    host.advance(to: 0.5)

    #expect(halfway?.minY == 652)
    #expect(card.frame.minY == 452)
    #expect(ends == [0.5])
  }
}
