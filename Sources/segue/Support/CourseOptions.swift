import ArgumentParser
import SegueExport
import SegueModel
import SegueRunner
import SegueScenes
import SegueTransitions

/// What happens to the scene: a transition, or a script.
struct CourseOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: "The transition to run, from its own screen. With --script: the screen that the script starts on."
  )
  var transition: String?

  @Option(
    help: ArgumentHelp(
      "A script of taps and drags: the name of one of the scene's or of one beside it, or a file.",
      valueName: "file"
    ),
    completion: .file()
  )
  var script: String?

  @OptionGroup var motion: MotionOptions

  @OptionGroup var device: DeviceOptions

  /// Starts the scene at time 0, with everything due by then done.
  ///
  /// With neither option, it runs `fallback`.
  func run(
    _ file: SceneFile,
    otherwise fallback: SceneRun.Course,
    options: Session.Options = Session.Options()
  ) throws -> SceneRun {
    let course = try course(in: file, otherwise: fallback)
    return try SceneRun(scene: file.scene, course: course, options: self.options(options))
  }

  /// What is to happen; with neither option `fallback`.
  func course(in file: SceneFile, otherwise fallback: SceneRun.Course) throws -> SceneRun.Course {
    if let script { return .script(try Self.script(script, in: file), of: transition) }
    return transition.map { .transition($0) } ?? fallback
  }

  /// A session's options with those of the command line.
  func options(_ options: Session.Options) -> Session.Options {
    var options = options
    options.reduceMotion = motion.isReduced
    device.apply(to: &options)
    return options
  }

  /// Starts an app's own code at time 0, with everything due by then done.
  func run(program files: [String], otherwise runsFirst: Bool) throws -> SceneRun {
    var options = Session.Options()
    device.apply(to: &options)
    let run = try ProgramArgument.start(files, on: options)
    var events: [TimedEvent] = []
    if let script {
      guard let bytes = try SceneFile.bytes(at: script) else {
        throw RunError.unknownScript(script, available: [])
      }
      events = try ScriptParser.parse(String(decoding: bytes, as: UTF8.self), file: script).events
    } else if let name = transition ?? (runsFirst ? run.availableTransitions.first?.name : nil) {
      let names = run.availableTransitions.map(\.name)
      guard names.contains(name) else { throw RunError.unknownTransition(name, available: names) }
      events = [TimedEvent(time: 0, event: .trigger(name))]
    }
    return SceneRun(run, events: events[...])
  }

  private static func script(_ name: String, in file: SceneFile) throws -> Script {
    if let named = file.scene.scripts.first(where: { $0.name == name }) { return named.script }
    let beside = ScriptParser.names(beside: file.path)
    let isBeside = !name.contains("/") && beside.contains(name)
    let path = isBeside ? ScriptParser.path(named: name, beside: file.path) : name
    guard try SceneFile.bytes(at: path) != nil else {
      throw RunError.unknownScript(name, available: file.scene.scripts.map(\.name) + beside)
    }
    return try ScriptParser.load(path, for: file.scene)
  }
}

extension Scene {
  /// What a command runs by default: the first transition.
  func firstTransition() throws(RunError) -> SceneRun.Course {
    guard let transition = transitions.first else { throw .nothingToRun }
    return .transition(transition.name)
  }
}
