import SceneModel
import SceneSyntax

/// The platform of a document, and the deployment target that the document specifies, if any.
struct DocumentPlatform {
  let platform: ApplePlatforms
  let ownTarget: (version: PlatformVersion, attribute: SyntaxTree.Attribute)?

  init?(_ file: WrittenFile) {
    let runtime = file.value("targetRuntime", of: file.tree.root)
    if file.isForMac {
      platform = .macOS
    } else if file.isForWatch {
      platform = .watchOS
    } else if runtime == "AppleTV" {
      platform = .tvOS
    } else if runtime?.hasPrefix("iOS") != false {
      platform = .iOS
    } else {
      return nil
    }
    let identifier = Self.identifiers[platform]
    ownTarget =
      file.elements(named: "deployment").lazy.compactMap { element in
        guard let attribute = file.attribute("version", of: element),
          file.value("identifier", of: element)?.lowercased() == identifier,
          let number = Int(file.tree.value(of: attribute)), let version = Self.version(number, identifier)
        else { return nil }
        return (version, attribute)
      }.first
  }

  private static let identifiers: [ApplePlatforms: String] = [
    .iOS: "ios", .tvOS: "tvos", .watchOS: "watchos", .macOS: "macosx",
  ]

  /// Returns the version that a number in a document represents. For macOS, `1090` is 10.9, and `101300` is 10.13. For
  /// other platforms, the number's hexadecimal digits are the version's digits: `0x0830` is 8.3, and `0x1100` is 11.
  private static func version(_ number: Int, _ identifier: String?) -> PlatformVersion? {
    guard (1..<1_000_000).contains(number) else { return nil }
    if identifier == "macosx" {
      if number < 100_000 { return PlatformVersion(number / 100, number / 10 % 10, number % 10) }
      return PlatformVersion(number / 10_000, number / 100 % 100, number % 100)
    }
    let tens: Int = number >> 12
    let ones: Int = (number >> 8) & 15
    let isDecimal = tens < 10 && ones < 10
    let major: Int = isDecimal ? 10 * tens + ones : number >> 8
    return PlatformVersion(major, number >> 4 & 15, number & 15)
  }
}
