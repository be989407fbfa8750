import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneSyntax
import SceneValues

/// A source that has been parsed and, if needed, converted to a tree in the scene language.
final class SourceReading: Sendable {
  let tree: SyntaxTree?
  let faults: [Diagnostic]
  let remarks: [Diagnostic]
  let isForeign: Bool
  let keys: TranslationKeys?
  let original: SyntaxTree?
  let unlisted: [UnknownMember]
  let targets: InterfaceBuilder.SceneTargets?

  /// Reads a source. `translated` specifies whether strings receive the keys that translation tables use. `forCanvas`
  /// specifies whether to include constraints that apply only on Interface Builder's canvas.
  init(
    _ source: SourceText, limits: SyntaxLimits, translated: Bool, forCanvas: Bool = false,
    counting events: inout Int
  ) {
    var (tree, faults) = SyntaxParser.parse(source, limits: limits, counting: &events)
    if faults.hasErrors, let advice = Self.adviceOnExtension(of: source.path) {
      faults[0].notes.append(advice)
    }
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

  /// Returns a note for a file, such as `Clock.swift`, whose extension is not that of a scene, storyboard, or xib.
  private static func adviceOnExtension(of path: String) -> Diagnostic.Note? {
    let name = path.split(separator: "/").last ?? ""
    guard name.contains("."), !name.hasSuffix(".scene"), !InterfaceBuilder.isName(path) else { return nil }
    return .init("'\(name)' does not end with '.scene', '.storyboard' or '.xib'")
  }

  /// The file including the constraints that apply only on Interface Builder's canvas, or nil if there are none.
  var onCanvas: SourceReading? {
    original.flatMap { InterfaceBuilder.hasConstraintsOfCanvas($0) ? readForCanvas($0) : nil }
  }

  /// A macOS file with only its saved frames, because the sizes of AppKit's views are unknown. Nil for other files.
  var withSavedFrames: SourceReading? {
    original.flatMap { InterfaceBuilder.isForMac($0) ? readForCanvas($0) : nil }
  }

  var canvasAttributes: [ImportedNode] {
    (original.map(CanvasAttributes.all) ?? []).map { name, value in
      ImportedNode(holder: .document, attribute: name, text: value, range: SourceRange(0..<0))
    }
  }

  private func readForCanvas(_ original: SyntaxTree) -> SourceReading {
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

  convenience init(_ source: SourceText, limits: SyntaxLimits, translated: Bool, forCanvas: Bool = false) {
    var events = 0
    self.init(source, limits: limits, translated: translated, forCanvas: forCanvas, counting: &events)
  }

  /// Returns the resources for the converted scene, including system images and colors.
  func inSceneWords(_ resources: SceneResources) -> SceneResources {
    guard let original else { return resources }
    return SceneResources(
      tables: keys.map { keys in resources.tables.map { $0.replacingKeys(keys.scene) } } ?? resources.tables,
      assets: resources.assets.map { assets in
        let system = SystemAssets(of: original)
        return assets.beside(systemImages: system.images, colors: system.colors)
      }, codeTables: resources.codeTables)
  }

  var canvas: InterfaceBuilder.Canvas { original.map(InterfaceBuilder.canvas) ?? InterfaceBuilder.Canvas() }

  var silentRules: Set<RuleID> { isForeign ? InterfaceBuilder.silentRules : [] }

  func resolvingClasses(
    of document: SceneDocument, in vocabulary: Vocabulary, by compiler: SceneCompiler
  ) -> (document: SceneDocument, vocabulary: Vocabulary) {
    guard let original else { return (document, vocabulary) }
    var document = document
    document.preserved = InterfaceBuilder.preservedNames(of: original, withTexts: keys != nil)
    let modules = InterfaceBuilder.classModules(of: original)
    var resolved = ForeignClasses.resolve(
      document, ownModules: modules.own, in: vocabulary, host: compiler.host,
      extending: compiler.foreignVocabulary)
    resolved.document.namedAlone.subtract(modules.providedByTarget)
    resolved.document.moduleRanges = modules.ranges
    resolved.document.classesOfTarget = modules.ofTarget
    return resolved
  }

  func diagnostics(adding diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard isForeign else { return faults + diagnostics }
    guard !diagnostics.isEmpty else { return faults }
    var all = faults + withWrittenNames(diagnostics)
    all.sortInSourceOrder()
    return all
  }

  /// Returns the diagnostics with the names that the source uses. If `keepingFixes` is true, the fixes must already use
  /// these names, and they are preserved.
  func withWrittenNames(_ diagnostics: [Diagnostic], keepingFixes: Bool = false) -> [Diagnostic] {
    guard isForeign, !diagnostics.isEmpty else { return diagnostics }
    let wanted = InterfaceBuilder.RequestedIDs(
      diagnostics.lazy.flatMap { diagnostic -> [String] in
        var messages: [Message] = [diagnostic.message]
        messages += diagnostic.notes.map(\.message)
        messages += diagnostic.fixIts.map(\.message)
        return messages.flatMap { $0.names(of: .object) }
      })
    var ids = tree.map { InterfaceBuilder.writtenIDs(of: $0, among: wanted) } ?? [:]
    if let original {
      ids.merge(InterfaceBuilder.namedIDs(in: original, among: wanted)) { known, _ in known }
    }
    return diagnostics.map { withWrittenNames($0, ids, keepingFixes: keepingFixes) }
  }

  func key(_ key: String?) -> String? { keys.map { keys in key.flatMap(keys.document) } ?? key }

  func withWrittenIDs(_ descriptions: [Message]) -> [Message] {
    guard isForeign, let tree else { return descriptions }
    let ids = InterfaceBuilder.writtenIDs(of: tree)
    return descriptions.map { InterfaceBuilder.withWrittenIDs($0, ids) }
  }

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
    summary.platforms = InterfaceBuilder.platforms(of: tree.source.bytes)
    summary.unknownMembers += unlisted
    let storyboardIDs = original?.storyboardIDs ?? [:]
    for index in summary.scenes.indices {
      summary.scenes[index].identifier = storyboardIDs[summary.scenes[index].nameRange]
      guard let id = summary.scenes[index].id else { continue }
      let ids = [id.text: tree.source.text(id.range)]
      summary.scenes[index].title = InterfaceBuilder.withWrittenIDs(summary.scenes[index].title, ids)
    }
    let references = original?.storyboardReferences ?? [:]
    for index in summary.links.indices where !references.isEmpty {
      guard case .elsewhere = summary.links[index].target else { continue }
      summary.links[index].reference = references[tree.source.text(summary.links[index].name.range)]
    }
    guard var wiring = summary.wiring else { return summary }
    let ids = InterfaceBuilder.writtenIDs(of: tree)
    PreservedConnections(of: tree).add(to: &wiring, in: vocabulary)
    for index in wiring.uses.indices {
      wiring.uses[index].title = InterfaceBuilder.withWrittenIDs(wiring.uses[index].title, ids)
    }
    summary.wiring = wiring
    return summary
  }

  /// Replaces the names in a diagnostic. Unless `keepingFixes` is true, fixes are removed, because they would insert text
  /// in the scene language. If a fix replaces exactly the diagnostic's range, the fix's message becomes a note.
  private func withWrittenNames(
    _ diagnostic: Diagnostic, _ ids: [String: String], keepingFixes: Bool
  ) -> Diagnostic {
    func written(_ message: Message, at location: SourceLocation? = nil) -> Message {
      message.renaming { name, kind in
        switch kind {
        case .object: ids[name]
        case .translationKey: keys?.document(name)
        case .key:
          original.flatMap {
            let offset = Int((location ?? diagnostic.location).range.start)
            return InterfaceBuilder.writtenKey(name, at: offset, in: $0)
          }
        default: nil
        }
      }
    }
    var diagnostic = diagnostic
    if !keepingFixes {
      diagnostic.notes += diagnostic.fixIts.filter { $0.edits.map(\.range) == [diagnostic.location.range] }
        .map { Diagnostic.Note($0.message) }
      diagnostic.fixIts = []
    }
    diagnostic.message = written(diagnostic.message)
    for index in diagnostic.notes.indices {
      diagnostic.notes[index].message = written(
        diagnostic.notes[index].message, at: diagnostic.notes[index].location)
    }
    return diagnostic
  }
}
