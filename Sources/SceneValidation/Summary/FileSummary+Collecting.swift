import SceneDiagnostics
import SceneModel
import SceneValues

extension FileSummary {
  package init(of scene: CheckedScene, hasErrors: Bool) {
    let document = scene.document
    let collector = LinkCollector(scene)
    self.init(
      nameRange: document.nameRange, areLinksKnown: collector.isComplete,
      isClean: document.structureFaults.isEmpty && document.segues.allSatisfy { $0.knownKind != nil },
      hasErrors: hasErrors)
    suppressions = scene.document.suppressions.filter { suppression in
      suppression.element != nil && suppression.rule.map { ProjectRules.canBeSilenced($0.text) } == true
    }
    let tables = scene.translatingTables
    uncheckedPlurals = TranslationFormat.unchecked(in: tables) + MissingPluralForm.unchecked(in: tables)
    if scene.host != nil {
      wiring = Wiring(of: scene)
      if !isClean { wiring?.unclearTexts = Self.quotedTexts(of: scene.document.source) }
    }
    needs = Self.needs(of: scene)
    let members = UnknownMember.all(in: scene)
    if scene.host == nil, !scene.hasHostClasses {
      if !members.isEmpty { needs.insert(.classes) }
      if document.preserved?.bindings.isEmpty == false { needs.insert(.bindings) }
    } else {
      unknownMembers = members + UnknownMember.bindingKeys(in: scene)
    }
    unknownMembers += UnknownMember.systemImages(in: scene)
    areControllersKnown = Self.areControllersKnown(of: scene)
    nibUses = Self.nibUses(of: scene)
    secondView = document.kind == .nib ? Self.secondView(of: scene) : nil
    guard document.kind == .storyboard else { return }
    lacksInitial = scene.lacksInitial
    unfilledContainers = collector.unfilledContainers
    appearanceReferences = scene.appearanceReferences
    initial = document.initial.flatMap(scene.object).flatMap { document.objects[$0].scene }
    scenes = Self.scenes(of: scene)
    links = collector.links
    let unwindsAny = document.segues.contains { $0.knownKind == .unwind }
    let selectors = areControllersKnown && unwindsAny ? Self.takenSelectors(in: scene) : nil
    unwinds = document.segues.compactMap { segue in
      guard segue.knownKind == .unwind, let action = segue.action,
        let source = segue.source.flatMap({ document.objects[$0].scene })
      else { return nil }
      var unwind = Unwind(from: source, action: action, isFound: Self.isFound(action.text, in: scene))
      if let selectors, Selector.isWellFormed(action.text), !selectors.contains(action.text) {
        unwind.intended = scene.steps.closestMatches(to: action.text, in: selectors).sorted()
      }
      return unwind
    }
  }

  private static func nibUses(of scene: CheckedScene) -> [NibUse] {
    let objects = scene.document.objects
    lazy var withView = Set(objects.lazy.filter { $0.slot == "view" }.compactMap(\.parent))
    return objects.indices.compactMap { index in
      guard scene.isController(index) == true, let value = scene.value("nibName", of: index),
        !value.isVaried, !value.literal.text.isEmpty, !withView.contains(index)
      else { return nil }
      return NibUse(
        Name(value.literal.text, value.literal.range), title: scene.describe(index),
        className: objects[index].customClass.map { scene.objectClasses[index]?.qualifiedName ?? $0.text })
    }
  }

  private static func secondView(of scene: CheckedScene) -> SourceRange? {
    let document = scene.document
    guard !document.outlets.contains(where: { $0.source == nil && $0.property.text == "view" }) else {
      return nil
    }
    let views = document.objects.indices.filter { index in
      guard document.objects[index].parent == nil, let name = document.objects[index].elementClass else {
        return false
      }
      return scene.vocabulary.isClass(name, descendantOf: Vocabulary.viewClass) == true
        && scene.vocabulary.isClass(name, descendantOf: "Window") == false
    }
    return views.count > 1 ? document.objects[views[1]].nameRange : nil
  }

