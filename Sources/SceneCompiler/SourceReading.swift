import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// A source as a tree of the scene language, whatever it was written in.
struct SourceReading {
  /// Nil where there is none to speak about.
  let tree: SyntaxTree?
  let faults: [Diagnostic]
  /// What else reading it has found.
  let remarks: [Diagnostic]
  /// Whether Interface Builder wrote it.
  let isForeign: Bool

  init(_ source: SourceText, limits: SyntaxLimits, counting events: inout Int) {
    let (tree, faults) = SyntaxParser.parse(source, limits: limits, counting: &events)
    guard let tree, !faults.hasErrors, InterfaceBuilder.isDocument(tree) else {
      self.tree = tree
      self.faults = faults
      remarks = []
      isForeign = false
      return
    }
    let translation = InterfaceBuilder.translate(tree, counting: false)
    self.tree = translation.tree
    self.faults = translation.tree == nil ? faults + translation.diagnostics : faults
    remarks = translation.tree == nil ? [] : translation.diagnostics
    isForeign = true
  }

  init(_ source: SourceText, limits: SyntaxLimits) {
    var events = 0
    self.init(source, limits: limits, counting: &events)
  }

  /// The rules that have nothing to say of it.
  var silentRules: Set<RuleID> { isForeign ? InterfaceBuilder.silentRules : [] }

  /// What there is to say of the source, in its own words.
  func findings(adding findings: [Diagnostic]) -> [Diagnostic] {
    guard isForeign else { return faults + findings }
    guard !findings.isEmpty else { return faults }
    let ids = tree.map(InterfaceBuilder.writtenIDs) ?? [:]
    var all = faults + findings.map { inItsWords($0, ids) }
    all.sortInSourceOrder()
    return all
  }

  /// What other files are told of it.
  func inItsWords(_ summary: FileSummary) -> FileSummary {
    guard isForeign, let tree else { return summary }
    var summary = summary
    // A storyboard may be entered by identifiers alone, or be led into by another one's code.
    summary.lacksInitial = false
    summary.isForeign = true
    for index in summary.scenes.indices {
      guard let id = summary.scenes[index].id else { continue }
      let ids = [id.text: tree.source.text(id.range)]
      summary.scenes[index].title = InterfaceBuilder.inItsWords(summary.scenes[index].title, ids)
    }
    return summary
  }

  /// A mend would write the scene language into a file of Interface Builder's: there is none.
  private func inItsWords(_ finding: Diagnostic, _ ids: [String: String]) -> Diagnostic {
    var finding = finding
    finding.fixIts = []
    finding.message = InterfaceBuilder.inItsWords(finding.message, ids)
    for index in finding.notes.indices {
      finding.notes[index].message = InterfaceBuilder.inItsWords(finding.notes[index].message, ids)
    }
    return finding
  }
}
