import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// A source as a tree of the scene language, whatever it was written in.
struct SourceReading {
  /// Nil where there is none to speak about.
  let tree: SyntaxTree?
  let faults: [Diagnostic]
  /// Whether Interface Builder wrote it.
  let isForeign: Bool
  /// The modules that it calls the program's own.
  private let ownModules: Set<String>

  init(_ source: SourceText, limits: SyntaxLimits, counting events: inout Int) {
    let (tree, faults) = SyntaxParser.parse(source, limits: limits, counting: &events)
    guard let tree, !faults.hasErrors, InterfaceBuilder.isDocument(tree) else {
      self.tree = tree
      self.faults = faults
      isForeign = false
      ownModules = []
      return
    }
    let translation = InterfaceBuilder.translate(tree, counting: false)
    self.tree = translation.tree
    self.faults = faults + translation.diagnostics
    isForeign = true
    ownModules = InterfaceBuilder.ownModules(of: tree)
  }

  init(_ source: SourceText, limits: SyntaxLimits) {
    var events = 0
    self.init(source, limits: limits, counting: &events)
  }

  /// A document and a vocabulary by which rules look at it.
  func resolvingClasses(
    of document: SceneDocument, in vocabulary: Vocabulary
  ) -> (document: SceneDocument, vocabulary: Vocabulary) {
    guard isForeign else { return (document, vocabulary) }
    return ForeignClasses.resolve(document, ownModules: ownModules, in: vocabulary)
  }

  /// What there is to say of the source, in its own words.
  func findings(adding findings: [Diagnostic]) -> [Diagnostic] {
    guard isForeign else { return faults + findings }
    let audible = findings.filter { !InterfaceBuilder.isSilent($0.rule) }
    guard !audible.isEmpty else { return faults }
    let ids = tree.map(InterfaceBuilder.writtenIDs) ?? [:]
    var all = faults + audible.map { inItsWords($0, ids) }
    all.sortInSourceOrder()
    return all
  }

  /// What other files are told of it.
  func inItsWords(_ summary: FileSummary, knowing vocabulary: Vocabulary) -> FileSummary {
    guard isForeign, let tree else { return summary }
    var summary = summary
    // A storyboard may be entered by identifiers alone, or be led into by another one's code.
    summary.lacksInitial = false
    let ids = InterfaceBuilder.writtenIDs(of: tree)
    for index in summary.scenes.indices {
      summary.scenes[index].title = InterfaceBuilder.inItsWords(summary.scenes[index].title, ids)
    }
    guard var wiring = summary.wiring else { return summary }
    CarriedConnections(of: tree).add(to: &wiring, in: vocabulary)
    for index in wiring.uses.indices {
      wiring.uses[index].title = InterfaceBuilder.inItsWords(wiring.uses[index].title, ids)
    }
    summary.wiring = wiring
    return summary
  }

  /// A mend would write the scene language into a file of Interface Builder's: there is none.
  private func inItsWords(_ finding: Diagnostic, _ ids: [String: String]) -> Diagnostic {
    var finding = finding
    for edit in finding.fixIts.flatMap(\.edits)
    where edit.range == finding.location.range && !edit.replacement.isEmpty && finding.fixIts.count == 1 {
      finding.notes.insert(Diagnostic.Note("did you mean '\(edit.replacement)'?"), at: 0)
    }
    finding.fixIts = []
    finding.message = InterfaceBuilder.inItsWords(finding.message, ids)
    for index in finding.notes.indices {
      finding.notes[index].message = InterfaceBuilder.inItsWords(finding.notes[index].message, ids)
    }
    return finding
  }
}
