import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// Translations of what the scene does not say.
package enum UnknownTranslationKey: FileRule {
  package static let description = RuleDescription(
    "unknown-translation-key", .localization, .warning,
    summary: "Translation key matches no text of the scene",
    discussion: """
      The key of a translation is 'id.property': the id of an object, and a text property that is written \
      for it in the scene. Parts of an object, such as a '<state>' of a button or a '<segment>', have ids \
      and keys of their own. What a '<when>' says has its traits in brackets behind that, in the order in which \
      they are described: 'title.text[idiom=pad]'. A translation whose key matches nothing is never shown.
      """,
    wrong: .view(#"<label id="title" text="Alarm"/>"#),
    besideWrong: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "▶titel.text" = "Wecker";
        """#)
    ],
    right: .view(#"<label id="title" text="Alarm"/>"#),
    besideRight: [
      .init(
        "de.lproj/Clock.strings",
        #"""
        "title.text" = "Wecker";
        """#)
    ])

  /// A table of another scene has no key that is meant for this one, and comparing all keys with all would take long.
  private static let mostSlips = 20

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var known: Set<SourceRange> = []
    // Each language has a table, and most of them the same keys: the first is told of, and how many have it besides.
    var told: [String: (finding: Int, others: Int)] = [:]
    for table in scene.resources.tables {
      let start = diagnostics.count
      for entry in table.entries {
        // Each language of a catalog has the key, so one diagnostic is enough.
        guard !table.isOfCatalogue || known.insert(entry.key.range).inserted else { continue }
        guard told[entry.key.text] == nil else {
          told[entry.key.text]?.others += 1
          continue
        }
        let before = diagnostics.count
        check(
          entry.key, of: table, in: scene, mayBeSlip: diagnostics.count - start < mostSlips,
          into: &diagnostics)
        // What has a fix is mended in each table.
        if diagnostics.count > before, !table.isOfCatalogue, diagnostics[before].fixIts.isEmpty {
          told[entry.key.text] = (before, 0)
        }
      }
    }
    for (finding, others) in told.values where others > 0 {
      diagnostics[finding].notes.append(Diagnostic.Note(.alsoElsewhere(others)))
    }
  }

  private static func check(
    _ key: StringsTable.Text, of table: StringsTable, in scene: CheckedScene, mayBeSlip: Bool,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let (id, property) = split(key) else {
      diagnostics.append(finding(.noKey(key.text), at: key.range, in: table))
      return
    }
    guard let object = scene.document.object(withID: id.text) else {
      guard !scene.mayHaveBeenMeant(id.text), !isUnread(scene) else { return }
      diagnostics.append(
        finding(
          .noObject(id.text), at: id.range, in: table,
          suggesting: mayBeSlip
            ? suggestion(
              scene.suggestion(for: id, amongObjects: scene.document.objects.indices), for: key) : nil))
      return
    }
    // Values of an unknown element were not read.
    guard scene.document.objects[object].elementClass != nil else { return }
    // If two objects have the id, or if a name is wrong, nobody knows what is meant.
    guard scene.object(id) != nil, !scene.says(property.text, of: object),
      !scene.translatableTexts(of: object).contains(where: { $0.property == property.text })
    else {
      return checkType(property, of: object, table: table, in: scene, into: &diagnostics)
    }
    diagnostics.append(
      finding(
        .says(nothing: property.text, scene.describe(object)), at: property.range, in: table,
        suggesting: suggestion(
          scene.suggestion(
            for: property,
            among: scene.translatableTexts(of: object).map(\.property)),
          for: key)))
  }

  /// Whether the root is no file's, so that nothing in it was read.
  private static func isUnread(_ scene: CheckedScene) -> Bool {
    scene.document.objects.isEmpty && !scene.document.structureFaults.isEmpty
  }

  /// Whether what the scene says is text.
  private static func checkType(
    _ property: Name, of object: Int, table: StringsTable, in scene: CheckedScene,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let value = scene.value(property.text, of: object), let type = value.type, type != .string,
      value.error == nil
    else { return }
    diagnostics.append(
      finding(
        .noText(property.text, scene.describe(object)), at: property.range, in: table))
  }

  /// The id and the property, each with its own place where the key stands in the table as it is.
  private static func split(_ key: StringsTable.Text) -> (id: Name, property: Name)? {
    guard let dot = key.text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let id = String(key.text[..<dot])
    let property = String(key.text[key.text.index(after: dot)...])
    guard !id.isEmpty, !property.isEmpty else { return nil }
    guard key.isVerbatim else { return (Name(id, key.range), Name(property, key.range)) }
    let range = key.range.bytes
    let end = range.lowerBound + id.utf8.count
    return (
      Name(id, SourceRange(range.lowerBound..<end)), Name(property, SourceRange(end + 1..<range.upperBound))
    )
  }

  /// Where the key is written with escapes, nobody knows what to replace.
  private static func suggestion(_ suggestion: Suggestion?, for key: StringsTable.Text) -> Suggestion? {
    key.isVerbatim ? suggestion : suggestion.map { Suggestion(note: $0.note, fixIt: nil) }
  }
}

extension Message {
  fileprivate static func alsoElsewhere(_ count: Int) -> Message {
    count == 1 ? "another table has the key, too" : "\(count) other tables have the key, too"
  }

  fileprivate static func noKey(_ key: String) -> Message {
    "Invalid key '\(translationKey: key)': write 'id.property'"
  }

  fileprivate static func noObject(_ id: String) -> Message {
    "No object of the scene has the id '\(object: id)'"
  }

  fileprivate static func says(nothing property: String, _ object: Message) -> Message {
    "\(object.capitalizedFirst) has no '\(key: property)' that could be translated"
  }

  fileprivate static func noText(_ property: String, _ object: Message) -> Message {
    "The '\(key: property)' of \(object) is not a text"
  }
}
