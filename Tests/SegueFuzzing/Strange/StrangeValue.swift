/// What nobody writes as the value of a key, as YAML: of the wrong type, size, depth or alphabet.
public enum StrangeValue {
  /// All of them, each in one line.
  public static let all: [String] = nothing + numbers + words + collections + texts

  private static let nothing = ["", "null", "~", "''", "\"\"", "' '", "true", "false", "no"]

  private static let numbers = [
    "0", "-0", "-1", "1e308", "-1e308", "1e309", "1e-320", "9223372036854775808", "-9223372036854775809",
    "9007199254740993", "99999", "0x7fffffff", "0xFFFFFFFFFFFFFFFFFF", "1_000", "010", "0.5.5", "--3",
    "nan", "NaN", "inf", "-inf", ".nan", ".inf", "1 / 0", "0 / 0", "1 / (W - W)", "W * 1e300 * 1e300", "i",
    "t", "W", "progress", "rest", "100%", "-5%", "3deg", "1e9s", "60 Hz", "0..0", "1..0", "0..1e308", "..",
    "-> 1 ->", "0 -> 1 -> 2",
    String(repeating: "9", count: 400), "0." + String(repeating: "0", count: 400) + "1",
  ]

  private static let words = [
    "$missing", "$", "from", "to", "from/*", "*/*", "..", "/", "a/b/c/d", "random(0..1e308)", "lorem(1e9)",
    "spring(0)", "spring(response 1e-300 ratio 1e300)", "bezier(0, 0, 0, 1e308)", "steps(1e9)", "linear",
    "if 1 then 2", "sin(", ")", "2001-12-31", "!!int 3", "!!binary aGk=", "&a 1", "*a", "@", "`", "%", "|",
    ">",
    "- 1", "? 1", ": 1", "a: b",
  ]

  private static let collections = [
    "[]", "{}", "[[]]", "[{}]", "{a: {}}", "[null]", "[0, 0]", "[0, 0, 0, 0]", "[1e308, 1e308, 1e308, 1e308]",
    "[-1, -1, -1, -1]", "{home: {}}", "{x: 0 -> 1e308}", "{'': 1}", "{a: 1, a: 2}", "[a, [b, {c: d}]]",
    "[" + Array(repeating: "1", count: 3_000).joined(separator: ", ") + "]",
    "{" + (0..<1_000).map { "a\($0): 1" }.joined(separator: ", ") + "}",
    String(repeating: "[", count: 40) + String(repeating: "]", count: 40),
    String(repeating: "[", count: 900) + String(repeating: "]", count: 900),
    String(repeating: "{a: ", count: 40) + "1" + String(repeating: "}", count: 40),
  ]

  private static let texts = [
    "\"\\e[2J\\a\\0\\x9b\"", "\u{1b}[2J", "\u{7f}", "\"\\u202e\\u2066\\ufeff\"", "\u{202e}", "\"\\ud83d\"",
    "\"a\\nb\\r\\tc\"",
    "\u{85}", "\u{2028}", "\u{fffe}", "👨‍👩‍👧‍👦", "e" + String(repeating: "\u{301}", count: 500),
    String(repeating: "x", count: 1_000), "'" + String(repeating: "long ", count: 5_000) + "'",
    String(repeating: "(", count: 500) + "1" + String(repeating: ")", count: 500),
    Array(repeating: "1", count: 900).joined(separator: " + "),
    "M " + String(repeating: "0 0 L ", count: 500) + "1 1",
  ]
}
