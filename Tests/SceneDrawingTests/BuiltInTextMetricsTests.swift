import SceneDrawing
import SceneValues
import Testing

/// The width and height of text match iOS.
@Suite struct BuiltInTextMetricsTests {
  private let metrics = BuiltInTextMetrics()

  private func width(_ text: String, _ font: Font) -> Double { metrics.width(of: text, font: font) }

  private static func system(_ weight: String, _ size: Double) -> Font { .family(".SFUI-" + weight, size) }

  /// The widths of labels that UIKit measured, rounded up to pixels.
  private static let measured: [(text: String, font: Font, width: Double, scale: Double)] = [
    ("0123456789", system("Bold", 13), 84, 3),
    ("AVAST Wavy To. LT", system("Semibold", 13), 120.667, 3),
    ("The quick brown fox jumps over the lazy dog", system("Semibold", 13), 280.667, 3),
    ("iiiiillll", system("Semibold", 13), 31.667, 3),
    ("WWWW MMMM", system("Medium", 8), 64, 3),
    ("The quick brown fox jumps over the lazy dog", system("Light", 8), 175, 3),
    ("The quick brown fox jumps over the lazy dog", .italic(15), 306, 3),
    ("Hello UIKit", .italic(21), 96.667, 3),
    ("UIClick Transaction", .system(15), 132.5, 2),
    ("ANR fully blocking", .system(15), 125.5, 2),
    ("Performance scenarios", .system(15), 158.5, 2),
    ("Reset DSN", .system(15), 74, 2),
    ("Back", .system(17), 38, 2),
    ("Navigation Transaction", .style(.headline), 184, 2),
    ("point", .style(.body), 39, 3),
    ("?", .style(.subheadline), 7.667, 3),
    ("The quick brown fox jumps over the lazy dog", .monospaced(17), 452, 3),
    ("Nick", .family("Helvetica", 17), 33.333, 3),
  ]

  @Test("Text widths match those of UIKit to within a third of a point", arguments: measured)
  func widths(text: String, font: Font, width: Double, scale: Double) {
    let measured = self.width(text, font)
    #expect(measured <= width + 0.334 && measured >= width - 1 / scale - 0.334, "\(measured)")
  }

  /// In iOS 11, the letter spacing at 17 points is 0.04 points wider than in current versions.
  @Test("Text widths approximate those of iOS 11")
  func approximatesWidthsOfOlderSystems() {
    #expect(abs(width("This is a test string", .system(17)) - 144.09326171875) < 1.1)
  }

  /// The saved heights of labels with three lines: Caption 1 at 46.5 points, Subhead at 58, Body at 64.5.
  @Test(
    "Lines in a text style have the line height of the style",
    arguments: [(TextStyle.caption1, 46.32), (.subheadline, 57.9), (.body, 64.29)])
  func linesOfStyles(_ style: TextStyle, _ height: Double) {
    #expect(abs(metrics.lineMetrics(for: .style(style)).height(ofLines: 3) - height) < 0.01)
    #expect(metrics.lineMetrics(for: .system(17)).leading == 0)
  }

  @Test func lineHeightsMatchUIKit() {
    #expect(metrics.lineMetrics(for: .system(17)).height == 20.287109375)
    let ascent: Double = 17 * 1950 / 2048
    #expect(metrics.lineMetrics(for: .system(17)).ascent == ascent)
    #expect(metrics.lineMetrics(for: .style(.footnote)).height == metrics.lineMetrics(for: .bold(13)).height)
    #expect(metrics.lineMetrics(for: .monospaced(13)) == metrics.lineMetrics(for: .system(13)))
    #expect(abs(metrics.lineMetrics(for: .family("Helvetica", 17)).height - 19.55) < 1e-9)
    #expect(abs(metrics.lineMetrics(for: .family("Avenir Next", 10)).height - 13.66) < 1e-9)
    #expect(metrics.lineMetrics(for: .family("Unheard Of", 17)) == metrics.lineMetrics(for: .system(17)))
  }

  @Test func appliesKerning() {
    for pair in ["AV", "To", "Ty", "P."] {
      let apart = pair.reduce(0) { $0 + width(String($1), .system(17)) }
      #expect(width(pair, .system(17)) < apart - 0.2, "\(pair)")
    }
    #expect(width("nn", .system(17)) == 2 * width("n", .system(17)))
  }

