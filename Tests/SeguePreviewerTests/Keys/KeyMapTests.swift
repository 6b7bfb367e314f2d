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
      (" ", Command.play(.playPause)), ("t", .play(.nextTransition)), ("T", .play(.previousTransition)),
      (",", .play(.step(frames: -1))),
      (".", .play(.step(frames: 1))), ("a", .play(.markLoop)), ("y", .play(.pingPong)), ("p", .panel(.menu)),
      ("w", .panel(.next)),
      ("[", .play(.slower)), ("]", .play(.faster)), ("l", .play(.loop)), ("r", .play(.replay)),
      ("f", .finger(.down)),
      ("z", .stage(.zoom)), ("o", .device(.rotate)), ("u", .device(.reduceMotion)),
      ("m", .device(.allInterruptible)), ("i", .program(.statistics)),
      ("c", .program(.mouseCapture)), ("?", .program(.help)), ("q", .program(.quit)),
    ] as [(Character, Command)]
  )
  func letters(character: Character, command: Command) {
    #expect(KeyMap.standard.command(for: Self.character(character), in: .preview) == command)
  }

  @Test(arguments: [
    (KeyPress(.left), Command.play(.step(frames: -1))), (KeyPress(.right), .play(.step(frames: 1))),
    (KeyPress(.right, modifiers: .shift), .play(.step(frames: 10))),
    (KeyPress(.left, modifiers: .control), .play(.step(frames: -30))),
    (KeyPress(.home), .play(.goToStart)), (KeyPress(.end), .play(.goToEnd)),
    (KeyPress(.enter), .play(.trigger)),
    (KeyPress(.escape), .program(.back)), (KeyPress(.up, modifiers: .alt), .stage(.pan(right: 0, down: -1))),
    (character("c", .control), .program(.interrupt)), (character("z", .control), .program(.suspend)),
    (character("l", .control), .program(.repaint)),
  ])
  func otherKeys(press: KeyPress, command: Command) {
    #expect(KeyMap.standard.command(for: press, in: .preview) == command)
  }

  @Test(arguments: [
    (KeyPress(.down), Command.finger(.move(right: 0, down: 10))),
    (KeyPress(.left, modifiers: .shift), .finger(.move(right: -40, down: 0))),
    (KeyPress(.enter), .finger(.lift)), (KeyPress(.enter, modifiers: .shift), .finger(.flick)),
    (character("x"), .finger(.flick)), (character("f"), .finger(.lift)),
    (KeyPress(.escape), .finger(.cancel)),
    (character(" "), .play(.playPause)), (character("c", .control), .program(.interrupt)),
    (KeyPress(.right, modifiers: .alt), .stage(.pan(right: 1, down: 0))),
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
