public import Foundation

/// The room that a text is set in.
@preconcurrency @MainActor
open class NSTextContainer: SegueObject {
  /// Room at both sides of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines; 0 is no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// What becomes of text that has no room.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// The size, in points; that of the view counts.
  open var size: CGSize
  /// Whether it is as wide as the view; it is.
  open var widthTracksTextView = true
  /// Whether it is as high as the view.
  open var heightTracksTextView = false
  /// What the text flows around; it does not.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { SegueHost.current.note("text flows around nothing") } }
  }
  var changed: () -> Void = {}

  /// Creates a room of a size, in points.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init(main: ())
  }
}
