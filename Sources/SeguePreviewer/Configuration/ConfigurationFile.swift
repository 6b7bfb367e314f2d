import SegueDocuments

/// The user's configuration on disk, read again when something has changed in its folder.
struct ConfigurationFile: ~Copyable {
  private let path: String
  private let watcher: FileWatcher

  /// The descriptor to wait for; -1 if the system cannot watch anything.
  var descriptor: Int32 { watcher.descriptor }

  /// Starts to follow the file, which need not exist; nil if the environment names no folder for it.
  init?(_ environment: (String) -> String?) {
    guard let path = Configuration.path(environment) else { return nil }
    self.path = path
    watcher = FileWatcher(file: path)
  }

  /// What the file says now.
  var contents: Result<Configuration, DocumentError> {
    Result { () throws(DocumentError) in try Configuration.load(path: path) }
  }

  /// What the file says if something has changed in its folder since the last time.
  func changedContents() -> Result<Configuration, DocumentError>? {
    watcher.drain().hasChanged ? contents : nil
  }
}
