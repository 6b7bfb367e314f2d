/// What a program is opened with.
public enum SegueOpening {
  /// The app's own delegate, which makes the window.
  case application
  /// One of its previews, by its index.
  case preview(Int)
  /// A controller, which becomes the window's root.
  case controller(@MainActor () -> UIViewController)
  /// A view, which fills the screen unless it has a size.
  case view(@MainActor () -> UIView)
  /// Stock screens, between which what there is of a transition is played.
  case stock(SegueStock)
}
