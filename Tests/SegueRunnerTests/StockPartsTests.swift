import SegueDocuments
import Testing

@testable import SegueRunner

/// What stock screens are given of an app's lone transition.
@Suite("Stock parts")
struct StockPartsTests {
  func expression(_ types: String...) throws -> String {
    let text = #"{"facts": {"types": [\#(types.joined(separator: ","))], "entries": []}}"#
    let sources = RewrittenSources(try #require(JSONReader.value(of: Array(text.utf8))), folder: "/tmp")
    return try #require(StockParts(sources)).expression
  }

  func conformances(_ types: String...) throws -> StockConformances {
    let text = #"{"facts": {"types": [\#(types.joined(separator: ","))], "entries": []}}"#
    let sources = RewrittenSources(try #require(JSONReader.value(of: Array(text.utf8))), folder: "/tmp")
    return StockConformances(sources.types)
  }

  func type(
    _ name: String,
    kind: String = "class",
    role: String? = nil,
    initializer: [(String?, String)]? = nil,
    properties: [(String, String)] = [],
    cases: [String] = [],
    more: String = ""
  ) -> String {
    let roles = role.map { "\"\($0)\"" } ?? ""
    let parameters = (initializer ?? []).map { label, type in
      #"{"label": \#(label.map { "\"\($0)\"" } ?? "null"), "type": "\#(type)", "default": false}"#
    }
    let made =
      initializer.map { _ in
        #"[{"visible": true, "failable": false, "parameters": [\#(parameters.joined(separator: ","))]}]"#
      }
      ?? "[]"
    let settable = properties.map { #"{"name": "\#($0)", "type": "\#($1)"}"# }.joined(separator: ",")
    let all = cases.map { "\"\($0)\"" }.joined(separator: ",")
    return
      #"{"name": "\#(name)", "kind": "\#(kind)", "path": "A.swift", "line": 1, "roles": [\#(roles)], "visible": true, "#
      + #""generic": false, "madeWithoutArguments": \#(kind == "class" && initializer == nil), "initializers": \#(made), "#
      + #""properties": [\#(settable)], "cases": [\#(all)]\#(more.isEmpty ? "" : ", " + more)}"#
  }

  @Test("two animators have no common type, so each is returned by itself")
  func two() throws {
    #expect(
      try expression(type("Present", role: "animator"), type("Dismiss", role: "animator")) == """
        {
            var stock = SegueStock()
            stock.animator = { step in
              if step.isForward {
                return Present()
              }
              return Dismiss()
            }
            return .stock(stock)
          }()
        """
    )
  }

  @Test("a class that others are made from is none of them")
  func base() throws {
    let made = try expression(
      type("Base", role: "animator"),
      type("Fold", role: "animator", more: #""inherits": ["Base"]"#)
    )
    #expect(made.contains("return Fold()") && !made.contains("Base"))
  }

  @Test("enums, structs, closures, lists and optionals are made, by the step's way where they say one")
  func arguments() throws {
    let made = try expression(
      type("Zoom.Mode", kind: "enum", cases: ["present", "dismiss"]),
      type(
        "Params",
        kind: "struct",
        initializer: [("frame", "CGRect"), ("cell", "Cell?"), ("mode", "Zoom.Mode")]
      ),
      type("Cell", kind: "protocol"),
      type(
        "Zoom",
        role: "animator",
        initializer: [
          (nil, "Mode"), ("params", "Params"), ("done", "@escaping (Bool, Int) -> Void"),
          ("then", "(() -> ())?"),
          ("views", "[UIView]"), ("isReverse", "Bool"), ("from", "UIViewController"),
          ("to", "UIViewController"),
        ]
      )
    )
    let frame = "Params(frame: step.cardFrame, cell: step.list as? Cell, mode: Zoom.Mode"
    let rest = "done: { _, _ in }, then: nil, views: [step.card]"
    #expect(
      made.contains(
        "return Zoom(Zoom.Mode.present, params: \(frame).present), \(rest), isReverse: false, from: step.list, to: step.detail)"
      )
    )
    #expect(
      made.contains(
        "return Zoom(Zoom.Mode.dismiss, params: \(frame).dismiss), \(rest), isReverse: true, from: step.list, to: step.detail)"
      )
    )
  }

  @Test("a case that carries the way is made with it")
  func casesWithValues() throws {
    let values =
      #""casesWithValues": [{"name": "tab", "parameters": [{"label": null, "type": "Side", "default": false}]}, "#
      + #"{"name": "push", "parameters": [{"label": "by", "type": "UINavigationController.Operation", "default": false}]}]"#
    let flag =
      #""casesWithValues": [{"name": "a", "parameters": [{"label": null, "type": "Other", "default": false}]}, "#
    let way = #"{"name": "b", "parameters": [{"label": "reverse", "type": "Bool", "default": false}]}]"#
    let reversed = try expression(
      type("Kind", kind: "enum", more: flag + way),
      type("Slide", role: "animator", initializer: [(nil, "Kind")])
    )
    #expect(reversed.contains("return Slide(Kind.b(reverse: false))"))
    let plain = try expression(
      type(
        "Kind",
        kind: "enum",
        cases: ["soft"],
        more: #""casesWithValues": [{"name": "b", "parameters": []}]"#
      ),
      type("Slide", role: "animator", initializer: [(nil, "Kind")])
    )
    #expect(plain.contains("return Slide(Kind.soft)"))
    let made = try expression(
      type("Kind", kind: "enum", more: values),
      type("Side", kind: "enum", cases: ["left", "right"]),
      type("Slide", role: "animator", initializer: [("kind", "Kind")])
    )
    #expect(made.contains("return Slide(kind: Kind.push(by: step.operation))"))
  }

  @Test("a type by another name that the files give it")
  func aliases() throws {
    let aliases = [
      ("Duration", "TimeInterval"), ("Done", "() -> Void"), ("Loop", "Loop"), ("Time", "Duration"),
    ]
    let told = aliases.map { #"{"name": "\#($0)", "type": "\#($1)"}"# }.joined(separator: ",")
    let fade = type("Fade", role: "animator", initializer: [("duration", "Time"), ("done", "Done?")])
    let text = #"{"facts": {"types": [\#(fade)], "aliases": [\#(told)], "entries": []}}"#
    let sources = RewrittenSources(try #require(JSONReader.value(of: Array(text.utf8))), folder: "/tmp")
    #expect(try #require(StockParts(sources)).expression.contains("return Fade(duration: 0.5, done: nil)"))
    let read = TypeAliases(try #require(JSONReader.value(of: Array("[\(told)]".utf8))))
    let written = [
      ("Done?", "(() -> Void)?"), ("Time?", "TimeInterval?"), ("[Time]", "[TimeInterval]"), ("Loop", "Loop"),
      ("[String: Done]", "[String: (() -> Void)]"),
      ("(Time, at: Time) -> Duration!", "(TimeInterval, at: TimeInterval) -> TimeInterval!"),
      ("Motion.Time", "Motion.Time"), ("Time<Int>", "Time<Int>"), ("Times", "Times"), ("", ""),
    ]
    for (type, expected) in written { #expect(read.resolved(type) == expected) }
    #expect(TypeAliases(.null).resolved("Time") == "Time")
  }

  @Test("a protocol that asks for types by other names is conformed to")
  func aliasesInProtocols() throws {
    let requirement =
      #""requirements": [{"kind": "property", "name": "time", "parameters": [], "type": "Duration", "settable": false}, "#
      + #"{"kind": "method", "name": "go", "parameters": [{"label": "by", "name": "by", "type": "Duration"}], "type": null}]"#
    let asked = type("Timed", kind: "protocol", more: requirement)
    let text =
      #"{"facts": {"types": [\#(asked)], "aliases": [{"name": "Duration", "type": "TimeInterval"}], "entries": []}}"#
    let sources = RewrittenSources(try #require(JSONReader.value(of: Array(text.utf8))), folder: "/tmp")
    let made = StockConformances(sources.types).text
    #expect(made.contains("var time: TimeInterval { 0 }") && made.contains("func go(by: TimeInterval) {}"))
  }

  @Test(
    "what a protocol asks for is made of the app's own types, and of numbers with which something is seen"
  )
  func madeForProtocols() throws {
    func property(_ name: String, _ type: String) -> String {
      #"{"kind": "property", "name": "\#(name)", "parameters": [], "type": "\#(type)", "settable": false}"#
    }
    let asked = [
      property("height", "Height"), property("springDamping", "CGFloat"), property("duration", "Double"),
      property("top", "CGFloat"), property("corners", "UIRectCorner"), property("style", "Style"),
    ]
    let made = try conformances(
      type("Height", kind: "enum", cases: ["full", "content"]),
      type("Style", kind: "struct", initializer: [("name", "String")]),
      type("Sheet", kind: "protocol", more: #""requirements": [\#(asked.joined(separator: ","))]"#)
    ).text
    for line in [
      "var height: Height { Height.full }", "var springDamping: CGFloat { 0.5 }",
      "var duration: Double { 0.5 }",
      "var top: CGFloat { 0 }", "var corners: UIRectCorner { [] }", #"var style: Style { Style(name: "") }"#,
    ] { #expect(made.contains(line)) }
    // What would be a step's, as a view that is passed on, cannot be had before one.
    let none = try conformances(
      type("Box", kind: "struct", initializer: [("view", "UIView")]),
      type("Sheet", kind: "protocol", more: #""requirements": [\#(property("box", "Box"))]"#)
    )
    #expect(none.text.isEmpty)
  }

  @Test(
    "a tap pushes where the code speaks of a navigation controller's operation, and else presents",
    arguments: [
      (#""roles": ["animator"]"#, false), (#""roles": ["animator", "navigationDelegate"]"#, true),
      (
        #""roles": ["animator"], "properties": [{"name": "o", "type": "UINavigationController.Operation"}]"#,
        true
      ),
      (
        #""roles": ["animator"], "properties": [{"name": "o", "type": "UINavigationControllerOperation?"}]"#,
        true
      ),
      (
        #""roles": ["view"], "properties": [{"name": "o", "type": "UINavigationController.Operation"}]"#,
        false
      ),
    ]
  )
  func pushes(more: String, isPush: Bool) throws {
    let text = """
      {"name": "Slide", "kind": "class", "path": "A.swift", "line": 1, "visible": true, "generic": false, \
      "madeWithoutArguments": true, "initializers": [], \(more)}
      """
    let fade = type("Fade", role: "animator")
    #expect(try expression(fade, text).contains("stock.pushes = true") == isPush)
  }

  @Test("what an animator is told of the way and the place by its properties")
  func properties() throws {
    let made = try expression(
      type("Way", kind: "enum", cases: ["opening", "closing"]),
      type("Curve", kind: "enum", cases: ["soft", "hard"]),
      type("Source", kind: "protocol"),
      type(
        "Zoom",
        role: "animator",
        properties: [
          ("curve", "Curve"),
          ("isPresenting", "Bool"), ("originFrame", "CGRect"), ("startPoint", "CGPoint!"), ("way", "Way"),
          ("duration", "TimeInterval"), ("isInteractive", "Bool"), ("size", "CGRect"),
          ("sourceView", "UIView?"),
          ("fromDelegate", "Source?"), ("toDelegate", "(any Source)?"), ("snapshot", "UIView?"),
        ]
      )
    )
    let lines = made.split(separator: "\n").map { $0.drop { $0 == " " } }
    let forward = lines.prefix { $0 != "}" }
    #expect(
      forward.filter { $0.hasPrefix("animator.") } == [
        "animator.isPresenting = true", "animator.originFrame = step.cardFrame",
        "animator.startPoint = CGPoint(x: step.cardFrame.midX, y: step.cardFrame.midY)",
        "animator.way = .opening",
        "animator.sourceView = step.card", "animator.fromDelegate = step.list as? Source",
        "animator.toDelegate = step.detail as? Source",
      ]
    )
    let back = lines.drop { $0 != "}" }
    #expect(back.contains("animator.isPresenting = false") && back.contains("animator.way = .closing"))
    #expect(back.contains("animator.fromDelegate = step.detail as? Source"))
  }

  @Test(
    "types as sources write them",
    arguments: [
      ("Card", "Card", false), ("any Card", "Card", false), ("(any Card)?", "Card", true),
      ("Card!", "Card", true),
      ("[UIView]", "[UIView]", false), ("(Int, Int)", "(Int,Int)", false),
      ("((Int) -> Void)?", "(Int) -> Void", true),
      ("@escaping () -> Void", "() -> Void", false), ("[String: Int]?", "[String:Int]", true),
    ]
  )
  func types(text: String, bare: String, isOptional: Bool) {
    let type = TypeText(text)
    #expect(type.bare == bare && type.isOptional == isOptional)
  }

  @Test(
    "functions that do nothing",
    arguments: [
      ("() -> Void", "{}"), ("(Bool) -> ()", "{ _ in }"),
      ("(Int, (A, B) -> C, [D: E]) -> Void", "{ _, _, _ in }"),
      ("() -> Int", nil), ("((Int) -> Void) -> Void", "{ _ in }"), ("Int", nil),
    ] as [(String, String?)]
  )
  func functions(text: String, idle: String?) { #expect(TypeText(text).idleFunction == idle) }
}
