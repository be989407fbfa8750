import InterfaceBuilder
import SceneModel
import SceneValues

struct NameCollector {
  let markup: MarkupText
  let vocabulary: Vocabulary
  let isForeign: Bool
  private let places: [String: Int]
  private var scenesOfElements: [Int] = []
  private(set) var names = FileNames()
  private var nameReferences: [NameReference] = []
  private var current = Current(element: 0)

  private struct Current {
    var element: Int
    var id: String?
    /// The suffix of the element's translation keys, which specifies the traits.
    var keySuffix: String?
    /// The class name. The outer optional is nil until the class name is first required.
    var className: String??
  }

  init(_ markup: MarkupText, _ vocabulary: Vocabulary, isForeign: Bool) {
    self.markup = markup
    self.vocabulary = vocabulary
    self.isForeign = isForeign
    var places: [String: Int] = [:]
    for element in markup.elements.indices {
      if let id = markup.value("id", of: element), !id.isEmpty, places[id] == nil { places[id] = element }
    }
    self.places = places
  }

  static func names(in markup: MarkupText, _ vocabulary: Vocabulary, isForeign: Bool) -> FileNames {
    var collector = NameCollector(markup, vocabulary, isForeign: isForeign)
    collector.collect()
    return collector.names
  }

  private mutating func collect() {
    collectScenes()
    for (id, element) in places {
      guard let range = range(of: "id", element) else { continue }
      names.objects[id] = FileNames.Object(
        element: markup.name(of: element), className: className(of: element), range: range,
        scene: scene(of: element))
    }
    for element in markup.elements.indices where !markup.elements[element].attributes.isEmpty {
      let name = markup.name(of: element)
      current = isForeign ? foreignCurrent(element) : self.current(element, named: name)
      for place in markup.elements[element].attributes {
        let attribute = markup.attributes[place]
        guard let range = attribute.value, !range.isEmpty else { continue }
        let key = markup.text(attribute.name)
        let written = markup.text(range)
        if isForeign {
          addForeign(key, written, range, of: element, named: name)
        } else {
          add(key, written, range, of: element, named: name)
        }
      }
    }
    names.set(nameReferences)
  }

  /// Returns the object that an element describes. The attributes of a `when` element describe its parent.
  private func current(_ element: Int, named name: String) -> Current {
    let parent = markup.elements[element].parent
    guard name == LanguageElement.when.name, parent >= 0 else {
      return Current(element: element, id: markup.value("id", of: element), keySuffix: "")
    }
    let traits = markup.value("traits", of: element).flatMap { TraitSet($0) }
    return Current(
      element: parent, id: markup.value("id", of: parent),
      keySuffix: traits.map { TraitSet.keySuffix($0.literal) })
  }

  private mutating func foreignCurrent(_ element: Int) -> Current {
    let id = markup.value("id", of: element)
    if let id, !id.isEmpty {
      names.texts.merge(ForeignTexts(markup: markup).texts(of: element, id: id)) { _, last in last }
    }
    return Current(element: element, id: id)
  }

  // MARK: Scenes

  private mutating func collectScenes() {
    scenesOfElements.reserveCapacity(markup.elements.count)
    for element in markup.elements.indices {
      let parent = markup.elements[element].parent
      scenesOfElements.append(parent >= 0 ? scenesOfElements[parent] : -1)
      if markup.name(of: element) == "scene", let scene = scene(at: element) {
        scenesOfElements[element] = names.scenes.count
        names.scenes.append(scene)
      }
    }
  }

  private func scene(at element: Int) -> FileNames.Scene? {
    let holder =
      isForeign
      ? markup.children(of: element).first { markup.name(of: $0) == "objects" } ?? element : element
    let children = markup.children(of: holder)
    guard let controller = children.first(where: { isController($0) }) ?? children.first,
      !markup.elements[controller].name.isEmpty
    else { return nil }
    let idKey = isForeign ? "storyboardIdentifier" : "id"
    return FileNames.Scene(
      element: markup.name(of: controller),
      id: markup.value(idKey, of: controller) ?? markup.value("id", of: controller),
      title: markup.value("title", of: controller), className: className(of: controller),
      whole: markup.whole(controller),
      nameRange: range(of: idKey, controller) ?? range(of: "id", controller)
        ?? markup.elements[controller].name)
  }

  private func isController(_ element: Int) -> Bool {
    className(of: element).flatMap {
      vocabulary.isClass($0, descendantOf: Vocabulary.controllerClass)
    } ?? markup.name(of: element).hasSuffix("Controller")
  }

  private func scene(of element: Int) -> Int? {
    let scene = scenesOfElements[element]
    return scene >= 0 ? scene : nil
  }

  // MARK: Classes

  func className(of element: Int) -> String? {
    MarkupClasses(markup: markup, vocabulary: vocabulary, isForeign: isForeign).className(of: element)
  }