  @Test func boldLettersAreWider() {
    let weights = ["UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    let widths = weights.map { width("Reading list", Self.system($0, 17)) }
    #expect(widths == widths.sorted() && Set(widths).count == weights.count)
    #expect(width("a", Self.system("Regular", 17)) == width("a", .system(17)))
    #expect(width("a", Self.system("Bold", 17)) == width("a", .bold(17)))
    #expect(width("a", Self.system("Semibold", 17)) == width("a", .style(.headline)))
  }

  @Test func smallFontsHaveWiderLetterSpacing() {
    func perPoint(_ size: Double) -> Double { width("Reading list", .system(size)) / size }
    let sizes = [5, 6, 8, 10, 12, 14, 17, 20, 24.0]
    for (smaller, larger) in zip(sizes.dropFirst(), sizes.dropFirst(2)) {
      #expect(perPoint(smaller) > perPoint(larger), "\(smaller) \(larger)")
    }
    #expect(perPoint(5) == perPoint(6))
    #expect(abs(perPoint(80) - perPoint(1_000)) < 1e-9)
    // The width is continuous between two sizes of the tables.
    for size in stride(from: 5.0, to: 90, by: 0.01) {
      #expect(abs(perPoint(size) - perPoint(size + 0.01)) < 0.005, "\(size)")
    }
  }

  @Test func combiningMarkDoesNotChangeWidth() {
    #expect(width("Grüße Żółw ổn", .system(17)) == width("GruBe Zolw on", .system(17)))
    #expect(width("é", .system(17)) == width("e\u{301}", .system(17)))
    #expect(
      width("L’a", .system(17)) < width("L", .system(17)) + width("’", .system(17)) + width("a", .system(17)))
    #expect(width("\u{200B}\u{AD}", .system(17)) == 0)
    #expect(width("", .system(17)) == 0)
  }

  @Test("All ideographs have the same width, and all emoji have the same width")
  func ideographsAndEmojiHaveTheSameWidth() {
    #expect(width("漢字", .system(1000)) == 2000)
    #expect(width("👨‍👩‍👧", .system(1000)) == width("🇩🇪", .system(1000)))
    #expect(width("👍", .system(1000)) == 1110 && width("👍", .family("Menlo", 1000)) == 1110)
    #expect(width("漢字", .family("Menlo", 1000)) == 2000)
    for text in ["Привет", "Ελλάδα", "مرحبا", "€ – …"] { #expect(width(text, .system(17)) > 17) }
  }

  @Test(
    "The width of an emoji is a whole number of points",
    arguments: [
      (17.0, 23.0), (18, 24), (34, 38), (38, 43), (45, 50),
    ])
  func emoji(_ size: Double, _ advance: Double) {
    #expect(width("😬", .system(size)) == advance)
    #expect(width("😬😬", .system(size)) == 2 * advance)
  }

  @Test(
    "Recognizes fonts by family and style"
  )
  func knownFonts() {
    for name in [
      "HelveticaNeue-Light", "Menlo-Bold", ".SFUI-Medium", ".AppleSystemUIFont", "RobotoMono-Regular",
    ] {
      #expect(BuiltInTextMetrics.recognizes(.family(name, 12)), "\(name)")
    }
    for name in ["icomoon", "MaterialIcons-Regular", "Lato-Bold"] {
      #expect(!BuiltInTextMetrics.recognizes(.family(name, 12)), "\(name)")
    }
    #expect(BuiltInTextMetrics.recognizes(.system(12)) && BuiltInTextMetrics.recognizes(.monospaced(12)))
  }

  @Test func letterWidthsDependOnFontFamily() {
    #expect(width("AWi", .family("Helvetica", 1000)) == 667 + 944 + 222)
    #expect(width("AWi", .family("Arial-BoldMT", 1000)) == 722 + 944 + 278)
    #expect(width("Ażi", .family("Times New Roman", 1000)) == 722 + 444 + 278)
    #expect(width("iW", .family("Courier New", 1000)) == 2 * 600.1)
    #expect(width("iW", .family("Some Mono", 1000)) == 1200)
    let light = width("Reading list", .family("Helvetica Neue-Light", 17))
    #expect(light < width("Reading list", .family("HelveticaNeue", 17)))
    #expect(width("Reading", .family("Unheard Of", 17)) == width("Reading", .system(17)))
  }
}
