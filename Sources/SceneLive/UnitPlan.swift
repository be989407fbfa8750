import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues

/// The plan for updating the objects of a unit. Creating a plan does not modify any objects.
final class UnitPlan {
  struct Refusal: Error {
    let object: String
    let reason: String
  }

  let existingUnit: ExistingUnit
  let match: ArchiveMatch
  let old: SceneFile
  let oldUnit: PreparedUnit
  /// The instantiation of the new unit. It reuses the objects in `kept` and creates all other objects.
  let instantiation: Instantiation
  /// The old index of each reused object, by its new index. Each index is relative to its version of the unit.
  private(set) var kept: [Int: Int] = [:]
  /// The objects of the new unit that are not created because the app has released them.
  private(set) var absent: Set<Int> = []
  private(set) var changes: [Int: ValueChanges] = [:]
  private(set) var report: [(object: Int, outcome: ReloadReport.Outcome, reason: String)] = []
  /// The objects of the old unit. This reference prevents them from being released during the update.
  let oldObjects: [(any SceneObject)?]

  init(
    _ existingUnit: ExistingUnit, in match: ArchiveMatch, to new: SceneFile, context: any LoadingContext
  ) throws {
    self.existingUnit = existingUnit
    self.match = match
    old = existingUnit.file
    let path = existingUnit.file.archive.path(
      ofObject: existingUnit.file.archive.unit(at: existingUnit.unitIndex).objects.lowerBound)
    guard let index = match.newUnits[existingUnit.unitIndex] else {
      throw Refusal(object: path.text, reason: "it no longer exists in the file")
    }
    oldUnit = try old.unit(at: existingUnit.unitIndex, in: old.language(preferring: context.preferredLocales))
    oldObjects = oldUnit.objects.indices.map { existingUnit.object(at: $0) }
    instantiation = try Instantiation(
      file: new, unit: index, in: new.language(preferring: context.preferredLocales), context: context,
      scene: existingUnit.scene, owner: existingUnit.owner)
    try matchUnchangedObjects()
    try compareValues()
    try compareParts()
  }

  var new: SceneFile { instantiation.file }
  var unit: PreparedUnit { instantiation.unit }

  func path(of index: Int) -> String { new.archive.path(ofObject: unit.firstObject + index).text }

  private func matchUnchangedObjects() throws(Refusal) {
    for index in unit.objects.indices {
      let parent = parent(of: index)
      if let parent, absent.contains(parent) {
        absent.insert(index)
        continue
      }
      guard let before = match.objects[unit.firstObject + index] else { continue }
      let local = before - oldUnit.firstObject
      guard oldObjects[local] != nil else {
        // The app has released the object and its descendants.
        absent.insert(index)
        continue
      }
      guard match.hasSameClass(before, unit.firstObject + index) else {
        throw Refusal(
          object: path(of: index), reason: "its class is now '\(unit.objects[index].registered.name)'")
      }
      guard parent.map({ kept[$0] != nil }) ?? true, isSameConstraint(index, local) else { continue }
      kept[index] = local
    }
    for index in roots where kept[index] == nil {
      try mayBeRecreated(
        index,
        "it was replaced by another object")
    }
  }

  private var roots: [Int] { unit.objects.indices.filter { parent(of: $0) == nil } }

  func parent(of index: Int) -> Int? { Self.parent(of: index, unit, new.archive) }

  private static func parent(of index: Int, _ unit: PreparedUnit, _ archive: Archive) -> Int? {
    guard let parent = archive.object(at: unit.firstObject + index).parent, parent >= unit.firstObject else {
      return nil
    }
    return parent - unit.firstObject
  }

  private func isSameConstraint(_ index: Int, _ before: Int) -> Bool {
    guard let number = unit.constraintObjects[index] else { return true }
    guard let other = oldUnit.constraintObjects[before] else { return false }
    let first = LiveConstraints.State(oldUnit.constraints[other]) { self.oldObjects[$0] }
    let second = LiveConstraints.State(unit.constraints[number]) { index in
      self.kept[index].flatMap { self.oldObjects[$0] }
    }
    // The constants may differ, because `constant` is a property that can be updated.
    return first == second
  }

  // MARK: Values

  private func compareValues() throws {
    let (first, second) = (
      old.language(preferring: instantiation.context.preferredLocales), instantiation.language
    )
    for (index, before) in kept.sorted(by: { $0.key < $1.key }) {
      let changes = ValueChanges(
        from: FileValues(of: oldUnit.firstObject + before, in: old, first),
        to: FileValues(of: unit.firstObject + index, in: new, second))
      guard !changes.isEmpty else { continue }
      self.changes[index] = changes
      if let key = try initializationOnlyKey(changes, index, before) {
        try recreate(index, "'\(key)' can be set only when the object is created")
      } else {
        let keys = (changes.changed + changes.gone).joined(separator: ", ")
        report.append((index, .applied, keys.isEmpty ? "values that depend on traits" : keys))
      }
    }
  }

