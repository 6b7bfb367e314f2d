import SegueGeometry
import SegueGestures
import SegueTerminal
import SegueTransitions
import SegueInterface
import SeguePlayer

/// What the inspector says about a preview: the selected layer, the gesture, and the cost of a frame.
struct InspectorList {
  /// The selected layer; nil if there is none or it is not on screen.
  let layer: LayerInspection?
  private(set) var lines: [InspectorLine] = []

  init(of context: PanelContext) {
    layer = context.selection.flatMap { context.rehearsal.session.inspect($0) }
    addSelection(context.selection, of: context)
    addGesture(context.rehearsal.session.gestureReading)
    addVerdict(context.rehearsal.verdict)
    if let statistics = context.statistics {
      addFrames(
        statistics,
        isResting: !context.rehearsal.player.isMoving && context.rehearsal.finger == nil
      )
    }
  }

  private mutating func addFrames(_ statistics: FrameStatistics, isResting: Bool) {
    lines += [.space, .title("FRAMES")]
    let rate: Int = Int(clamping: statistics.framesPerSecond.rounded())
    lines.append(.note(label: "rate", text: isResting ? "at rest" : "\(rate) fps"))
    lines.append(.note(label: "cost", text: "\(statistics.frameMilliseconds.formatted(places: 2)) ms"))
    lines.append(.note(label: "bytes", text: "\(statistics.delivery.frameBytes)"))
    lines.append(.note(label: "cells", text: "\(statistics.cellsChanged)"))
  }

  private mutating func addSelection(_ selection: String?, of context: PanelContext) {
    guard let selection else {
      lines.append(
        .note(
          label: "",
          text: context.picksLayers
            ? "a click or tab selects a layer" : "a right click or tab selects a layer"
        )
      )
      return
    }
    lines.append(.note(label: "", text: selection))
    if let layer {
      lines += LayerReadout(layer).lines
    } else {
      lines.append(.note(label: "", text: "not on screen now"))
    }
  }

  /// The rows that a gesture's numbers take as long as fingers are down.
  static let gestureRows = 6

  private mutating func addGesture(_ reading: GestureReading?) {
    guard let reading else { return }
    lines += [.space, .title("GESTURE")]
    lines.append(.note(label: reading.name, text: "\(reading.state)"))
    let moved: String = pair(reading.translation.x, reading.translation.y)
    let speed: String = pair(reading.velocity.x, reading.velocity.y)
    lines.append(.note(label: "translation", text: "\(moved) pt"))
    lines.append(.note(label: "velocity", text: "\(speed) pt/s"))
    lines.append(.note(label: "progress", text: reading.progress.formatted(places: 3)))
  }

  /// Why the last gesture ended as it did, wrapped to the narrowest body of the panel.
  private mutating func addVerdict(_ verdict: GestureVerdict?) {
    guard let verdict else { return }
    lines += [.space, .title("LAST GESTURE")]
    lines.append(.note(label: verdict.gesture, text: verdict.result))
    if let condition = verdict.condition, let held = verdict.held {
      let columns: Int = InspectorPanel.traits.minimum.columns - 2
      lines += TextFit.wrap("\(condition) was \(held)", columns: columns).map { .note(label: "", text: $0) }
      lines += verdict.readings.map { .note(label: "", text: $0.text) }
    } else {
      lines.append(.note(label: "", text: verdict.reason))
    }
  }

  private func pair(_ x: Double, _ y: Double) -> String {
    "\(InspectorText.number(x)), \(InspectorText.number(y))"
  }
}

/// A line of the inspector.
enum InspectorLine: Hashable, Sendable {
  case title(String)
  /// A property with its model value and its presented value; where they differ, it is shown.
  case value(label: String, model: String, presented: String)
  /// A name and a text, across the whole width.
  case note(label: String, text: String)
  case space
}
