import UIKit

@IBDesignable
final class RubberBandView: UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @IBInspectable var limit: CGFloat = 80

    private class Handle: UIView {
        @objc private func grabbed(_ recognizer: UIPanGestureRecognizer) { tag += 1 }
        func attach() { addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(grabbed))) }
    }
    private let handle = Handle(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        handle.attach()
        addSubview(handle)
        let observer = #selector(contentSizeChanged(notification:))
        NotificationCenter.default.addObserver(self, selector: observer, name: nil, object: nil)
    }

    @objc func contentSizeChanged(notification: Notification) {}
}
