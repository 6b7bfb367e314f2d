import UIKit

@objcMembers
class PhotoViewController: UIViewController, ZoomTransitionSource {
    @IBOutlet weak var imageView: UIImageView!
    var index = 0
    private var secret = 1

    func zoomSourceImageView() -> UIImageView { return imageView }
    func zoomCornerRadius(for view: UIView) -> CGFloat { return 12 }
    func zoomDidEnd() { index += 1 }
    @nonobjc func quiet() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(PhotoViewController.doubleTapped(_:)))
        imageView.addGestureRecognizer(doubleTap)
        let close = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close as () -> Void))
        _ = close
    }

    func doubleTapped(_ recognizer: UITapGestureRecognizer) { index += 1 }
    func close() { dismiss(animated: true, completion: nil) }
    func close(_ sender: Any?) { close() }
}
