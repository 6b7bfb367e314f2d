/// A command of the plain mode, in words.
struct PlainCommand: Sendable {
  /// What it does.
  enum Kind: Hashable, Sendable {
    case help, quit, state, transitions, actions, layers, calls
    case play, step, goTo, run, tap, drag, values, watch
  }

  var kind: Kind
  /// Its names, the first of which the help shows.
  var names: [String]
  var arguments = ""
  var meaning: String

  static let all: [PlainCommand] = [
    PlainCommand(kind: .play, names: ["play", "pause"], meaning: "play the run, and tell it to its end"),
    PlainCommand(
      kind: .step,
      names: ["step"],
      arguments: "[FRAMES]",
      meaning: "frames on, or back where negative"
    ),
    PlainCommand(kind: .goTo, names: ["at"], arguments: "SECONDS or PERCENT%", meaning: "go there"),
    PlainCommand(kind: .run, names: ["run"], arguments: "[TRANSITION]", meaning: "run a transition"),
    PlainCommand(kind: .tap, names: ["tap"], arguments: "X Y or LAYER", meaning: "tap there, in points"),
    PlainCommand(
      kind: .drag,
      names: ["drag"],
      arguments: "X Y X Y [SECONDS]",
      meaning: "press, move and let go, in 0.3 s or so many"
    ),
    PlainCommand(
      kind: .values,
      names: ["values"],
      arguments: "[LAYER]",
      meaning: "a layer's values, or every frame"
    ),
    PlainCommand(
      kind: .watch,
      names: ["watch"],
      arguments: "LAYER… or none",
      meaning: "the layers that are told while something plays"
    ),
    PlainCommand(kind: .layers, names: ["layers"], meaning: "the layers' names"),
    PlainCommand(kind: .transitions, names: ["transitions"], meaning: "what can be run from here"),
    PlainCommand(kind: .calls, names: ["calls"], meaning: "every call that UIKit would have made"),
    PlainCommand(kind: .state, names: ["state"], meaning: "where it stands, as an empty line does"),
    PlainCommand(
      kind: .actions,
      names: ["actions"],
      meaning: "what else can be asked for: each action of the previewer by its name"
    ),
    PlainCommand(kind: .help, names: ["help", "?"], meaning: "these commands"),
    PlainCommand(kind: .quit, names: ["quit", "exit", "q"], meaning: "end"),
  ]

  static let help: [String] = all.map { command in
    let arguments: String = command.arguments.isEmpty ? "" : " \(command.arguments)"
    return "\(command.names[0])\(arguments): \(command.meaning)"
  }
}