  /// Returns a changed property that cannot be set on an existing object, or nil. Uses temporary objects.
  private func initializationOnlyKey(_ changes: ValueChanges, _ index: Int, _ before: Int) throws -> String? {
    let registered = unit.objects[index].registered
    // Creating a controller has side effects, so no controllers are created as a test.
    guard !(oldObjects[before] is ViewController) else { return nil }
    let unlike = try? oldSpecimen(before)
    let wanted = try instantiation.specimen(at: index)
    guard let unlike else { return nil }
    for key in changes.gone { registered.property(key)?.restoration(wanted)(unlike) }
    let setters = setters(of: index)
    for key in changes.changed { setters[key]?(unlike) }
    return (changes.gone + changes.changed).first { key in
      guard let property = registered.property(key) else { return false }
      return property.read(unlike) != property.read(wanted)
    }
  }

  func oldSpecimen(_ before: Int) throws -> any SceneObject {
    try Instantiation(
      file: old, prepared: oldUnit, at: existingUnit.unitIndex,
      in: old.language(preferring: instantiation.context.preferredLocales),
      context: instantiation.context, scene: existingUnit.scene, owner: existingUnit.owner
    ).specimen(at: before)
  }

  func setters(of index: Int) -> [String: PreparedUnit.Setter] {
    let archive = new.archive
    var setters: [String: PreparedUnit.Setter] = [:]
    let registered = unit.objects[index].registered
    for value in archive.object(at: unit.firstObject + index).values {
      let key = archive.key(at: archive.valueRecord(at: value).key)
      guard let property = registered.property(key) else { continue }
      setters[key] = try? property.setter(
        of: new.value(at: value, in: instantiation.language), forKey: key, class: registered.name)
    }
    return setters
  }

  // MARK: Parts

  struct Part: Hashable {
    let slot: String
    let holder: Int
  }

  private static func parts(of unit: PreparedUnit, _ archive: Archive) -> [Part: [Int]] {
    var parts: [Part: [Int]] = [:]
    for index in unit.objects.indices {
      guard let holder = parent(of: index, unit, archive),
        let slot = archive.object(at: unit.firstObject + index).slot
      else { continue }
      parts[Part(slot: archive.key(at: slot), holder: holder), default: []].append(index)
    }
    return parts
  }

  /// The slots whose content changes, and the new content of each slot.
  private(set) var changedParts: [Part: [Int]] = [:]
  private(set) var oldParts: [Part: [Int]] = [:]

  private func compareParts() throws {
    oldParts = Self.parts(of: oldUnit, old.archive).mapValues { $0.filter { self.oldObjects[$0] != nil } }
    let newParts = Self.parts(of: unit, new.archive)
    var isDone = false
    // If an object is created again, the content of its slot changes.
    while !isDone {
      isDone = true
      changedParts = [:]
      releaseConstraints()
      for (index, before) in kept.sorted(by: { $0.key < $1.key }) where kept[index] != nil {
        let slots = Set(newParts.keys.filter { $0.holder == index }.map(\.slot))
          .union(oldParts.keys.filter { $0.holder == before }.map(\.slot))
        for slot in slots.sorted() {
          let part = Part(slot: slot, holder: index)
          let now = (newParts[part] ?? []).filter { !absent.contains($0) }
          let then = oldParts[Part(slot: slot, holder: before)] ?? []
          guard now.map({ kept[$0] ?? -1 }) != then || sidesChange(slot, now) else { continue }
          if LiveSlot.canChange(
            slot, of: oldObjects[before]!, isSingle: isSingle(slot, unit.objects[index].registered),
            from: then, to: now.map { kept[$0] })
          {
            changedParts[part] = now
          } else {
            try recreate(index, "the objects in '\(slot)' have changed")
            isDone = false
          }
        }
        if try comparePlaces(index, before) { isDone = false }
        if !isDone { break }
      }
    }
    noteParts()
  }

  /// Removes a constraint from `kept` if an object to which the constraint refers is re-created.
  private func releaseConstraints() {
    for (index, before) in kept where !isSameConstraint(index, before) {
      kept[index] = nil
      report.removeAll { $0.object == index }
    }
  }

  private func isSingle(_ slot: String, _ registered: RegisteredClass) -> Bool {
    sequence(first: registered, next: \.superclass).lazy.flatMap(\.declaration.description.slots)
      .first { $0.name == slot }?.isSingle ?? false
  }

  private func sidesChange(_ slot: String, _ children: [Int]) -> Bool {
    slot == "barButtonItems"
      && children.contains { changes[$0].map { ($0.changed + $0.gone).contains("side") } ?? false }
  }

