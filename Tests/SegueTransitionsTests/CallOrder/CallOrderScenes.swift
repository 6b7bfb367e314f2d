import SegueModel
import SegueTransitions

/// The scenes whose calls the tables of this folder list.
enum CallOrderScenes {
  /// A navigation controller: three screens of half a second each way, and one pushed without an animator.
  static let navigation = """
    segue: 1
    title: Navigation
    device: [400, 800]
    screens:
      home: {fill: white, bar: Home}
      detail: {fill: gray, bar: Detail}
      last: {fill: black, bar: Last}
      plain: {fill: white, bar: Plain}
    transitions:
      open: {kind: push, from: home, to: detail, duration: 0.5, tracks: {to: {x: W -> rest}}}
      back: {kind: pop, from: detail, to: home, duration: 0.5, tracks: {from: {x: W}}}
      deeper: {kind: push, from: detail, to: last, duration: 0.5, tracks: {to: {x: W -> rest}}}
      root: {kind: pop, from: last, to: home, duration: 0.5, tracks: {from: {x: W}}}
      up: {kind: pop, from: last, to: detail, duration: 0.5, tracks: {from: {x: W}}}
      show: {kind: push, from: home, to: plain}
      forget: {kind: push, from: home, to: last, duration: 0.5, completes: false, tracks: {to: {x: W -> rest}}}
      spin: {kind: push, from: home, to: last, duration: 0.5, tracks: {to: {rotate: 1, repeat: forever}}}
      stand: {kind: push, from: home, to: last, duration: 0.5, tracks: {to: {x: W -> rest, speed: 0}}}
    gestures:
      forwards:
        in: home
        recognize: pan(left)
        progress: -dx / 200
        drives: open
        finish: {when: progress > 0.5}
      backwards:
        in: detail
        recognize: pan(right)
        progress: dx / 200
        drives: back
        finish: {when: progress > 0.5}
      plainly: {in: home, recognize: pan(up), progress: -dy / 200, drives: show, finish: {when: progress > 0.5}}
    scripts:
      push: |
        0.00 press 300 400
        0.10 move 280 400
        0.20 release 160 400
      push-a-little: |
        0.00 press 300 400
        0.10 move 280 400
        0.20 release 220 400
      pop: |
        1.00 press 100 400
        1.10 move 120 400
        1.20 release 240 400
      pop-a-little: |
        1.00 press 100 400
        1.10 move 120 400
        1.20 release 180 400
      push-plainly: |
        0.00 press 100 600
        0.10 move 100 580
        0.20 release 100 500
    """

  /// A full-screen player, and a panel with a presentation controller; each with a pan that dismisses it.
  static let presentation = """
    segue: 1
    title: Presentation
    device: [400, 800]
    screens:
      home: {fill: white}
      player: {fill: black, layers: {close: {frame: [0, 0, 100, 40]}}}
      panel: {fill: gray}
      alert: {fill: white}
    presets:
      slow: {duration: 0.5}
      pull: {recognize: pan(down), progress: dy / 400 in 0..1, finish: {when: progress > 0.5}}
    transitions:
      show: {kind: present, from: home, to: player, use: slow, tracks: {to: {y: H -> rest}}}
      hide: {kind: dismiss, from: player, to: home, tap: from/close, use: slow, tracks: {from: {y: H}}}
      slide:
        kind: present
        from: home
        to: panel
        use: slow
        tracks: {to: {y: H -> rest}}
        presentation: {style: custom, frame: [0, H / 2, W, H / 2], dimming: black 40%}
      slide-away: {kind: dismiss, from: panel, to: home, use: slow, tracks: {from: {y: H}}}
      warn:
        kind: present
        from: panel
        to: alert
        use: slow
        tracks: {to: {opacity: 0 -> 1}}
        presentation: {style: over-full-screen}
      calm: {kind: dismiss, from: alert, to: home, use: slow, tracks: {from: {opacity: 0}}}
    gestures:
      down: {use: pull, in: player, drives: hide}
      away: {use: pull, in: panel, drives: slide-away}
      quiet: {use: pull, in: alert, drives: calm}
    scripts:
      pull: |
        1.00 press 200 400
        1.10 move 200 420
        1.20 release 200 700
      pull-a-little: |
        1.00 press 200 400
        1.10 move 200 420
        1.20 release 200 500
      calm-a-little: |
        2.00 press 200 400
        2.10 move 200 420
        2.20 release 200 500
      interrupted: |
        1.00 press 200 400
        1.10 move 200 420
        1.20 move 200 700
        1.30 cancel
      button: |
        1.00 tap player/close
    """

  /// The calls of a scene in which transitions are begun at times, and then a script is played.
  static func calls(
    _ text: String,
    begin asked: [(at: Double, transition: String)] = [],
    script: String? = nil,
    from first: Double = 0,
    until end: Double = 6
  ) throws -> [String] {
    let scene = try Scenes.parse(text)
    var session = Session(scene: scene)
    for request in asked {
      session.advance(to: request.at)
      session.handle(.trigger(request.transition))
    }
    if let script {
      for step in try scene.script(script).events {
        session.advance(to: step.time)
        session.handle(step.event)
      }
    }
    session.advance(to: end)
    return zip(session.trace.filter { $0.call != nil }, session.calls).filter { $0.0.time >= first }.map(
      \.1
    )
  }
}
