public import SegueGeometry

/// What a terminal has told about showing pixels; nil is what it has not.
public struct GraphicsAnswers: Hashable, Sendable {
  /// Its name and version (XTVERSION).
  public var name: String?
  /// Whether it accepts images by kitty's protocol, in tmux those that are shown where placeholders stand.
  public var acceptsKitty: Bool?
  /// Whether it reads them from shared memory, which also says that it is on the same machine.
  public var acceptsSharing: Bool?
  /// Why shared memory is out of use though the terminal may read it, in the system's words or the terminal's.
  public var sharingTrouble: String?
  /// Whether a part of an image can be replaced.
  public var acceptsEditing: Bool?
  /// Its attributes (DA1), which it tells last: nothing that has not come before will come.
  public var attributes: [Int]?
  /// How many colours a sixel image may have (XTSMGRAPHICS).
  public var registers: Int?
  /// The largest sixel image, in pixels (XTSMGRAPHICS).
  public var mostPixels: GridSize?
  /// What it has said of a picture that it did not take, though it had accepted those of the questions.
  public var refusal: String?
  /// A cell in pixels.
  public var cell: GridSize?

  /// Creates the answers of a terminal that has told nothing.
  public init() {}

  /// Whether it shows sixels: attribute 4, which the first one, the kind of terminal, is not.
  public var acceptsSixel: Bool { attributes?.dropFirst().contains(4) ?? false }

  /// Takes what a terminal says of a picture that it did not take: the way is left that asks most of it.
  ///
  /// - Parameters:
  ///   - error: What it says went wrong.
  ///   - traits: How the picture was shown.
  public mutating func take(refusal error: String, of traits: GraphicsTraits) {
    if traits.sharesMemory {
      take(sharingTrouble: error)
    } else if traits.editsImages {
      acceptsEditing = false
    } else {
      refusal = error
    }
  }

  /// Takes why shared memory cannot be used.
  public mutating func take(sharingTrouble error: String) {
    acceptsSharing = false
    sharingTrouble = error
  }

  /// Takes a reply to `CSI ? item ; 1 ; 0 S`, without its first character; whatever is not one is ignored.
  ///
  /// It is the item, 0 if the terminal can tell, and one or two numbers (xterm's control sequences, XTSMGRAPHICS).
  public mutating func take(graphicsAttributes numbers: [Int]) {
    guard numbers.count >= 3, numbers[1] == 0 else { return }
    if numbers[0] == 1, (2...1 << 16).contains(numbers[2]) { registers = numbers[2] }
    if numbers[0] == 2, numbers.count >= 4, (1...1 << 16).contains(numbers[2]),
      (1...1 << 16).contains(numbers[3])
    {
      mostPixels = GridSize(columns: numbers[2], rows: numbers[3])
    }
  }
}
