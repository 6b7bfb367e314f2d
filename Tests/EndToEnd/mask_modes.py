"""A scene with masks that are read in every way, and with one that takes layers away."""

SCENE = """
segue: 1
title: Masks
device: [393, 852]
screens:
  home:
    fill: white
    layers:
      inverted: {frame: [20, 20, 160, 160], fill: systemBlue, mask: {frame: [40, 40, 80, 80], radius: 40, fill: black, mask-mode: inverted}}
      bright: {frame: [210, 20, 160, 160], fill: systemRed, mask: {mask-mode: luminance, gradient: black white right}}
      dark: {frame: [20, 220, 160, 160], fill: systemGreen, mask: {mask-mode: inverted-luminance, frame: [0, 0, 120, 160], fill: 0x4080c0}}
      %s
  away: {fill: systemTeal, layers: {card: {frame: [20, 400, 350, 60], fill: systemIndigo}}}
transitions:
  go:
    kind: push
    from: home
    to: away
    insert: below
    duration: 0.5
    ease: linear
    add: {hole: {masks: from, frame: [150, 450, 100, 100], radius: 50, fill: black, mask-mode: inverted}}
    tracks: {container/hole: {scale: 0.1 -> 8}}
"""

RINGS = """rings:
        frame: [210, 220, 160, 160]
        fill: systemPurple
        mask:
          layers:
            outer: {frame: [0, 0, 160, 160], radius: 80, fill: black}
            gap: {frame: [20, 20, 120, 120], radius: 60, fill: black, mask-mode: subtract}
            inner: {frame: [40, 40, 80, 80], radius: 40, fill: black}
            veil: {frame: [0, 60, 160, 40], fill: black 50%, mask-mode: subtract}"""

WHOLE = SCENE % RINGS
WITHOUT_SUBTRACTION = SCENE % "plain: {frame: [210, 220, 160, 160], fill: systemPurple}"
