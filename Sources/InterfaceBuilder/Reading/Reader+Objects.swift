import SceneSyntax

extension Reader {
  /// Writes an element that becomes an object, including its content. `added` contains the attributes that the element's
  /// position implies. If `asObject` is true, the position permits only `<object>`. If `isAside` is true, the element is
  /// written outside its owner.
  mutating func object(
    _ index: Int, adding added: [(String, String)] = [], asObject: Bool = false, isAside: Bool = false
  ) {
    let node = tree.elements[index]
    let known = table.element(node.name)
    guard let word = known ?? unknownWord(index) else { return keep(index, unknown) }
    outcomes.elements[index] = known == nil ? unknown : .understood
    let name = asObject ? "object" : word.name
    out.open(known == nil || asObject ? out.name(name) : written(word, for: node.name), from: index)
    identify(index, word, asObject: asObject)
    for (name, value) in added { write(name, value, at: index) }
    if known == nil { write("ib:element", elementName(index), at: index) }
    if isAside { writeHolder(of: index) }
    if let configuration = child(.buttonConfiguration, of: index) {
      readConfiguration(configuration, word.family)
    }
    let presence = readPresence(of: index, word)
    if words.isView(word) {
      writePlacement(of: index)
      if !form.isMac { writeCanvasLayout(of: index) }
    }
    if !form.isMac { writeSimulatedMetrics(of: index) }
    readAttributes(of: index, family: word.family)
    let contentOutlets = takeContentOutlets(of: index)
    readPriorities(of: index)
    readRelationships(of: index)
    readValues(of: index, family: word.family)
    for attribute in words.absences(of: word.family) {
      guard let absent = attribute.absent else { continue }
      let isWritten = tree.attribute(named: attribute.key, of: node) != nil
      if !isWritten, !out.has(out.name(attribute.name)) { write(attribute.name, absent, at: index) }
    }
    if word.name == "button" { writeButtonFont(of: index) }
    if word.name == "label" { writeAutoshrink(of: index) }
    if word.name == "stackView" { writeArrangement(of: index) }
    if word.name == "searchBar" { writeScopeBar(of: index) }
    preserveUnreadParts()
    writeFragments(of: index, word.name)
    if form.isWatch, word.name == "viewController" { watchContent(of: index) }
    for child in tree.children(of: index) where outcomes.elements[child] == .lost {
      part(child, of: index, isObject: asObject)
    }
    if let presence { writeExceptions(of: presence, at: index) }
    refreshControl(of: index)
    for outlet in contentOutlets { writeOutlet(outlet.attribute, to: outlet.id, at: index) }
    out.close()
  }

  /// Returns the type of an unknown element if its context shows that it must be a view or a controller.
  func unknownWord(_ index: Int) -> DocumentVocabulary.Element? {
    let parent = Int(tree.elements[index].parent)
    guard parent >= 0, attribute(.id, of: index) != nil else { return nil }
    if elementName(parent) == "subviews" {
      let hasFrame = tree.children(of: index).contains {
        elementName($0) == "rect" && text(.key, of: $0) == "frame"
      }
      return hasFrame ? words.foreignView : nil
    }
    return form.isStoryboard && text(.sceneMemberID, of: index) == "viewController"
      && elementName(index).hasSuffix("ontroller")
      ? words.foreignController : nil
  }

  /// Writes the default font for a button that does not specify a font, because the defaults of UIKit and scenes differ.
  private mutating func writeButtonFont(of index: Int) {
    guard !form.isWatch, !out.has(out.name("font")) else { return }
    guard child(.buttonConfiguration, of: index) == nil else {
      let isPrimary = tree.attribute(named: "role", of: tree.elements[index]).map {
        tree.value(of: $0, is: "primary")
      }
      return write("font", isPrimary == true ? "headline" : "body", at: index)
    }
    let type = text(.buttonType, of: index)
    write("font", type == "system" || type == "roundedRect" ? "system 15" : "system 18", at: index)
  }

  /// Makes a label with a minimum font size or scale shrink its text by default. A minimum size becomes a scale.
  private mutating func writeAutoshrink(of index: Int) {
    guard !form.isMac, !form.isWatch else { return }
    let node = tree.elements[index]
    let size = tree.attribute(named: "minimumFontSize", of: node)
    guard size != nil || tree.attribute(named: "minimumScaleFactor", of: node) != nil else { return }
    if !out.has(out.name("adjustsFontSizeToFitWidth")) {
      write("adjustsFontSizeToFitWidth", "true", at: index)
    }
    if !out.has(out.name("minimumScaleFactor")), let size,
      let scale = tree.scale(ofMinimumSize: tree.value(of: size), forLabel: index)
    {
      out.append(out.name("minimumScaleFactor"), Number.plain(scale), for: size)
    }
  }

  /// Hides the scopes of a search bar by default, because the defaults of UIKit and scenes differ.
  private mutating func writeScopeBar(of index: Int) {
    let hasScopes = tree.children(of: index).contains { elementName($0) == "scopeButtonTitles" }
    guard !form.isMac, hasScopes, !out.has(out.name("showsScopeBar")) else { return }
    write("showsScopeBar", "false", at: index)
  }

  private mutating func writeArrangement(of index: Int) {
    let hasMargins = ["layoutMargins", "directionalLayoutMargins"].contains { out.has(out.name($0)) }
    guard hasMargins, !out.has(out.name("layoutMarginsRelativeArrangement")) else { return }
    write("layoutMarginsRelativeArrangement", "true", at: index)
  }

