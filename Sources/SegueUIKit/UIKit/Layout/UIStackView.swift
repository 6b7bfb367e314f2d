public import Foundation

/// A view that arranges others in a row or a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views that are arranged, in order; those that are hidden have no room.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Along what they are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How they share the room along the axis.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// Where they are across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Whether distances are between the lines of texts; they are between edges.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement { layer.host.note("a stack's distances are between edges") } }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Creates a stack of no size.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index of ``arrangedSubviews``, clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Arranges a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementDidChange()
  }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementDidChange()
  }

  /// The distance after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  /// A view that leaves is not arranged any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangedSubviews.removeAll { $0 === subview }
    arrangementDidChange()
  }

  /// The arrangement is another one; in an animation it is laid out at once, so that it moves.
  func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    if ViewAnimations.current.innermost != nil { superview?.layoutIfNeeded() }
  }

  /// Makes the constraints of the arrangement.
  open override func updateConstraints() {
    super.updateConstraints()
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
    arrangement = StackArrangement(self).constraints
    NSLayoutConstraint.activate(arrangement)
  }

  /// A guide that is as long as the distance between two views.
  func gap() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    gaps.append(guide)
    return guide
  }

  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// One of them is stretched or shrunk.
    case fill
    /// All are equally long.
    case fillEqually
    /// By the lengths of their contents.
    case fillProportionally
    /// They keep their lengths, at equal distances.
    case equalSpacing
    /// They keep their lengths, with equal distances between their middles.
    case equalCentering
  }

  /// Where views are across the axis.
  public enum Alignment: Int, Sendable {
    /// Over all the room.
    case fill
    /// At the beginning.
    case leading
    /// With their first lines of text on a line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// With their last lines of text on a line.
    case lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }
}
