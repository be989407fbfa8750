import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneSyntax
import SceneValues

/// A source as a tree of the scene language, whatever it was written in.
struct SourceReading: Sendable {
  /// Nil if there is no tree.
  let tree: SyntaxTree?
  let faults: [Diagnostic]
  /// What else reading it has found.
  let remarks: [Diagnostic]
  /// Whether Interface Builder wrote it.
  let isForeign: Bool
  /// What tables of translations call the texts of a file of Interface Builder's.
  let keys: TranslationKeys?
  /// What Interface Builder wrote.
  let original: SyntaxTree?
  /// Names in a file of Interface Builder's that may be right, for all that is known.
  let unlisted: [UnknownMember]
  /// What its scene calls things of it.
  let targets: InterfaceBuilder.SceneTargets?

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - limits: how much it may hold.
  ///   - translated: whether its texts are to have the keys that tables of translations know them by.
  ///   - forCanvas: whether constraints count that hold on Interface Builder's canvas alone.
  ///   - events: what reading took is added to it.
  init(
    _ source: SourceText, limits: SyntaxLimits, translated: Bool, forCanvas: Bool = false,
    counting events: inout Int
  ) {
    let (tree, faults) = SyntaxParser.parse(source, limits: limits, counting: &events)
    guard let tree, !faults.hasErrors, InterfaceBuilder.isDocument(tree) else {
      self.tree = tree
      self.faults = faults
      remarks = []
      isForeign = false
      keys = nil
      original = nil
      unlisted = []
      targets = nil
      return
    }
    let translation = InterfaceBuilder.translate(
      tree, namingParts: translated, forCanvas: forCanvas, counting: false)
    self.tree = translation.tree
    original = tree
    keys = translated ? translation.tree.map { TranslationKeys(of: $0, from: tree) } : nil
    self.faults = translation.tree == nil ? faults + translation.diagnostics : faults
    remarks = translation.tree == nil ? [] : translation.diagnostics
    isForeign = true
    unlisted = translation.unlisted
    targets = translation.targets
  }

  /// A file of Interface Builder's with the constraints that hold on its canvas alone; nil where it has none of these.
  var onCanvas: SourceReading? {
    guard let original, InterfaceBuilder.hasConstraintsOfCanvas(original) else { return nil }
    let translation = InterfaceBuilder.translate(
      original, namingParts: keys != nil, forCanvas: true, counting: false)
    return SourceReading(
      tree: translation.tree, faults: faults, remarks: remarks, isForeign: true,
      keys: keys == nil ? nil : translation.tree.map { TranslationKeys(of: $0, from: original) },
      original: original, unlisted: translation.unlisted, targets: translation.targets)
  }

  private init(
    tree: SyntaxTree?, faults: [Diagnostic], remarks: [Diagnostic], isForeign: Bool, keys: TranslationKeys?,
    original: SyntaxTree?, unlisted: [UnknownMember], targets: InterfaceBuilder.SceneTargets?
  ) {
    self.tree = tree
    self.faults = faults
    self.remarks = remarks
    self.isForeign = isForeign
    self.keys = keys
    self.original = original
    self.unlisted = unlisted
    self.targets = targets
  }

  init(_ source: SourceText, limits: SyntaxLimits, translated: Bool, forCanvas: Bool = false) {
    var events = 0
    self.init(source, limits: limits, translated: translated, forCanvas: forCanvas, counting: &events)
  }

  /// What stands beside the file, as if it were a scene: with keys of its texts as scenes have them, and with what the
  /// system has among the images and colors.
  func inSceneWords(_ resources: SceneResources) -> SceneResources {
    guard let original else { return resources }
    return SceneResources(
      tables: keys.map { keys in resources.tables.map { $0.replacingKeys(keys.scene) } } ?? resources.tables,
      assets: resources.assets.map { assets in
        let system = SystemAssets(of: original)
        return assets.beside(systemImages: system.images, colors: system.colors)
      })
  }

  /// Where Interface Builder shows its scenes.
  var canvas: InterfaceBuilder.Canvas { original.map(InterfaceBuilder.canvas) ?? InterfaceBuilder.Canvas() }

  /// The rules that have nothing to say of it.
  var silentRules: Set<RuleID> { isForeign ? InterfaceBuilder.silentRules : [] }

