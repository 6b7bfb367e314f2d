/// What a presentation controller decides.
public struct PresentationDefinition: Hashable, Sendable {
  /// UIKit's modal presentation styles that matter here.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case fullScreen = "full-screen"
    case overFullScreen = "over-full-screen"
    case pageSheet = "page-sheet"
    case custom

    /// Whether the presenter's view leaves the window once the presented one has come.
    public var removesPresenter: Bool { self == .fullScreen }
  }

  public var style: Style
  /// `frameOfPresentedViewInContainerView`; nil: the container's bounds.
  public var frame: Expression?
  /// The dimming view's colour; nil: none.
  public var dimming: Expression?

  /// Creates a presentation.
  public init(style: Style = .fullScreen, frame: Expression? = nil, dimming: Expression? = nil) {
    self.style = style
    self.frame = frame
    self.dimming = dimming
  }
}

extension PresentationDefinition.Style {
  /// Where UIKit's own presentation controller puts the view; nil: over the whole container.
  ///
  /// A page sheet on a phone leaves 10 points below the status bar.
  public var standardFrame: Expression? {
    guard self == .pageSheet else { return nil }
    let top = Expression(.binary(.add, Expression(.symbol(.safeTop)), .number(10)))
    let height = Expression(.binary(.subtract, Expression(.symbol(.containerHeight)), top))
    return Expression(.list([.number(0), top, Expression(.symbol(.containerWidth)), height]))
  }
}
