import SceneFiles
import SceneModel
import SceneResources
import SceneValues

struct Hovering {
  let service: LanguageService
  let document: MarkupDocument

  private static let maxConnections = 12

  private var markup: MarkupText { document.markup }
  private var vocabulary: Vocabulary { document.vocabulary }
  private var pages: MemberPages { MemberPages(vocabulary: vocabulary) }

  func text(at offset: Int) -> HoverText? {
    let context = markup.context(at: offset)
    guard !context.range.isEmpty else { return nil }
    let text: String?
    var range = context.range
    var image: String?
    switch context.place {
    case .elementName: text = context.element.map { elementPage($0) }
    case .endTagName: text = context.element.map { elementPage($0) }
    case .attributeName: text = context.element.flatMap { attributePage(markup.text(context.range), of: $0) }
    case .attributeValue(let place):
      if let nameReference = document.names.nameReference(at: offset) {
        range = nameReference.range
        text = page(of: nameReference)
        if nameReference.kind == .image {
          image = ImagePages(service: service).picture(of: nameReference.text)
        }
      } else {
        text = context.element.flatMap { valuePage(of: place, $0) }
      }
    case .text, .skipped: text = nil
    }
    return text.flatMap { $0.isEmpty ? nil : HoverText(text: $0, range: range, image: image) }
  }

  private func elementPage(_ element: Int) -> String {
    let name = markup.name(of: element)
    guard let className = document.classes.className(of: element) else { return LanguagePages.page(of: name) }
    let known =
      vocabulary.description(of: className)
      ?? document.classes.elementClass(of: element)
      .flatMap { vocabulary.description(of: $0) }
    let page = known.map(pages.page) ?? "`\(className)`"
    let own = LanguagePages.page(of: name)
    return MemberPages.joined([
      own.isEmpty ? page : own, placePage(of: element),
      markup.value("id", of: element).map { connections(of: $0) } ?? "",
    ])
  }

  private func placePage(of element: Int) -> String {
    guard let place = service.place(of: element, in: document) else { return "" }
    let frame = "Frame `\(Value.rect(place.frame).literal)` in the superview"
    return MemberPages.joined([
      frame, place.reasons.map { "- " + HoverText.escaped($0) }.joined(separator: "\n"),
    ])
  }

  private func attributePage(_ key: String, of element: Int) -> String? {
    let name = markup.name(of: element)
    if !document.isForeign {
      let isObject = !LanguageElement.all.contains { $0.name == name }
      let page = LanguagePages.page(of: isObject ? "object" : name, key)
      if !page.isEmpty { return page }
    }
    guard let owner = document.classes.className(of: element) ?? holderClass(of: element),
      let property = vocabulary.property(property(key, of: name), of: owner)
    else { return nil }
    let declarer = LanguageService.declarer(of: owner, vocabulary) {
      $0.properties.contains { $0.key == property.key }
    }
    return pages.page(of: property, of: declarer)
  }

  private func property(_ key: String, of element: String) -> String {
    document.isForeign ? ForeignAttributes.property(key, of: element) : key
  }

  private func holderClass(of element: Int) -> String? {
    document.holder(of: element).flatMap { document.classes.className(of: $0) }
  }

  private func valuePage(of place: Int, _ element: Int) -> String? {
    guard let range = markup.attributes[place].value else { return nil }
    let literal = MarkupEscape.decoded(markup.text(range))
    let key = markup.text(markup.attributes[place].name)
    var parts: [String] = []
    if let color = ColorLiteral.color(of: literal), isColor(key, of: element) {
      let names = ColorLiteral.names(of: color).filter { $0 != literal }.map { "`\($0)`" }
      let (red, green, blue) = (color.packed >> 24, color.packed >> 16 & 255, color.packed >> 8 & 255)
      let opacity = color.packed & 255
      var line = "`\(literal)`: red \(red), green \(green), blue \(blue)"
      if opacity < 255 { line += ", opacity \(opacity) of 255" }
      if !names.isEmpty { line += "; \(names.joined(separator: ", ")) in the light style" }
      parts.append(line)
    }
    if let text = document.names.texts.first(where: { $0.value == range })?.key {
      parts +=
        service.translations(of: text, in: document.path).prefix(20)
        .map { "- \($0.locale): \(HoverText.escaped($0.text))" }.joinedLines
    }
    parts += [attributePage(key, of: element) ?? ""]
    return MemberPages.joined(parts)
  }

  private func isColor(_ key: String, of element: Int) -> Bool {
    let owner = document.classes.className(of: element) ?? holderClass(of: element)
    return owner.flatMap { vocabulary.property(key, of: $0) }?.type == .color
      || key.hasSuffix("olor")
  }

