public import SegueDocuments
import SegueModel
public import SegueScenes

/// The variants of a scene that a sweep runs: every combination of some literals' values.
public struct SweepPlan: Sendable {
  /// A literal and the texts that it takes one after another.
  public struct Axis: Hashable, Sendable {
    /// The literal, as the scene has it.
    public var knob: Knob
    /// What is written in its place.
    public var texts: [String]
  }

  /// The literals, in the order in which they were given; the last one's values pass fastest.
  public let axes: [Axis]
  private let document: SceneDocument

  /// The most variants of a sweep.
  public static let mostVariants = 1_000_000

  /// Finds the settings' literals in a scene.
  ///
  /// - Throws: `SweepError` if one is not found or means several, is set twice, or if there are too many variants.
  public init(_ settings: [SweepSetting], of document: SceneDocument) throws(SweepError) {
    var axes: [Axis] = []
    var count = 1
    for setting in settings {
      let knob = try Self.knob(setting.path, in: document.knobs)
      if axes.contains(where: { $0.knob.id == knob.id }) { throw .setTwice(knob.title) }
      let axis = Axis(knob: knob, texts: try Self.texts(setting.values, of: knob))
      axes.append(axis)
      count *= axis.texts.count
      if count > Self.mostVariants { throw .tooManyVariants(limit: Self.mostVariants) }
    }
    self.axes = axes
    self.document = document
    self.count = count
  }

  /// The scene with the values that it has.
  var scene: Scene { document.scene }

  /// How many variants there are.
  public let count: Int

  /// Returns what the variant at an index below `count` writes for each axis.
  public func texts(at index: Int) -> [String] {
    var rest = index
    var texts: [String] = []
    for axis in axes.reversed() {
      let (next, place) = rest.quotientAndRemainder(dividingBy: axis.texts.count)
      texts.append(axis.texts[place])
      rest = next
    }
    return texts.reversed()
  }

  /// The variant in words: `open/ease ratio 0.4, open/duration 0.5`.
  public func name(at index: Int) -> String {
    zip(shortTitles, texts(at: index)).map { "\($0) \($1)" }.joined(separator: ", ")
  }

  /// The literals' names without the keys that all of them share, but with the last of those.
  public var shortTitles: [String] {
    let parts = axes.map { $0.knob.title.split(separator: "/", omittingEmptySubsequences: false) }
    let least = parts.map(\.count).min() ?? 1
    let shared = (0..<max(least - 2, 0)).prefix { depth in parts.allSatisfy { $0[depth] == parts[0][depth] } }
    return parts.map { $0.dropFirst(shared.count).joined(separator: "/") }
  }

  /// The scene of the variant at an index below `count`.
  ///
  /// - Throws: `DocumentError` if the language refuses its values.
  public func file(at index: Int) throws(DocumentError) -> SceneFile {
    var document = document
    let texts = Dictionary(uniqueKeysWithValues: zip(axes.map(\.knob.id), texts(at: index)))
    try document.write(texts)
    return document.file
  }

  /// The literal that a path names: its whole title, or else the end of one.
  private static func knob(_ path: String, in knobs: [Knob]) throws(SweepError) -> Knob {
    if let exact = knobs.first(where: { $0.title == path }) { return exact }
    let found = knobs.filter { $0.title.hasSuffix("/" + path) || $0.title.hasSuffix(" " + path) }
    guard let knob = found.first else { throw .unknownKnob(path, available: knobs.map(\.title)) }
    guard found.count == 1 else { throw .ambiguous(path, candidates: found.map(\.title)) }
    return knob
  }

  private static func texts(_ values: SweepSetting.Values, of knob: Knob) throws(SweepError) -> [String] {
    switch values {
    case .texts(let texts):
      // A bare number is in the literal's own unit, as when it is turned.
      return texts.map { text in
        guard case .number = knob.value, let number = Double(text) else { return text }
        return knob.numberText(number, precision: number)
      }
    case .numbers(let numbers):
      guard case .number = knob.value else { throw .notANumber(knob.title) }
      return numbers.map { knob.numberText($0, precision: $0) }
    }
  }
}
