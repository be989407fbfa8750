import ArgumentParser
import SceneTranslations

enum TableFormat: String, CaseIterable, ExpressibleByArgument {
  /// An Apple strings table, with entries such as `"key" = "text";`.
  case strings
  /// An XLIFF file, version 1.2 or 2.0.
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
