import SceneValues

extension Archive {
  /// Returns the content as text. Source positions are omitted, because formatting a scene changes them.
  package func dump() -> String {
    var dump = Dump(archive: self)
    dump.writeHeader()
    dump.writeDocument()
    for index in 0..<unitCount { dump.writeUnit(index) }
    for index in 0..<sceneCount { dump.writeScene(index) }
    for index in 0..<appearanceCount { dump.writeAppearance(index) }
    for index in 0..<variationCount { dump.writeVariation(index) }
    for index in 0..<importCount { dump.writeImported(index) }
    for index in 0..<stringTableCount { dump.writeStringTable(index) }
    for index in 0..<languageCount { dump.writeLanguage(index) }
    return dump.text
  }
}

struct Dump {
  let archive: Archive
  private(set) var text = ""

  init(archive: Archive) { self.archive = archive }

  mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  mutating func writeHeader() {
    line(0, "scenec archive")
    line(0, "digest \(hex(archive.digest))")
    if let path = archive.sourcePath { line(0, "source \(quoted(path))") }
    for entry in archive.sections.entries {
      line(0, "section \(entry.tag) \(entry.length) bytes\(flags(of: entry))")
    }
  }

  private func flags(of entry: SectionTable.Entry) -> String {
    (entry.flags & SectionTable.Entry.isRequired == 0 ? ", optional" : "")
      + (entry.flags & SectionTable.Entry.isOutsideDigest == 0 ? "" : ", outside the digest")
  }

  mutating func writeDocument() {
    let document = archive.document
    var content = "document \(document.kind)"
    if let scene = document.initialScene { content += ", initial scene \(scene)" }
    if let owner = document.ownerClass { content += ", owner \(className(owner))" }
    line(0, content)
    writeValues(document.values, depth: 1, mark: "text ")
  }

  mutating func writeUnit(_ index: Int) {
    let unit = archive.unit(at: index)
    let prototype = (0..<archive.prototypeCount).map(archive.prototype).first { $0.unit == index }
    var head = "unit \(index) \(unit.kind)"
    if let scene = unit.scene { head += " of scene \(scene)" }
    if let prototype { head += " in #\(prototype.holder).\(escaped(archive.key(at: prototype.slot)))" }
    line(0, head)
    // The ends of the enclosing subtrees. The number of elements is the depth of the object.
    var ends: [Int] = []
    for object in unit.objects {
      while ends.last == object { ends.removeLast() }
      let record = archive.object(at: object)
      writeObject(object, record, depth: ends.count + 1)
      ends.append(object + 1 + record.descendants)
    }
    for connection in unit.connections { writeConnection(archive.connection(at: connection)) }
    for constraint in archive.constraints(ofUnit: index) {
      writeConstraint(archive.constraint(at: constraint))
    }
  }

  private mutating func writeObject(_ index: Int, _ record: ObjectRecord, depth: Int) {
    var content = "#\(index) \(className(record.classIndex))"
    if record.elementClass != record.classIndex { content += " for \(className(record.elementClass))" }
    if let id = record.id { content += " id \(quoted(archive.string(at: id)))" }
    if let parent = record.parent, let slot = record.slot {
      content += " in #\(parent).\(escaped(archive.key(at: slot)))"
    }
    line(depth, content)
    writeValues(record.values, depth: depth + 2)
  }

  private mutating func writeConnection(_ record: ConnectionRecord) {
    let source = describe(record.source)
    switch record.kind {
    case .outlet(let key, let destination):
      line(1, "outlet \(source).\(escaped(archive.key(at: key))) -> \(describe(destination))")
    case .collection(let key, let members):
      let members = members.map { describe(archive.member(at: $0)) }.joined(separator: " ")
      line(1, "collection \(source).\(escaped(archive.key(at: key))) -> [\(members)]")
    case .action(let selector, let destination, let event):
      line(
        1,
        "action \(source)\(describe(event: event)) -> \(describe(destination)) "
          + escaped(archive.selector(at: selector)))
    case .trigger(let segue, let event):
      line(1, "trigger \(source)\(describe(event: event)) -> segue \(segue)")
    }
  }

  mutating func writeScene(_ index: Int) {
    let scene = archive.scene(at: index)
    line(
      0,
      "scene \(index) controller #\(scene.controller) unit \(scene.sceneUnit)"
        + (scene.viewUnit.map { " view unit \($0)" } ?? "") + (scene.isEntry ? " entry" : ""))
    for segue in scene.segues { writeSegue(segue) }
  }

  mutating func writeAppearance(_ index: Int) {
    let record = archive.appearance(at: index)
    var content = "appearance of \(className(record.classIndex))"
    if !record.containers.isEmpty {
      content +=
        " in " + record.containers.map { className(archive.container(at: $0)) }.joined(separator: " in ")
    }
    if let variant = record.variant { content += ", each \(escaped(archive.key(at: variant)))" }
    line(0, content)
    writeValues(record.values, depth: 1)
  }

  mutating func writeStringTable(_ index: Int) {
    let table = archive.stringTable(at: index)
    line(0, "translations \(quoted(archive.string(at: table.locale)))")
    for number in table.translations {
      let translation = archive.translation(at: number)
      line(1, "\(name(ofValue: translation.value)) \(quoted(archive.string(at: translation.text)))")
      if let plural = archive.pluralText(ofTranslation: number) { write(plural) }
    }
  }

  private func name(ofValue value: Int) -> String {
    guard !archive.isLanguageFile else { return "value \(value)" }
    let owner = archive.owner(ofValue: value).map { "#\($0)." } ?? ""
    return owner + escaped(archive.key(at: archive.valueRecord(at: value).key))
  }

  mutating func writeLanguage(_ index: Int) {
    let language = archive.language(at: index)
    line(
      0,
      "translations \(quoted(archive.string(at: language.locale))) in a separate file, "
        + "\(language.translations) strings, digest \(hex(language.digest))")
  }

  private mutating func write(_ plural: PluralText) {
    line(2, "by number \(quoted(plural.format))")
    for variable in plural.variables {
      let argument = variable.argument.map { " of argument \($0)" } ?? ""
      line(3, "\(escaped(variable.name))\(argument)")
      for (category, text) in variable.forms.sorted(by: { $0.key < $1.key }) {
        line(4, "\(category) \(quoted(text))")
      }
    }
  }

  private mutating func writeSegue(_ index: Int) {
    let segue = archive.segue(at: index)
    var content = "segue \(index) \(quoted(archive.string(at: segue.kind)))"
    if let name = segue.identifier { content += " identifier \(quoted(archive.string(at: name)))" }
    content += " from #\(segue.source)"
    if let scene = segue.destination { content += " to scene \(scene)" }
    if let external = segue.external { content += " to \(quoted(archive.string(at: external)))" }
    if let selector = segue.selector { content += " unwinding by \(escaped(archive.selector(at: selector)))" }
    if let custom = segue.customClass { content += " as \(className(custom))" }
    line(1, content)
    writeValues(segue.values, depth: 3)
  }
}
