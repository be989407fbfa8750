import ArgumentParser
import SceneTranslations

/// What the texts of a scene are written as, for who translates them.
enum TableFormat: String, CaseIterable, ExpressibleByArgument {
  /// A table of Apple's: `"key" = "text";`.
  case strings
  /// XLIFF 1.2, and 2.0.
  case xliff
  case xliff2 = "xliff-2.0"

  /// nil where it is none of XLIFF's.
  var xliff: XLIFFVersion? {
    switch self {
    case .strings: nil
    case .xliff: .first
    case .xliff2: .second
    }
  }
}
