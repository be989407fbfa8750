import SceneModel

/// The versions that introduced symbols, according to SF Symbols. The oldest and unknown symbols are omitted.
enum SystemSymbols {
  struct Release: Sendable {
    let versions: [ApplePlatforms: PlatformVersion]
    fileprivate let names: StaticString

    init(
      iOS: PlatformVersion, tvOS: PlatformVersion, macOS: PlatformVersion, watchOS: PlatformVersion,
      _ names: StaticString
    ) {
      versions = [.iOS: iOS, .tvOS: tvOS, .macOS: macOS, .watchOS: watchOS]
      self.names = names
    }

    var allNames: [Substring] { "\(names)".split(separator: " ") }
  }

  static let releases = of2020 + of2021 + of2022 + of2023

  private static let releasesByName: [Substring: Int] = releases.enumerated().reduce(into: [:]) {
    for name in $1.element.allNames { $0[name] = $1.offset }
  }

  /// Returns the version that introduced a symbol, or nil if every version newer than `oldest` might have it.
  static func version(
    of name: String, on platform: ApplePlatforms, newerThan oldest: PlatformVersion
  ) -> PlatformVersion? {
    guard let newest = releases.last?.versions[platform], newest > oldest,
      let release = releasesByName[name[...]], let version = releases[release].versions[platform]
    else { return nil }
    return version > oldest ? version : nil
  }
}
