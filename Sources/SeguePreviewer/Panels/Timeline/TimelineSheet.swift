import SegueModel
import SegueStage
import SegueTransitions

/// The run's animations as rows: a layer's name, and below it a bar for each of its tracks.
struct TimelineSheet {
  /// One row.
  enum Row {
    case layer(String)
    case track(TransitionTrack, Bar)
  }

  /// When a track moves, in seconds of the run.
  struct Bar: Hashable, Sendable {
    var begin: Double
    var end: Double
    /// Whether a finger moves it, so that its own times say nothing.
    var isDriven = false
    /// When the finger lets it go, to run to one of its ends; nil: it has not, or none moves it.
    var release: Double?
  }

  let rows: [Row]
  /// Where the transition begins in the run.
  let runBegin: Double
  let markers: [Marker]

  /// A named moment, in seconds of the run.
  struct Marker: Hashable, Sendable {
    var name: String
    var time: Double
  }

  init(of preview: Preview) {
    let player: Player<Session> = preview.player
    guard let opening = player.opening else {
      rows = []
      runBegin = 0
      markers = []
      return
    }
    let origin: Double? = opening.tracksOrigin.map { $0 - player.origin.time }
    let status: TransitionStatus = opening.status
    runBegin = max(origin ?? opening.time - status.elapsed - player.origin.time, 0)
    let hand: ClosedRange<Double>? = origin == nil ? player.handSpans.last : nil
    let release: Double? = hand.flatMap {
      !player.isHeld && $0.upperBound < player.length ? $0.upperBound : nil
    }
    var rows: [Row] = []
    var last: String?
    for track in opening.tracks {
      if track.layer != last { rows.append(.layer(track.layer)) }
      last = track.layer
      let begin: Double = origin.map { $0 + track.begin } ?? runBegin
      let end: Double = origin == nil ? player.length : min(begin + track.duration, 1e6)
      let bar = Bar(begin: begin, end: end, isDriven: origin == nil, release: release)
      rows.append(.track(track, bar))
    }
    self.rows = rows
    let definition = preview.scene.transitions.first { $0.name == status.transition }
    let start: Double = runBegin
    let marked = origin == nil ? [] : definition?.markers ?? []
    markers = marked.map { Marker(name: $0.name, time: start + $0.fraction * status.duration) }
  }
}

/// Tracks as the timeline names them.
enum TrackName {
  /// `position`, `opacity, radius`: what changes, its numbers together.
  static func of(_ properties: [LayerProperty]) -> String {
    var names: [String] = []
    for property in properties {
      let name: String = base(of: property)
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  /// The names of what a property of the scene language moves.
  static func bases(of property: PropertyName) -> Set<String> {
    switch property {
    case .frame: ["position", "size"]
    case .x, .y, .position, .positionX, .positionY, .center, .centerX, .centerY: ["position"]
    case .width, .height: ["size"]
    case .scale, .scaleX, .scaleY: ["scale"]
    case .rotate, .rotateX, .rotateY: ["rotation"]
    case .moveX, .moveY, .moveZ: ["move"]
    case .offset, .offsetX, .offsetY: ["offset"]
    case .shadowRadius, .shadowX, .shadowY, .shadowOpacity, .shadowColor: ["shadow"]
    case .z: [base(of: .zPosition)]
    case .borderWidth: [base(of: .borderWidth)]
    case .borderColor: [base(of: .borderColor)]
    case .backdropBlur: [base(of: .backdropBlur)]
    case .strokeWidth: [base(of: .strokeWidth)]
    case .strokeColor: [base(of: .strokeColor)]
    case .color: [base(of: .textColor)]
    case .sublayersM34: [base(of: .sublayersM34)]
    default: [property.rawValue]
    }
  }

  /// A property's name without its axis.
  static func base(of property: LayerProperty) -> String {
    switch property {
    case .frameX, .frameY, .centerX, .centerY, .positionX, .positionY: "position"
    case .anchorX, .anchorY: "anchor"
    case .boundsX, .boundsY: "offset"
    case .boundsWidth, .boundsHeight: "size"
    case .scaleX, .scaleY: "scale"
    case .rotationX, .rotationY, .rotationZ: "rotation"
    case .translationX, .translationY, .translationZ: "move"
    case .radiusTopLeft, .radiusTopRight, .radiusBottomRight, .radiusBottomLeft: "radius"
    case .shadowRadius, .shadowX, .shadowY, .shadowOpacity, .shadowColor: "shadow"
    default: "\(property)"
    }
  }
}
