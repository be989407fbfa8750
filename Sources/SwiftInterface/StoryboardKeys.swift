import SceneDiagnostics
import SceneModel

/// A reader of storyboard names in property lists and in the build settings from which Xcode generates property lists.
enum StoryboardKeys {
  private struct Key {
    let name: [UInt8]
    let kinds: [HostCode.NameKind]

    init(_ name: String, _ kinds: HostCode.NameKind...) {
      self.name = Array(name.utf8)
      self.kinds = kinds
    }
  }

  /// The keys and the kinds of their names. A Mac app's storyboard can contain only the menu and no initial controller.
  private static let keys = [
    Key("UIMainStoryboardFile", .mainStoryboard, .storyboard),
    Key("UISceneStoryboardFile", .mainStoryboard, .storyboard),
    Key("NSExtensionMainStoryboard", .mainStoryboard, .storyboard),
    Key("UILaunchStoryboardName", .mainStoryboard, .launchScreen),
    Key("UILaunchStoryboardFile", .mainStoryboard, .launchScreen),
    Key("NSMainStoryboardFile", .storyboard),
    Key("NSMainNibFile", .nib),
  ]

  /// Returns the names in an XML property list. A key that applies to one kind of device ends with that kind, as in
  /// `UIMainStoryboardFile~ipad`.
  static func calls(inPropertyList bytes: [UInt8]) -> [CallFact] {
    var calls: [CallFact] = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if bytes[start...].starts(with: "<!--".utf8) {
        position = end(of: "-->", in: bytes, from: start)
        continue
      }
      guard bytes[start...].starts(with: "<key>".utf8) else { continue }
      let text = bytes[(start + 5)...].prefix { $0 != UInt8(ascii: "<") }
      guard let key = key(text.prefix { $0 != UInt8(ascii: "~") }) else { continue }
      let value = bytes[text.endIndex...].dropFirst("</key>".utf8.count).drop { $0 <= UInt8(ascii: " ") }
      guard value.starts(with: "<string>".utf8) else { continue }
      calls += self.calls(key, value.dropFirst("<string>".utf8.count).prefix { $0 != UInt8(ascii: "<") })
    }
    return calls
  }

  /// Returns the names in a project or build settings file, such as `INFOPLIST_KEY_UIMainStoryboardFile = Main;`.
  /// Duplicates are omitted, because a target's configurations usually specify the same name.
  static func calls(inSettings bytes: [UInt8]) -> [CallFact] {
    let prefix = Array("INFOPLIST_KEY_".utf8)
    var calls: [CallFact] = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: prefix[0]) {
      position = start + 1
      guard bytes[start...].starts(with: prefix) else { continue }
      let text = bytes[(start + prefix.count)...].prefix { $0.isPartOfName }
      position = text.endIndex
      guard let key = key(text) else { continue }
      let line = bytes[position...].prefix { $0 != UInt8(ascii: "\n") }
      // A condition such as `[sdk=iphoneos*]` can precede the equals sign.
      let conditionEnd = line.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? line.startIndex
      guard let equals = line[conditionEnd...].firstIndex(of: UInt8(ascii: "=")) else { continue }
      let ends = Set(";\"\r".utf8)
      let value = line[(equals + 1)...].drop { " \t\"".utf8.contains($0) }.prefix { !ends.contains($0) }
      for call in self.calls(key, value)
      where !calls.contains(where: { ($0.kind, $0.value) == (call.kind, call.value) }) { calls.append(call) }
    }
    return calls
  }

  private static func key(_ name: ArraySlice<UInt8>) -> Key? { keys.first { name.elementsEqual($0.name) } }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, !bytes[position...].starts(with: mark.utf8) { position += 1 }
    return position
  }

  private static func calls(_ key: Key, _ text: ArraySlice<UInt8>) -> [CallFact] {
    // Values that contain references to build settings, entities, or template placeholders are unknown.
    guard !text.isEmpty, !text.contains(where: { "$&".utf8.contains($0) }), !text.starts(with: "___".utf8)
    else { return [] }
    var name = String(decoding: text, as: UTF8.self)
    while name.last == " " { name.removeLast() }
    for suffix in [".storyboard", ".xib", ".nib"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    let range = SourceRange(text.startIndex..<text.endIndex)
    return key.kinds.map { CallFact(kind: $0, value: .literal(name), range: range, type: 0, isOwn: false) }
  }
}