  private func className(ofID id: String) -> String? {
    if id == ReservedID.owner.rawValue {
      return markup.elements.indices.first.flatMap { markup.value("owner", of: $0) }
    }
    return places[id].flatMap { className(of: $0) }
  }

  private func holder(of element: Int) -> Int? {
    markup.ancestors(of: element).first { markup.name(of: $0) != "connections" }
  }

  private func ownerClass(of element: Int) -> String? {
    guard let holder = holder(of: element) else { return nil }
    if !isForeign, markup.name(of: holder) == "nib" { return markup.value("owner", of: holder) }
    return className(of: holder)
  }

  private func controllerClass(of element: Int) -> String? {
    scene(of: element).flatMap { names.scenes[$0].className } ?? ownerClass(of: element)
  }

  func range(of attribute: String, _ element: Int) -> Range<Int>? {
    markup.attribute(attribute, of: element).flatMap { markup.attributes[$0].value }
  }

  // MARK: Name references

  private mutating func nameReference(
    _ kind: NameReference.Kind, _ written: String, _ range: Range<Int>, owner: String? = nil,
    isDefinition: Bool = false, storyboard: String? = nil
  ) {
    let text = MarkupEscape.decoded(written)
    var nameReference = NameReference(kind, text, range, owner: owner)
    nameReference.isDefinition = isDefinition
    nameReference.storyboard = storyboard
    nameReference.isVerbatim = text == written
    nameReferences.append(nameReference)
  }

  private func words(_ written: String, _ range: Range<Int>) -> [(String, Range<Int>)] {
    Name(written, .init(range)).words.map { ($0.text, $0.range.bytes) }
  }

  private mutating func add(
    _ key: String, _ written: String, _ range: Range<Int>, of element: Int, named name: String
  ) {
    switch (name, key) {
    case ("storyboard", "initial"): nameReference(.id, written, range)
    case ("nib", "owner"): nameReference(.className, written, range)
    case ("appearance", "in"):
      for (word, place) in words(written, range) { nameReference(.className, word, place) }
    case ("outlet", "property"), ("outletCollection", "property"):
      nameReference(.outlet, written, range, owner: ownerClass(of: element))
    case ("outlet", "destination"), ("action", "destination"), ("segue", "anchor"):
      if ReservedID(rawValue: written) == nil { nameReference(.id, written, range) }
    case ("outletCollection", "destinations"):
      for (word, place) in words(written, range) { nameReference(.id, word, place) }
    case ("action", "selector"):
      nameReference(
        .action, written, range,
        owner: markup.value("destination", of: element).flatMap { className(ofID: $0) })
    case ("segue", "action"): nameReference(.action, written, range)
    case ("segue", "identifier"):
      nameReference(.segue, written, range, owner: controllerClass(of: element), isDefinition: true)
    case ("segue", "destination"): addDestination(written, range, of: element)
    case ("constraint", "equation"):
      for (word, place) in Self.items(ofEquation: written, at: range.lowerBound) where places[word] != nil {
        nameReference(.id, word, place)
      }
    case ("constraints", "format"):
      for (word, place) in Self.views(ofFormat: written, at: range.lowerBound) where places[word] != nil {
        nameReference(.id, word, place)
      }
    case (_, "id"): nameReference(.id, written, range, isDefinition: true)
    case (_, "class"): nameReference(.className, written, range)
    case (_, "reuseIdentifier"): nameReference(.reuse, written, range, isDefinition: true)
    default: addProperty(key, written, range, of: element)
    }
  }

  private mutating func addDestination(_ written: String, _ range: Range<Int>, of element: Int) {
    var (id, place, storyboard) = (written, range, String?.none)
    if let mark = written.utf8.firstIndex(of: UInt8(ascii: "#")) {
      let count = written.utf8.distance(from: written.startIndex, to: mark)
      let name = String(written[..<mark])
      storyboard = name
      id = String(written[written.index(after: mark)...])
      place = range.lowerBound + count + 1..<range.upperBound
      nameReference(.storyboard, name, range.lowerBound..<range.lowerBound + count)
    }
    if !id.isEmpty { nameReference(.id, id, place, storyboard: storyboard) }
    addLead(id, storyboard, place, of: element)
  }

  private mutating func addLead(_ id: String, _ storyboard: String?, _ range: Range<Int>, of element: Int) {
    guard let scene = scene(of: element) else { return }
    names.leads.append(
      FileNames.Lead(scene: scene, destination: id, storyboard: storyboard, range: range))
  }

