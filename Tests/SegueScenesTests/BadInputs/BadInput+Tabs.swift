extension BadInput {
  /// A scene with two tabs, and a screen that has none.
  private static func scene(
    _ name: String,
    screens: String = "",
    start: String = "home",
    home: String = "Home",
    transition: String,
    _ message: String,
    hint: String? = nil
  ) -> BadInput {
    let text = """
      segue: 1
      start: \(start)
      screens:
        home: {tab: \(home), layers: {card: {frame: [0, 0, 10, 10]}}}
        search: {tab: {title: Search}}
        page: {}
        \(screens)
      transitions:
        open: {\(transition)}

      """
    return BadInput(name, .document, text, message, hint: hint)
  }

  private static let change = "kind: tab, tracks: {to: {opacity: 0 -> 1}}"

  static let tabs: [BadInput] = [
    BadInput(
      "a change without tabs",
      .transition,
      "kind: «tab», tracks: {to: {opacity: 0 -> 1}}",
      "no screen has a tab",
      hint: "give each screen of the tab bar one: 'tab: Home', or 'tab: {title: Home, icon: \"M…\"}'"
    ),
    scene(
      "tabs that nothing shows",
      start: "page",
      home: "«Home»",
      transition: change,
      "'page' is shown first and has no tab: nothing shows the tab bar",
      hint: "the tab bar controller is the window's root: 'start: home', or give that screen a 'tab'"
    ),
    scene(
      "a push to a tab",
      transition: "kind: «push», from: home, to: search",
      "'search' is a tab, and a push brings a new screen",
      hint: "write 'kind: tab', or take the 'tab' from the screen"
    ),
    scene(
      "a presentation of a tab",
      transition: "kind: «present», from: home, to: search",
      "'search' is a tab, and a present brings a new screen",
      hint: "write 'kind: tab', or take the 'tab' from the screen"
    ),
    scene(
      "a pop of a tab",
      transition: "kind: «pop», from: search, to: home",
      "'search' is a tab: nothing has brought it, and nothing takes it away",
      hint: "write 'kind: tab' to go to another one"
    ),
    scene(
      "a change to itself",
      transition: "kind: «tab», from: home, to: home",
      "'home' is on both ends",
      hint: "a tab changes to another one"
    ),
    BadInput(
      "a change of the only tab",
      .document,
      "segue: 1\nscreens: {home: {tab: Home}}\ntransitions: {go: {kind: «tab», tracks: {to: {opacity: 0 -> 1}}}}\n",
      "'home' is the only tab: there is none to change to",
      hint: "give another screen a 'tab'"
    ),
    scene(
      "a change behind the last tab",
      transition: "kind: «tab», from: search, to: next, tracks: {to: {opacity: 0 -> 1}}",
      "'search' is the last tab: there is no next one",
      hint: "name the tab that it leads to: 'to: home'"
    ),
    scene(
      "a change before the first tab",
      transition: "kind: «tab», from: home, to: previous, tracks: {to: {opacity: 0 -> 1}}",
      "'home' is the first tab: there is no previous one",
      hint: "name the tab that it leads to: 'to: search'"
    ),
    scene(
      "an addition called like the tab bar",
      transition: "\(change), add: {«tab-bar»: {fill: red}}",
      "no path leads to this layer: 'container/tab-bar' is the tab bar controller's bar",
      hint: "give the layer another name"
    ),
    BadInput(
      "an addition called like the dimming view",
      .transition,
      "kind: push, from: home, to: detail, tracks: {to: {opacity: 0 -> 1}}, add: {«dimming»: {fill: black}}",
      "no path leads to this layer: 'container/dimming' is the presentation's dimming view",
      hint: "give the layer another name"
    ),
    BadInput(
      "an addition called like the navigation bar",
      .document,
      "segue: 1\nscreens: {home: {bar: Home}, page: {}}\n"
        + "transitions: {go: {kind: push, from: home, to: page, tracks: {to: {opacity: 0 -> 1}}, "
        + "add: {«navigation-bar»: {fill: red}}}}\n",
      "no path leads to this layer: 'container/navigation-bar' is the navigation controller's bar",
      hint: "give the layer another name"
    ),
    scene(
      "a change to no tab",
      transition: "kind: «tab», from: home, to: page",
      "'page' is in no tab",
      hint: "give it a 'tab', or push it in one"
    ),
    scene(
      "a change to nowhere",
      transition: "kind: tab, to: «serach»",
      "no screen is called 'serach'",
      hint: "did you mean 'search'? screens: home, search, page"
    ),
    scene(
      "layers of any tab",
      transition: "kind: tab, tracks: {to/«card»: {opacity: 0 -> 1}}",
      "'to' can be any tab here, and what is in it is not known",
      hint: "name the screen: 'to: search'"
    ),
    scene(
      "a direction without a change",
      transition: "kind: push, from: home, to: page, tracks: {to: {x: «direction» * W -> rest}}",
      "'direction' has no value here",
      hint: "it is the way that a change of the tab goes: kind: tab"
    ),
    scene(
      "a direction in a layer",
      screens: "more: {layers: {box: {x: «direction»}}}",
      transition: change,
      "'direction' has no value here",
      hint: "it is the way that a change of the tab goes: kind: tab"
    ),
    scene(
      "a touch in a layer",
      screens: "more: {layers: {box: {x: «touch.x»}}}",
      transition: change,
      "'touch.x' has no value here",
      hint: "it is where the finger was that led to a screen, in transitions"
    ),
    scene(
      "a touch in a rotation",
      transition: "kind: rotate, tracks: {home/card: {y: 0 -> «touch.y»}}",
      "'touch.y' has no value here",
      hint: "no finger turns the device: write a place, as W / 2"
    ),
    scene(
      "an animator's key for no animator",
      transition: "kind: tab, «duration»: 0.3",
      "'duration' without 'tracks' changes nothing",
      hint: "UIKit's own tab runs; write 'tracks', or 'use' with a preset, to have an animator"
    ),
    scene(
      "a tab without a title",
      screens: "more: {«tab»: {icon: M0 0 H9 Z}}",
      transition: change,
      "a tab needs a title",
      hint: "for example {title: Home}"
    ),
    scene(
      "a tab with an unknown key",
      screens: "more: {tab: {title: More, «image»: M0 0 H9 Z}}",
      transition: change,
      "a tab has no 'image'",
      hint: "valid here: title, icon"
    ),
    scene(
      "a layer called like the item",
      screens: "more: {tab: More, layers: {«tab»: {fill: red}}}",
      transition: change,
      "no path leads to this layer: 'more/tab' is the screen's item in the tab bar",
      hint: "give the layer another name"
    ),
    scene(
      "a tapped layer for any screen",
      transition: "kind: tab, tap: from/«card»",
      "'from' can be any tab here, and what is in it is not known",
      hint: "name the screen: 'from: search'"
    ),
  ]
}
