/// The colours of a theme, each at every colour depth.
package struct ThemeColors: Hashable, Sendable {
  /// One colour in three forms.
  package struct Swatch: Hashable, Sendable {
    /// `0xRRGGBB`.
    package var rgb: UInt32
    /// An index 16…255 of the 256-colour palette; 0…15 are the user's own.
    package var palette: UInt8
    /// An index into the sixteen colours; nil means dimmed text instead of a colour.
    package var ansi: UInt8?

    package init(rgb: UInt32, palette: UInt8, ansi: UInt8? = nil) {
      self.rgb = rgb
      self.palette = palette
      self.ansi = ansi
    }
  }

  /// Labels and less important text.
  package var faint: Swatch
  package var accent: Swatch
  /// Things in progress.
  package var active: Swatch
  /// Things that wait or run backwards.
  package var caution: Swatch
  package var failure: Swatch
  package var frame: Swatch
  /// The played part of a bar, and the rest of it, which is a line where it has no colour.
  package var bar: Swatch
  package var track: Swatch

  package init(
    faint: Swatch,
    accent: Swatch,
    active: Swatch,
    caution: Swatch,
    failure: Swatch,
    frame: Swatch,
    bar: Swatch,
    track: Swatch
  ) {
    self.faint = faint
    self.accent = accent
    self.active = active
    self.caution = caution
    self.failure = failure
    self.frame = frame
    self.bar = bar
    self.track = track
  }

  /// A colour's name in the configuration.
  package struct Role: Sendable {
    package var name: String
    package var path: any WritableKeyPath<ThemeColors, Swatch> & Sendable

    package init(name: String, path: any WritableKeyPath<ThemeColors, Swatch> & Sendable) {
      self.name = name
      self.path = path
    }
  }

  package static let roles: [Role] = [
    Role(name: "faint", path: \.faint), Role(name: "accent", path: \.accent),
    Role(name: "active", path: \.active), Role(name: "caution", path: \.caution),
    Role(name: "failure", path: \.failure), Role(name: "frame", path: \.frame),
    Role(name: "bar", path: \.bar), Role(name: "track", path: \.track),
  ]

  /// Each is readable on black and on white; of the sixteen, blue is unreadable on black but for the bright one, and grey
  /// may be black.
  package static let standard = ThemeColors(
    faint: Swatch(rgb: 0x858b98, palette: 245),
    accent: Swatch(rgb: 0x4f8df7, palette: 69, ansi: 12),
    active: Swatch(rgb: 0x34a871, palette: 36, ansi: 2),
    caution: Swatch(rgb: 0xc98a1b, palette: 172, ansi: 3),
    failure: Swatch(rgb: 0xe05561, palette: 167, ansi: 1),
    frame: Swatch(rgb: 0x858b98, palette: 245),
    bar: Swatch(rgb: 0x4f8df7, palette: 69, ansi: 12),
    track: Swatch(rgb: 0x4a4f5a, palette: 240)
  )

  /// The themes that have names.
  package static let named: [(name: String, colors: ThemeColors)] = [
    ("default", standard),
    ("dark", dark),
    ("light", light),
    ("warm", warm),
  ]

  /// Brighter colours, for a black background.
  private static let dark = ThemeColors(
    faint: Swatch(rgb: 0xb4bac6, palette: 250, ansi: 7),
    accent: Swatch(rgb: 0x7db4ff, palette: 111, ansi: 14),
    active: Swatch(rgb: 0x5fe0a0, palette: 79, ansi: 10),
    caution: Swatch(rgb: 0xffc457, palette: 221, ansi: 11),
    failure: Swatch(rgb: 0xff8088, palette: 210, ansi: 9),
    frame: Swatch(rgb: 0x9aa2b1, palette: 247, ansi: 7),
    bar: Swatch(rgb: 0x7db4ff, palette: 111, ansi: 14),
    track: Swatch(rgb: 0x3a3f4a, palette: 238, ansi: 0)
  )

  /// Darker colours, for a white background.
  package static let light = ThemeColors(
    faint: Swatch(rgb: 0x4f5663, palette: 240, ansi: 0),
    accent: Swatch(rgb: 0x0b4fc4, palette: 26, ansi: 4),
    active: Swatch(rgb: 0x0b6b3f, palette: 22, ansi: 2),
    caution: Swatch(rgb: 0x7a5200, palette: 94, ansi: 5),
    failure: Swatch(rgb: 0xa8182b, palette: 124, ansi: 1),
    frame: Swatch(rgb: 0x6b7280, palette: 243, ansi: 0),
    bar: Swatch(rgb: 0x0b4fc4, palette: 26, ansi: 4),
    track: Swatch(rgb: 0xc4cad4, palette: 252, ansi: 7)
  )

  private static let warm = ThemeColors(
    faint: Swatch(rgb: 0x928374, palette: 102),
    accent: Swatch(rgb: 0xd6792b, palette: 172, ansi: 3),
    active: Swatch(rgb: 0x8a9a2b, palette: 100, ansi: 2),
    caution: Swatch(rgb: 0xb8860b, palette: 136, ansi: 5),
    failure: Swatch(rgb: 0xd1493f, palette: 167, ansi: 1),
    frame: Swatch(rgb: 0x928374, palette: 102),
    bar: Swatch(rgb: 0xd6792b, palette: 172, ansi: 3),
    track: Swatch(rgb: 0x504945, palette: 239)
  )
}
