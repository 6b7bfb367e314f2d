extension Survey {
  /// Whether a file imports nothing of Apple's while others do, and uses names of Apple's all the same.
  ///
  /// The files of a framework see what its umbrella header imports.
  func isBare(_ file: Int) -> Bool {
    func isBare(_ imports: [String]) -> Bool { imports.allSatisfy { !AppleModules.provided.contains($0) } }
    guard isBare(imports[file]), !imports.allSatisfy(isBare) else { return false }
    let used = uses[file].types.union(uses[file].free)
    return used.contains { name in AppleModules.declares(name) && !isDeclared(name) }
  }

  private func isDeclared(_ name: String) -> Bool {
    index(of: name) != nil || index(named: name) != nil || aliasNames.joined().contains(name)
      || globals.joined().contains { $0.name == name }
  }
}
