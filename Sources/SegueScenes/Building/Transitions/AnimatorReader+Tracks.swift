import SegueDocuments
import SegueModel
import SegueMotion

extension AnimatorReader {
  /// Tracks by path: one each, or a list of them.
  mutating func tracks(_ field: Field, _ scope: Scope) -> [TrackDefinition] {
    var result: [TrackDefinition] = []
    for entry in reading.fields(of: field.value, "paths and their tracks", field.substitutions) {
      let targets = targets(entry.key)
      guard !targets.isEmpty else { continue }
      if case .sequence(let items, _) = entry.value {
        for item in items {
          let part = Field(key: entry.key, value: item, substitutions: entry.substitutions)
          result.append(track(part, targets, scope))
        }
      } else {
        result.append(track(entry, targets, scope))
      }
    }
    return result
  }

  /// The paths of `a + b`.
  private mutating func targets(_ key: YAMLScalar) -> [LayerPath] {
    let bytes = Array(key.text.utf8)
    var result: [LayerPath] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: "+") {
      var lower = start
      var upper = index
      while lower < upper, bytes[lower] == 0x20 { lower += 1 }
      while upper > lower, bytes[upper - 1] == 0x20 { upper -= 1 }
      guard let path = reading.path(key.slice(lower, upper)) else { return [] }
      result.append(path)
      start = index + 1
    }
    return result
  }

  private mutating func track(_ field: Field, _ targets: [LayerPath], _ scope: Scope) -> TrackDefinition {
    var track = TrackDefinition(targets: targets, changes: [])
    let count = reading.reportCount
    let known = reading.known(
      reading.fields(of: field.value, "{property: value}", field.substitutions),
      among: SceneKeys.animatable + SceneKeys.track,
      accepting: SceneKeys.properties,
      "a track"
    )
    let body = known.fields
    for part in body where !timing(part, into: &track, scope.at(scope.place.timing)) {
      track.changes += changes(part, scope)
    }
    let mode = body.first { $0.name == "fill" && Self.fillMode($0.value) != nil }
    if track.kind == .layer, mode == nil { track.fill = .removed }
    reading.checkDuration(body, ease: track.ease)
    if !known.lacksSome, reading.reportCount == count {
      checkInterpolation(of: track, body)
      checkWay(of: track, body)
    }
    if track.kind == .view, let mode { reading.report(Self.fillOfView(mode)) }
    if track.changes.isEmpty, !known.lacksSome, reading.reportCount == count {
      reading.report(DocumentReading.nothing(in: field))
    }
    return track
  }

  private static func fillOfView(_ field: Field) -> Finding {
    Finding(
      "'fill' has no effect on a view's animation, which leaves its end value in the model",
      at: field.key.range,
      hint: "write 'as: layer' beside it for an explicit CAAnimation, or leave it out"
    )
  }

  /// Reads a timing key; returns false if the key is a property.
  mutating func timing(_ field: Field, into track: inout TrackDefinition, _ scope: Scope) -> Bool {
    switch field.name {
    case "at": track.window = window(field, scope)
    case "duration": track.duration = reading.seconds(field, scope)
    case "delay": track.delay = reading.seconds(field, scope)
    case "stagger": track.stagger = stagger(field, scope)
    case "ease": track.ease = reading.ease(field, scope)
    case "as": track.kind = reading.word(field, TrackWord.self)?.kind ?? .view
    case "fill":
      guard let mode = Self.fillMode(field.value) else { return false }
      track.fill = mode
    case "repeat":
      track.repeatsForever = isForever(field.value)
      if !track.repeatsForever { track.repeatCount = reading.number(field, scope, allowsNegative: false) }
    case "autoreverse": track.autoreverses = reading.flag(field) ?? false
    case "speed": track.speed = reading.number(field, scope, allowsNegative: false)
    default: return interpolation(field, into: &track, scope) || way(field, into: &track, scope)
    }
    return true
  }

  /// `repeat: forever`, which is `HUGE_VALF` or `UIView.AnimationOptions.repeat`.
  private func isForever(_ node: YAMLNode) -> Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.text == "forever"
  }

  private enum TrackWord: String, CaseIterable {
    case view, layer

    var kind: TrackDefinition.Kind { self == .view ? .view : .layer }
  }

  private static func fillMode(_ node: YAMLNode) -> MediaTiming.FillMode? {
    guard case .scalar(let scalar) = node else { return nil }
    return FillWord(rawValue: scalar.text)?.mode
  }

  /// CAMediaTimingFillMode's; a colour under `fill` is the property.
  private enum FillWord: String, CaseIterable {
    case forwards, backwards, both, removed

    var mode: MediaTiming.FillMode {
      switch self {
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      case .removed: .removed
      }
    }
  }

  private mutating func window(_ field: Field, _ scope: Scope) -> TrackDefinition.Window? {
    guard let found = reading.substitution(field, "a window, as in 0..0.6") else { return nil }
    do throws(Finding) {
      return try ExpressionParser.window(found.scalar, scope: scope.within(found))
    } catch {
      reading.report(error)
      return nil
    }
  }

  /// A property's way.
  private mutating func changes(_ field: Field, _ scope: Scope) -> [TrackDefinition.Change] {
    guard let property = PropertyName(rawValue: field.name) else {
      let bindings = values.bindings(field, scope) ?? []
      guard bindings.allSatisfy({ $0.property.isAnimatable }) else {
        reading.report(Self.changesAtOnce(field))
        return []
      }
      return bindings.map { Self.change($0.property, to: $0.value) }
    }
    guard property.isAnimatable else {
      reading.report(Self.changesAtOnce(field))
      return []
    }
    guard case .scalar(let scalar) = field.value, !scalar.text.isEmpty, property.kind.isExpression else {
      return values.value(field, of: property, scope).map { [Self.change(property, to: $0)] } ?? []
    }
    var scope = scope
    scope.substitutions = field.substitutions
    do throws(Finding) {
      let frames = try ExpressionParser.keyframes(scalar, of: property, scope: scope)
      for frame in frames { try ValueReader.checkLiteral(frame.value, of: property) }
      return [TrackDefinition.Change(property: property, keyframes: frames)]
    } catch {
      reading.report(error)
      return []
    }
  }

  private static func changesAtOnce(_ field: Field) -> Finding {
    Finding(
      "'\(field.name)' changes at once and has no way from one value to another",
      at: field.key.range,
      hint: field.name == "hidden"
        ? "fade it: opacity: 0; or write this under 'during', 'before' or 'after'"
        : "write it under 'during', 'before' or 'after'"
    )
  }

  /// A bare value, which starts from the presented one.
  private static func change(_ property: PropertyName, to value: Expression) -> TrackDefinition.Change {
    TrackDefinition.Change(
      property: property,
      keyframes: [
        TrackDefinition.Keyframe(value: Expression(.symbol(.here))), TrackDefinition.Keyframe(value: value),
      ]
    )
  }
}

extension PropertyName.Kind {
  /// Whether the expression language writes it; the rest have a notation of their own.
  var isExpression: Bool {
    switch self {
    case .text, .image, .path, .word: false
    default: true
    }
  }
}

extension Ease {
  /// Whether it is a spring whose numbers give its duration.
  var timesItself: Bool {
    guard case .spring(let spring) = self else { return false }
    if case .fitted = spring.shape { return false }
    return true
  }
}
