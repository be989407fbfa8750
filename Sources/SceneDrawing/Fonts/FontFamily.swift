/// The widths and line heights of a known font family. Widths are exact for Helvetica, Arial, Times New Roman, and
/// monospaced fonts. For other fonts, Helvetica's widths are scaled by the ratio of the average letter widths.
struct FontFamily {
  enum Letters {
    /// Helvetica's widths, multiplied by a factor for each weight. `bold` applies to semibold and heavier weights.
    case helvetica(light: Double, regular: Double, medium: Double, bold: Double)
    case times
    case fixed(Double)
  }

  let letters: Letters
  let ascent: Double, descent: Double, leading: Double

  /// Creates a known family from its name. The name can contain spaces (`Helvetica Neue`) or omit them (`HelveticaNeue`).
  init?(named name: String) {
    let plain = name.lowercased().filter { $0 != " " }
    guard let known = Self.known.first(where: { plain.hasPrefix($0.name) })?.family else { return nil }
    self = known
  }

  private init(_ letters: Letters, _ ascent: Double, _ descent: Double, _ leading: Double = 0) {
    (self.letters, self.ascent, self.descent, self.leading) = (letters, ascent, descent, leading)
  }

  private static func like(
    _ regular: Double, bold: Double, light: Double? = nil, medium: Double? = nil
  ) -> Letters {
    .helvetica(light: light ?? regular, regular: regular, medium: medium ?? regular, bold: bold)
  }

  /// The fallback for unknown monospaced fonts, most of which have a character width of 0.6 em.
  static let otherMonospaced = FontFamily(.fixed(0.6), 0.95, 0.24)

  static let systemMonospaced = FontFamily(.fixed(1266.0 / 2048), 1950.0 / 2048, 494.0 / 2048)

  /// The known families. A name precedes the names that are its prefixes.
  private static let known: [(name: String, family: FontFamily)] = [
    ("helveticaneue", FontFamily(like(1.009, bold: 1, light: 0.962, medium: 1.04), 0.952, 0.213, 0.028)),
    // UIKit adds 0.15 em to the ascent of Helvetica.
    ("helvetica", FontFamily(like(1, bold: 1), 0.92, 0.23)),
    ("arial", FontFamily(like(1, bold: 1), 0.905, 0.212, 0.033)),
    ("times", FontFamily(.times, 0.891, 0.216, 0.042)),
    ("georgia", FontFamily(like(1, bold: 1.08), 0.917, 0.219)),
    ("verdana", FontFamily(like(1.149, bold: 1.19), 1.005, 0.21)),
    ("trebuchet", FontFamily(like(1.023, bold: 0.993), 0.939, 0.222)),
    ("avenirnextcondensed", FontFamily(like(0.84, bold: 0.79), 1, 0.366)),
    ("avenirnext", FontFamily(like(1.016, bold: 1, medium: 1.03), 1, 0.366)),
    ("avenir", FontFamily(like(1, bold: 1), 1, 0.366)),
    ("gillsans", FontFamily(like(0.92, bold: 0.96), 0.918, 0.23)),
    ("lucidagrande", FontFamily(like(1.103, bold: 1.09), 0.967, 0.211)),
    ("tahoma", FontFamily(like(1.004, bold: 1.062), 1, 0.207)),
    ("couriernew", FontFamily(.fixed(0.6001), 0.833, 0.3)),
    ("courier", FontFamily(.fixed(0.6), 0.754, 0.246)),
    ("menlo", FontFamily(.fixed(1233.0 / 2048), 0.928, 0.236)),
    ("monaco", FontFamily(.fixed(0.6001), 1, 0.25)),
    ("consolas", FontFamily(.fixed(0.5498), 0.743, 0.257, 0.172)),
    ("andalemono", FontFamily(.fixed(0.6001), 0.925, 0.217)),
  ]
}
