/// Filler text.
enum Lorem {
  private static let words = """
    lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et \
    dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut aliquip \
    ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu \
    fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt in culpa qui officia deserunt \
    mollit anim id est laborum
    """.split(separator: " ").map(String.init)

  /// Returns the given number of words, in sentences of twelve.
  static func words(_ count: Int) -> String {
    var result = ""
    for index in 0..<max(0, count) {
      let word = words[index % words.count]
      let isFirst = index % 12 == 0
      if index > 0 { result += isFirst ? ". " : " " }
      result += isFirst ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
    return result + "."
  }
}