  private static func needs(of scene: CheckedScene) -> FileNeeds {
    var needs: FileNeeds = []
    let document = scene.document
    let assets = scene.resources.assets
    let values = document.values
    let preserved = document.preserved
    if assets == nil,
      [preserved?.images.count, preserved?.misspelledImages.count, preserved?.unlistedImages.count]
        .contains(where: { $0 ?? 0 > 0 })
        || scene.valueTable.images.contains(where: { index in
          if case .image(let name) = values[index].value { !name.isEmpty } else { false }
        })
    {
      needs.insert(.images)
    }
    if assets?.colors == nil,
      preserved?.colors.isEmpty == false
        || scene.valueTable.colors.contains(where: { index in
          guard values.firstByte(at: index) != UInt8(ascii: "#"),
            case .color(let color) = values[index].value,
            case .asset = color.kind
          else { return false }
          return true
        })
    {
      needs.insert(.colors)
    }
    let namesClasses = document.owner != nil || document.objects.contains { $0.customClass != nil }
    if scene.host == nil, namesClasses { needs.insert(.code) }
    return needs
  }

  private static func quotedTexts(of source: SourceText) -> Set<String> {
    var texts: Set<String> = []
    let quotes = Set("\"'".utf8)
    for part in source.bytes.split(omittingEmptySubsequences: true, whereSeparator: quotes.contains) {
      let text = String(decoding: part, as: UTF8.self)
      texts.insert(text)
      for word in text.split(separator: " ") { texts.insert(String(word)) }
    }
    return texts
  }

  private static func areControllersKnown(of scene: CheckedScene) -> Bool {
    scene.hasHostClasses
      && scene.document.objects.indices.allSatisfy { index in
        scene.objectClasses[index]?.isComplete == true || scene.isController(index) == false
      }
  }

  /// Returns the action selectors of all view controllers, or nil if one of the classes may have more actions.
  private static func takenSelectors(in scene: CheckedScene) -> Set<String>? {
    let receivers = scene.vocabulary.classes.filter {
      scene.vocabulary.isClass($0.qualifiedName, descendantOf: Vocabulary.controllerClass) != false
    }
    guard !receivers.contains(where: { $0.isIncomplete && !isOfFramework($0, in: scene) }) else { return nil }
    return Set(receivers.flatMap { $0.actions.map(\.selector) })
  }

  /// Returns whether a class of view controllers has an action. Another rule reports malformed selectors.
  private static func isFound(_ selector: String, in scene: CheckedScene) -> Bool {
    !Selector.isWellFormed(selector)
      || scene.vocabulary.classes.contains { known in
        known.actions.contains { $0.selector == selector }
          && scene.vocabulary.isClass(known.qualifiedName, descendantOf: Vocabulary.controllerClass) != false
      }
  }

  private static func isOfFramework(_ description: ClassDescription, in scene: CheckedScene) -> Bool {
    let name = description.qualifiedName
    guard scene.vocabulary.usesUIKitNames, let host = scene.host, host.classes[name] == nil else {
      return false
    }
    return scene.vocabulary.isClass(name, descendantOf: Vocabulary.controllerClass) == true
  }

  private static func scenes(of scene: CheckedScene) -> [SceneSummary] {
    let document = scene.document
    let exits = SceneExits(of: scene)
    return document.scenes.enumerated().map { index, node in
      guard let controller = node.controller else {
        return SceneSummary(
          id: nil, nameRange: node.nameRange, title: "scene", isEntry: true, isOpen: true, isShown: false,
          covers: false, actions: nil)
      }
      let object = document.objects[controller]
      // A duplicate ID does not uniquely identify an object.
      let isAmbiguous = object.id.map { scene.object($0) == nil } ?? false
      var summary = SceneSummary(
        id: object.id, nameRange: object.nameRange, title: scene.describe(controller),
        isEntry: object.isEntry || isAmbiguous, isOpen: exits.isOpen(index), isShown: exits.isShown(index),
        covers: SceneExits.covers(scene.value("modalPresentationStyle", of: controller)),
        actions: actions(of: controller, in: scene))
      summary.keepsPage = SceneExits.keepsPage(scene.value("modalTransitionStyle", of: controller))
      summary.className = scene.objectClasses[controller]?.qualifiedName
      return summary
    }
  }

  private static func actions(of controller: Int, in scene: CheckedScene) -> [String]? {
    guard let known = scene.objectClasses[controller], known.isComplete else { return nil }
    return scene.vocabulary.actionSelectors(of: known.qualifiedName)
  }
}
