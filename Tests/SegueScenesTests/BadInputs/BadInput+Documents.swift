extension BadInput {
  static let documents: [BadInput] = [
    BadInput(
      "empty file",
      .document,
      "",
      "the file is empty",
      hint: "'segue new NAME' writes a scene to start from"
    ),
    BadInput(
      "a list",
      .document,
      "«-» one",
      "a scene is a mapping, found a list",
      hint: "begin with 'segue: 1'"
    ),
    BadInput(
      "a word",
      .document,
      "«hello»",
      "a scene is a mapping, found 'hello'",
      hint: "begin with 'segue: 1'"
    ),
    BadInput(
      "no version",
      .document,
      "screens: {home: {}}",
      "'segue: 1' is missing",
      hint: "a scene begins with the language's version"
    ),
    BadInput(
      "wrong version",
      .document,
      "segue: «2»\nscreens: {home: {}}",
      "version '2' of the scene language is not known",
      hint: "this program reads version 1"
    ),
    BadInput(
      "version not first",
      .document,
      "screens: {home: {}}\n«segue»: 1",
      "'segue' must be the first key"
    ),
    BadInput(
      "no screens",
      .document,
      "segue: 1",
      "'screens' is missing",
      hint: "a scene has at least one screen"
    ),
    BadInput(
      "empty screens",
      .document,
      "segue: 1\n«screens»: {}",
      "a scene has at least one screen"
    ),
    BadInput(
      "unknown section",
      .document,
      "segue: 1\n«variables»: {}\nscreens: {home: {}}",
      "a scene has no 'variables'",
      hint:
        "did you mean 'tokens'? valid here: segue, title, device, appearance, start, include, tokens, components, screens, presets, transitions, gestures, scripts, checks"
    ),
    BadInput(
      "doubled key",
      .document,
      "segue: 1\nscreens:\n  home:\n    fill: red\n    «fill»: blue",
      "'fill' is written twice",
      hint: "first written on line 4"
    ),
    BadInput(
      "alias",
      .document,
      "segue: 1\nscreens:\n  home: «&base» {fill: red}\n  detail: *base",
      "anchors are not part of the scene language",
      hint: "share values with 'tokens' and 'presets'; put text that begins with '&' in quotes"
    ),
    BadInput(
      "lone alias",
      .document,
      "segue: 1\nscreens:\n  detail: «*base»",
      "aliases are not part of the scene language",
      hint: "share values with 'tokens' and 'presets'; put text that begins with '*' in quotes"
    ),
    BadInput(
      "tag",
      .document,
      "segue: 1\ntitle: «!!str» x\nscreens: {home: {}}",
      "tags are not part of the scene language",
      hint: "remove it, or put text that begins with '!' in quotes"
    ),
    BadInput(
      "merge",
      .document,
      "segue: 1\nscreens:\n  home:\n    «<<»: x",
      "merges are not part of the scene language",
      hint: "share values with 'presets' and 'use'"
    ),
    BadInput(
      "unfinished flow",
      .document,
      "segue: 1\nscreens: «{»home: {}\n",
      "this '{' is not closed where line 3 begins",
      hint: "a '}' or a ',' is missing"
    ),
    BadInput(
      "tab",
      .document,
      "segue: 1\nscreens:\n«\t»home: {}",
      "not valid YAML: found character that cannot start any token (while scanning for the next token)",
      hint: "put text that begins with this character in quotes; indent with spaces, not tabs"
    ),
    BadInput(
      "colon in text",
      .document,
      "segue: 1\ntitle: one«:» two",
      "a second ': ' on one line",
      hint: "put text that contains ': ' in quotes"
    ),
    BadInput(
      "two documents",
      .document,
      "segue: 1\nscreens: {home: {}}\n«-»--\nsegue: 1",
      "not valid YAML: but found another document (expected a single document in the stream)"
    ),
    BadInput(
      "device",
      .document,
      "segue: 1\ndevice: «iphone-51»\nscreens: {home: {}}",
      "no device is called 'iphone-51'",
      hint: "did you mean 'iphone-15'?"
    ),
    BadInput(
      "device size",
      .document,
      "segue: 1\ndevice: «[»0, 800]\nscreens: {home: {}}",
      "a device's size is two numbers of points, each from 1 to 10000",
      hint: "for example [393, 852]"
    ),
    BadInput(
      "appearance",
      .document,
      "segue: 1\nappearance: «drak»\nscreens: {home: {}}",
      "'appearance' cannot be 'drak'",
      hint: "did you mean 'dark'? valid here: light, dark"
    ),
    BadInput(
      "start",
      .document,
      "segue: 1\nstart: «hom»\nscreens: {home: {}}",
      "no screen is called 'hom'",
      hint: "did you mean 'home'? screens: home"
    ),
    BadInput(
      "screen name",
      .document,
      "segue: 1\nscreens: {«Home»: {}}",
      "'Home' is not a name",
      hint: "did you mean 'home'?"
    ),
    BadInput(
      "role as a name",
      .document,
      "segue: 1\nscreens: {«from»: {}}",
      "'from' is a role and cannot be a name"
    ),
    BadInput(
      "screen as text",
      .document,
      "segue: 1\nscreens: {home: «white»}",
      "expected a screen, found 'white'",
      hint: "write KEY: VALUE pairs"
    ),
    BadInput(
      "repeated screen",
      .document,
      "segue: 1\nscreens: {home: {«repeat»: 2}}",
      "a screen cannot be repeated"
    ),
    BadInput(
      "token in a circle",
      .document,
      "segue: 1\ntokens: {a: $b, b: «$a»}\nscreens: {home: {opacity: $a}}",
      "'$a' leads back to itself",
      hint: "a → b → a"
    ),
    BadInput(
      "no from",
      .document,
      "segue: 1\nscreens:\n  home:\n    layers:\n      card: {frame: [0, 0, 10, 10]}\n  detail: {}\npresets:\n  fold: {params: {n: 2}, seed: $n}\ntransitions:\n  «open»: {kind: push, to: detail}",
      "transition 'open' needs 'from'",
      hint: "the name of a screen"
    ),
    BadInput(
      "no recognizer",
      .document,
      "segue: 1\nscreens:\n  home:\n    layers:\n      card: {frame: [0, 0, 10, 10]}\n  detail: {}\ntransitions:\n  open: {kind: push, from: home, to: detail}\ngestures:\n  «slide»: {in: home, drives: open, progress: dx}",
      "gesture 'slide' needs 'recognize'",
      hint: "for example pan"
    ),
    BadInput(
      "no action",
      .document,
      "segue: 1\nscreens:\n  home:\n    layers:\n      card: {frame: [0, 0, 10, 10]}\n  detail: {}\ntransitions:\n  open: {kind: push, from: home, to: detail}\ngestures:\n  «slide»: {in: home, recognize: pan}",
      "gesture 'slide' needs exactly one of 'drives', 'scrubs' and 'sets'"
    ),
    BadInput(
      "wrong screen",
      .document,
      "segue: 1\nscreens:\n  home:\n    layers:\n      card: {frame: [0, 0, 10, 10]}\n  detail: {}\ntransitions:\n  open: {kind: push, from: home, to: detail}\ngestures:\n  «slide»: {in: detail, recognize: pan, drives: open, progress: dx}",
      "gesture 'slide' lies in 'detail', but 'open' leaves 'home'",
      hint: "a gesture starts transitions that leave its own screen"
    ),
    BadInput(
      "check",
      .document,
      "segue: 1\nscreens: {home: {}}\nchecks:\n  - {script: «tour», lint: settles}",
      "no script is called 'tour'",
      hint: "there are none"
    ),
    BadInput(
      "lint",
      .document,
      "segue: 1\nscreens: {home: {}}\ntransitions: {spin: {kind: rotate}}\nchecks:\n  - {transition: spin, lint: [«no-jumps»]}",
      "'lint' cannot be 'no-jumps'",
      hint:
        "did you mean 'no-jump'? valid here: no-jump, keeps-velocity, no-snap, cancel-restores, finish-exact, settles, shows-again, dismiss-restores, all"
    ),
    BadInput(
      "custom dismissal",
      .document,
      "segue: 1\nscreens: {home: {}, panel: {}}\ntransitions:\n  show: {kind: present, from: home, to: panel, presentation: {style: custom}}\n  hide: {kind: dismiss, from: panel, to: home, tracks: {«to»: {x: 3}}}",
      "in style custom a dismissal has no 'to' view",
      hint: "what the presenting screen does goes under 'alongside', and fades there: {home: {opacity: 0}}"
    ),
    BadInput(
      "over-full-screen dismissal",
      .document,
      "segue: 1\nscreens: {home: {}, panel: {}}\ntransitions:\n  show: {kind: present, from: home, to: panel, presentation: {style: over-full-screen}}\n  hide: {kind: dismiss, from: panel, to: home, tracks: {«to»: {x: 3}}}",
      "in style over-full-screen a dismissal has no 'to' view",
      hint: "what the presenting screen does goes under 'alongside', and fades there: {home: {opacity: 0}}"
    ),
    BadInput(
      "presenter of a custom presentation",
      .document,
      "segue: 1\nscreens: {home: {}, panel: {}}\ntransitions:\n  show: {kind: present, from: home, to: panel, presentation: {style: custom}, tracks: {«from»: {x: 3}}}",
      "in style custom a presentation has no 'from' view",
      hint: "what the presenting screen does goes under 'alongside', and fades there: {home: {opacity: 0}}"
    ),
    BadInput(
      "timing curve",
      .document,
      "segue: 1\nscreens: {home: {}, detail: {}}\ntransitions:\n  open: {kind: push, from: home, to: detail, tracks: {to: {opacity: 0 -> 1}}}\ngestures:\n  «slide»: {in: home, recognize: pan, drives: open, progress: dx, timing-curve: linear}",
      "'timing-curve' needs an interruptible animator, and 'open' has none",
      hint: "say 'interruptible: true' there, or 'ease' here for the completion curve"
    ),
    BadInput(
      "layout cycle",
      .document,
      "segue: 1\nscreens:\n  home:\n    layers:\n      a: {x: «home/b.x»}\n      b: {x: home/a.x}",
      "'home/a.x' depends on itself",
      hint: "home/a.x → home/b.x → home/a.x"
    ),
    BadInput(
      "preset of itself",
      .document,
      "segue: 1\nscreens: {home: {}}\npresets:\n  a: {use: «a»}",
      "preset 'a' uses itself",
      hint: "a → a"
    ),
    BadInput(
      "reverse of itself",
      .document,
      "segue: 1\nscreens: {home: {}}\ntransitions:\n  a: {reverse: «a»}",
      "'a' reverses itself",
      hint: "a → a"
    ),
    BadInput(
      "non-ASCII before the place",
      .document,
      "segue: 1\nscreens: {home: {text: \"日本 é\", fill: «rde»}}",
      "unknown colour 'rde'",
      hint: "did you mean 'red'?"
    ),
    BadInput(
      "same name twice",
      .document,
      "segue: 1\nscreens: {home: {layers: {a-0: {}, «a»: {repeat: 1}}}}",
      "two layers are called 'a-0'",
      hint: "'repeat' makes NAME-0, NAME-1, …"
    ),
  ]
}
