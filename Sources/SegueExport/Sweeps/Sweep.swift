public import SegueDocuments
import SegueModel
import SegueScenes
public import SegueTransitions

/// The variants of a scene in motion, each with what its run comes to.
public struct Sweep: Sendable {
  /// The variants.
  public let plan: SweepPlan
  /// What happens in each.
  public let course: SceneRun.Course
  /// How each is started.
  public let options: Session.Options
  /// The layers that are measured, as samples name them; nil: all.
  public var layers: Set<String>?

  /// A variant and what its run comes to.
  public struct Row: Sendable {
    /// Its index in the plan.
    public var index: Int
    /// What is written for each axis.
    public var texts: [String]
    /// What the run comes to; nil if there is none.
    public var summary: MotionSummary?
    /// Why there is no run, if there is none.
    public var problem: Problem?

    /// Creates a row that has not been run.
    public init(index: Int, texts: [String]) {
      self.index = index
      self.texts = texts
    }
  }

  /// Why a variant has no numbers.
  public enum Problem: Hashable, Sendable {
    /// The language refuses its values.
    case refused([Diagnostic])
    /// It cannot be run.
    case cannotRun(RunError)
    /// It takes too much work to measure.
    case tooMuchWork
  }

  /// The most variants that one run measures.
  public static let mostRows = 20_000

  /// Creates a sweep in which the same happens in each variant.
  public init(_ plan: SweepPlan, course: SceneRun.Course, options: Session.Options = Session.Options()) {
    self.plan = plan
    self.course = course
    self.options = options
  }

  /// Runs a part of the variants.
  ///
  /// - Parameters:
  ///   - shard: The part.
  ///   - jobs: The most variants that run at a time, at least 1.
  ///   - progress: Told the part that is done, from 0 to 1.
  /// - Returns: The rows in the plan's order, the same with any number of jobs.
  /// - Throws: `SweepError.tooManyVariants` if the part has more than `mostRows`.
  public func rows(
    of shard: Shard = .whole,
    jobs: Int = 1,
    progress: (Double) -> Void = { _ in }
  ) throws(SweepError) -> [Row] {
    let range = shard.range(of: plan.count)
    guard range.count <= Self.mostRows else { throw .tooManyVariants(limit: Self.mostRows) }
    return Workers.map(range.count, jobs: jobs, progress: progress) { row(at: range.lowerBound + $0) }
  }

  /// The run of the variant at an index, at its beginning.
  ///
  /// - Throws: `DocumentError` or `RunError`.
  func run(at index: Int) throws -> SceneRun {
    try SceneRun(scene: plan.file(at: index).scene, course: course, options: options)
  }

  /// The names of the layers that the scene's own run shows, in the order in which they appear.
  ///
  /// - Throws: `RunError` if the scene cannot be run so.
  public func layerNames() throws(RunError) -> [String] {
    let run = try SceneRun(scene: plan.scene, course: course, options: options)
    return MotionTable(of: run, at: .rate(framesPerSecond: 60)).layerNames
  }

  private func row(at index: Int) -> Row {
    var row = Row(index: index, texts: plan.texts(at: index))
    do {
      var budget = CheckBudget()
      row.summary = try run(at: index).summary(layers: layers, &budget)
      if row.summary == nil { row.problem = .tooMuchWork }
    } catch let error as DocumentError {
      row.problem = .refused(error.diagnostics)
    } catch let error as RunError {
      row.problem = .cannotRun(error)
    } catch {
      row.problem = .refused([])
    }
    return row
  }
}
