import SegueTerminal

/// Decodes a string in one piece, then lets every deadline pass.
func decode(_ text: String, with decoder: InputDecoder = InputDecoder()) -> [InputEvent] {
  decode(Array(text.utf8), with: decoder)
}

func decode(_ bytes: [UInt8], with decoder: InputDecoder = InputDecoder()) -> [InputEvent] {
  var decoder = decoder
  var events: [InputEvent] = []
  decoder.feed(bytes, at: 0, into: &events)
  decoder.timeOut(at: 10, into: &events)
  return events
}

func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
  .key(KeyPress(key, modifiers: modifiers))
}
