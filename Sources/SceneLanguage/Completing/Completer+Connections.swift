import InterfaceBuilder
import SceneModel
import SceneValidation
import SceneValues

extension Completer {
  /// Adds the possible values of an attribute. Returns whether the attribute is part of the scene format.
  mutating func addLanguageValues(of key: String, _ element: Int) -> Bool {
    switch (markup.name(of: element), key) {
    case (_, "version"): addWords(UnknownVersion.knownVersions)
    case ("storyboard", "initial"): addIDs(of: Vocabulary.controllerClass)
    case ("nib", "owner"): addClasses(of: Vocabulary.anyClass)
    case ("outlet", "property"), ("outletCollection", "property"): addOutlets(of: element)
    case ("outlet", "destination"): addOutletDestinations(of: element)
    case ("outletCollection", "destinations"):
      let known = Set(narrowToWord())
      addOutletDestinations(of: element, besides: known)
    case ("action", "selector"): addSelectors(of: element)
    case ("action", "destination"): addActionDestinations(of: element)
    case ("action", "event"): addEvents(of: element)
    case ("segue", "kind"): addWords(SegueKind.allCases.map(\.rawValue))
    case ("segue", "identifier"): addSegueIdentifiers(of: element)
    case ("segue", "destination"): addSegueDestinations()
    case ("segue", "action"): addUnwindActions()
    case ("segue", "anchor"):
      addIDs(of: Vocabulary.viewClass)
      addIDs(of: Vocabulary.barItemClass)
    case ("segue", "class"): addClasses(of: LanguageElement.segueClass)
    case ("runtimeAttribute", "type"): addWords(ValueType.runtimeAttributeTypes.map(\.description))
    case ("runtimeAttribute", "key"): addKeys(of: element) { _ in true }
    case ("runtimeAttribute", "value"): addRuntimeValues(of: element)
    case ("value", "key"): addKeys(of: element) { $0 == .string }
    case ("when", "traits"): addTraits()
    case ("constraint", "equation"): addEquation(in: element)
    case ("constraint", LanguageElement.active): addWords(["true", "false"])
    case ("constraints", "format"): addFormat(in: element)
    case ("constraints", "options"):
      let known = Set(narrowToWord())
      addWords(VisualFormatOptions.words.filter { !known.contains($0) })
    case ("appearance", "class"):
      addClasses(of: Vocabulary.viewClass, includingLibrary: true)
      addClasses(of: Vocabulary.barItemClass, includingLibrary: true)
    case ("appearance", "in"):
      _ = narrowToWord()
      addClasses(of: Vocabulary.viewClass, includingLibrary: true)
      addClasses(of: Vocabulary.controllerClass, includingLibrary: true)
    case (_, "class"): addClasses(of: document.classes.elementClass(of: element) ?? Vocabulary.anyClass)
    case (_, "id"): addUnusedIDs(of: element)
    default: return false
    }
    return true
  }

  // MARK: Outlets

  private func owner(of element: Int) -> String? {
    guard let holder = document.holder(of: element) else { return nil }
    if !document.isForeign, markup.name(of: holder) == LanguageElement.nib.name {
      return markup.value("owner", of: holder)
    }
    return document.classes.className(of: holder)
  }

  mutating func addOutlets(of element: Int) {
    guard let owner = owner(of: element) else { return }
    let isCollection = markup.name(of: element) == LanguageElement.outletCollection.name
    let destination = markup.value(
      isCollection && !document.isForeign ? "destinations" : "destination", of: element)
    let target = destination?.split(separator: " ").first.flatMap { document.className(ofID: String($0)) }
    let connected = connectedOutlets(besides: element)
    for (depth, description) in vocabulary.lineage(of: owner).enumerated() {
      for outlet in description.outlets where outlet.isCollection == isCollection {
        guard isCollection || !connected.contains(outlet.name),
          target == nil || document.mayBe(target, outlet.type)
        else { continue }
        add(
          outlet.name, .outlet, vocabulary.displayName(of: outlet.type),
          subject: "\(description.qualifiedName).\(outlet.name)", rank: depth)
      }
    }
  }

  private func connectedOutlets(besides element: Int) -> Set<String> {
    guard let parent = context.parent else { return [] }
    let others = markup.children(of: parent).filter { child in
      child != element && markup.name(of: child) == "outlet"
    }
    return Set(others.compactMap { markup.value("property", of: $0) })
  }

  mutating func addOutletDestinations(of element: Int, besides known: Set<String> = []) {
    var type = Vocabulary.anyClass
    if let owner = owner(of: element), let property = markup.value("property", of: element),
      let outlet = vocabulary.outlet(property, of: owner)
    {
      type = outlet.type
    }
    addIDs(of: type, besides: known)
  }

  // MARK: Actions

  mutating func addSelectors(of element: Int) {
    let sender = owner(of: element)
    let destination = markup.value("destination", of: element) ?? markup.value("target", of: element)
    var owners: [String] = []
    if let destination, let name = document.className(ofID: destination) {
      owners = [name]
    } else if let destination, ReservedID(rawValue: destination) == .firstResponder {
      owners = vocabulary.classes.filter { !$0.actions.isEmpty }.map(\.qualifiedName)
    } else {
      // The scene's controller is the most frequent owner.
      if let controller = document.controller(around: element),
        let name = document.classes.className(of: controller)
      {
        owners = [name]
      }
      owners += document.names.objects.values.compactMap(\.className).sorted()
    }
    var seen: Set<String> = []
    for (order, owner) in owners.enumerated() where seen.insert(owner).inserted {
      for description in vocabulary.lineage(of: owner) {
        for action in description.actions where fits(action, sender) {
          add(
            action.selector, .action, vocabulary.displayName(of: description.qualifiedName),
            subject: "\(description.qualifiedName).\(action.selector)",
            rank: min(order, 1) + (isAppClass(description) ? 0 : 2))
        }
      }
    }
  }

