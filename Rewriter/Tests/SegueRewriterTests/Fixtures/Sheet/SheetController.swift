import UIKit

// A sheet whose overrides live in extensions, as some teams like it.
class SheetController: UIViewController {
    var detent: CGFloat = 0.5
    private var isDragging = false
    private let transition = SheetTransition()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension SheetController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
        view.addGestureRecognizer(pan)
    }

    // The bar stays where it is.
    override var prefersStatusBarHidden: Bool { isDragging }

    @objc private func drag(_ pan: UIPanGestureRecognizer) { isDragging = pan.state == .changed }
}

class FullSheetController: SheetController {
    override func settle() { detent = 1 }
}
