// A card that becomes the head of its story. Beside it: Scenes/app-store.
import UIKit

/// Flies a copy of the card to the story's head while the story fades in.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let card: TodayCard

  init(_ card: TodayCard) {
    self.card = card
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    1
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let story = transitionContext.viewController(forKey: .to) as? StoryController,
      let page = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let width = container.bounds.width
    page.alpha = 0
    container.addSubview(page)

    let copy = TodayCard(frame: card.convert(card.bounds, to: container))
    copy.layer.name = "copy"
    container.addSubview(copy)
    (card.isHidden, story.head.isHidden) = (true, true)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 1
    ) {
      page.alpha = 1
      copy.frame = CGRect(x: 0, y: 0, width: width, height: 1.3 * width)
      copy.layer.cornerRadius = 0
      copy.title.frame = CGRect(x: 22, y: 30, width: width - 30, height: 30)
      copy.subtitle.frame.origin = CGPoint(x: 22, y: 1.3 * width - 30)
    } completion: { _ in
      copy.removeFromSuperview()
      (self.card.isHidden, story.head.isHidden) = (false, false)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A picture with two lines of text.
final class TodayCard: UIView {
  let title = UILabel()
  let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 15
    clipsToBounds = true
    title.text = "The ridge"
    title.font = .systemFont(ofSize: 25, weight: .bold)
    title.frame = CGRect(x: 15, y: 20, width: bounds.width - 30, height: 30)
    title.layer.name = "title"
    subtitle.text = "Four hours up"
    subtitle.frame = CGRect(x: 15, y: bounds.height - 30, width: bounds.width - 30, height: 20)
    subtitle.alpha = 0.5
    subtitle.layer.name = "subtitle"
    for label in [title, subtitle] {
      label.textColor = .white
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The card in its list.
final class TodayController: UIViewController {
  private(set) var card = TodayCard(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let width = view.bounds.width - 40
    card = TodayCard(frame: CGRect(x: 20, y: 120, width: width, height: 1.3 * width))
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    view.addSubview(card)
  }

  @objc private func open() { navigationController?.pushViewController(StoryController(), animated: true) }
}

/// The story under its head.
final class StoryController: UIViewController {
  let head = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    head.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1.3 * view.bounds.width)
    head.backgroundColor = .systemIndigo
    view.addSubview(head)
  }
}

/// Asked for the animator of a push; a pop is UIKit's own.
final class TodayNavigation: UINavigationController, UINavigationControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    isNavigationBarHidden = true
    delegate = self
    viewControllers = [TodayController()]
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? (fromVC as? TodayController).map { CardAnimator($0.card) } : nil
  }
}

#Preview("App Store card") { TodayNavigation() }