  private func page(of nameReference: NameReference) -> String? {
    let name = nameReference.text
    switch nameReference.kind {
    case .id:
      guard nameReference.storyboard == nil else {
        return sceneElsewhere(nameReference)
      }
      guard let object = document.names.objects[name] else { return nil }
      return objectPage(name, object)
    case .className: return vocabulary.description(of: name).map(pages.page)
    case .outlet:
      return nameReference.owner.flatMap { owner in
        vocabulary.outlet(name, of: owner).map { pages.page(of: $0, of: owner) }
      }
    case .action:
      return nameReference.owner.flatMap { owner in
        vocabulary.action(name, of: owner).map { pages.page(of: $0, of: owner) }
      }
    case .segue:
      let uses = service.places(of: .segue(name, by: nameReference.owner)).filter { $0.origin == .literal }
      return MemberPages.joined([
        "Segue **`\(name)`**" + (nameReference.owner.map { " of `\(vocabulary.displayName(of: $0))`" } ?? ""),
        uses.isEmpty ? "" : "Code refers to it in \(uses.count == 1 ? "one place" : "\(uses.count) places").",
      ])
    case .reuse: return "Prototype **`\(name)`**"
    case .image: return ImagePages(service: service).page(of: name)
    case .color: return "Color **`\(name)`** of an asset catalog"
    case .storyboard:
      return service.path(ofStoryboard: name, from: document.path).map { "`\(ProjectPath.relative($0))`" }
    case .sceneName, .property: return nil
    }
  }

  private func sceneElsewhere(_ nameReference: NameReference) -> String? {
    guard let storyboard = nameReference.storyboard,
      let path = service.path(ofStoryboard: storyboard, from: document.path),
      let scene = service.names(of: path)?.scenes.first(where: { $0.id == nameReference.text })
    else { return nil }
    return MemberPages.joined([
      "**`\(scene.element)`** `\(nameReference.text)` of `\(ProjectPath.relative(path))`",
      scene.title.map(HoverText.escaped) ?? "",
    ])
  }

  private func objectPage(_ id: String, _ object: FileNames.Object) -> String {
    let className = object.className.map { vocabulary.displayName(of: $0) } ?? object.element
    let place = markup.attribute(at: object.range.lowerBound).map {
      placePage(of: markup.attributes[$0].element)
    }
    return MemberPages.joined([
      "**`\(object.element)`** `\(id)` is a `\(className)`", place ?? "", connections(of: id),
    ])
  }

  private func connections(of id: String) -> String {
    var lines: [String] = []
    for nameReference in document.names.nameReferences
    where nameReference.kind == .id && nameReference.text == id && !nameReference.isDefinition {
      guard let place = markup.attribute(at: nameReference.range.lowerBound) else { continue }
      let element = markup.attributes[place].element
      let name = markup.name(of: element)
      let holder = document.holder(of: element).map { self.name(of: $0) } ?? ""
      switch name {
      case "outlet", "outletCollection":
        lines.append("- outlet `\(markup.value("property", of: element) ?? "")` of \(holder)")
      case "action":
        let event = markup.value("event", of: element) ?? markup.value("eventType", of: element)
        lines.append(
          "- \(holder) sends `\(markup.value("selector", of: element) ?? "")`"
            + (event.map { " on `\($0)`" } ?? ""))
      case "segue": lines.append("- segue of \(holder)")
      case "constraint", "constraints": lines.append("- constraint in \(holder)")
      default: lines.append("- `\(markup.text(markup.attributes[place].name))` of \(self.name(of: element))")
      }
    }
    let more = lines.count - Self.maxConnections
    var shown = Array(lines.prefix(Self.maxConnections))
    if more > 0 { shown.append("- and \(more) more") }
    return shown.joined(separator: "\n")
  }

  private func name(of element: Int) -> String {
    let name = markup.name(of: element)
    return markup.value("id", of: element).map { "`\($0)`" } ?? "the `\(name)`"
  }
}

extension [String] {
  fileprivate var joinedLines: [String] { isEmpty ? [] : [joined(separator: "\n")] }
}

extension LanguageService {
  func translations(of key: String, in path: String) -> [(locale: String, text: String)] {
    (snapshot.resources(of: path)?.tables ?? []).compactMap { table in
      table.entries.first { $0.key.text == key }?.value.map { (table.locale, $0.text) }
    }
  }

  func hoverInTable(at offset: Int, in path: String) -> HoverText? {
    guard let scene = scenes(ofTable: path).first,
      let key = keys(ofTable: path).first(where: {
        $0.range.bytes.lowerBound <= offset && offset <= $0.range.bytes.upperBound
      }), let document = document(scene)
    else { return nil }
    let id = Self.id(ofKey: key.text)
    let object = document.names.objects[id].map {
      "`\($0.element)` `\(id)` of `\(ProjectPath.relative(scene))`"
    }
    let text = document.names.texts[key.text].map { MarkupEscape.decoded(document.markup.text($0)) }
    let page = MemberPages.joined([object ?? "", text.map { "Text: \(HoverText.escaped($0))" } ?? ""])
    return page.isEmpty ? nil : HoverText(text: page, range: key.range.bytes)
  }
}
