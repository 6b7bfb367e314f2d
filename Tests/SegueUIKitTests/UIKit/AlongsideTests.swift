import Testing

@testable import SegueUIKit

/// What accompanies a transition runs in the context of its animation, so with the same timing.
@MainActor
@Suite("What accompanies a transition")
struct AlongsideTests {
  private typealias Change =
    @MainActor (_ animations: @escaping () -> Void, _ completion: @escaping (Bool) -> Void) -> Void

  private static let changes: [Change] = [
    { UIView.animate(withDuration: 0.5, animations: $0, completion: $1) },
    { UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut, animations: $0, completion: $1) },
    { UIView.animate(withDuration: 0.3, delay: 0.2, options: .curveLinear, animations: $0, completion: $1) },
    {
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        usingSpringWithDamping: 0.6,
        initialSpringVelocity: 2,
        animations: $0,
        completion: $1
      )
    },
  ]

  /// A controller that fades a shade in beside its own way in.
  private final class Sheet: UIViewController {
    let shade = UIView()

    override func viewWillAppear(_ animated: Bool) {
      shade.alpha = 0
      view.addSubview(shade)
      transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
    }
  }

  @Test("an animator's first animation is what its company keeps time with", arguments: 0..<4)
  func animator(_ index: Int) {
    let phone = Phone()
    let (home, sheet, delegate) = (Screen("home"), Sheet(), TestDelegate())
    phone.window.rootViewController = home
    phone.host.advance(to: 0)
    // An animation before the transition has nothing to do with it.
    phone.host.perform { UIView.animate(withDuration: 9) { home.view.alpha = 0.5 } }
    delegate.forward = TestAnimator(duration: 0.5) { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      Self.changes[index]({ view.alpha = 1 }, { _ in context.completeTransition(true) })
    }
    (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, delegate)
    phone.host.perform { home.present(sheet, animated: true) }
    for step in 1...29 {
      phone.host.advance(to: Double(step) / 60)
      #expect(
        sheet.shade.layer.presentation()?.opacity == sheet.view.layer.presentation()?.opacity,
        "\(step)"
      )
    }
    #expect(sheet.shade.layer.presentation()?.opacity != 0)
  }

  @Test("UIKit's own animation is a spring, and so is its company's")
  func system() throws {
    let phone = Phone()
    let (home, sheet) = (Screen("home"), Sheet())
    phone.window.rootViewController = home
    phone.host.advance(to: 0)
    sheet.modalPresentationStyle = .overFullScreen
    phone.host.perform { home.present(sheet, animated: true) }
    for step in 1...29 {
      phone.host.advance(to: Double(step) / 60)
      let left = try #require(sheet.view.layer.presentation()).frame.minY / 852
      let shown = try #require(sheet.shade.layer.presentation()).opacity
      #expect(abs(1 - left - CGFloat(shown)) < 1e-6, "\(step)")
    }
  }
}
