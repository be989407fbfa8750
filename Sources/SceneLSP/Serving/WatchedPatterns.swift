import SceneAnalysis
import SceneLanguage

enum WatchedPatterns {
  static let all = [
    glob(["scene", "storyboard", "xib", "scenec", "strings", "stringsdict", "xcstrings"]),
    glob(code + ["json", "pbxproj", "xcconfig"]), "**/" + Configuration.fileName,
    glob(["xcassets", "imageset", "colorset", "lproj"]),
    glob(LanguageService.imageExtensions.map { String($0.dropFirst()) }),
  ]

  /// The extensions of code files that a check reads, including those of Objective-C files and property lists.
  static let code = ["swift", "m", "mm", "h", "pch", "plist"]

  private static func glob(_ extensions: [String]) -> String { "**/*.{\(extensions.joined(separator: ","))}" }
}
