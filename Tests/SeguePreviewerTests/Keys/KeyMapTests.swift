import SegueTerminal
import Testing

@testable import SeguePreviewer
import SeguePlayer
import SegueInterface

struct KeyMapTests {
  private static func character(_ character: Character, _ modifiers: Modifiers = []) -> KeyPress {
    KeyPress(.character(character), modifiers: modifiers)
  }

  @Test(
    arguments: [
      (" ", Command.playPause), ("t", .nextTransition), ("T", .previousTransition), (",", .step(frames: -1)),
      (".", .step(frames: 1)), ("a", .markLoop), ("y", .pingPong), ("p", .panelMenu), ("w", .nextPanel),
      ("[", .slower), ("]", .faster), ("l", .loop), ("r", .replay),
      ("f", .fingerDown),
      ("z", .zoom), ("o", .rotate), ("u", .reduceMotion), ("m", .allInterruptible), ("i", .statistics),
      ("c", .mouseCapture), ("?", .help), ("q", .quit),
    ] as [(Character, Command)]
  )
  func letters(character: Character, command: Command) {
    #expect(KeyMap.standard.command(for: Self.character(character), in: .preview) == command)
  }

  @Test(arguments: [
    (KeyPress(.left), Command.step(frames: -1)), (KeyPress(.right), .step(frames: 1)),
    (KeyPress(.right, modifiers: .shift), .step(frames: 10)),
    (KeyPress(.left, modifiers: .control), .step(frames: -30)),
    (KeyPress(.home), .goToStart), (KeyPress(.end), .goToEnd), (KeyPress(.enter), .trigger),
    (KeyPress(.escape), .back), (KeyPress(.up, modifiers: .alt), .pan(right: 0, down: -1)),
    (character("c", .control), .interrupt), (character("z", .control), .suspend),
    (character("l", .control), .repaint),
  ])
  func otherKeys(press: KeyPress, command: Command) {
    #expect(KeyMap.standard.command(for: press, in: .preview) == command)
  }

  @Test(arguments: [
    (KeyPress(.down), Command.fingerMove(right: 0, down: 10)),
    (KeyPress(.left, modifiers: .shift), .fingerMove(right: -40, down: 0)),
    (KeyPress(.enter), .fingerLift), (KeyPress(.enter, modifiers: .shift), .fingerFlick),
    (character("x"), .fingerFlick), (character("f"), .fingerLift), (KeyPress(.escape), .fingerCancel),
    (character(" "), .playPause), (character("c", .control), .interrupt),
    (KeyPress(.right, modifiers: .alt), .pan(right: 1, down: 0)),
  ])
  func keysWithAFingerDown(press: KeyPress, command: Command) {
    #expect(KeyMap.standard.command(for: press, in: .finger) == command)
  }

  @Test(arguments: [
    character("n"), character("x"), KeyPress(.up), KeyPress(.function(3)), character("q", .alt),
  ])
  func otherwiseNothing(press: KeyPress) {
    #expect(KeyMap.standard.command(for: press, in: .preview) == nil)
  }
}
