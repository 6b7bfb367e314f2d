public import SegueModel
public import SegueTransitions

/// Two scenes, and what is run in both.
public struct SceneComparison: Sendable {
  /// The same course in both scenes.
  private struct Pair {
    var name: String
    var first: SceneRun
    var second: SceneRun
  }

  private var pairs: [Pair] = []
  /// The transitions that only one of the scenes has.
  private var lone: (first: [String], second: [String]) = ([], [])

  /// A scene, and what is to happen in it.
  public struct Side: Sendable {
    /// The scene.
    public var scene: Scene
    /// What is run; nil for all transitions.
    public var course: SceneRun.Course?

    /// Creates a side of a comparison.
    public init(scene: Scene, course: SceneRun.Course? = nil) {
      self.scene = scene
      self.course = course
    }
  }

  /// Starts both scenes.
  ///
  /// Where a side has no course, the transitions that both scenes have are run, one after the other; if there are none, both
  /// scenes are compared at rest.
  ///
  /// - Parameters:
  ///   - first: The one that is compared with.
  ///   - second: The one that is compared.
  ///   - name: What is run if there is a course, such as `transition open`.
  ///   - options: How both are shown.
  /// - Throws: `RunError.unknownTransition` if a scene has no such transition.
  public init(_ first: Side, _ second: Side, name: String, options: Session.Options) throws(RunError) {
    if let course = first.course, let other = second.course {
      try add(name, first.scene, course, second.scene, other, options)
      return
    }
    let names = (first.scene.transitions.map(\.name), second.scene.transitions.map(\.name))
    let common = names.0.filter(Set(names.1).contains)
    lone = (names.0.filter { !common.contains($0) }, names.1.filter { !common.contains($0) })
    for transition in common {
      let course = SceneRun.Course.transition(transition)
      try add("transition \(transition)", first.scene, course, second.scene, course, options)
    }
    if common.isEmpty { try add("at rest", first.scene, .rest, second.scene, .rest, options) }
  }

  private mutating func add(
    _ name: String,
    _ first: Scene,
    _ course: SceneRun.Course,
    _ second: Scene,
    _ other: SceneRun.Course,
    _ options: Session.Options
  ) throws(RunError) {
    let runs = (
      try SceneRun(scene: first, course: course, options: options),
      try SceneRun(scene: second, course: other, options: options)
    )
    pairs.append(Pair(name: name, first: runs.0, second: runs.1))
  }

  /// Runs everything to its end.
  ///
  /// - Parameters:
  ///   - names: What both sides are called.
  ///   - tolerance: By how much numbers may differ.
  /// - Returns: What differs.
  /// - Throws: `RunError.tooManyLayers` or `.tooManyFrames`, if a run is too large to be followed.
  public func difference(
    names: (first: String, second: String),
    tolerance: MotionTolerance
  ) throws(RunError) -> SceneDifference {
    var runs: [RunDifference] = []
    for pair in pairs {
      runs.append(try RunDifference(name: pair.name, from: pair.first, to: pair.second, tolerance: tolerance))
    }
    let lone = (lone.first.map { "transition \($0)" }, lone.second.map { "transition \($0)" })
    return SceneDifference(
      first: names.first,
      second: names.second,
      runs: runs,
      runsInFirst: lone.0,
      runsInSecond: lone.1
    )
  }

  /// Draws the runs that differ, at their worst times; the first dozen, so that a report can be opened.
  ///
  /// - Throws: `FontError` if text cannot be set, `PictureError` if a canvas is too large.
  public func pictures(of difference: SceneDifference) throws -> [String: RunPictures] {
    var screen = try ScreenPicture(scale: 1)
    var pictures: [String: RunPictures] = [:]
    for run in difference.runs.filter({ !$0.isEmpty }).prefix(12) {
      guard let pair = pairs.first(where: { $0.name == run.name }) else { continue }
      pictures[run.name] = try RunPictures(of: pair.first, and: pair.second, at: run.worstTime, on: &screen)
    }
    return pictures
  }
}
