import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// Rejects documents that Interface Builder did not write, and forms that are not supported.
  ///
  /// - Parameters:
  ///   - tree: the document.
  ///   - readable: whether ids are to be readable; otherwise, they are as close to the document's as can be.
  ///   - namingParts: whether states and segments get ids, so that translation tables can refer to them.
  ///   - forCanvas: whether constraints that Xcode takes out when it compiles the file hold, as they do on its canvas.
  ///   - counting: whether statistics are wanted: without them, reading is faster.
  ///   - library: the classes that a program's own are not to be taken for, when they are called the same.
  /// - Returns: the scene, and what is to be said of the document; without a scene, why there is none.
  package static func translate(
    _ tree: SyntaxTree, readable: Bool = false, namingParts: Bool = false, forCanvas: Bool = false,
    counting: Bool = true, library: Vocabulary? = nil
  ) -> Translation {
    let request = Request(
      readable: readable, namingParts: namingParts, forCanvas: forCanvas, counting: counting)
    guard let form = DocumentForm(of: tree) else {
      return Translation(tree: nil, diagnostics: [.noDocument(tree)], statistics: nil)
    }
    guard form.isArchive else { return translate(tree, form, request, library).0 }
    guard let archive = ArchiveReader(tree, isMac: form.isMac) else {
      return Translation(tree: nil, diagnostics: [.noObjects(tree)], statistics: nil)
    }
    var (translation, outcomes) = translate(archive.finish(), form, request, library)
    if let inner = translation.statistics {
      translation.statistics = archive.statistics(outcomes)
      translation.statistics?.takeIdentities(from: inner)
      translation.statistics?.kind = .archive
    }
    return translation
  }

  /// The requested form of a translation.
  private struct Request {
    let readable, namingParts, forCanvas, counting: Bool
  }

  /// Translates a document of the form that Xcode writes today.
  private static func translate(
    _ tree: SyntaxTree, _ form: DocumentForm, _ request: Request, _ library: Vocabulary?
  ) -> (Translation, ImportOutcomes) {
    let naming = request.readable ? Naming(of: tree, isMac: form.isMac, library: library) : nil
    let options = Reader.Options(
      naming: naming, namesParts: request.namingParts, isForCanvas: request.forCanvas)
    let survey = Survey(tree, isMac: form.isMac)
    var kept = survey.elsewhere
    var rounds = 0
    while true {
      var reader = Reader(tree, survey, form, options, keeping: kept)
      reader.document()
      // What refers to something that is carried along is carried along, too, wherever it stands.
      // A file that needs many rounds was made to.
      rounds += 1
      guard reader.isReferred(toAnyOf: reader.found.keptIDs.subtracting(kept)), rounds < 16 else {
        let (unknown, unlisted) = reader.unknownNames()
        var findings = unknown + reader.unknownValueFindings() + reader.danglingSegues()
        findings += reader.found.connectionsApart.map { .apart($0, in: tree) }
        if let screen = LaunchScreen(tree) { findings += screen.findings() }
        findings.sortInSourceOrder()
        let scene = reader.out.finish()
        var translation = Translation(tree: scene, diagnostics: findings, statistics: nil)
        if request.counting {
          var statistics = ImportStatistics(of: tree, reader.outcomes)
          statistics.kind = form.isMac ? .mac : .uiKit
          statistics.countIdentities(of: tree, reader.outcomes, in: scene) { reader.isStandIn($0) }
          translation.statistics = statistics
        }
        translation.originals = naming?.originals ?? [:]
        if !form.isArchive { translation.targets = SceneTargets(map: survey.targets) }
        translation.unlisted = unlisted + survey.otherBundles.map { UnknownMember(.otherBundle, $0) }
        return (translation, reader.outcomes)
      }
      kept = reader.found.keptIDs
    }
  }
}

extension Reader {
  /// Whether anything names one of these ids, other than what has it.
  fileprivate func isReferred(toAnyOf ids: Set<String>) -> Bool {
    guard !ids.isEmpty, let own = survey.keys[ReaderKey.id.rawValue] else { return false }
    // A string of each value would take longer than all else here.
    let lengths = Set(ids.map(\.utf8.count))
    let ids = StringNumbers(Array(ids))
    return tree.attributes.contains {
      $0.name != own && lengths.contains(tree.valueBytes(of: $0).count) && ids.contains(tree.value(of: $0))
    }
  }

  /// Whether an element stands for something else: for what is elsewhere, or for a part of what it is in.
  fileprivate func isStandIn(_ index: Int) -> Bool {
    let name = elementName(index)
    if name == "exit" || name.hasSuffix("laceholder") || name.hasSuffix("LayoutGuide")
      || ElementFacts.editor[name] != nil
      || ElementFacts.editor[elementName(Int(tree.elements[index].parent))] != nil
    {
      return true
    }
    return form.isMac
      && ["owner", "firstResponder"].contains(text(.id, of: index).flatMap { survey.targets[$0] })
  }
}

extension Diagnostic {
  static func noDocument(_ tree: SyntaxTree) -> Diagnostic {
    InterfaceBuilderRules.formNotRead.diagnostic(
      DocumentForm.isOfInterfaceBuilder2(tree)
        ? "This is a file of Interface Builder 2, whose form is not read: "
          + "to open it in Xcode and save it brings it up to date"
        : "This is no file of Interface Builder's: their roots are 'document' and 'archive', with a type",
      at: tree.location(tree.root.nameRange))
  }

  fileprivate static func noObjects(_ tree: SyntaxTree) -> Diagnostic {
    InterfaceBuilderRules.formNotRead.diagnostic(
      "This archive holds no objects: neither 'IBDocument.RootObjects' nor 'IBDocument.Objects' is in its data",
      at: tree.location(tree.root.nameRange))
  }

  fileprivate static func apart(_ range: SourceRange, in tree: SyntaxTree) -> Diagnostic {
    Diagnostic(
      rule: "connection-across-scenes", severity: .warning,
      message: "This connects objects of different scenes: it has no effect when the program runs",
      at: tree.location(range))
  }
}
