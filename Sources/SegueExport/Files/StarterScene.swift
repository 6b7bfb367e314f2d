public import SegueDocuments
import SegueScenes

/// The scene that `segue new` writes: small, complete, and explained line by line.
public enum StarterScene {
  /// Writes `name.yaml` (or `name` if it has that extension) and returns its path; never overwrites a file.
  ///
  /// - Throws: `OutputFile.Failure` if the name makes no title, the file exists, or it cannot be written.
  public static func write(name: String) throws(OutputFile.Failure) -> String {
    let path = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? name : name + ".yaml"
    let title = try title(ofSceneAt: path)
    try OutputFile(path: path).write(Array(text(title: title).utf8), existing: .kept)
    return path
  }

  /// Returns the file's name as words: `my-card.yaml` becomes “My card”.
  static func title(ofSceneAt path: String) throws(OutputFile.Failure) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = file.split(separator: ".").dropLast().joined(separator: ".")
    let isPlain = stem.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_ ".unicodeScalars.contains(scalar)
    }
    guard let first = stem.first, first.isLetter, isPlain else {
      throw OutputFile.Failure(
        description:
          "'\(TextSanitizer.visible(stem))' cannot name a scene: begin with a letter and use letters, digits, - and _"
      )
    }
    let words = stem.split { "-_ ".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension StarterScene {
  /// The file's text.
  static func text(title: String) -> String {
    """
    # yaml-language-server: $schema=scene.schema.json
    # Completion in an editor: `segue schema > scene.schema.json`, once, beside this file.
    #
    # \(title). Play it with `segue preview FILE`, check it with `segue check FILE`.
    segue: 1
    title: \(title)
    device: iphone-15

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
  }
}
