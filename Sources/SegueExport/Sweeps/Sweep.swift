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
  public enum Problem: Error, Hashable, Sendable {
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
  func run(at index: Int) throws(Problem) -> SceneRun {
    let scene: Scene
    do throws(DocumentError) { scene = try plan.file(at: index).scene } catch {
      throw .refused(error.diagnostics)
    }
    do throws(RunError) { return try SceneRun(scene: scene, course: course, options: options) } catch {
      throw .cannotRun(error)
    }
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
    do throws(Problem) {
      var budget = CheckBudget()
      guard let summary = try run(at: index).summary(layers: layers, &budget) else { throw .tooMuchWork }
      row.summary = summary
    } catch {
      row.problem = error
    }
    return row
  }

  /// The literals whose values make no difference to what any variant comes to, though they have several.
  ///
  /// - Parameter rows: All rows of the sweep.
  /// - Returns: Them in the sweep's order; none if a row is missing, or none came to anything.
  public func idleAxes(_ rows: [Row]) -> [SweepPlan.Axis] {
    plan.axes.enumerated().compactMap { place, axis in
      guard axis.texts.count > 1, rows.count == plan.count else { return nil }
      let groups = Dictionary(grouping: rows) { row in
        row.texts.enumerated().filter { $0.offset != place }.map(\.element)
      }
      let isIdle = groups.values.allSatisfy { group in group.allSatisfy { $0.summary == group[0].summary } }
      return isIdle && rows.contains { $0.summary != nil } ? axis : nil
    }
  }
}
