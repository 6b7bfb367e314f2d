import Foundation

/// The commands of editing, by whose names an app asks for them: `#selector(UIResponderStandardEditActions.copy(_:))`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts what is selected.
  func cut(_ sender: Any?)
  /// Copies what is selected.
  func copy(_ sender: Any?)
  /// Pastes what was copied.
  func paste(_ sender: Any?)
  /// Selects what is touched.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes what is selected.
  func delete(_ sender: Any?)
}
