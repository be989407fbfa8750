import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

struct NewerPart {
  /// The name of the part at the beginning of a message, such as `Attribute 'largeTitles'`.
  let subject: Message
  let version: PlatformVersion
  let range: SourceRange
  /// A description of how the part behaves on older versions, or nil if the part does not work on them.
  var fallback: Message?
}

struct NewerParts {
  private let file: WrittenFile
  private let tree: SyntaxTree
  private let platform: ApplePlatforms
  private let oldest: PlatformVersion
  private(set) var all: [NewerPart] = []

  init(_ file: WrittenFile, _ platform: ApplePlatforms, than oldest: PlatformVersion) {
    self.file = file
    tree = file.tree
    self.platform = platform
    self.oldest = oldest
    findFacts()
    findColors()
    findSymbols()
    findGuides()
    findReferences()
    if file.isStoryboard, let version = newer(AvailabilityFacts.storyboards) {
      all.append(NewerPart(subject: "A storyboard", version: version, range: tree.root.nameRange))
    }
    all.sort { $0.range.start < $1.range.start }
  }

  private func newer(_ versions: [ApplePlatforms: PlatformVersion]) -> PlatformVersion? {
    versions[platform].flatMap { $0 > oldest ? $0 : nil }
  }

  private mutating func add(_ subject: Message, _ version: PlatformVersion, at range: SourceRange) {
    all.append(NewerPart(subject: subject, version: version, range: range))
  }

  // MARK: Elements, attributes and values

  private struct Newer {
    let fact: AvailabilityFact
    let version: PlatformVersion
  }

  private mutating func findFacts() {
    var elements: [String: (class: String?, version: PlatformVersion)] = [:]
    var classes: [String: PlatformVersion] = [:]
    var attributes: [String: [Newer]] = [:]
    for fact in AvailabilityFacts.all {
      guard let version = newer(fact.versions) else { continue }
      switch fact.part {
      case .element:
        for name in fact.elements { elements[name] = (nil, version) }
      case .className(let own):
        classes[own] = version
        for name in fact.elements { elements[name] = (own, version) }
      case .attribute(let name), .values(of: let name, _):
        attributes[name, default: []].append(Newer(fact: fact, version: version))
      }
    }
    // Names are looked up once, because comparing the strings of every attribute would be slow.
    let facts = tree.names.all.map { attributes[$0] }
    let ownClasses = tree.names.all.map { elements[$0] }
    let (key, custom) = (tree.names.id(of: "key"), tree.names.id(of: "customClass"))
    for element in tree.elements {
      if let (className, version) = ownClasses[Int(element.name.rawValue)] {
        let subject: Message =
          if let className { "Class '\(class: className)'" } else {
            "Element '\(element: tree.name(of: element))'"
          }
        add(subject, version, at: element.nameRange)
      }
      for attribute in tree.attributes(of: element) {
        if attribute.name == custom, file.attribute("customModule", of: element) == nil {
          let name = tree.value(of: attribute)
          if let version = classes[name] { add("Class '\(class: name)'", version, at: attribute.valueRange) }
        } else if attribute.name == key, element.parent >= 0 {
          let parent = tree.elements[Int(element.parent)]
          let name = tree.value(of: attribute)
          if let known = attributes[name], let version = version(of: known, in: parent, nil) {
            add("Attribute '\(key: name)'", version, at: attribute.valueRange)
          }
        } else if let known = facts[Int(attribute.name.rawValue)] {
          addAttribute(attribute, known, of: element)
        }
      }
    }
  }

  private mutating func addAttribute(
    _ attribute: SyntaxTree.Attribute, _ known: [Newer], of element: SyntaxTree.Element
  ) {
    let (name, value) = (tree.name(of: attribute), tree.value(of: attribute))
    if let version = version(of: known, in: element, nil) {
      add("Attribute '\(key: name)'", version, at: attribute.nameRange)
    } else if let version = version(of: known, in: element, value) {
      add("Value '\(value)' of '\(key: name)'", version, at: attribute.valueRange)
    }
  }

  private func version(
    of known: [Newer], in element: SyntaxTree.Element, _ value: String?
  ) -> PlatformVersion? {
    let name = tree.name(of: element)
    return known.lazy.filter { newer in
      guard newer.fact.elements.isEmpty || newer.fact.elements.contains(name) else { return false }
      return switch newer.fact.part {
      case .values(_, let values): value.map(values.contains) ?? false
      default: value == nil
      }
    }.map(\.version).max()
  }

  // MARK: Colors

