// A picture that springs up to a page, and back to its place in the strip. Beside it: Scenes/herb-gallery.
import UIKit

/// Grows a page out of a picture, or shrinks it back.
final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let picture: UIView

  init(isPresenting: Bool, from picture: UIView) {
    self.isPresenting = isPresenting
    self.picture = picture
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let page = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    if isPresenting {
      container.addSubview(page)
    } else if let home = transitionContext.view(forKey: .to) {
      container.insertSubview(home, belowSubview: page)
    }
    let bounds = container.bounds
    let small = picture.convert(picture.bounds, to: container)
    let scale = CGAffineTransform(scaleX: small.width / bounds.width, y: small.height / bounds.height)
    let panel = (page.next as? HerbController)?.panel
    page.clipsToBounds = true

    func shrink() {
      page.transform = scale
      page.center = CGPoint(x: small.midX, y: small.midY)
      page.layer.cornerRadius = 20 / scale.a
      panel?.alpha = 0
    }
    func grow() {
      page.transform = .identity
      page.center = CGPoint(x: bounds.midX, y: bounds.midY)
      page.layer.cornerRadius = 0
      panel?.alpha = 1
    }

    if isPresenting {
      picture.isHidden = true
      shrink()
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 0.4,
      initialSpringVelocity: 0,
      animations: isPresenting ? grow : shrink
    ) { _ in
      let isOver = !transitionContext.transitionWasCancelled
      if !self.isPresenting, isOver { self.picture.isHidden = false }
      transitionContext.completeTransition(isOver)
    }
  }
}

/// What one herb wants.
final class HerbController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    panel.frame = CGRect(x: 0, y: view.bounds.height - 260, width: view.bounds.width, height: 260)
    panel.backgroundColor = UIColor(white: 1, alpha: 0.88)
    view.addSubview(panel)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc private func close() { dismiss(animated: true) }
}

/// Four herbs in a strip that scrolls sideways.
final class GalleryController: UIViewController, UIViewControllerTransitioningDelegate {
  private var tapped: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let strip = UIScrollView(frame: CGRect(x: 0, y: 518, width: view.bounds.width, height: 280))
    strip.contentSize = CGSize(width: 835, height: 280)
    for (index, color) in [UIColor.systemGreen, .systemTeal, .systemIndigo, .systemOrange].enumerated() {
      let herb = UIImageView(frame: CGRect(x: 20 + 198.8 * CGFloat(index), y: 0, width: 184.8, height: 260))
      herb.backgroundColor = color
      herb.layer.cornerRadius = 20
      herb.isUserInteractionEnabled = true
      herb.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
      strip.addSubview(herb)
    }
    view.addSubview(strip)
  }

  @objc private func open(_ tap: UITapGestureRecognizer) {
    tapped = tap.view
    let herb = HerbController()
    herb.modalPresentationStyle = .fullScreen
    herb.transitioningDelegate = self
    present(herb, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { tapped.map { PopAnimator(isPresenting: true, from: $0) } }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    tapped.map { PopAnimator(isPresenting: false, from: $0) }
  }
}

#Preview("Herb gallery") { GalleryController() }
