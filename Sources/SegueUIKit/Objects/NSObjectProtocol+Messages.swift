public import Foundation

extension NSObjectProtocol {
  /// Whether a method is found by its name.
  @preconcurrency @MainActor
  public func responds(to selector: Selector?) -> Bool {
    selector.map { SegueTable.method($0.name, of: self) != nil } ?? false
  }
}
