import UIKit

class PanDismissController: UIViewController, UIGestureRecognizerDelegate {
    private var animator: UIViewPropertyAnimator?
    private let model = DragModel()
    private let card = UIView(frame: CGRect(x: 20, y: 80, width: 350, height: 500))
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(self.handleDismissalPan(gesture:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        pan.delegate = self
        view.addSubview(card)
        card.addGestureRecognizer(pan)
        let reset = UIButton(type: .system)
        reset.addTarget(model, action: #selector(model.reset(_:)), for: .touchUpInside)
        reset.addTarget(self, action: #selector(Self.tapped(with:)), for: .touchUpInside)
        view.addSubview(reset)
    }

    @objc private func handleDismissalPan(gesture: UIPanGestureRecognizer) {
        let shrink = gesture.translation(in: view).y / 200
        switch gesture.state {
        case .began:
            let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { self.card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
            animator.addCompletion { [unowned self] position in if position == .end { self.dismiss(animated: true) } }
            animator.pauseAnimation()
            self.animator = animator
        case .changed:
            animator?.fractionComplete = shrink
            model.progress = shrink
        case .ended where shrink >= 1:
            animator?.stopAnimation(false)
            animator?.finishAnimation(at: .end)
        default:
            animator?.isReversed = true
            animator?.startAnimation()
        }
    }

    @IBAction func tapped(with sender: UIButton) { model.reset(sender) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

final class DragModel: NSObject {
    @objc dynamic var progress: CGFloat = 0
    @objc func reset(_ sender: Any?) { progress = 0 }
}
