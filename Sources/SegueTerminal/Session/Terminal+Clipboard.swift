extension Terminal {
  /// Hands a text to the clipboard of the terminal's user; terminals that do not allow that ignore it.
  public func copy(_ text: String) {
    device.output.send(ClipboardSequence(text, multiplexer: capabilities.multiplexer).bytes)
  }
}
