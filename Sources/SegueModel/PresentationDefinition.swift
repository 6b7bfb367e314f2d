/// A presentation, as its presentation controller decides it.
public struct PresentationDefinition: Hashable, Sendable {
  /// The modal presentation styles of UIKit that a scene can use.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// `UIModalPresentationStyle.fullScreen`.
    case fullScreen = "full-screen"
    /// `UIModalPresentationStyle.overFullScreen`.
    case overFullScreen = "over-full-screen"
    /// `UIModalPresentationStyle.pageSheet`.
    case pageSheet = "page-sheet"
    /// `UIModalPresentationStyle.custom`.
    case custom

    /// Whether the presenter's view is removed once the presented view is in place.
    public var removesPresenter: Bool { self == .fullScreen }
  }

  /// The style, which decides what becomes of the presenter's view.
  public var style: Style
  /// `frameOfPresentedViewInContainerView`, in points; nil for the style's `standardFrame`.
  public var frame: Expression?
  /// The colour of the dimming view; nil if there is none.
  public var dimming: Expression?
  /// The detents of a sheet, which has the frame that follows from them; nil if it has one height.
  public var sheet: SheetDefinition?

  /// What a path calls the dimming view of the presentation on top, in the container.
  public static let dimmingName = "dimming"

  /// Creates a presentation.
  public init(style: Style = .fullScreen, frame: Expression? = nil, dimming: Expression? = nil) {
    self.style = style
    self.frame = frame
    self.dimming = dimming
  }
}

extension PresentationDefinition.Style {
  /// Where UIKit's own presentation controller puts the view, in points; nil for the whole container.
  ///
  /// A page sheet on a phone leaves 10 points below the status bar.
  public var standardFrame: Expression? {
    guard self == .pageSheet else { return nil }
    let top = Expression(.symbol(.safeTop)) + .number(10)
    return Expression(.list([.number(0), top, .containerWidth, .containerHeight - top]))
  }
}
