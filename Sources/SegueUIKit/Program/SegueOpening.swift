/// What a program is opened with.
public enum SegueOpening {
  /// The app's own delegate and those of its scenes, by their classes; one of them makes the window.
  case application(
    (@MainActor () -> any UIApplicationDelegate)?,
    scenes: [@MainActor () -> any UISceneDelegate]
  )
  /// One of its previews, by its index.
  case preview(Int)
  /// A storyboard of a name, from the scene that it begins with.
  case storyboard(String)
  /// A controller, which becomes the window's root.
  case controller(@MainActor () -> UIViewController)
  /// A view, which fills the screen unless it has a size.
  case view(@MainActor () -> UIView)
  /// Stock screens, between which what there is of a transition is played.
  case stock(SegueStock)
}
