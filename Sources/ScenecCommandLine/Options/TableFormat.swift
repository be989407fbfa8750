import ArgumentParser
import SceneTranslations

enum TableFormat: String, CaseIterable, ExpressibleByArgument {
  /// A strings table of Apple: `"key" = "text";`.
  case strings
  /// XLIFF 1.2 and 2.0.
  case xliff
  case xliff2 = "xliff-2.0"

  var xliff: XLIFFVersion? {
    switch self {
    case .strings: nil
    case .xliff: .first
    case .xliff2: .second
    }
  }
}
