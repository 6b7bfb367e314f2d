/// What `segue render` can write.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case ansi, text, png, json
}
