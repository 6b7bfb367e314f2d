public import SegueGeometry

/// A sheet that rests at several heights, as `UISheetPresentationController` presents one.
public struct SheetDefinition: Hashable, Sendable {
  /// A height at which the sheet rests.
  public struct Detent: Hashable, Sendable {
    /// The identifier.
    public var name: String
    /// The height in points of what is seen of the sheet; more than the container's counts as that.
    public var height: Expression

    /// Creates a detent.
    public init(name: String, height: Expression) {
      self.name = name
      self.height = height
    }

    /// UIKit's own detents, medium and large: half of the container, and what the status bar and 10 points leave of it.
    public static let system = [
      Detent(name: "medium", height: .number(0.5) * .containerHeight),
      Detent(name: "large", height: .containerHeight - Expression(.symbol(.safeTop)) - .number(10)),
    ]
  }

  /// The detents, at least one, the lowest first.
  public var detents: [Detent]
  /// The index of `selectedDetentIdentifier` as the sheet is presented.
  public var selected: Int
  /// The index of `largestUndimmedDetentIdentifier`; nil if what lies behind is dimmed at every height.
  public var largestUndimmed: Int?
  /// The scroll layer inside whose content moves only where the sheet does not; nil for none.
  public var content: LayerPath?
  /// `prefersGrabberVisible`.
  public var hasGrabber: Bool
  /// Where the detents are written.
  public var source: SourceRange

  /// Creates a sheet that is first seen at its lowest detent.
  public init(detents: [Detent]) {
    self.detents = detents
    selected = 0
    hasGrabber = false
    source = .none
  }

  /// The name that a sheet's recognizers give to the index of the detent that they choose.
  public static let detentName = "detent"
  /// The name that they give to the height at which the sheet would come to a stop by itself.
  public static let landingName = "landing"
  /// The name of the grabber in the sheet's view.
  public static let grabberName = "grabber"
}

/// Where the sheet is, as expressions of the container's size.
///
/// The view is as high as the highest detent and hangs out of the container by as much as is not seen: what moves is its
/// top, `y`, and nothing in it is laid out anew while it does.
extension SheetDefinition {
  /// The height that is seen at a detent, in points.
  public func height(at index: Int) -> Expression { .minimum(detents[index].height, .containerHeight) }

  /// The top of the view at a detent, in points of the container.
  public func top(at index: Int) -> Expression { .containerHeight - height(at: index) }

  /// The view's height: that of its highest detent.
  public var fullHeight: Expression { height(at: detents.count - 1) }

  /// `frameOfPresentedViewInContainerView` at the detent at which it is presented.
  public var frame: Expression {
    Expression(.list([.number(0), top(at: selected), .containerWidth, fullHeight]))
  }

  /// The index of the detent whose height is nearest to one, the lower of two at the same distance.
  public func detent(nearest height: Expression) -> Expression {
    let distances = detents.indices.map { index in
      Expression(.call(.abs, [height - self.height(at: index)]))
    }
    return detents.indices.dropLast().reversed().reduce(.number(Double(detents.count - 1))) { others, index in
      let rest = distances[(index + 1)...].reduce(distances[index + 1], Expression.minimum)
      return .choice(.number(Double(index)), if: distances[index] <= rest, else: others)
    }
  }

  /// The index of a detent that a gesture has chosen; a scene that was read anew may have fewer.
  public func index(_ chosen: Double) -> Int { min(max(Int(clamping: chosen), 0), detents.count - 1) }

  /// The top of the view at the detent whose index an expression gives.
  public func top(at index: Expression) -> Expression {
    detents.indices.dropLast().reversed().reduce(top(at: detents.count - 1)) { others, candidate in
      .choice(top(at: candidate), if: index <= .number(Double(candidate)), else: others)
    }
  }

  /// How far what lies behind is dimmed while the view's top is at a place: 0 up to the largest undimmed detent and 1
  /// from the next one on, or from the lowest where every detent is dimmed.
  ///
  /// A layer's top is a rounded sum of its position and its height: within a trillionth of the ends it is exactly 0 or 1.
  public func dimming(top: Expression) -> Expression {
    guard largestUndimmed != detents.count - 1 else { return .number(0) }
    let low = largestUndimmed.map(top(at:)) ?? .containerHeight
    let high = self.top(at: largestUndimmed.map { $0 + 1 } ?? 0)
    // Two detents may come to the same height on a small canvas.
    let slack = 1e-12
    let part = ((low - top) / .maximum(low - high, .number(1)) - .number(slack)) * .number(1 + 3 * slack)
    return Expression(.clamp(part, lower: .number(0), upper: .number(1)))
  }
}
