import ArgumentParser

@main
struct Segue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Previews view-controller transitions in a terminal."
  )
}
