import SceneDiagnostics

/// Reads the names of the main storyboards in an app's property list.
enum MainStoryboards {
  /// The keys of main storyboards, except `NSMainStoryboardFile`: a Mac app's main storyboard may contain
  /// only the menu.
  private static let keys = ["UIMainStoryboardFile", "UISceneStoryboardFile"].map {
    Array("<key>\($0)</key>".utf8)
  }
  private static let opening = Array("<string>".utf8)

  static func calls(in bytes: [UInt8]) -> [CallFact] {
    var calls: [CallFact] = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      guard let key = keys.first(where: { bytes[start...].starts(with: $0) }) else { continue }
      let value = bytes[(start + key.count)...].drop { " \t\r\n".utf8.contains($0) }
      guard value.starts(with: opening) else { continue }
      let text = value.dropFirst(opening.count).prefix { $0 != UInt8(ascii: "<") }
      // The value of a build setting or an entity is not known here.
      guard !text.isEmpty, !text.contains(where: { "$&".utf8.contains($0) }) else { continue }
      calls.append(
        CallFact(
          kind: .mainStoryboard, value: .literal(String(decoding: text, as: UTF8.self)),
          range: SourceRange(text.startIndex..<text.endIndex), type: 0, isOwn: false))
    }
    return calls
  }
}
