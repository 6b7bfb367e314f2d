extension Survey {
  /// Whether a file imports something of Apple's.
  func importsApple(_ file: Int) -> Bool {
    imports[file].contains { AppleModules.provided.contains($0) || AppleModules.partial.contains($0) }
  }

  /// Whether a file uses names of Apple's.
  func usesApple(_ file: Int) -> Bool {
    let used = uses[file].types.union(uses[file].free)
    return used.contains { name in AppleModules.declares(name) && !isDeclared(name) }
  }

  /// Whether a file uses names of Foundation's for networks, and does not import them by itself.
  func usesNetworking(_ file: Int) -> Bool {
    guard !imports[file].contains("FoundationNetworking") else { return false }
    let used = uses[file].types.union(uses[file].free)
    return used.contains { name in AppleModules.isOfNetworking(name) && !isDeclared(name) }
  }

  private func isDeclared(_ name: String) -> Bool {
    index(of: name) != nil || index(named: name) != nil || aliasNames.joined().contains(name)
      || globals.joined().contains { $0.name == name }
  }
}
