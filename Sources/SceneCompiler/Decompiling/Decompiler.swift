import SceneArchive
import SceneModel
import SceneSyntax
import SceneValues

/// A decompiler that converts an archive to a scene. Compiling this scene, together with the archive's translation tables
/// if there are any, produces the same digest.
public struct Decompiler {
  let archive: Archive
  private let ownedRecords: OwnedRecords
  /// The views that are positioned by constraints and do not specify `translatesAutoresizingMask` explicitly.
  private let placed: Set<Int>
  var text = ""
  private var depth = 0

  /// Returns an archive's scene in canonical form. Comments and formatting are lost, as archives do not contain them.
  public static func scene(of archive: Archive) -> String {
    var decompiler = Decompiler(archive: archive)
    decompiler.writeDocument()
    return decompiler.text
  }

  private init(archive: Archive) {
    self.archive = archive
    ownedRecords = OwnedRecords(of: archive)
    placed = archive.viewsPlacedByConstraints()
  }

  private mutating func writeDocument() {
    let document = archive.document
    var attributes: [(String, String)] = []
    if !ownedRecords.imports.isEmpty {
      attributes.append(("xmlns:\(ImportedNames.prefix)", ImportedNames.uri))
    }
    attributes.append(("version", "1"))
    if let initial = document.initialScene { attributes.append(("initial", archive.sceneID(initial))) }
    if let owner = document.ownerClass { attributes.append(("owner", archive.fullName(ofClass: owner))) }
    attributes += literals(document.values.filter { !archive.valueRecord(at: $0).isRuntimeAttribute })
    write((document.kind == .storyboard ? LanguageElement.storyboard : .nib).name, attributes, as: .document)
    {
      [archive] decompiler in
      switch document.kind {
      case .storyboard:
        for scene in 0..<archive.sceneCount { decompiler.writeScene(scene) }
        for rule in 0..<archive.appearanceCount { decompiler.writeAppearance(rule) }
      case .nib:
        for unit in 0..<archive.unitCount where archive.unit(at: unit).kind == .nib {
          decompiler.writeConnections(from: .owner)
          decompiler.writeRoots(of: archive.unit(at: unit))
        }
      }
    }
  }

  private mutating func writeScene(_ index: Int) {
    write("scene", [], as: .scene(index)) { [archive] in
      $0.writeRoots(of: archive.unit(at: archive.scene(at: index).sceneUnit))
    }
  }

  private mutating func writeRoots(of unit: UnitRecord) {
    var index = unit.objects.lowerBound
    while index < unit.objects.upperBound {
      writeObject(index)
      index += archive.object(at: index).descendants + 1
    }
  }

  private mutating func writeObject(_ index: Int) {
    let record = archive.object(at: index)
    if let constraint = ownedRecords.constraintObjects[index] { return writeConstraint(constraint) }
    let element = archive.classRecord(at: record.elementClass)
    var attributes: [(String, String)] = []
    if let id = record.id { attributes.append(("id", archive.string(at: id))) }
    if record.classIndex != record.elementClass {
      attributes.append(("class", archive.fullName(ofClass: record.classIndex)))
    }
    let scene = ownedRecords.scenes[index]
    if let scene, archive.scene(at: scene).isEntry { attributes.append(("entry", "true")) }
    let runtimeAttributes = record.values.filter {
      archive.valueRecord(at: $0).isRuntimeAttribute && archive.valueRecord(at: $0).kind != .text
    }
    let plain = record.values.filter { !runtimeAttributes.contains($0) && !isImplicit($0, of: index) }
    // An attribute can be written only once. Repeated values are written as elements, as in the original scene.
    var seenKeys: Set<KeyIndex> = []
    let long = plain.filter {
      !seenKeys.insert(archive.valueRecord(at: $0).key).inserted || ownedRecords.imports[.value($0)] != nil
    }
    attributes += literals(plain.filter { !long.contains($0) })
    let name = archive.string(at: element.element ?? element.name)
    write(name, attributes, as: .object(index)) { [archive] decompiler in
      for value in long { decompiler.writeLongValue(value) }
      for value in runtimeAttributes { decompiler.writeRuntimeAttribute(value) }
      for variation in decompiler.ownedRecords.variations[index] ?? [] {
        decompiler.writeVariation(variation)
      }
      decompiler.writeConnections(from: .object(index))
      decompiler.writeSegues(heldBy: index)
      for constraint in decompiler.ownedRecords.constraints[index] ?? [] {
        decompiler.writeConstraint(constraint)
      }
      var child = index + 1
      while child <= index + record.descendants {
        decompiler.writeObject(child)
        child += archive.object(at: child).descendants + 1
      }
      for unit in decompiler.ownedRecords.prototypes[index] ?? [] {
        decompiler.writeRoots(of: archive.unit(at: unit))
      }
      if let scene, let view = archive.scene(at: scene).viewUnit {
        decompiler.writeRoots(of: archive.unit(at: view))
      }
    }
  }

  private func isImplicit(_ value: Int, of object: Int) -> Bool {
    guard placed.contains(object), ownedRecords.imports[.value(value)] == nil else { return false }
    let record = archive.valueRecord(at: value)
    return !record.isRuntimeAttribute && archive.key(at: record.key) == Vocabulary.translatesMaskKey
      && archive.value(at: value) == .bool(false)
  }

  private mutating func writeRuntimeAttribute(_ index: Int) {
    let record = archive.valueRecord(at: index)
    write(
      "runtimeAttribute",
      [
        ("key", archive.key(at: record.key)), ("type", record.kind.typeName),
        ("value", archive.value(at: index).literal),
      ], as: .value(index))
  }

