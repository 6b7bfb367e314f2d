import Foundation

/// The way from one controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: SegueObject {
  /// What it is called; nil if it has no name.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController
  /// What UIKit itself does for it.
  var handler: ((UIStoryboardSegue) -> Void)?

  /// Creates the way; ``perform()`` goes it.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init(main: ())
  }

  /// Creates the way, with what ``perform()`` does.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = { _ in performHandler() }
  }

  /// Goes the way: presents or pushes the destination, or what a subclass does.
  open func perform() {
    if let handler { return handler(self) }
    source.show(destination, sender: nil)
  }
}