  /// Compares contained and embedded scenes and absorbed children. Returns whether to re-create the object.
  private func comparePlaces(_ index: Int, _ before: Int) throws -> Bool {
    if unit.objects[index].relationships.map(\.destination)
      != oldUnit.objects[before].relationships.map(\.destination)
    {
      throw Refusal(object: path(of: index), reason: "it now contains other scenes")
    }
    let place = { (embedding: PreparedUnit.Embedding, file: SceneFile) -> String in
      let segue = file.segue(at: embedding.segue)
      return segue.external ?? segue.destination.flatMap { file.archive.id(ofScene: $0) } ?? ""
    }
    let now = unit.embeddings.filter { $0.container == index }.map { place($0, new) }
    let then = oldUnit.embeddings.filter { $0.container == before }.map { place($0, old) }
    if now != then {
      try recreate(index, "it now embeds another scene")
      return true
    }
    if try changesStates(of: index) { return true }
    let inside = try dissolved(in: index, unit, new)
    // Text fragments replace the object's own text.
    if hasPieces(index), let changes = changes[index],
      !Set(changes.changed + changes.gone).isDisjoint(with: ["text", "title"])
    {
      try recreate(index, "fragments replace its text")
      return true
    }
    guard try inside != dissolved(in: before, oldUnit, old) || (!inside.isEmpty && changes[index] != nil)
    else {
      return false
    }
    try recreate(index, "the values of its nested elements have changed")
    return true
  }

  /// Returns whether anything other than the title of a reused button state has changed. Only titles can be updated.
  private func changesStates(of index: Int) throws -> Bool {
    let isChanged = (index + 1..<unit.objects[index].end).contains { child in
      guard parent(of: child) == index, kept[child] != nil,
        unit.objects[child].registered.type is ButtonState.Type, let changes = changes[child]
      else { return false }
      return changes.variationChanged || !changes.gone.isEmpty || changes.changed != ["title"]
    }
    if isChanged { try recreate(index, "its content for a state has changed") }
    return isChanged
  }

  /// Returns the values of absorbed children, which are not retained by their parent.
  private func dissolved(in index: Int, _ unit: PreparedUnit, _ file: SceneFile) throws -> [FileValues] {
    var said: [FileValues] = []
    let isOld = file === old
    let language =
      isOld ? old.language(preferring: instantiation.context.preferredLocales) : instantiation.language
    var child = index + 1
    while child < unit.objects[index].end {
      let before = isOld ? child : match.objects[unit.firstObject + child].map { $0 - oldUnit.firstObject }
      let registered = unit.objects[child].registered
      // A view or similar object that no longer exists was released by the app.
      let isKept = before.map { oldObjects[$0] != nil } ?? !isOld
      if !isKept, !Self.isReleasedWithOwner(registered) {
        for inside in child..<unit.objects[child].end {
          said.append(FileValues(of: unit.firstObject + inside, in: file, language))
        }
      }
      child = unit.objects[child].end
    }
    return said
  }

  private func hasPieces(_ index: Int) -> Bool {
    (index + 1..<unit.objects[index].end).contains {
      parent(of: $0) == index && unit.objects[$0].registered.type is TextFragment.Type
    }
  }

  private static func isReleasedWithOwner(_ registered: RegisteredClass) -> Bool {
    registered.type is View.Type || registered.type is GestureRecognizer.Type
      || registered.type is LayoutGuide.Type || registered.type is LayoutConstraint.Type
  }

  private func noteParts() {
    for index in unit.objects.indices where kept[index] == nil && !absent.contains(index) {
      guard !report.contains(where: { $0.object == index && $0.outcome == .remade }) else { continue }
      let isTop = parent(of: index).map { kept[$0] != nil } ?? true
      if isTop, match.objects[unit.firstObject + index] == nil {
        report.append((index, .applied, "it is new"))
      }
    }
    let moved = changedParts.filter { part, now in
      now.allSatisfy { kept[$0] != nil }
    }
    for (part, _) in moved.sorted(by: { ($0.key.holder, $0.key.slot) < ($1.key.holder, $1.key.slot) }) {
      report.append((part.holder, .applied, "the objects in '\(part.slot)' have changed"))
    }
    for change in self.changes where kept[change.key] == nil { self.changes[change.key] = nil }
  }

  private func recreate(_ index: Int, _ reason: String) throws(Refusal) {
    if parent(of: index) == nil { try mayBeRecreated(index, reason) }
    report.removeAll { (index..<unit.objects[index].end).contains($0.object) }
    report.append((index, .remade, reason))
    for inside in index..<unit.objects[index].end { kept[inside] = nil }
  }

  /// Throws `Refusal` unless the object is a sibling of the controller. Code might refer to other objects.
  private func mayBeRecreated(_ index: Int, _ reason: String) throws(Refusal) {
    let isController = (0..<new.archive.sceneCount).contains {
      new.archive.scene(at: $0).controller == unit.firstObject + index
    }
    guard existingUnit.kind == .scene, !isController else {
      throw Refusal(object: path(of: index), reason: reason)
    }
  }

  func touched(among views: [View]) -> String? {
    let stays = Set(kept.values)
    for index in oldUnit.objects.indices where !stays.contains(index) {
      guard let view = oldObjects[index] as? View, views.contains(where: { $0.isDescendant(of: view) }) else {
        continue
      }
      return old.archive.path(ofObject: oldUnit.firstObject + index).text
    }
    return nil
  }
}