  private mutating func writeVariation(_ index: Int) {
    let record = archive.variation(at: index)
    write(
      "when", [("traits", archive.string(at: record.traits))] + literals(record.values),
      as: .variation(index))
  }

  private mutating func writeConnections(from source: Reference) {
    for connection in ownedRecords.connections[source] ?? [] {
      let holder = ImportedOwner.connection(connection)
      switch archive.connection(at: connection).kind {
      case .outlet(let key, let destination):
        write(
          "outlet", [("property", archive.key(at: key)), ("destination", id(of: destination))], as: holder)
      case .collection(let key, let members):
        let ids = members.map { id(of: archive.member(at: $0)) }.joined(separator: " ")
        write("outletCollection", [("property", archive.key(at: key)), ("destinations", ids)], as: holder)
      case .action(let selector, let target, let event):
        var attributes = [("selector", archive.selector(at: selector)), ("destination", id(of: target))]
        if let event { attributes.append(("event", archive.key(at: event))) }
        write("action", attributes, as: holder)
      case .trigger: continue
      }
    }
  }

  /// Writes each segue inside its trigger. A segue that is performed in code is written inside its view controller.
  private mutating func writeSegues(heldBy object: Int) {
    for segue in ownedRecords.segues[object] ?? [] {
      let record = archive.segue(at: segue)
      var attributes = [("kind", archive.string(at: record.kind))]
      if let identifier = record.identifier {
        attributes.append(("identifier", archive.string(at: identifier)))
      }
      if let destination = record.destination {
        attributes.append(("destination", archive.sceneID(destination)))
      }
      if let external = record.external { attributes.append(("destination", archive.string(at: external))) }
      if let name = record.customClass { attributes.append(("class", archive.fullName(ofClass: name))) }
      if let selector = record.selector { attributes.append(("action", archive.selector(at: selector))) }
      write("segue", attributes + literals(record.values), as: .segue(segue))
    }
  }

  private mutating func writeConstraint(_ index: Int) {
    let constraint = archive.constraint(at: index)
    var attributes = [("equation", archive.equation(of: constraint))]
    let object = constraint.object.map(archive.object)
    if let id = object?.id { attributes.append(("id", archive.string(at: id))) }
    if let object { attributes += literals(object.values) }
    write("constraint", attributes, as: .constraint(index)) { decompiler in
      let variations = constraint.object.flatMap { decompiler.ownedRecords.variations[$0] } ?? []
      for variation in variations { decompiler.writeVariation(variation) }
    }
  }

  private mutating func writeAppearance(_ index: Int) {
    let record = archive.appearance(at: index)
    var attributes = [("class", archive.fullName(ofClass: record.classIndex))]
    if !record.containers.isEmpty {
      let names = record.containers.map { archive.fullName(ofClass: archive.container(at: $0)) }
      attributes.append(("in", names.joined(separator: " ")))
    }
    guard let variant = record.variant else {
      return write("appearance", attributes + literals(record.values), as: .appearance(index))
    }
    write("appearance", attributes) {
      $0.write($0.archive.key(at: variant), $0.literals(record.values), as: .appearance(index))
    }
  }

  private func literals(_ values: some Sequence<Int>) -> [(String, String)] {
    values.map { (archive.key(at: archive.valueRecord(at: $0).key), archive.value(at: $0).literal) }
  }

  private func id(of reference: Reference) -> String {
    switch reference {
    case .firstResponder: "firstResponder"
    case .owner: "owner"
    case .object(let index): archive.object(at: index).id.map { archive.string(at: $0) } ?? "unnamed"
    }
  }

  // MARK: XML

  private mutating func write(
    _ element: String, _ attributes: [(String, String)], as holder: ImportedOwner? = nil,
    _ inside: (inout Decompiler) -> Void = { _ in }
  ) {
    let imports = holder.flatMap { ownedRecords.imports[$0] } ?? []
    let indent = String(repeating: "  ", count: depth)
    text += indent + "<" + element
    for (name, value) in attributes + imported(imports) {
      text += " \(name)=\"\(value.escapedInCanonicalAttribute)\""
    }
    let end = text.endIndex
    text += ">\n"
    let opened = text.utf8.count
    depth += 1
    for part in imports where part.name == nil {
      text += indent + "  " + archive.string(at: part.text) + "\n"
    }
    inside(&self)
    depth -= 1
    if text.utf8.count == opened {
      text.replaceSubrange(end..., with: "/>\n")
    } else {
      text += indent + "</\(element)>\n"
    }
  }

  /// Writes `<value key="text">…</value>` on one line, because white space in the value is significant.
  private mutating func writeLongValue(_ index: Int) {
    let imports = ownedRecords.imports[.value(index)] ?? []
    let key = archive.key(at: archive.valueRecord(at: index).key)
    text += String(repeating: "  ", count: depth) + "<value"
    for (name, value) in [("key", key)] + imported(imports) {
      text += " \(name)=\"\(value.escapedInCanonicalAttribute)\""
    }
    text += ">" + archive.value(at: index).literal.escapedInCanonicalText
    for part in imports where part.name == nil { text += archive.string(at: part.text) }
    text += "</value>\n"
  }

  private func imported(_ parts: [ImportedRecord]) -> [(String, String)] {
    parts.compactMap { part in
      part.name.map {
        ("\(ImportedNames.prefix):\(archive.string(at: $0))", archive.string(at: part.text))
      }
    }
  }
}
