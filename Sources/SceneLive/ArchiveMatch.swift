import SceneArchive
import SceneRuntime

/// The mapping between the objects, units, and scenes of two versions of a file. Objects with ids are matched by id.
/// Objects without ids are matched by parent, slot, element name, and index. Objects of different classes do not match.
struct ArchiveMatch {
  let old: Archive
  let new: Archive
  private(set) var objects: [Int: Int] = [:]
  private(set) var units: [Int: Int] = [:]
  private(set) var newUnits: [Int: Int] = [:]
  private(set) var newScenes: [Int: Int] = [:]

  init(_ old: Archive, _ new: Archive) {
    (self.old, self.new) = (old, new)
    let oldKeys = Self.sceneKeys(of: old)
    for (key, scene) in Self.sceneKeys(of: new) {
      guard let before = oldKeys[key] else { continue }
      newScenes[before] = scene
      let (first, second) = (old.scene(at: before), new.scene(at: scene))
      match(unit: first.sceneUnit, second.sceneUnit)
      if let view = first.viewUnit, let other = second.viewUnit { match(unit: view, other) }
    }
    if old.document.kind == .nib, new.document.kind == .nib { match(unit: 0, 0) }
    // The unit of a prototype is matched after the unit of the object that contains the prototype.
    matchPrototypes()
  }

  private static func sceneKeys(of archive: Archive) -> [String: Int] {
    var keys: [String: Int] = [:]
    var nameless = 0
    for scene in 0..<archive.sceneCount {
      if let id = archive.id(ofScene: scene) {
        keys["#" + id] = scene
      } else {
        keys["\(nameless)"] = scene
        nameless += 1
      }
    }
    return keys
  }

  private mutating func match(unit before: Int, _ after: Int) {
    units[after] = before
    newUnits[before] = after
    let (first, second) = (old.unit(at: before).objects, new.unit(at: after).objects)
    var byID: [String: Int] = [:]
    for index in first { if let id = old.object(at: index).id { byID[old.string(at: id)] = index } }
    let isScene = old.unit(at: before).kind == .scene
    var byPlace: [Place: Int] = [:]
    var counts: [Place: Int] = [:]
    for index in first where old.object(at: index).id == nil {
      let parent = old.object(at: index).parent.flatMap { first.contains($0) ? $0 : nil }
      byPlace[Self.place(of: index, in: old, parent: parent, &counts)] = index
    }
    counts = [:]
    for index in second {
      let record = new.object(at: index)
      let parent = record.parent.flatMap { second.contains($0) ? $0 : nil }
      let found: Int?
      if let id = record.id {
        found = byID[new.string(at: id)]
      } else {
        // If a parent is new, all its descendants are new.
        guard parent == nil || objects[parent!] != nil else { continue }
        let place = Self.place(of: index, in: new, parent: parent.flatMap { objects[$0] }, &counts)
        found = byPlace[place]
      }
      // A controller cannot be created again, so it is matched even if its class has changed, which is reported later.
      guard let found, isScene || hasSameClass(found, index) else { continue }
      if isScene, !hasSameClass(found, index), !isController(found, index) { continue }
      objects[index] = found
    }
  }

  private func isController(_ before: Int, _ after: Int) -> Bool {
    (0..<new.sceneCount).contains { new.scene(at: $0).controller == after }
      && (0..<old.sceneCount).contains { old.scene(at: $0).controller == before }
  }

  func hasSameClass(_ before: Int, _ after: Int) -> Bool {
    let (first, second) = (old.object(at: before), new.object(at: after))
    return old.qualifiedName(ofClass: first.classIndex) == new.qualifiedName(ofClass: second.classIndex)
      && old.qualifiedName(ofClass: first.elementClass) == new.qualifiedName(ofClass: second.elementClass)
  }

  private struct Place: Hashable {
    let parent: Int?
    let slot: String?
    let element: String
    var number: Int
  }

  private static func place(
    of index: Int, in archive: Archive, parent: Int?, _ counts: inout [Place: Int]
  ) -> Place {
    let slot = archive.object(at: index).slot.map { archive.key(at: $0) }
    var place = Place(parent: parent, slot: slot, element: archive.elementName(ofObject: index), number: 0)
    let number = counts[place, default: 0]
    counts[place] = number + 1
    place.number = number
    return place
  }

  private mutating func matchPrototypes() {
    var taken: Set<Int> = []
    for number in 0..<new.prototypeCount {
      let prototype = new.prototype(at: number)
      guard let holder = objects[prototype.holder] else { continue }
      let name = self.name(ofPrototype: prototype, in: new)
      let found = (0..<old.prototypeCount).first { candidate in
        let other = old.prototype(at: candidate)
        return other.holder == holder && old.key(at: other.slot) == new.key(at: prototype.slot)
          && self.name(ofPrototype: other, in: old) == name && !taken.contains(candidate)
      }
      guard let found else { continue }
      taken.insert(found)
      match(unit: old.prototype(at: found).unit, prototype.unit)
    }
  }

  private func name(ofPrototype prototype: PrototypeRecord, in archive: Archive) -> String {
    let root = archive.object(at: archive.unit(at: prototype.unit).objects.lowerBound)
    let identifier = root.values.first {
      archive.key(at: archive.valueRecord(at: $0).key) == "reuseIdentifier"
    }
    return identifier.map { archive.value(at: $0).literal } ?? root.id.map { archive.string(at: $0) } ?? ""
  }
}
