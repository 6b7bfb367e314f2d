import SegueDocuments
import SegueGeometry
import SegueModel

/// The pans of a sheet with detents, as gestures that set its view's top.
///
/// One is the whole view's. The other is that of a scroll layer inside, under whose finger the content moves only where the
/// sheet does not.
struct SheetGestures {
  let screen: String
  let sheet: SheetDefinition
  /// The transition that takes the sheet away; nil if nothing does.
  let dismissal: String?

  private var source: SourceRange { sheet.source }

  var gestures: [GestureDefinition] {
    let view = LayerPath(components: [screen], source: source)
    let own = pan(in: view, named: "\(screen)/sheet", top: resisted(atTop: true))
    guard let content = sheet.content else { return [own] }
    var inner = pan(in: content, named: "\(screen)/sheet-content", top: resisted(atTop: false))
    inner.simultaneous = [content]
    inner.handsOverTo = content
    inner.condition = sheet.top(at: sheet.detents.count - 1) < value(.y)
    return [own, inner]
  }

  private func pan(in path: LayerPath, named name: String, top: Expression) -> GestureDefinition {
    let view = LayerPath(components: [screen], source: source)
    let dimming = LayerPath(components: [
      LayerPath.Role.container.rawValue, PresentationDefinition.dimmingName,
    ])
    var pan = GestureDefinition(
      name: name,
      path: path,
      recognizer: .pan(nil),
      action: .sets([
        LayerAssignment(path: view, values: [PropertyBinding(.y, top)]),
        LayerAssignment(
          path: dimming,
          values: [PropertyBinding(.opacity, sheet.dimming(top: value(.y)))]
        ),
      ])
    )
    pan.isSystem = true
    pan.catches = true
    pan.source = source
    pan.begin =
      Expression(.call(.abs, [symbol(.translationX)])) <= Expression(.call(.abs, [symbol(.translationY)]))
    pan.locals = locals
    if let dismissal {
      pan.finish = GestureDefinition.Finish(condition: Expression(.local(Self.leaves)), text: Self.leaves)
      pan.finish?.transition = dismissal
    }
    let top = sheet.top(at: Expression(.local(SheetDefinition.detentName)))
    // A flick may end before it has moved anything: what dims is told where to come to rest as the sheet is.
    pan.cancel = GestureDefinition.Cancel(
      rest: [
        LayerAssignment(path: view, values: [PropertyBinding(.y, top)]),
        LayerAssignment(path: dimming, values: [PropertyBinding(.opacity, sheet.dimming(top: top))]),
      ],
      ease: Self.ease
    )
    return pan
  }

  /// Where the sheet comes to: the detent nearest to where a scroll view's content would stop, or off the screen if that
  /// is below half of the lowest.
  private var locals: [GestureDefinition.Local] {
    let way = symbol(.projectedY) - symbol(.locationY)
    let landing = GestureDefinition.Local(
      name: SheetDefinition.landingName,
      value: .containerHeight - value(.y) - way
    )
    let height = Expression(.local(SheetDefinition.landingName))
    let detent = GestureDefinition.Local(
      name: SheetDefinition.detentName,
      value: sheet.detent(nearest: height)
    )
    guard dismissal != nil else { return [landing, detent] }
    let leaves = height < .number(0.5) * sheet.height(at: 0)
    return [landing, detent, GestureDefinition.Local(name: Self.leaves, value: leaves)]
  }

  /// The view's top under the hand, which resists beyond the highest detent, and below the lowest where nothing
  /// dismisses the sheet.
  private func resisted(atTop: Bool) -> Expression {
    let free = symbol(.here) + (symbol(.locationY) - symbol(.startY))
    let highest = sheet.top(at: sheet.detents.count - 1)
    let beyond = highest - Expression(.call(.rubber, [highest - free, .containerHeight]))
    let top = Expression.choice(atTop ? beyond : highest, if: free < highest, else: free)
    guard dismissal == nil else { return top }
    let lowest = sheet.top(at: 0)
    let below = lowest + Expression(.call(.rubber, [free - lowest, .containerHeight]))
    return .choice(below, if: lowest < free, else: top)
  }

  private func symbol(_ symbol: Expression.Symbol) -> Expression { Expression(.symbol(symbol)) }

  private func value(_ property: PropertyName) -> Expression {
    Expression(.property(property, of: LayerPath(components: [screen], source: source)))
  }

  private static let leaves = "leaves"

  /// UIKit's own spring, which is critically damped, with the hand's velocity: mass 3, stiffness 1000.
  private static let ease = Ease.spring(
    SpringDefinition(
      shape: .physical(
        stiffness: .number(1000),
        damping: .number(2 * (3 * 1000.0).squareRoot()),
        mass: .number(3)
      ),
      velocity: .inherited
    )
  )
}