  /// Adds the name in a property value. Most values cannot contain a name and do not require a lookup.
  private mutating func addProperty(
    _ key: String, _ written: String, _ range: Range<Int>, of element: Int
  ) {
    if written.hasPrefix("asset:"), key.hasSuffix("olor") || key == "value" {
      nameReference(.color, String(written.dropFirst(6)), range.lowerBound + 6..<range.upperBound)
      return
    }
    let mayRefer = mayRefer(range)
    let id = current.id
    guard mayRefer || id != nil || key.hasSuffix("mage"), let owner = classOfCurrent(),
      let property = vocabulary.property(key, of: owner)
    else { return }
    if property.isLocalizable, let id, let suffix = current.keySuffix {
      names.texts["\(id).\(key)\(suffix)"] = range
    }
    switch property.type {
    case .image: nameReference(.image, written, range)
    case .reference, .references:
      for (word, place) in words(written, range) {
        nameReference(.id, word, place)
        if property.children != nil || isController(word) { addLead(word, nil, place, of: element) }
      }
    default: break
    }
  }

  /// Returns whether a word of a value is the id of an object. It is called for each attribute, so it does not allocate.
  private func mayRefer(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    for index in range where MarkupScanner.isSpace(markup.bytes[index]) {
      if index > start, places[markup.text(start..<index)] != nil { return true }
      start = index + 1
    }
    return start < range.upperBound && places[markup.text(start..<range.upperBound)] != nil
  }

  /// Returns the class of the current element. The class is cached and used for all attributes of the element.
  private mutating func classOfCurrent() -> String? {
    if let known = current.className { return known }
    let found = className(of: current.element)
    current.className = .some(found)
    return found
  }

  private func isController(_ id: String) -> Bool { places[id].map { isController($0) } ?? false }

  // MARK: Interface Builder documents

  /// The attributes that contain visible text or other names.
  private static let texts: Set<String> = [
    "text", "title", "placeholder", "prompt", "userLabel", "label", "key", "name", "type", "kind", "value",
    "sceneID", "keyPath", "customModule",
  ]

  private mutating func addForeign(
    _ key: String, _ written: String, _ range: Range<Int>, of element: Int, named name: String
  ) {
    switch (name, key) {
    case (_, "id"): nameReference(.id, written, range, isDefinition: true)
    case (_, "customClass"): nameReference(.className, written, range)
    case (_, "storyboardIdentifier"): nameReference(.sceneName, written, range, isDefinition: true)
    case (_, "storyboardName"): nameReference(.storyboard, written, range)
    case (_, "referencedIdentifier"):
      nameReference(.sceneName, written, range, storyboard: markup.value("storyboardName", of: element))
    case (_, "reuseIdentifier"): nameReference(.reuse, written, range, isDefinition: true)
    case ("outlet", "property"), ("outletCollection", "property"):
      nameReference(.outlet, written, range, owner: ownerClass(of: element))
    case ("action", "selector"):
      nameReference(
        .action, written, range,
        owner: (markup.value("destination", of: element) ?? markup.value("target", of: element))
          .flatMap { className(ofID: $0) })
    case ("segue", "unwindAction"): nameReference(.action, written, range)
    case ("segue", "identifier"):
      nameReference(.segue, written, range, owner: controllerClass(of: element), isDefinition: true)
    case ("segue", "destination"):
      nameReference(.id, written, range)
      addLead(written, nil, range, of: element)
    case ("color", "name"), ("namedColor", "name"): nameReference(.color, written, range)
    case ("image", "name"): nameReference(.image, written, range)
    default:
      if !Self.texts.contains(key), places[written] != nil {
        nameReference(.id, written, range)
      } else if key.hasSuffix("mage"), name != "userDefinedRuntimeAttribute" {
        nameReference(.image, written, range)
      }
    }
  }

  // MARK: Constraints

  /// Returns the items of an equation, along with their ranges. An item is the word before a dot.
  static func items(ofEquation text: String, at start: Int) -> [(String, Range<Int>)] {
    runs(of: text, at: start) { $1 == UInt8(ascii: ".") }
  }

  /// Returns the views of a visual format, along with their ranges. A view is a word in brackets or parentheses.
  static func views(ofFormat text: String, at start: Int) -> [(String, Range<Int>)] {
    runs(of: text, at: start) { before, _ in
      [UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: ";")].contains(before)
    }
  }

  /// Returns the words whose adjacent characters satisfy a predicate. Words can contain hyphens.
  private static func runs(
    of text: String, at start: Int, _ isWanted: (UInt8?, UInt8?) -> Bool
  ) -> [(String, Range<Int>)] {
    let bytes = Array(text.utf8)
    func isWord(_ byte: UInt8) -> Bool {
      MarkupScanner.isName(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: ":")
    }
    var runs: [(String, Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      guard isWord(bytes[index]), bytes[index] != UInt8(ascii: "-") else {
        index += 1
        continue
      }
      let begin = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      let before = bytes[..<begin].last { !MarkupScanner.isSpace($0) }
      if isWanted(before, index < bytes.count ? bytes[index] : nil) {
        runs.append((String(decoding: bytes[begin..<index], as: UTF8.self), start + begin..<start + index))
      }
    }
    return runs
  }
}
