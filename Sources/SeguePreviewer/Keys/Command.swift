import SegueModel
import SegueScenes

/// Something the user can ask of a preview, by key, click or footer.
enum Command: Hashable, Sendable {
  case playPause, trigger, replay, loop, pingPong, markLoop
  case nextTransition, previousTransition
  /// Whole frames of 1/60 s, forward where positive.
  case step(frames: Int)
  case goToStart, goToEnd
  /// Goes so many of the transition's markers on.
  case marker(next: Int)
  case faster, slower
  case zoom
  /// Moves the zoomed stage by so many tenths of what is shown.
  case pan(right: Int, down: Int)
  case rotate, reduceMotion, allInterruptible
  case ghosts, motionPath, exploded, compare, comparisonLayout, strip
  /// More of what the view is set by, or less where negative.
  case adjustView(steps: Int)
  case nextDevice, appearance, safeArea, corners
  /// So many of the user's text sizes larger.
  case textSize(steps: Int)
  /// Begins a recording, or ends it.
  case record
  case statistics, mouseCapture, help
  case panelMenu, nextPanel
  /// Opens the list of everything that can be asked for.
  case palette
  /// Runs a transition from its own screen.
  case run(transition: String)
  case play(script: String)
  case choose(Choice)
  /// Selects a layer so many places on.
  case selectLayer(next: Int)
  /// Opens the panel of this key, gives it the keys, or closes it where it has them.
  case panel(key: Character)
  /// Hands something to the clipboard.
  case copy(Copying)
  case save, undo, redo, resetTuning
  /// Opens the file in the user's editor.
  case edit
  case back, quit, interrupt, suspend, repaint
  case fingerDown, fingerLift, fingerFlick, fingerCancel
  /// Spreads two fingers by so many notches, or closes them where negative.
  case pinch(notches: Int)
  /// Points of the canvas.
  case fingerMove(right: Double, down: Double)
  /// What a panel does itself, under the id of its action.
  case inPanel(String, action: String)
  case gallery(Gallery.Command)
}

/// One of the many things of a kind that a preview has, which the palette lists by name and no key stands for.
enum Choice: Hashable, Sendable {
  /// The gesture with this id: recorded, of a file, or made to fit the scene.
  case gesture(String)
  case device(Device)
  /// The marker with this name.
  case marker(String)
  /// Whether playing stands still at markers.
  case stopsAtMarkers(Bool)
  case textSize(TextSize)
  case comparison(Variant)
  /// The named curve for the knob that is tuned.
  case preset(String)
  /// The layer with this id.
  case layer(String)
  /// Preview seconds per second.
  case speed(Double)
}
