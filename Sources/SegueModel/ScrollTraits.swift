/// How the content of a scroll layer stands and moves, beside the axes along which it does.
public struct ScrollTraits: Hashable, Sendable {
  /// Room around the content, in points: `contentInset`.
  public struct Insets: Hashable, Sendable {
    /// Above the content.
    public var top: Expression
    /// On its left.
    public var left: Expression
    /// Below it.
    public var bottom: Expression
    /// On its right.
    public var right: Expression

    /// Creates insets, by default none.
    public init(
      top: Expression = .number(0),
      left: Expression = .number(0),
      bottom: Expression = .number(0),
      right: Expression = .number(0)
    ) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// The four of them: top, left, bottom and right, as UIEdgeInsets has them.
    public var all: [Expression] { [top, left, bottom, right] }
  }

  /// Where content comes to rest that stands at pages.
  public enum Page: Hashable, Sendable {
    /// At multiples of the layer's own size: `isPagingEnabled`.
    case bounds
    /// At multiples of a length in points.
    case length(Expression)
  }

  /// A refresh that pulling the content down begins, and that holds it there: `UIRefreshControl`.
  public struct Refresh: Hashable, Sendable {
    /// The room in points that it takes above the content while it lasts.
    public var height: Expression
    /// How far beyond its beginning the content is pulled down when it begins, in points.
    public var pull: Expression
    /// The seconds that it lasts.
    public var duration: Expression

    /// Creates a refresh.
    public init(
      height: Expression = .number(60),
      pull: Expression = .number(110),
      duration: Expression = .number(1.5)
    ) {
      (self.height, self.pull, self.duration) = (height, pull, duration)
    }
  }

  /// Room around the content.
  public var insets: Insets?
  /// The pages at which it comes to rest; nil if it does so anywhere.
  public var page: Page?
  /// Whether it goes beyond its ends.
  public var bounces = true
  /// Whether it slows down at `UIScrollView.DecelerationRate.fast`.
  public var isFast = false

  /// What pulling it down begins; nil if nothing.
  public var refresh: Refresh?

  /// Creates what holds without a word.
  public init() {}
}
