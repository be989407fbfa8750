import SceneDiagnostics
import SceneResources
import SceneValidation

/// The texts of a scene, for who translates them.
public struct SceneTexts: Sendable {
  /// A text that people read, and the key that tables of translations know it by.
  public struct Text: Sendable, Hashable {
    /// `title.text`
    public var key: String
    /// The text as the scene has it.
    public var text: String
    /// What says it, and where: `label in clock/view`.
    public var place: String
  }

  /// The texts that want to be translated, in the order of the scene.
  public var texts: [Text]
  /// The keys of all that can be: those of texts without a letter, and of texts that a host's class takes, too.
  public var keys: Set<String>
  /// How many want to be translated and cannot, because their objects have no id.
  public var nameless: Int
  let mayHold: @Sendable (String) -> Bool

  /// Whether a table's key is of no text: what Interface Builder knows of an object beside what scenes do, may be one.
  public func lacks(_ key: String) -> Bool { !keys.contains(key) && !mayHold(key) }
}

extension SceneCompiler {
  /// The texts of a scene; nil where it cannot be read, and the diagnostics tell why.
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
    let keys = document.objects.indices.flatMap { object in
      scene.translatableTexts(of: object).compactMap { reading.key($0.key) }
    }
    return (
      SceneTexts(
        texts: texts, keys: Set(keys), nameless: found.count - texts.count,
        mayHold: { reading.keys?.isOfObject($0) ?? false }), faults
    )
  }
}
