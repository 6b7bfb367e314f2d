// A picture that flies back into the cell it came from. Beside it: Scenes/image-card.
import UIKit

/// Covers the detail with the list, and lands a copy of the picture on its cell.
final class ImageCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let picture: UIImageView
  private let card: CardCell

  init(picture: UIImageView, card: CardCell) {
    self.picture = picture
    self.card = card
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let list = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(list)

    let sky = UIView(frame: container.bounds)
    let copy = UIImageView(image: picture.image)
    copy.backgroundColor = picture.backgroundColor
    copy.contentMode = .scaleAspectFill
    copy.clipsToBounds = true
    copy.frame = picture.convert(picture.bounds, to: container)
    copy.layer.name = "copy"
    sky.addSubview(copy)
    container.addSubview(sky)
    let landing = card.image.convert(card.image.bounds, to: container)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0,
      animations: { copy.frame = landing }
    ) { _ in
      let isOver = !transitionContext.transitionWasCancelled
      sky.removeFromSuperview()
      if isOver { self.card.isHidden = false } else { list.removeFromSuperview() }
      transitionContext.completeTransition(isOver)
    }
  }
}

/// A cell with a picture.
final class CardCell: UIView {
  let image = UIImageView(frame: CGRect(x: 16, y: 16, width: 150, height: 144))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 18
    image.backgroundColor = .systemTeal
    image.clipsToBounds = true
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }
}

/// The list with the cell.
final class CardsController: UIViewController {
  let card = CardCell(frame: CGRect(x: 16, y: 201, width: 361, height: 176))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(card)
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
  }

  @objc private func open() {
    card.isHidden = true
    navigationController?.pushViewController(RidgeController(), animated: true)
  }
}

/// The picture, large.
final class RidgeController: UIViewController {
  let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let (width, height) = (view.bounds.width, view.bounds.height)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: min(0.95 * width, 0.5 * height))
    picture.backgroundColor = .systemTeal
    view.addSubview(picture)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(goBack)))
  }

  @objc private func goBack() { navigationController?.popViewController(animated: true) }
}

/// A push is UIKit's own; a pop lands the picture.
final class CardNavigation: UINavigationController, UINavigationControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    isNavigationBarHidden = true
    delegate = self
    viewControllers = [CardsController(), RidgeController()]
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard operation == .pop, let ridge = fromVC as? RidgeController, let cards = toVC as? CardsController else {
      return nil
    }
    return ImageCardAnimator(picture: ridge.picture, card: cards.card)
  }
}

#Preview("Image card") { CardNavigation() }
