import SegueCells
import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTerminal
import SegueTransitions
import SegueInterface
import SeguePlayer

/// The handles of the selected track's bar: its beginning, its middle for all of it, and its end.
extension TimelinePanel {
  /// A handle in the hand.
  struct Grip: Sendable {
    var part: BarEdit.Part
    var edit: BarEdit
    /// The same with the bars that begin after this one's end, which go along while Alt is down; or why they cannot.
    var ripple: Result<BarEdit, BarEdit.Refusal>
    /// The scale when the handle was taken, which the hand's way is measured on.
    var scale: TimelineScale
    /// Where it was taken, in seconds of the run.
    var time: Double
  }

  /// The columns of a bar's handles, as many as it has room for; none while a touch drives it.
  static func handles(of bar: TimelineSheet.Bar, _ scale: TimelineScale) -> [(
    part: BarEdit.Part, column: Int
  )] {
    guard !bar.isDriven, bar.end.isFinite, bar.end > bar.begin else { return [] }
    let (from, to): (Int, Int) = (scale.column(of: bar.begin), scale.column(of: bar.end))
    var all: [(part: BarEdit.Part, column: Int)] = [(.end, to)]
    if to > from { all.append((.begin, from)) }
    if to > from + 1 { all.append((.whole, from + (to - from) / 2)) }
    return all.filter { scale.column..<scale.column + scale.columns ~= $0.column }
  }

  /// Takes the handle of the selected bar that is under the mouse; returns whether there is one, even if it
  /// cannot be moved, as a notice then says.
  mutating func takeHandle(
    _ mouse: MouseEvent,
    _ row: TimelineSheet.Row?,
    _ scale: TimelineScale,
    in context: inout PanelContext
  ) -> Bool {
    guard case .track(let track, let bar)? = row, isSelected(track, in: context),
      let handle = Self.handles(of: bar, scale).first(where: { $0.column == mouse.column })
    else { return false }
    do throws(BarEdit.Refusal) {
      let edit: BarEdit = try Self.edit(handle.part, of: track, in: context)
      let later: [TransitionTrack] = TimelineSheet(of: context).bars.filter { $0.bar.begin >= bar.end - 1e-6 }
        .map { $0.track }
      let ripple: Result<BarEdit, BarEdit.Refusal>
      do throws(BarEdit.Refusal) {
        ripple = .success(try Self.edit(handle.part, of: track, later, in: context))
      } catch {
        ripple = .failure(error)
      }
      context.ask(.endChange)
      grip = Grip(
        part: handle.part,
        edit: edit,
        ripple: ripple,
        scale: scale,
        time: scale.time(at: mouse.fineColumn)
      )
    } catch {
      context.tell(error.reason, isWarning: true)
      isRefused = true
    }
    return true
  }

  /// Moves the handle in the hand.
  func moveHandle(_ mouse: MouseEvent, in context: inout PanelContext) {
    guard let grip else { return }
    var edit: BarEdit = grip.edit
    if mouse.modifiers.contains(.alt) {
      switch grip.ripple {
      case .success(let ripple): edit = ripple
      case .failure(let refusal):
        context.tell("a later bar cannot go along: \(refusal.reason)", isWarning: true)
      }
    }
    let way: Double = ((grip.scale.time(at: mouse.fineColumn) - grip.time) * 100).rounded() / 100
    let texts: [Knob.ID: String] = edit.texts(after: way)
    context.ask(.tune(.texts(texts)))
  }

  /// Draws the handles over the selected bar.
  func drawHandles(
    of bar: TimelineSheet.Bar,
    _ scale: TimelineScale,
    on row: Int,
    with painter: inout GridPainter
  ) {
    for handle in Self.handles(of: bar, scale) {
      let isHeld: Bool = grip?.part == handle.part
      painter.put(
        String(isHeld ? painter.glyphs.finger : painter.glyphs.handle),
        column: handle.column,
        row: row,
        style: isHeld ? painter.theme.selection : painter.theme.caution
      )
    }
  }

  private static func edit(
    _ part: BarEdit.Part,
    of track: TransitionTrack,
    _ later: [TransitionTrack] = [],
    in context: PanelContext
  ) throws(BarEdit.Refusal) -> BarEdit {
    guard let document = context.rehearsal.document, context.rehearsal.player.origin is Session else {
      throw BarEdit.Refusal(reason: "there is no scene file behind this bar")
    }
    let name: String? = context.rehearsal.runTransition
    guard var transition = context.rehearsal.scene.transitions.first(where: { $0.name == name }) else {
      throw BarEdit.Refusal(reason: "this bar is not of a transition")
    }
    if context.rehearsal.options.reduceMotion {
      guard let reduced = transition.reduceMotion else {
        throw BarEdit.Refusal(reason: "under reduced motion this is UIKit's own fade")
      }
      transition.body = reduced
    }
    func written(_ track: TransitionTrack) -> [TrackDefinition] {
      let names: Set<String> = TrackMark(track).names
      return context.rehearsal.scene.tracks(on: track.layer, in: transition) { property in
        !TrackName.bases(of: property).isDisjoint(with: names)
      }
    }
    let own: [TrackDefinition] = written(track)
    return try BarEdit(
      part,
      of: own,
      followers: later.flatMap(written).filter { !own.contains($0) },
      in: transition,
      duration: context.rehearsal.session.duration(of: transition),
      document: document
    )
  }
}
