import InterfaceBuilder
import SceneModel
import SceneValues

extension Completer {
  mutating func addValues(of place: Int, _ element: Int) {
    let key = markup.text(markup.attributes[place].name)
    if document.isForeign {
      addForeignValues(of: key, element)
    } else if !addLanguageValues(of: key, element) {
      addPropertyValues(of: key, element)
    }
  }

  /// Narrows the replaced range to the word at the cursor. Returns the other words of the value.
  mutating func narrowToWord() -> [String] {
    let text = Array(markup.bytes[context.range])
    let cursor = offset - context.range.lowerBound
    func isSpace(_ index: Int) -> Bool { MarkupScanner.isSpace(text[index]) }
    var (start, end) = (cursor, cursor)
    while start > 0, !isSpace(start - 1) { start -= 1 }
    while end < text.count, !isSpace(end) { end += 1 }
    replaced = context.range.lowerBound + start..<context.range.lowerBound + end
    let others = text[..<start] + text[end...]
    return String(decoding: others, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private mutating func addPropertyValues(of key: String, _ element: Int) {
    let name = markup.name(of: element)
    var owner = document.classes.className(of: element)
    if name == LanguageElement.when.name {
      owner = document.holder(of: element).flatMap { document.classes.className(of: $0) }
    } else if name == LanguageElement.appearance.name {
      owner = markup.value("class", of: element)
    } else if let parent = context.parent, markup.name(of: parent) == LanguageElement.appearance.name {
      owner = markup.value("class", of: parent)
      let axes = variants(of: owner ?? Vocabulary.viewClass).first { $0.element == name }?.axes
      if let axis = axes?.first(where: { $0.name == key }) { return addValues(of: axis.type) }
    } else if let own = owner, vocabulary.index(of: own) == nil {
      owner = document.classes.elementClass(of: element)
    }
    if document.isController(owner), key == LanguageElement.entry { return addValues(of: .bool) }
    guard let owner, let property = vocabulary.property(key, of: owner) else { return }
    if key == LanguageElement.prototypeIdentity.first(where: { $0 == "reuseIdentifier" }) {
      return addReuseIdentifiers()
    }
    if key == "timeZone", vocabulary.isClass(owner, descendantOf: "DatePicker") == true {
      return addWords(TimeZoneDirectory.systemIdentifiers.value ?? [])
    }
    addValues(of: property.type)
    if let literal = property.defaultLiteral, !literal.isEmpty,
      !items.contains(where: { $0.label == literal })
    {
      add(literal, .word, "default", rank: 3)
    }
  }

  mutating func addValues(of type: ValueType) {
    switch type {
    case .bool: addWords(["true", "false"])
    case .enumeration(let cases): addWords(cases)
    case .optionSet(let members):
      let known = Set(narrowToWord())
      addWords(members.filter { !known.contains($0) })
    case .color: addColors()
    case .font: addFonts()
    case .image: addImages()
    case .reference(let name): addIDs(of: name)
    case .references(let name):
      let known = Set(narrowToWord())
      addIDs(of: name, besides: known)
    case .priorities: addWords(["1000", "750", "500", "250", "1"])
    case .transform: addWords(["rotate(0)", "scale(1)", "translate(0 0)"], "a transform")
    case .rect: addWords(["0 0 320 480", "0 0 100 44"], "x y width height", rank: 2)
    case .size: addWords(["44 44"], "width height", rank: 2)
    case .point: addWords(["0 0"], "x y", rank: 2)
    case .insets: addWords(["0 0 0 0", "8 8 8 8"], "top left bottom right", rank: 2)
    default: break
    }
  }

  mutating func addColors() {
    for color in StandardColor.allCases {
      var item = CompletionItem(color.rawValue, .color)
      item.color = color.components(dark: false)
      item.detail = item.color.map { ColorLiteral.hex($0) } ?? ""
      items.append(item)
    }
    add("tint", .color, "the tint color of the view", rank: 1)
    for name in assetColors { add("asset:\(name)", .color, "in an asset catalog", rank: 1) }
    // Values that already occur in the file are likely to be used again.
    var counts: [String: Int] = [:]
    for attribute in markup.attributes {
      guard let range = attribute.value, range != context.range, range.count <= 9, range.count > 3,
        markup.bytes[range.lowerBound] == UInt8(ascii: "#")
      else { continue }
      counts[markup.text(range), default: 0] += 1
    }
    for (literal, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(20) {
      guard let color = ColorLiteral.color(of: literal) else { continue }
      var item = CompletionItem(literal, .color)
      item.color = color
      item.detail = "used in this file"
      item.rank = 2
      items.append(item)
    }
  }

  private var assetColors: [String] {
    service.snapshot.resources(of: document.path)?.assets?.colors?.sorted() ?? []
  }

  mutating func addFonts() {
    for face in ["system", "bold", "italic", "monospaced"] {
      add("\(face) 17", .font, "a system font and its size")
    }
    for style in TextStyle.allCases {
      add(style.rawValue, .font, "a text style, \(Value.number(style.size)) points", rank: 1)
    }
  }

  mutating func addImages() {
    for name in service.snapshot.resources(of: document.path)?.assets?.images.keys.sorted() ?? [] {
      add(name, .image)
    }
  }

  mutating func addIDs(of name: String, besides known: Set<String> = [], rank: Int = 0) {
    let own = context.element.flatMap { markup.value("id", of: $0) }
    for (id, object) in document.names.objects
    where !known.contains(id) && id != own && document.mayBe(object.className, name) {
      let isKnown = object.className.flatMap { vocabulary.isClass($0, descendantOf: name) } == true
      add(id, .object, detail(of: object), rank: rank + (isKnown ? 0 : 1))
    }
  }

  func detail(of object: FileNames.Object) -> String {
    object.className.map { vocabulary.displayName(of: $0) } ?? object.element
  }

  private mutating func addReuseIdentifiers() {
    let known = Set(document.names.nameReferences.filter { $0.kind == .reuse }.map(\.text))
    for use in document.host?.uses ?? [] where use.kind == .reuse && !known.contains(use.name) {
      add(use.name, .word, use.className.map { "used by \($0)" } ?? "used by code")
    }
  }

  mutating func addClasses(of ancestor: String, includingLibrary: Bool = false) {
    for description in vocabulary.classes {
      let isOfLibrary = Vocabulary.libraryModules.contains(description.module)
      guard includingLibrary || (!isOfLibrary && !description.isNotMade), description.module != "UIKit",
        vocabulary.isClass(description.qualifiedName, descendantOf: ancestor) == true,
        !InterfaceBuilder.isAppleClass(description)
      else { continue }
      let isPlain = vocabulary.modules(of: description.name).count == 1
      let name = isPlain ? description.name : description.qualifiedName
      add(
        name, .className,
        description.superclass.map { ": \(vocabulary.displayName(of: $0))" } ?? "",
        subject: description.qualifiedName, rank: isOfLibrary ? 1 : 0)
    }
  }

  private mutating func addForeignValues(of key: String, _ element: Int) {
    let name = markup.name(of: element)
    switch (name, key) {
    case ("outlet", "property"), ("outletCollection", "property"): addOutlets(of: element)
    case ("outlet", "destination"), ("outletCollection", "destination"): addOutletDestinations(of: element)
    case ("action", "selector"): addSelectors(of: element)
    case ("action", "destination"), ("action", "target"): addActionDestinations(of: element)
    case ("action", "eventType"): addEvents(of: element)
    case ("segue", "destination"): addIDs(of: Vocabulary.controllerClass)
    case ("segue", "kind"):
      addWords(
        SegueKind.xcodeNames.keys.sorted() + [
          "show", "showDetail", "embed", "unwind", "custom", "relationship",
        ])
    case ("segue", "identifier"): addSegueIdentifiers(of: element)
    case ("segue", "unwindAction"): addUnwindActions()
    case ("segue", "customClass"): addClasses(of: LanguageElement.segueClass)
    case ("constraint", "firstItem"), ("constraint", "secondItem"): addIDs(of: Vocabulary.viewClass)
    case ("constraint", "firstAttribute"), ("constraint", "secondAttribute"):
      addWords(LayoutAttribute.allCases.map(\.rawValue))
    case ("constraint", "relation"): addWords(["equal", "lessThanOrEqual", "greaterThanOrEqual"])
    case ("document", "initialViewController"): addIDs(of: Vocabulary.controllerClass)
    case (_, "customClass"):
      addClasses(of: document.classes.elementClass(of: element) ?? Vocabulary.anyClass)
    default:
      if let form = InterfaceBuilder.attributes(ofElement: name).first(where: { $0.name == key }) {
        addWords(form.words)
        guard form.words.isEmpty, let owner = document.classes.className(of: element),
          let property = vocabulary.property(form.property, of: owner)
        else { return }
        switch property.type {
        case .image: addImages()
        case .reference(let name), .references(let name): addIDs(of: name)
        default: break
        }
      }
    }
  }
}
