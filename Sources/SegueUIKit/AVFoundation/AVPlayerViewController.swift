/// A controller that shows a film: a black one.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer?
  /// Whether there are buttons; there are none.
  open var showsPlaybackControls = true
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// What may lie over the film.
  public let contentOverlayView: UIView? = UIView()

  /// Makes a black view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let contentOverlayView else { return }
    contentOverlayView.frame = view.bounds
    contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentOverlayView)
  }
}
