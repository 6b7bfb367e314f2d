extension SceneTemplate {
  static let startText = """
    # Numbers, colours and timings that are used in several places, as $name.
    tokens:
      corner: 20

    # A screen is a layer with sublayers, back to front. Frames are [x, y, width, height] in points; W and H are
    # the screen's size. Write operators with a space on each side.
    screens:
      home:
        fill: systemIndigo
        layers:
          heading: {text: Tap the card, frame: [20, safe.top + 16, W - 40, 36], font: 28 bold, color: white}
          card:
            frame: [40, H / 2 - 90, W - 80, 180]
            gradient: systemOrange systemPink down
            radius: $corner
            press: {scale: 0.95, duration: 0.15}
            layers:
              label: {text: Hello, frame: [20, 20, W - 120, 30], font: 22 bold, color: white}
      detail:
        gradient: systemOrange systemPink down
        layers:
          label: {text: Hello, frame: [20, safe.top + 16, W - 40, 36], font: 28 bold, color: white}
          hint: {text: Drag down, frame: [0, H - 100, W, 24], align: center, color: white 70%}

    # A transition is what an animator would do. `a -> b` goes from one value to another; a bare value starts from
    # the present one, and `rest` is where the layout puts the layer.
    transitions:
      open:
        kind: present
        from: home
        to: detail
        tap: from/card
        duration: 0.5
        ease: spring(ratio 0.8)
        tracks:
          to: {y: H -> rest, radius: $corner -> 0}
      close:
        kind: dismiss
        from: detail
        to: home
        duration: 0.4
        tracks:
          from: {y: H, radius: $corner}

    # A gesture drives a transition by a number: here a pan down over half the screen's height.
    gestures:
      pull:
        in: detail
        recognize: pan
        progress: dy / (H / 2) in 0..1
        drives: close
        finish: {when: progress > 0.3}

    # A script is a hand at exact times: play it with `segue trace FILE --script tour`.
    scripts:
      tour: |
        0.00 tap home/card
        1.00 press 196 300
        1.10 move 196 380
        1.20 release 196 520

    """

  static let cascadeText = """
    screens:
      home:
        fill: systemBackground
        layers:
          open: {text: Show the list, frame: [20, safe.top + 16, W - 40, 36], font: 22 bold, color: link}
      list:
        fill: systemGroupedBackground
        layers:
          cells:
            layers:
              cell: {repeat: 8, frame: [16, safe.top + 16 + 84 * i, W - 32, 72], fill: white | systemGray6, radius: 14}

    # `stagger` lets each cell begin .05 s after the one above it; the way back is the mirror image.
    transitions:
      open:
        kind: push
        from: home
        to: list
        tap: from/open
        duration: 0.4
        tracks:
          to: {opacity: 0 -> 1, duration: 0.2}
          to/cells/*: {y: here + 80 -> rest, opacity: 0 -> 1, ease: ease-out, stagger: 0.05}
      close: {reverse: open, tap: from}

    scripts:
      tour: |
        0.00 tap home/open
        2.00 tap list
    checks:
      - {script: tour, lint: [all, finish-exact], ends-on: home}

    """

  static let zoomText = """
    screens:
      grid:
        fill: systemBackground
        layers:
          photos:
            layers:
              photo:
                repeat: 6
                frame: [16 + i % 2 * (W / 2 - 4), safe.top + 16 + floor(i / 2) * 190, W / 2 - 28, 174]
                image: [basil, city, forest, garden, mountains, saffron]
                fit: cover
                radius: 16
                clip: true
      page:
        fill: systemBackground
        layers:
          picture: {image: hit.image, fit: cover, clip: true, frame: [0, 0, W, H / 2]}
          about: {text: lorem(40), frame: [20, H / 2 + 20, W - 40, 200]}

    # `match` leads the tapped photo to the picture's place, and `reverse` leads it back: by a tap, or by a hand.
    transitions:
      open:
        kind: push
        from: grid
        to: page
        tap: from/photos/*
        duration: 0.5
        ease: spring(ratio 0.85)
        match: {hit: picture}
      close: {reverse: open, tap: from}
    gestures:
      pull:
        in: page
        recognize: pan(down)
        progress: dy / H in 0..1
        drives: close
        finish: {when: projected.y > start.y + 200}

    scripts:
      tour: |
        0.00 tap grid/photos/photo-2
        1.00 press 196 200
        1.10 move 196 300
        1.30 release 196 560
    checks:
      - {script: tour, lint: [all, finish-exact], ends-on: grid}

    """

  static let containerText = """
    screens:
      home:
        fill: systemGroupedBackground
        layers:
          card:
            frame: [20, safe.top + 40, W - 40, 160]
            fill: white | systemGray5
            radius: 20
            shadow: {radius: 8, y: 4, opacity: 0.15}
            layers:
              title: {text: Rain barrel, frame: [20, 20, W - 80, 30], font: 22 bold}
      page:
        fill: white | systemGray5
        layers:
          title: {text: Rain barrel, frame: [20, safe.top + 20, W - 40, 40], font: 28 bold}
          about: {text: lorem(60), frame: [20, safe.top + 80, W - 40, 300]}

    # The card becomes the screen: its frame, corners and shadow go over, and what is in it is cross-faded, as wide as
    # the card is by then, and from the top.
    transitions:
      open:
        kind: push
        from: home
        to: page
        tap: from/card
        duration: 0.45
        ease: default
        match: {hit: {to: to, fit: width}}
      close: {reverse: open, tap: from}

    scripts:
      tour: |
        0.00 tap home/card
        1.00 tap page
    checks:
      - {script: tour, lint: [all, finish-exact], ends-on: home}

    """

  static let sheetText = """
    components:
      place:
        params: {name: Place, at: 0}
        frame: [16, 72 * $at, W - 32, 64]
        fill: white | systemGray5
        radius: 12
        layers: {name: {text: $name, font: headline, frame: [16, 20, W - 80, 24]}}

    screens:
      map:
        gradient: systemGreen systemTeal down
        layers:
          open: {text: Places, font: title2 bold, color: white, frame: [20, safe.top + 16, W - 40, 36]}
      places:
        fill: systemGroupedBackground
        radius: [20, 20, 0, 0]
        layers:
          title: {text: Places, font: title2 bold, frame: [20, 24, W - 40, 30]}
          list:
            scroll: y
            frame: [0, 72, W, H - 136]
            layers: {row: {repeat: 16, use: {place: {name: [Café, Museum, Park, Pier], at: i}}}}

    # The sheet rests at each of its detents; a finger in the list moves the sheet until it is up, and then the list.
    transitions:
      show:
        kind: present
        from: map
        to: places
        tap: from/open
        presentation:
          style: page-sheet
          detents: {small: 120, medium: , large: }
          selected: medium
          undimmed: small
          scrolls: to/list
          grabber: true
      hide: {kind: dismiss, from: places, to: map}

    scripts:
      up-and-away: |
        0.00 tap map/open
        1.00 press 196 700
        1.10 move 196 500
        1.20 move 196 300
        1.30 release 196 200
        3.00 press 196 100
        3.10 move 196 400
        3.20 release 196 800
    checks:
      - {script: up-and-away, lint: all, ends-on: map, ends: dismissed}

    """

  static let tabsText = """
    screens:
      home:
        tab: {title: Home, icon: "M3 11 L12 3 L21 11 V21 H14 V14 H10 V21 H3 Z"}
        fill: systemBackground
        layers: {title: {text: Home, font: largeTitle bold, frame: [20, safe.top + 12, W - 40, 44]}}
      search:
        tab: {title: Search, icon: "M10 3 a7 7 0 1 0 .01 0 Z M14.5 16.5 L16.5 14.5 L22 20 L20 22 Z"}
        fill: systemGroupedBackground
        layers: {title: {text: Search, font: largeTitle bold, frame: [20, safe.top + 12, W - 40, 44]}}
      you:
        tab: {title: You, icon: "M12 3 a5 5 0 1 0 .01 0 Z M3 21 C3 14 21 14 21 21 Z"}
        fill: systemBackground
        layers: {face: {fill: systemIndigo, radius: 60, frame: [W / 2 - 60, safe.top + 60, 120, 120]}}

    # The screens slide to the side that the bar's order says: 'direction' is 1 to the right, -1 to the left.
    transitions:
      change:
        kind: tab
        duration: 0.35
        tracks: {to: {x: direction * W -> rest}, from: {x: -direction * W}}
      forth: {kind: tab, to: next, tracks: {to: {x: W -> rest}, from: {x: -W}}}

    # A finger drives the change to the next tab.
    gestures:
      drag: {in: home, recognize: pan(left), progress: -dx / W, drives: forth, finish: {when: progress > 0.5}}

    scripts:
      round: |
        0.00 tap you/tab
        0.60 tap home/tab
        1.20 press 350 500
        1.25 move 300 500
        1.60 move 250 500
        1.80 lift 250 500
    checks:
      - {script: round, lint: [settles, finish-exact, cancel-restores], ends-on: home, ends: cancelled}

    """
}
