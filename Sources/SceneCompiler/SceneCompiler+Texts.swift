import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValidation

/// The localizable strings of a scene.
public struct SceneTexts: Sendable {
  /// A user-visible string and its key in translation tables.
  public struct Text: Sendable, Hashable {
    /// The key in translation tables, such as `title.text`.
    public var key: String
    /// The string as it appears in the scene.
    public var text: String
    /// A description of the element that contains the string and its location, such as `label in clock/view`.
    public var place: String
  }

  /// The strings that require translation, in document order.
  public var texts: [Text]
  /// The keys of all strings that can be translated, including strings without letters and strings of a host app's class.
  public var keys: Set<String>
  /// The number of strings that cannot be translated because their objects have no id.
  public var nameless: Int
  let mayHold: @Sendable (String) -> Bool

  /// Returns whether no string of the scene uses a translation key. Keys for properties that only Interface Builder
  /// supports are assumed to be in use.
  public func lacks(_ key: String) -> Bool { !keys.contains(key) && !mayHold(key) }
}

extension SceneCompiler {
  /// Returns the strings of a scene and the diagnostics. The strings are nil if the scene cannot be read.
  public func texts(of source: SourceText) -> (texts: SceneTexts?, diagnostics: [Diagnostic]) {
    let analysis = Analysis(source, SceneResources(), by: self, namesTexts: true)
    let (reading, faults) = (analysis.reading, analysis.reading.faults)
    guard let structure = analysis.structure else { return (nil, faults) }
    let document = structure.document
    let scene = CheckedScene(document: document, vocabulary: structure.vocabulary)
    let found = scene.readTexts
    let places = reading.withWrittenIDs(found.map { document.place(of: $0.object) })
    let texts = zip(found, places).compactMap { text, place in
      reading.key(text.key).map {
        SceneTexts.Text(key: $0, text: document.values[text.value].literal.text, place: place.text)
      }
    }
    let preserved = reading.original.map { InterfaceBuilder.preservedNames(of: $0).texts } ?? []
    let others = preserved.filter(\.hasWords).compactMap { text in
      reading.key(text.key).map { SceneTexts.Text(key: $0, text: text.text.text, place: text.place) }
    }
    let keys = document.objects.indices.flatMap { object in
      scene.translatableTexts(of: object).compactMap { reading.key($0.key) }
    }
    return (
      SceneTexts(
        texts: texts + others, keys: Set(keys + preserved.compactMap { reading.key($0.key) }),
        nameless: found.count - texts.count,
        mayHold: { reading.keys?.isObjectKey($0) ?? false }), faults
    )
  }
}
