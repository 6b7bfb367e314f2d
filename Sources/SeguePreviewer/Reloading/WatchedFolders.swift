#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folders that a watcher's descriptor reports on, each once.
///
/// A folder that was deleted and recreated under the same name is a different one, which must be watched
/// again.
final class WatchedFolders {
  /// What is reported.
  enum Purpose: Hashable {
    /// Files that are written, replaced or removed.
    case writing
    /// Files and folders that appear or vanish.
    case comingsAndGoings
  }

  private let descriptor: Int32
  #if canImport(Glibc)
    /// What each folder is watched for.
    ///
    /// One that is watched for something more must be looked at again, as if it were new.
    private var known: Set<Watch> = []

    private struct Watch: Hashable {
      /// The system's number: a folder has one as long as it exists, and it is never reused.
      var number: Int32
      var purpose: Purpose
    }
  #else
    /// The folders by their inode numbers.
    private var known: Set<UInt64> = []
    private var opened: [Int32] = []
  #endif

  /// Adds folders to an inotify instance or a kernel queue.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  #if !canImport(Glibc)
    deinit { for folder in opened { close(folder) } }
  #endif

  #if canImport(Glibc)
    /// Watches a folder; returns whether it was not watched for this before.
    @discardableResult
    func add(_ path: String, for purpose: Purpose) -> Bool {
      let moves = IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      let events = purpose == .writing ? moves | IN_CLOSE_WRITE : moves | IN_CREATE
      let number = inotify_add_watch(
        descriptor,
        path,
        UInt32(events) | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
      )
      return number >= 0 && known.insert(Watch(number: number, purpose: purpose)).inserted
    }
  #else
    /// Watches a folder; returns whether it was not watched before.
    @discardableResult
    func add(_ path: String, for purpose: Purpose) -> Bool {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        known.insert(UInt64(status.st_ino)).inserted
      else { return false }
      let folder = open(path, O_EVTONLY | O_CLOEXEC)
      guard folder >= 0 else { return false }
      opened.append(folder)
      var event = kevent()
      event.ident = UInt(folder)
      event.filter = Int16(EVFILT_VNODE)
      event.flags = UInt16(EV_ADD | EV_CLEAR)
      event.fflags = UInt32(NOTE_WRITE | NOTE_RENAME | NOTE_DELETE)
      return kevent(descriptor, &event, 1, nil, 0, nil) >= 0
    }
  #endif
}