  private mutating func findColors() {
    let named = newer(AvailabilityFacts.namedColors)
    let system = (AvailabilityFacts.systemColors[platform] ?? [:]).filter { $0.value > oldest }
    guard named != nil || !system.isEmpty else { return }
    // A color has the same fixed value everywhere in a document, so it is reported once.
    var seen: Set<String> = []
    for index in file.indices(named: "color") {
      let element = tree.elements[index]
      let own =
        file.attribute("systemColor", of: element)
        ?? file.attribute("xcode11CocoaTouchSystemColor", of: element)
      let name = file.attribute("name", of: element)
      let isOfSystem = own != nil || file.value("catalog", of: element) != nil
      guard let attribute = own ?? name else { continue }
      let value = tree.value(of: attribute)
      guard let version = isOfSystem ? system[value] : named, seen.insert(value).inserted else { continue }
      var part = NewerPart(
        subject: isOfSystem ? "System color '\(value)'" : "Named color '\(value)'", version: version,
        range: attribute.valueRange)
      if isOfSystem, file.isForMac || hasFixedValue(value, element) { part.fallback = .hasFixedColor }
      all.append(part)
    }
  }

  /// Returns whether the document stores the components of a system color, which older versions can use as a fallback.
  private func hasFixedValue(_ name: String, _ color: SyntaxTree.Element) -> Bool {
    ["cocoaTouchSystemColor", "red", "white"].contains { file.attribute($0, of: color) != nil }
      || file.elements(named: "systemColor").contains { file.value("name", of: $0) == name }
  }

  // MARK: Symbols

  private mutating func findSymbols() {
    guard let catalog = tree.names.id(of: "catalog") else { return }
    let first = newer(AvailabilityFacts.symbols)
    let color = tree.names.id(of: "color")
    let images = tree.names.all.filter { $0.hasSuffix("mage") || $0 == "value" }.compactMap(tree.names.id)
    for element in tree.elements where element.name != color {
      guard let attribute = tree.attribute(catalog, of: element), tree.value(of: attribute, is: "system")
      else { continue }
      for image in tree.attributes(of: element) where images.contains(image.name) {
        let name = tree.value(of: image)
        let later = SystemSymbols.version(of: name, on: platform, newerThan: oldest)
        // The image for another state can be an image of the app.
        let isSystem = later != nil || ["image", "value"].contains(tree.name(of: image))
        if isSystem, let version = later ?? first { add("Symbol '\(name)'", version, at: image.valueRange) }
      }
    }
  }

  // MARK: Layout guides

  private mutating func findGuides() {
    let safeArea = newer(AvailabilityFacts.safeArea)
    let unconverted = file.isStoryboard ? nil : newer(AvailabilityFacts.unconvertedSafeArea)
    let (content, keyboard) = (newer(AvailabilityFacts.contentGuides), newer(AvailabilityFacts.keyboardGuide))
    let constraints = content ?? unconverted == nil ? [] : file.elements(named: "constraint")
    let used = Set(
      constraints.flatMap { constraint in
        ["firstItem", "secondItem"].compactMap { file.value($0, of: constraint) }
      })
    for guide in file.elements(named: "viewLayoutGuide") {
      guard let key = file.attribute("key", of: guide) else { continue }
      let name = tree.value(of: key)
      let isUsed = file.value("id", of: guide).map(used.contains) == true
      switch name {
      case "safeArea":
        if let safeArea {
          add("Layout guide 'safeArea'", safeArea, at: key.valueRange)
        } else if let unconverted, isUsed {
          all.append(
            NewerPart(
              subject: "Layout guide 'safeArea' of a xib", version: unconverted, range: key.valueRange,
              fallback: .isConverted))
        }
      // Xcode adds these guides to every scroll view.
      case "contentLayoutGuide", "frameLayoutGuide":
        if let content, isUsed { add("Layout guide '\(name)'", content, at: key.valueRange) }
      case "keyboard", "keyboardLayoutGuide":
        if let keyboard { add("Layout guide '\(name)'", keyboard, at: key.valueRange) }
      default: break
      }
    }
  }

  // MARK: Storyboard references

  private mutating func findReferences() {
    guard let version = newer(AvailabilityFacts.referencesInRelationships) else { return }
    let references = Set(
      file.elements(named: "viewControllerPlaceholder").compactMap { file.value("id", of: $0) })
    guard !references.isEmpty else { return }
    for segue in file.elements(named: "segue") where file.value("kind", of: segue) == "relationship" {
      guard let destination = file.attribute("destination", of: segue),
        references.contains(tree.value(of: destination))
      else { continue }
      add("A relationship to a storyboard reference", version, at: destination.valueRange)
    }
  }
}

extension Message {
  fileprivate static var hasFixedColor: Message { "Older versions use the fixed color in the file" }

  fileprivate static var isConverted: Message {
    "On iOS 9 and 10, constraints to the safe area refer to the edges of the view"
  }
}