  /// Reads the `textLabel`, `detailTextLabel`, and `imageView` outlets of a cell with a built-in UIKit style.
  private mutating func takeContentOutlets(of index: Int) -> [(attribute: SyntaxTree.Attribute, id: String)] {
    guard elementName(index) == "tableViewCell" else { return [] }
    var outlets: [(attribute: SyntaxTree.Attribute, id: String)] = []
    for position in tree.attributeIndices(of: tree.elements[index])
    where outcomes.attributes[position] == .lost {
      let attribute = tree.attributes[position]
      let name = tree.name(of: attribute)
      guard ["textLabel", "detailTextLabel", "imageView"].contains(name) else { continue }
      if holds(tree.value(of: attribute), in: index), let id = target(tree.value(of: attribute)) {
        outcomes.attributes[position] = .understood
        outlets.append((attribute, id))
      } else {
        keep(attribute: position, as: name, .kept)
      }
    }
    return outlets
  }

  private func holds(_ id: String, in index: Int) -> Bool {
    (index..<Int(tree.elements[index].subtreeEnd)).contains { text(.id, of: $0) == id }
  }

  private mutating func writeOutlet(_ attribute: SyntaxTree.Attribute, to id: String, at index: Int) {
    out.open(out.name("outlet"), from: index)
    out.append(out.name("property"), tree.name(of: attribute), for: attribute)
    out.append(out.name("destination"), id, for: attribute)
    out.close()
  }

  private mutating func refreshControl(of table: Int) {
    let controller = Int(tree.elements[table].parent)
    guard let name = tree.names.id(of: "refreshControl"), controller >= 0,
      elementName(table) == "tableView", elementName(controller) == "tableViewController"
    else { return }
    for child in tree.children(of: controller)
    where tree.elements[child].name == name && outcomes.elements[child] == .lost { object(child) }
  }

  mutating func writeHolder(of index: Int) {
    var parent = Int(tree.elements[index].parent)
    let role = text(.key, of: index) ?? elementName(parent)
    mark(.key, of: index)
    while parent > 0, attribute(.id, of: parent) == nil { parent = Int(tree.elements[parent].parent) }
    if let holder = text(.id, of: parent), let id = name(of: holder) { write("ib:in", id, at: index) }
    write("ib:as", role, at: index)
  }

  /// Preserves parts of values that no scene attribute can represent. Call this after all attributes are written.
  mutating func preserveUnreadParts() {
    let parts = pending.values
    pending.values = []
    for part in parts { keep(part) }
  }

  private mutating func identify(_ index: Int, _ word: DocumentVocabulary.Element, asObject: Bool) {
    let own = asObject ? word.name.prefix(1).uppercased() + word.name.dropFirst() : nil
    identify(index, className: word.className ?? own)
    if let identifier = attribute(.storyboardIdentifier, of: index) {
      // An identifier that is not a valid id differs from the scene id, so it must be preserved.
      let isSpecified = referenceIndex.targets[text(.id, of: index) ?? ""] == tree.value(of: identifier)
      if isSpecified { mark(.storyboardIdentifier, of: index) }
      if !asObject { write("entry", "true", at: index) }
    } else if form.isWatch && word.name == "viewController"
      || options.naming != nil && found.hasNoBeginning && text(.sceneMemberID, of: index) == "viewController"
    {
      // The system loads watch controllers by their identifier.
      write("entry", "true", at: index)
    }
  }

  /// Writes the id and class of an object. `className` is nil if the element determines the class.
  mutating func identify(_ index: Int, className: String?) {
    if let attribute = attribute(.id, of: index) {
      mark(.id, of: index)
      if let name = name(of: tree.value(of: attribute)) {
        out.append(written.common.id, name, for: attribute)
      }
    }
    if let attribute = attribute(.customClass, of: index) {
      mark(.customClass, of: index)
      let name = tree.value(of: attribute)
      let module = take(.customModule, of: index)
      let element = elementName(index)
      // The application exists before a storyboard or xib is loaded.
      let isProxy = form.isMac && (element == "application" || ["-1", "-3"].contains(text(.id, of: index)))
      let written =
        isProxy ? self.className(ofProxy: name, in: module) : programName(ofClass: name, in: module)
      out.append(self.written.common.class, written, for: attribute)
      if className != nil, !["customObject", "customView", "view", "viewController"].contains(element) {
        write("ib:element", element, at: index)
      }
    } else if let className {
      write("class", className, at: index)
    }
  }

  /// Returns the class of an object that exists before the file is loaded. Ignores the module of an AppKit or UIKit
  /// class, because Xcode might have written the app's module in its place.
  func className(ofProxy name: String, in module: String?) -> String {
    programName(ofClass: name, in: ClassNameFacts.isAppleClass(name) ? nil : module)
  }

  func programName(ofClass name: String, in module: String?) -> String {
    if module == nil || module == "UIKit", !form.isMac, let known = ClassNameFacts.libraryNames[name] {
      // Without readable ids, an unqualified name refers to a class of the app.
      return options.naming == nil ? "SceneUI." + known : known
    }
    if let module { return "\(module).\(name)" }
    return options.naming.map { $0.isOfLibrary(name) ? "\($0.module).\(name)" : name } ?? name
  }
}
