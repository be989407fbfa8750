import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// Translates a document to a scene.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - readable: Whether to create readable ids. If false, ids are as similar as possible to those of the document.
  ///   - namingParts: Whether to give ids to states and segments, so that translation tables can refer to them.
  ///   - forCanvas: Whether to include constraints that Xcode uses on its canvas but removes at build time.
  ///   - counting: Whether to collect statistics, which slows down reading.
  ///   - library: The class library, which is used to distinguish its classes from app classes with the same names.
  /// - Returns: The scene and the document's diagnostics.
  package static func translate(
    _ tree: SyntaxTree, readable: Bool = false, namingParts: Bool = false, forCanvas: Bool = false,
    counting: Bool = true, library: Vocabulary? = nil
  ) -> Translation {
    let request = Request(
      readable: readable, namingParts: namingParts, forCanvas: forCanvas, counting: counting)
    guard let form = DocumentForm(of: tree) else {
      return Translation(tree: nil, diagnostics: [.noDocument(tree)], statistics: nil)
    }
    guard form.isArchive else {
      var translation = translate(tree, form, request, library).0
      if tree.name(of: tree.root) != "document" { translation.diagnostics.append(.misspelledRoot(tree)) }
      return translation
    }
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

  private struct Request {
    let readable, namingParts, forCanvas, counting: Bool
  }

  private static func translate(
    _ tree: SyntaxTree, _ form: DocumentForm, _ request: Request, _ library: Vocabulary?
  ) -> (Translation, ImportOutcomes) {
    let numbers = NameNumbers(tree.names)
    let misplaced = MisplacedElements(in: tree, numbers, form)
    // Statistics count all elements, including misplaced ones.
    let tree = request.counting ? tree : misplaced.remaining
    let referenceIndex = ReferenceIndex(tree, numbers, isMac: form.isMac)
    let naming =
      request.readable ? Naming(of: tree, referenceIndex, isMac: form.isMac, library: library) : nil
    let options = Reader.Options(
      naming: naming, namesParts: request.namingParts, isForCanvas: request.forCanvas)
    var kept = referenceIndex.elsewhere.union(misplaced.ids)
    var rounds = 0
    while true {
      var reader = Reader(tree, numbers, referenceIndex, form, options, keeping: kept)
      reader.document()
      // References to preserved elements are also preserved. Only a malicious file requires many rounds.
      rounds += 1
      guard reader.isReferred(toAnyOf: reader.found.keptIDs.subtracting(kept)), rounds < 16 else {
        let names = reader.unknownNames()
        let values = reader.unknownValues()
        let options = reader.bindingOptions()
        let keys = reader.unknownKeys()
        let nested = reader.unknownNestedNames()
        var diagnostics = names.diagnostics + nested.diagnostics + values.diagnostics + keys.diagnostics
        diagnostics += reader.danglingReferences() + reader.missingAttributes() + reader.repeatedParts()
        diagnostics += options.diagnostics
        diagnostics += misplaced.diagnostics + reader.limitDiagnostics()
        diagnostics += EncodedText.diagnostics(in: tree) { reader.outcomes.elements[$0] == .understood }
        diagnostics += reader.found.connectionsApart.map { .apart($0, in: tree) }
        diagnostics += referenceIndex.emptyReferences.map { EmptyReference.diagnostic(at: $0, in: tree) }
        diagnostics += DuplicateStoryboardIDs.diagnostics(in: tree, form, referenceIndex.keys)
        diagnostics += StrayText.diagnostics(in: tree, form)
        if !form.isArchive, let platform = PlatformNames(tree) { diagnostics += platform.diagnostics() }
        if let screen = LaunchScreen(tree, referenceIndex.keys) { diagnostics += screen.diagnostics() }
        diagnostics.sortInSourceOrder()
        let scene = reader.out.finish()
        var translation = Translation(tree: scene, diagnostics: diagnostics, statistics: nil)
        if request.counting {
          var statistics = ImportStatistics(of: tree, reader.outcomes)
          statistics.kind = form.isMac ? .mac : .uiKit
          statistics.countIdentities(of: tree, reader.outcomes, in: scene) { reader.isPlaceholderElement($0) }
          translation.statistics = statistics
        }
        translation.originals = naming?.originals ?? [:]
        if !form.isArchive { translation.targets = SceneTargets(map: referenceIndex.targets) }
        translation.unlisted =
          names.unlisted + nested.unlisted + values.unlisted + keys.unlisted + options.unlisted
          + referenceIndex.otherBundles.map { UnknownMember(.otherBundle, $0) }
        return (translation, reader.outcomes)
      }
      kept = reader.found.keptIDs
    }
  }
}

extension Reader {
  fileprivate func isReferred(toAnyOf ids: Set<String>) -> Bool {
    guard !ids.isEmpty, let own = referenceIndex.keys[ReaderKey.id.rawValue] else { return false }
    // Lengths are compared first, because creating a string for each value would dominate the time of this function.
    let lengths = Set(ids.map(\.utf8.count))
    let ids = StringNumbers(Array(ids))
    return tree.attributes.contains {
      $0.name != own && lengths.contains(tree.valueBytes(of: $0).count) && ids.contains(tree.value(of: $0))
    }
  }

  /// Returns whether an element is not an object, but represents another object or an area of its parent.
  fileprivate func isPlaceholderElement(_ index: Int) -> Bool {
    let name = elementName(index)
    if name == "exit" || name.hasSuffix("laceholder") || name.hasSuffix("LayoutGuide")
      || ElementFacts.editor[name] != nil
      || ElementFacts.editor[elementName(Int(tree.elements[index].parent))] != nil
    {
      return true
    }
    return form.isMac
      && ["owner", "firstResponder"].contains(text(.id, of: index).flatMap { referenceIndex.targets[$0] })
  }
}

extension Diagnostic {
  static func noDocument(_ tree: SyntaxTree) -> Diagnostic {
    InterfaceBuilderRules.formNotRead.diagnostic(
      DocumentForm.isOfInterfaceBuilder2(tree)
        ? "Files of Interface Builder 2 are not supported: "
          + "open the file in Xcode and save it to update its format"
        : """
        The file is not an Interface Builder file: the root element must be 'document' or 'archive', \
        and its 'type' must begin with 'com.apple.InterfaceBuilder'
        """,
      at: tree.location(tree.root.nameRange))
  }

  fileprivate static func misspelledRoot(_ tree: SyntaxTree) -> Diagnostic {
    let name = tree.name(of: tree.root)
    return InterfaceBuilderRules.formNotRead.diagnostic(
      "The root element of an Xcode file must be 'document', not '\(name)'",
      at: tree.location(tree.root.nameRange), notes: [.init("Replace '\(name)' with 'document'")])
  }

  fileprivate static func noObjects(_ tree: SyntaxTree) -> Diagnostic {
    InterfaceBuilderRules.formNotRead.diagnostic(
      """
      The archive contains no objects: its data has neither 'IBDocument.RootObjects' nor \
      'IBDocument.Objects'
      """,
      at: tree.location(tree.root.nameRange))
  }

  fileprivate static func apart(_ range: SourceRange, in tree: SyntaxTree) -> Diagnostic {
    Diagnostic(
      rule: "connection-across-scenes", severity: .warning,
      message: "The connection between objects of different scenes has no effect when the app runs",
      at: tree.location(range))
  }
}
