/// How many colours a screen can show.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  case none
  case ansi16 = "16"
  case ansi256 = "256"
  case truecolor
}
