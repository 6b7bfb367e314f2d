import SegueModel
import SeguePlayer
import SegueStage
import SegueTransitions

/// What a panel asks of the preview.
enum PanelRequest: Sendable {
  case tell(Notice)
  /// Moves the play head to a time of the run, in seconds.
  case seek(Double)
  /// Selects the layer with this id.
  case select(String)
  /// Chooses the transition with this name.
  case choose(String)
  /// Moves the choice by a number of transitions.
  case chooseNext(Int)
  case tune(KnobEdit)
  /// Makes what is tuned from here on a change of its own, which is undone alone.
  case endChange
  case revise(Rehearsal.Revision)
  case device(Command.Device)
  case show(Device)
  /// Lets these tracks stand still, and no others.
  case hold(TrackHolds)
  case perform(GestureEntry)
  /// Writes a gesture to a file of this name.
  case save(GestureEntry, as: String, isOverwriting: Bool)
  /// Moves the selection by a number of gestures.
  case selectGesture(next: Int)
  /// Deletes the selected gesture, if it is a recording.
  case forgetGesture

  /// What came of a request that can be refused.
  enum Outcome: Hashable, Sendable {
    case isDone, isRefused
    /// It would overwrite a file, which asking again does.
    case mayOverwrite
  }
}
