import SegueModel
import SegueScenes

/// Something the user can ask of a preview, by key, click or footer.
enum Command: Hashable, Sendable {
  case playPause, trigger, replay, loop, pingPong, markLoop
  case nextTransition, previousTransition
  /// Steps by whole frames of 1/60 s, forwards if positive.
  case step(frames: Int)
  case goToStart, goToEnd
  /// Moves by a number of the transition's markers.
  case marker(next: Int)
  case faster, slower
  case zoom
  /// Moves the zoomed stage by tenths of the part shown.
  case pan(right: Int, down: Int)
  case rotate, reduceMotion, allInterruptible
  /// Switches between pixels and characters, where the terminal shows both.
  case pixels
  case ghosts, motionPath, exploded, compare, comparisonLayout, strip
  /// Turns the view's setting up, or down if negative.
  case adjustView(steps: Int)
  case nextDevice, appearance, safeArea, corners
  /// Changes the text size by a number of the user's steps.
  case textSize(steps: Int)
  /// Begins or ends a recording.
  case record
  case statistics, mouseCapture, help
  case panelMenu, nextPanel
  /// Opens the palette.
  case palette
  /// Runs a transition from the screen it belongs to.
  case run(transition: String)
  case play(script: String)
  case choose(Choice)
  /// Moves the selection by a number of layers.
  case selectLayer(next: Int)
  /// Opens the panel with this key, gives it the focus, or closes it if it has the focus already.
  case panel(key: Character)
  /// Copies something to the clipboard.
  case copy(Copying)
  /// Opens the list of the files that a run can become, or stops the one that is being made.
  case takeAway
  /// Writes a file of the run.
  case write(Takeaway)
  case save, undo, redo, resetTuning
  /// Opens the file in the user's editor.
  case edit
  case back, quit, interrupt, suspend, repaint
  case fingerDown, fingerLift, fingerFlick, fingerCancel
  /// Spreads two fingers by a number of notches, or closes them if negative.
  case pinch(notches: Int)
  /// Moves the keyboard's finger, in points of the canvas.
  case fingerMove(right: Double, down: Double)
  /// An action that a panel performs itself, by its id.
  case inPanel(String, action: String)
  case gallery(Gallery.Command)
}

/// One of several things of a kind, which the palette lists by name and which has no key.
enum Choice: Hashable, Sendable {
  /// The gesture with this id: a recording, a file, or one made to fit the scene.
  case gesture(String)
  case device(Device)
  /// The marker with this name.
  case marker(String)
  /// Whether playback stops at markers.
  case stopsAtMarkers(Bool)
  case textSize(TextSize)
  case comparison(Variant)
  /// The named curve for the knob being tuned.
  case preset(String)
  /// The layer with this id.
  case layer(String)
  /// Seconds of the scene per second of real time.
  case speed(Double)
}
