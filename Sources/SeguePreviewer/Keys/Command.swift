import SegueExport
import SegueModel
import SegueScenes

/// Something the user can ask of a preview or the gallery, by key, click or footer.
///
/// Each section is performed by a switch of its own that names all of its commands.
enum Command: Hashable, Sendable {
  case play(Play)
  case stage(Stage)
  case device(Device)
  case finger(Finger)
  case file(File)
  case panel(Panels)
  case program(Program)
  case choose(Choice)
  case gallery(Cards)
}

extension Command {
  /// The run and its play head.
  enum Play: Hashable, Sendable {
    case playPause, trigger, replay, loop, pingPong, markLoop
    case nextTransition, previousTransition
    /// Steps by whole frames of 1/60 s, forwards if positive.
    case step(frames: Int)
    case goToStart, goToEnd
    /// Moves by a number of the transition's markers.
    case marker(next: Int)
    case faster, slower
    /// Runs the transition with this name from the screen it belongs to.
    case transition(String)
    /// Plays the scene's script with this name.
    case script(String)
  }

  /// What the stage shows, and what is selected on it.
  enum Stage: Hashable, Sendable {
    case zoom
    /// Moves the zoomed stage by tenths of the part shown.
    case pan(right: Int, down: Int)
    case ghosts, motionPath, exploded, compare, comparisonLayout, strip
    /// Turns the view's setting up, or down if negative.
    case adjustView(steps: Int)
    /// Moves the selection by a number of layers.
    case selectLayer(next: Int)
  }

  /// What the scene is shown on.
  enum Device: Hashable, Sendable {
    case rotate, reduceMotion, allInterruptible
    case nextDevice, appearance, safeArea, corners
    /// Changes the text size by a number of the user's steps.
    case textSize(steps: Int)
  }

  /// The keyboard's fingers, and what is recorded of any.
  enum Finger: Hashable, Sendable {
    case down, lift, flick, cancel
    /// Moves the finger, in points of the canvas.
    case move(right: Double, down: Double)
    /// Spreads two fingers by a number of notches, or closes them if negative.
    case pinch(notches: Int)
    /// Begins or ends a recording.
    case record
  }

  /// The scene's file, and what can be made of the run.
  enum File: Hashable, Sendable {
    case save
    case revise(Rehearsal.Revision)
    /// Opens the file in the user's editor.
    case edit
    /// Copies something to the clipboard.
    case copy(Copying)
    /// Opens the list of the files that a run can become, or stops the one that is being made.
    case takeAway
    /// Writes a file of the run.
    case write(Takeaway)
  }

  /// The program as a whole.
  enum Program: Hashable, Sendable {
    case help, statistics, mouseCapture
    /// Opens the palette.
    case palette
    /// Switches between pixels and characters, where the terminal shows both.
    case pixels
    case back, quit, interrupt, suspend, repaint
  }

  /// What only the gallery has.
  enum Cards: Hashable, Sendable {
    case open, filter, first, last
    /// Opens the scene with this path.
    case openScene(String)
    case move(right: Int, down: Int)
    /// Moves by whole screens of cards.
    case page(down: Int)
  }
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

/// What can be copied to the clipboard.
enum Copying: Hashable, Sendable {
  /// The value of the knob, the layer or the play head.
  case value
  /// The timing curve of the knob, the layer or the run.
  case timing(TimingCode)
}
