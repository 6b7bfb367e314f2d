extension BadInput {
  private static func sheet(_ name: String, _ keys: String, _ message: String, hint: String? = nil)
    -> BadInput
  {
    BadInput(
      name,
      .transition,
      "kind: present, from: home, to: detail, presentation: {\(keys)}",
      message,
      hint: hint
    )
  }

  private static let page = "style: page-sheet, "

  static let sheets: [BadInput] =
    [
      sheet(
        "detents of another style",
        "style: custom, «detents»: [medium, large]",
        "only a page sheet has 'detents'",
        hint: "write 'style: page-sheet' beside them"
      ),
      sheet(
        "detents without a style",
        "«detents»: [medium, large]",
        "only a page sheet has 'detents'",
        hint: "write 'style: page-sheet' beside them"
      ),
      sheet(
        "detents and a frame",
        page + "detents: [medium], «frame»: [0, 0, W, H]",
        "'frame' beside 'detents'",
        hint: "the detents say where the sheet is"
      ),
      sheet(
        "no detents",
        page + "«detents»: []",
        "a sheet needs a detent",
        hint: "for example detents: [medium, large], or {small: 120, large: }"
      ),
      sheet(
        "nine detents",
        page + "«detents»: {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9}",
        "a sheet has at most 8 detents",
        hint: "for example detents: [medium, large], or {small: 120, large: }"
      ),
      sheet(
        "a detent without a height",
        page + "detents: {«small»: , large: }",
        "how high is 'small'?",
        hint: "UIKit knows medium and large; any other needs a height: {small: 120}"
      ),
      sheet(
        "a detent in a list that UIKit does not know",
        page + "detents: [«tiny», large]",
        "how high is 'tiny'?",
        hint: "UIKit knows medium and large; any other needs a height: {tiny: 120}"
      ),
      sheet(
        "a detent of nothing",
        page + "detents: {small: «0», large: }",
        "a detent is above 0",
        hint: "it is the height that is seen, in points"
      ),
      sheet(
        "detents from the top",
        page + "detents: {high: 600, low: «200»}",
        "'low' is not higher than 'high'",
        hint: "write the detents from the lowest to the highest"
      ),
      sheet("a detent twice", page + "detents: [medium, «medium»]", "'medium' is there twice"),
      sheet(
        "a selected detent that is not there",
        page + "detents: [medium, large], selected: «meduim»",
        "no detent is called 'meduim'",
        hint: "did you mean 'medium'? detents: medium, large"
      ),
      sheet(
        "an undimmed detent that is not there",
        page + "detents: [medium, large], undimmed: «small»",
        "no detent is called 'small'",
        hint: "detents: medium, large"
      ),
      sheet(
        "a grabber that is no flag",
        page + "detents: [medium, large], grabber: «visible»",
        "expected true or false, found 'visible'"
      ),
      sheet(
        "a list of another screen",
        page + "detents: [medium, large], scrolls: «home/card»",
        "'home/card' is no layer of 'detail'",
        hint: "name the scroll layer in the sheet: to/list"
      ),
      sheet(
        "a sheet that is its own list",
        page + "detents: [medium, large], scrolls: «to»",
        "'detail' is no layer of 'detail'",
        hint: "name the scroll layer in the sheet: to/list"
      ),
      BadInput(
        "a grabber beside a grabber",
        .document,
        """
        segue: 1
        screens: {home: {}, sheet: {layers: {grabber: {fill: red}}}}
        transitions:
          show: {kind: present, from: home, to: sheet, presentation: {style: page-sheet, «detents»: [medium], grabber: true}}

        """,
        "'sheet' has a layer 'grabber' already",
        hint: "leave out 'grabber: true', or give the layer another name"
      ),
      BadInput(
        "one screen as two sheets",
        .document,
        """
        segue: 1
        screens: {home: {}, sheet: {}}
        transitions:
          show: {kind: present, from: home, to: sheet, presentation: {style: page-sheet, detents: [medium]}}
          raise: {kind: present, from: home, to: sheet, presentation: {style: page-sheet, «detents»: [large]}}

        """,
        "'sheet' has its detents from 'show' already",
        hint: "a screen is a sheet in one way: present it the same way, or another screen"
      ),
      BadInput(
        "a list that does not scroll",
        .document,
        """
        segue: 1
        screens: {home: {}, sheet: {layers: {list: {fill: red}}}}
        transitions:
          show: {kind: present, from: home, to: sheet, presentation: {style: page-sheet, detents: [medium], scrolls: «to/list»}}

        """,
        "'sheet/list' does not scroll",
        hint: "name a scroll layer or another gesture"
      ),
      BadInput(
        "a list that is not there",
        .document,
        """
        segue: 1
        screens: {home: {}, sheet: {layers: {list: {scroll: y}}}}
        transitions:
          show: {kind: present, from: home, to: sheet, presentation: {style: page-sheet, detents: [medium], scrolls: «to/lits»}}

        """,
        "'sheet' has no layer 'lits'",
        hint: "did you mean 'list'? it has: list"
      ),
    ]
    + ["selected: medium", "undimmed: medium", "grabber: true", "scrolls: to/list"].map { pair in
      let key = pair.prefix { $0 != ":" }
      return sheet(
        "\(key) without detents",
        page + "«\(key)»" + pair.dropFirst(key.count),
        "'\(key)' has no effect without 'detents'",
        hint: "for example detents: [medium, large]"
      )
    }
}
