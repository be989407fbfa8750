import SceneFiles

/// The screens and languages in which a check lays out scenes. All combinations are checked. The command-line format is
/// `devices=iphone-se,ipad-11,locales=de,ar,pseudo`.
package struct LayoutScreens: Sendable, Hashable {
  /// The device names. `own` represents the device that the file specifies, and `all` represents every known device.
  package var devices: [String] = []
  package var orientations: [Orientation] = []
  /// The locales. `own` represents the file's own language, and `all` represents every locale that has translations.
  package var locales: [String] = []
  package var textSizes: [String] = []

  package enum Orientation: String, Sendable, CaseIterable {
    case portrait, landscape
  }

  package enum Key: String, Sendable, CaseIterable {
    case devices, orientations, locales, textSizes
  }

  package static let own = "own"
  package static let all = "all"

  /// Creates the default, which is the file's own screen and language.
  package init() {}

  package mutating func set(_ values: [String], for key: Key) throws(Failure) {
    switch key {
    case .devices: devices = values
    case .locales: locales = values
    case .textSizes: textSizes = values
    case .orientations:
      orientations = []
      for value in values {
        guard let orientation = Orientation(rawValue: value) else {
          throw Failure(
            "An orientation must be 'portrait' or 'landscape', not '\(value)'", .request)
        }
        orientations.append(orientation)
      }
    }
  }

  /// Parses text such as `devices=iphone-se,ipad-11,locales=de,ar`. An empty string represents the file's own screen.
  /// Throws `Failure` if the text is malformed.
  package init(_ text: String) throws(Failure) {
    guard !text.isEmpty else { return }
    var values: [(Key, [String])] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let equals = part.firstIndex(of: "=") {
        guard let key = Key(rawValue: String(part[..<equals])) else {
          throw Failure(
            """
            '\(part[..<equals])' must be one of \(Self.keys), as in \
            'devices=iphone-se,ipad-11,locales=de,ar'
            """,
            .request)
        }
        values.append((key, [String(part[part.index(after: equals)...])]))
      } else if !values.isEmpty {
        values[values.count - 1].1.append(String(part))
      } else {
        throw Failure(
          "'\(text)' must start with one of \(Self.keys), as in 'devices=iphone-se,ipad-11'", .request)
      }
    }
    for (key, texts) in values {
      guard texts.allSatisfy({ !$0.isEmpty }) else {
        throw Failure("A name after '\(key.rawValue)=' is empty", .request)
      }
      try set(texts, for: key)
    }
  }

  package static var keys: String { Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }

  /// Returns whether a command-line argument has the format that `init(_:)` parses. Otherwise, the argument is a path.
  package static func isWritten(_ text: String) -> Bool {
    text.firstIndex(of: "=").map { text[..<$0].allSatisfy { $0.isASCII && $0.isLetter } } == true
  }
}
