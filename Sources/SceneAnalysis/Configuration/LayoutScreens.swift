import SceneFiles

/// On which screens, and in which languages, scenes are laid out for a check: each on each.
///
/// On the command line, `devices=iphone-se,ipad-11,locales=de,ar,pseudo`; in a configuration, the same keys below `layout`.
package struct LayoutScreens: Sendable, Hashable {
  /// The names of devices; `own` for the one that a file names, `all` for all that there are.
  package var devices: [String] = []
  package var orientations: [Orientation] = []
  /// Locales; `own` for the file's own texts, `all` for those that there are translations for.
  package var locales: [String] = []
  /// The names of text sizes.
  package var textSizes: [String] = []

  /// How a device is held.
  package enum Orientation: String, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// What of it is told by name.
  package enum Key: String, Sendable, CaseIterable {
    case devices, orientations, locales, textSizes
  }

  package static let own = "own"
  package static let all = "all"

  /// The file's own screen, with its own texts.
  package init() {}

  /// Takes the values of a key.
  ///
  /// - Throws: `Failure` for an orientation that there is none of.
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

  /// Reads `devices=iphone-se,ipad-11,locales=de,ar`; an empty text is the file's own screen.
  ///
  /// - Throws: `Failure` for what is not written so.
  package init(_ text: String) throws(Failure) {
    guard !text.isEmpty else { return }
    var values: [(Key, [String])] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let equals = part.firstIndex(of: "=") {
        guard let key = Key(rawValue: String(part[..<equals])) else {
          throw Failure(
            "'\(part[..<equals])' is not one of \(Self.keys): 'devices=iphone-se,ipad-11,locales=de,ar'",
            .request)
        }
        values.append((key, [String(part[part.index(after: equals)...])]))
      } else if !values.isEmpty {
        values[values.count - 1].1.append(String(part))
      } else {
        throw Failure(
          "'\(text)' does not start with one of \(Self.keys): 'devices=iphone-se,ipad-11'", .request)
      }
    }
    for (key, texts) in values {
      guard texts.allSatisfy({ !$0.isEmpty }) else {
        throw Failure("A name after '\(key.rawValue)=' is empty", .request)
      }
      try set(texts, for: key)
    }
  }

  /// `'devices', 'locales', …`, for messages.
  package static var keys: String { Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }

  /// Whether a text on the command line is meant to be read by `init(_:)`: one that is no path of a file.
  package static func isWritten(_ text: String) -> Bool {
    text.firstIndex(of: "=").map { text[..<$0].allSatisfy { $0.isASCII && $0.isLetter } } == true
  }
}
