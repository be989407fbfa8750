import SceneAnalysis
import SceneLanguage

/// The globs of the files that count, for a client that tells of changes.
enum WatchedPatterns {
  static let all = [
    glob(["scene", "storyboard", "xib", "scenec", "strings", "stringsdict", "xcstrings"]),
    glob(code + ["json", "pbxproj", "xcconfig"]), "**/" + Configuration.fileName,
    glob(["xcassets", "imageset", "colorset", "lproj"]),
    glob(LanguageService.imageExtensions.map { String($0.dropFirst()) }),
  ]

  /// What a check reads beside Swift: Objective-C's files, and property lists.
  static let code = ["swift", "m", "mm", "h", "pch", "plist"]

  private static func glob(_ extensions: [String]) -> String { "**/*.{\(extensions.joined(separator: ","))}" }
}
