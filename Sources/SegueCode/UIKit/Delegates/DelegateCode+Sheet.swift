import SegueGeometry
import SegueModel

/// A sheet with detents.
extension DelegateCode {
  mutating func writeSheet(
    _ sheet: SheetDefinition,
    of presentation: PresentationDefinition,
    to writer: inout CodeWriter
  ) {
    writer.gap()
    writer.line("// MARK: Sheet")
    writer.gap()
    writer.block("extension UISheetPresentationController") { writer in
      writer.document("Gives the sheet of `\(plan.definition.to ?? "")` its detents, before it is presented.")
      let isCustom = sheet.detents.contains { $0.systemName == nil }
      if isCustom { writer.line("@available(iOS 16, *)") }
      writer.block("func \(context.sheetMethod)()") { writer in
        writer.line("detents = [")
        for detent in sheet.detents { write(detent, to: &writer) }
        writer.line("]")
        writer.line("selectedDetentIdentifier = \(sheet.detents[sheet.selected].identifier)")
        if let undimmed = sheet.largestUndimmed {
          writer.line("largestUndimmedDetentIdentifier = \(sheet.detents[undimmed].identifier)")
        }
        writer.line("prefersGrabberVisible = \(sheet.hasGrabber)")
        writer.line("prefersScrollingExpandsWhenScrolledToEdge = \(sheet.content != nil)")
      }
    }
    guard let dimming = presentation.dimming, dimming.source != .none else { return }
    context.gap("a sheet dims in UIKit's own colour", at: dimming.source, in: &writer)
  }

  private mutating func write(_ detent: SheetDefinition.Detent, to writer: inout CodeWriter) {
    if let name = detent.systemName { return writer.line("  .\(name)(),") }
    let height = expressions.print(detent.height, in: SwiftPlace())
    writer.line("  .custom(identifier: \(detent.identifier)) { [weak self] _ in")
    if height.uses("size") { writer.line("    let size = self?.containerView?.bounds.size ?? .zero") }
    writer.line("    let safeArea = self?.containerView?.safeAreaInsets ?? .zero")
    writer.line("    // UIKit adds the safe area at the bottom.")
    writer.line("    return \(height) - safeArea.bottom")
    writer.line("  },")
  }
}

extension SheetDefinition.Detent {
  /// UIKit's own detent; nil for one with a height of its own, whatever its name.
  fileprivate var systemName: String? { Self.system.first { $0.height.node == height.node }?.name }

  fileprivate var identifier: String { systemName.map { ".\($0)" } ?? ".init(\"\(name)\")" }
}
