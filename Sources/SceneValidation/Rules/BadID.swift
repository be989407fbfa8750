import SceneDiagnostics
import SceneModel
import SceneValues

package enum BadID: FileRule {
  package static let description = RuleDescription(
    "bad-id", .identity, .error,
    summary: "Invalid id",
    discussion: """
      An id must consist of letters, digits, and underscores ('_'), and must not start with a digit. The \
      words 'self', 'superview', 'safeArea', 'margins', 'readableContent', 'keyboardGuide', 'contentGuide', \
      'frameGuide', 'owner', and 'firstResponder' are reserved and cannot be ids. An object does not need an \
      id if nothing refers to it.
      """,
    wrong: .view(#"<label id="▶time-label" text="12:00"/>"#),
    right: .view(#"<label id="timeLabel" text="12:00"/>"#))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    for index in scene.document.objects.indices {
      guard let id = scene.document.objects[index].id, let fault = fault(in: id.text) else { continue }
      diagnostics.append(
        diagnostic(fault, at: id.range, in: scene, suggesting: suggestion(for: id, in: scene)))
    }
  }

  /// Returns a suggestion such as `timeLabel` for `time-label`, `#timeLabel`, or `@+id/timeLabel`.
  private static func suggestion(for id: Name, in scene: CheckedScene) -> Suggestion? {
    let last = id.text.split(separator: "/").last ?? ""
    let words = last.split { !$0.unicodeScalars.allSatisfy(isAllowed) }
    let others = words.dropFirst().map { word in word.prefix(1).uppercased() + word.dropFirst() }
    let name = String(words.first ?? "") + others.joined()
    guard name != id.text, fault(in: name) == nil, scene.document.object(withID: name) == nil else {
      return nil
    }
    return scene.suggestion(replacing: id, with: name, isSafe: false)
  }

  static func isWellFormed(_ id: String) -> Bool { fault(in: id) == nil }

  private static func fault(in id: String) -> Message? {
    if ReservedID.contains(id) { return .reserved(id) }
    // Most IDs are ASCII. Looking up the Unicode properties of each letter would take 5% of validation time.
    var plain = id
    let isSound = plain.withUTF8 { bytes in
      bytes.first.map { !isDigit($0) } == true && bytes.allSatisfy(isPlain)
    }
    if isSound { return nil }
    guard let first = id.unicodeScalars.first else { return .empty }
    guard id.unicodeScalars.allSatisfy(isAllowed) else { return .character(id) }
    return first.properties.numericType != nil ? .digit(id) : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: isDigit(byte) || byte == UInt8(ascii: "_")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}

extension Message {
  fileprivate static func reserved(_ id: String) -> Message {
    "'\(object: id)' is a reserved word and cannot be an id"
  }

  fileprivate static var empty: Message { "An id cannot be empty" }

  fileprivate static func character(_ id: String) -> Message {
    "ID '\(object: id)' contains characters other than letters, digits, and '_'"
  }

  fileprivate static func digit(_ id: String) -> Message { "ID '\(object: id)' starts with a digit" }
}