  /// A document and a vocabulary by which rules look at it.
  func resolvingClasses(
    of document: SceneDocument, in vocabulary: Vocabulary, host: HostCode?
  ) -> (document: SceneDocument, vocabulary: Vocabulary) {
    guard let original else { return (document, vocabulary) }
    var document = document
    document.carried = InterfaceBuilder.carriedNames(of: original)
    return ForeignClasses.resolve(
      document, ownModules: InterfaceBuilder.ownModules(of: original), in: vocabulary, host: host)
  }

  /// What there is to say of the source, with names as they are written in it.
  func findings(adding findings: [Diagnostic]) -> [Diagnostic] {
    guard isForeign else { return faults + findings }
    guard !findings.isEmpty else { return faults }
    var all = faults + withWrittenNames(findings)
    all.sortInSourceOrder()
    return all
  }

  /// Diagnostics with names as they are written in the source.
  ///
  /// - Parameters:
  ///   - findings: with names as the scene language has them.
  ///   - keepingFixes: whether fixes are in the words of the source already.
  /// - Returns: the same findings.
  func withWrittenNames(_ findings: [Diagnostic], keepingFixes: Bool = false) -> [Diagnostic] {
    guard isForeign, !findings.isEmpty else { return findings }
    let wanted = InterfaceBuilder.WantedIDs(
      findings.lazy.flatMap { finding -> [String] in
        var messages: [Message] = [finding.message]
        messages += finding.notes.map(\.message)
        messages += finding.fixIts.map(\.message)
        return messages.flatMap { $0.names(of: .object) }
      })
    var ids = tree.map { InterfaceBuilder.writtenIDs(of: $0, among: wanted) } ?? [:]
    if let original {
      ids.merge(InterfaceBuilder.namedIDs(in: original, among: wanted)) { known, _ in known }
    }
    return findings.map { withWrittenNames($0, ids, keepingFixes: keepingFixes) }
  }

  /// What its tables call a text, by the key that it has in a scene's.
  func key(_ key: String?) -> String? { keys.map { keys in key.flatMap(keys.document) } ?? key }

  /// Descriptions of objects, with ids as they are written in the source.
  func withWrittenIDs(_ descriptions: [Message]) -> [Message] {
    guard isForeign, let tree else { return descriptions }
    let ids = InterfaceBuilder.writtenIDs(of: tree)
    return descriptions.map { InterfaceBuilder.withWrittenIDs($0, ids) }
  }

  /// What the file says to other files.
  func withWrittenIDs(_ summary: FileSummary, knowing vocabulary: Vocabulary) -> FileSummary {
    guard isForeign, let tree else { return summary }
    var summary = summary
    summary.lacksInitial =
      original.map { document in
        document.names.id(of: "initialViewController").flatMap {
          document.attribute($0, of: document.root)
        } == nil
      } ?? false
    summary.isForeign = true
    summary.unknownMembers += unlisted
    for index in summary.scenes.indices {
      guard let id = summary.scenes[index].id else { continue }
      let ids = [id.text: tree.source.text(id.range)]
      summary.scenes[index].title = InterfaceBuilder.withWrittenIDs(summary.scenes[index].title, ids)
    }
    guard var wiring = summary.wiring else { return summary }
    let ids = InterfaceBuilder.writtenIDs(of: tree)
    CarriedConnections(of: tree).add(to: &wiring, in: vocabulary)
    for index in wiring.uses.indices {
      wiring.uses[index].title = InterfaceBuilder.withWrittenIDs(wiring.uses[index].title, ids)
    }
    summary.wiring = wiring
    return summary
  }

  /// A diagnostic with names as they are written in the source.
  ///
  /// A fix would write the scene language into a file of Interface Builder's, so none is kept. What things are called is
  /// the same in both: where a fix replaces a name, what it says becomes a note.
  private func withWrittenNames(
    _ finding: Diagnostic, _ ids: [String: String], keepingFixes: Bool
  ) -> Diagnostic {
    func written(_ message: Message) -> Message {
      message.renaming { name, kind in
        switch kind {
        case .object: ids[name]
        case .translationKey: keys?.document(name)
        default: nil
        }
      }
    }
    var finding = finding
    if !keepingFixes {
      finding.notes += finding.fixIts.filter { $0.edits.map(\.range) == [finding.location.range] }
        .map { Diagnostic.Note($0.message) }
      finding.fixIts = []
    }
    finding.message = written(finding.message)
    for index in finding.notes.indices {
      finding.notes[index].message = written(finding.notes[index].message)
    }
    return finding
  }
}