  private func isAppClass(_ description: ClassDescription) -> Bool {
    !Vocabulary.libraryModules.contains(description.module) && description.module != "UIKit"
      && !InterfaceBuilder.isAppleClass(description)
  }

  private func fits(_ action: ActionDescription, _ sender: String?) -> Bool {
    guard let wanted = action.sender else { return true }
    return document.mayBe(sender, wanted)
  }

  mutating func addActionDestinations(of element: Int) {
    let selector = markup.value("selector", of: element)
    let controller = document.controller(around: element).flatMap { markup.value("id", of: $0) }
    for (id, object) in document.names.objects {
      guard let name = object.className else { continue }
      let hasAction =
        selector.map { $0.isEmpty || vocabulary.action($0, of: name) != nil }
        ?? vocabulary.lineage(of: name).contains { !$0.actions.isEmpty }
      if hasAction { add(id, .object, detail(of: object), rank: id == controller ? 0 : 1) }
    }
    if !document.isForeign {
      add(ReservedID.firstResponder.rawValue, .object, "sends along the responder chain", rank: 2)
    }
  }

  mutating func addEvents(of element: Int) {
    guard let sender = owner(of: element) else { return }
    for (order, event) in vocabulary.events(of: sender).enumerated() {
      add(event, .event, order == 0 ? "the primary event" : "", rank: min(order, 1))
    }
  }

  // MARK: Segues

  mutating func addSegueIdentifiers(of element: Int) {
    let others = document.names.nameReferences.filter { reference in
      reference.kind == .segue && reference.range != context.range
    }
    let known = Set(others.map(\.text))
    let owner = document.controller(around: element).flatMap { document.classes.className(of: $0) }
    for use in document.host?.uses ?? []
    where (use.kind == .segue || use.kind == .comparedSegue) && !known.contains(use.name) {
      let isOwn = use.className.flatMap { name in owner.map { document.mayBe($0, name) } } ?? true
      if isOwn { add(use.name, .segue, use.className.map { "performed by \($0)" } ?? "used by code") }
    }
  }

  mutating func addSegueDestinations() {
    let written = markup.text(context.range.lowerBound..<max(context.range.lowerBound, offset))
    let start = written.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    for scene in document.names.scenes {
      guard let id = scene.id else { continue }
      add(id, .object, scene.title ?? scene.className ?? scene.element)
    }
    for (path, stem) in zip(service.snapshot.paths, service.stems) where path != document.path {
      // A project can have thousands of scenes. The editor sends another request after more input.
      guard items.count <= limit else { break }
      guard written.isEmpty || stem.hasPrefix(start) || start.hasPrefix(stem) else { continue }
      for scene in service.names(of: path)?.scenes ?? [] {
        guard let id = scene.id else { continue }
        add("\(stem)#\(id)", .object, scene.title ?? scene.className ?? scene.element, rank: 1)
      }
    }
  }

  mutating func addUnwindActions() {
    for description in vocabulary.classes where document.isController(description.qualifiedName) {
      for action in description.actions {
        add(
          action.selector, .action, vocabulary.displayName(of: description.qualifiedName),
          subject: "\(description.qualifiedName).\(action.selector)",
          rank: action.sender.map { document.mayBe(LanguageElement.segueClass, $0) } == true ? 0 : 1)
      }
    }
  }

  // MARK: Other attributes

  private mutating func addKeys(of element: Int, _ isWanted: (ValueType) -> Bool) {
    guard let owner = owner(of: element) else { return }
    for (depth, description) in vocabulary.lineage(of: owner).enumerated() {
      for property in description.properties where isWanted(property.type) {
        add(
          property.key, .attribute, Self.detail(of: property),
          subject: "\(description.qualifiedName).\(property.key)", rank: depth)
      }
    }
  }

  private mutating func addRuntimeValues(of element: Int) {
    if let type = markup.value("type", of: element).flatMap(ValueType.init) { addValues(of: type) }
  }

  private mutating func addTraits() {
    let known = Set(narrowToWord().compactMap { $0.split(separator: "=").first.map(String.init) })
    for trait in SceneTrait.allCases where !known.contains(trait.rawValue) {
      addWords(trait.values.map { "\(trait.rawValue)=\($0)" })
    }
  }

  /// Adds the names of unconnected outlets as ids for an object that has no id.
  private mutating func addUnusedIDs(of element: Int) {
    guard let controller = document.controller(around: element), controller != element,
      let owner = document.classes.className(of: controller)
    else { return }
    let own = document.classes.className(of: element)
    for outlet in vocabulary.lineage(of: owner).flatMap(\.outlets)
    where document.names.objects[outlet.name] == nil && !outlet.isCollection
      && own.flatMap({ vocabulary.isClass($0, descendantOf: outlet.type) }) == true
    {
      add(outlet.name, .object, "as the outlet of \(vocabulary.displayName(of: owner))")
    }
  }
}
