import SwiftSyntax

extension FileRewriter {
  /// Makes a module before one of its names UIKit, which has the names of all that it stands for.
  func requalify(_ name: TokenSyntax?) {
    guard let name else { return }
    let module = SwiftName.plain(name.text)
    guard AppleModules.merged.contains(module), survey.index(named: module) == nil else { return }
    replace(name, with: "UIKit")
  }
}
