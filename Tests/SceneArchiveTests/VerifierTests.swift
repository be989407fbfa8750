import SceneValues
import Testing

@testable import SceneArchive

struct Defect: CustomTestStringConvertible, Sendable {
  var sample = Sample.storyboard
  var tag: SectionTag
  var offset: Int
  var value: UInt32
  var kind: ArchiveError.Kind
  /// The location of the error, if it is not the field itself.
  var shownAt: (tag: SectionTag, offset: Int)?

  var testDescription: String { "\(tag)+\(offset) = \(value)" }
}

@Suite struct VerifierTests {
  @Test("The last code of each constraint enumeration matches the number of names")
  func lastCodes() {
    #expect(Int(LayoutAttribute.lastCode) == LayoutAttribute.codes.count - 1)
    #expect(Int(LayoutArea.lastCode) == LayoutArea.codes.count - 1)
    #expect(Int(LayoutRelation.lastCode) == LayoutRelation.codes.count - 1)
  }

  static let inconsistentScene = ArchiveError.Kind.inconsistent("the unit's scene refers to another unit")
  static let wrongUnit = ArchiveError.Kind.inconsistent(
    "the unit of the scene has a different kind or belongs to another scene")

  static let structure: [Defect] = [
    Defect(tag: .document, offset: 0, value: 2, kind: .badValue(field: "document kind", value: 2)),
    Defect(tag: .document, offset: 4, value: 2, kind: .badIndex(field: "initial scene", value: 2, count: 2)),
    Defect(tag: .document, offset: 8, value: 0, kind: .badValue(field: "owner class", value: 0)),
    Defect(tag: .document, offset: 8, value: 99, kind: .badIndex(field: "owner class", value: 99, count: 9)),
    Defect(
      tag: .document, offset: 0, value: 1, kind: .inconsistent("a nib cannot have scenes"),
      shownAt: (.scenes, 0)),
    Defect(
      sample: .tiny, tag: .document, offset: 0, value: 0,
      kind: .inconsistent("the number of nib units does not match the document kind: 1")),
    Defect(tag: .units, offset: 0, value: 4, kind: .badValue(field: "unit kind", value: 4)),
    Defect(tag: .units, offset: 0, value: 1, kind: inconsistentScene, shownAt: (.units, 4)),
    Defect(tag: .units, offset: 4, value: 1, kind: inconsistentScene),
    Defect(tag: .units, offset: 4, value: 2, kind: .badIndex(field: "scene of a unit", value: 2, count: 2)),
    Defect(tag: .units, offset: 8, value: 1, kind: .badRange(field: "unit objects")),
    Defect(tag: .units, offset: 12, value: 99, kind: .badRange(field: "unit objects"), shownAt: (.units, 8)),
    Defect(
      tag: .units, offset: 24 * 3 + 12, value: 0, kind: .badRange(field: "objects"), shownAt: (.objects, 288)),
    // The count is less than the size of the table, but the range exceeds its end.
    Defect(
      tag: .units, offset: 24 * 3 + 12, value: 9, kind: .badRange(field: "unit objects"),
      shownAt: (.units, 24 * 3 + 8)),
    Defect(tag: .units, offset: 16, value: 3, kind: .badRange(field: "unit connections")),
    Defect(
      sample: .tiny, tag: .units, offset: 4, value: 0, kind: .badValue(field: "scene of a unit", value: 0)),
    Defect(
      tag: .scenes, offset: 0, value: 2,
      kind: .inconsistent("the controller of the scene is not in the unit of the scene")),
    Defect(tag: .scenes, offset: 4, value: 9, kind: inconsistentScene, shownAt: (.units, 4)),
    Defect(tag: .scenes, offset: 24 + 8, value: 2, kind: wrongUnit),
    Defect(tag: .scenes, offset: 24 + 8, value: 4, kind: .badIndex(field: "unit", value: 4, count: 4)),
    Defect(tag: .scenes, offset: 12, value: 1, kind: .badRange(field: "scene segues")),
    Defect(tag: .scenes, offset: 20, value: 2, kind: .badValue(field: "scene flags", value: 2)),
    Defect(tag: .segues, offset: 0, value: 999, kind: .badIndex(field: "segue kind", value: 999, count: 78)),
    Defect(tag: .segues, offset: 8, value: 8, kind: .badValue(field: "segue source", value: 8)),
    Defect(tag: .segues, offset: 12, value: 2, kind: .badIndex(field: "destination", value: 2, count: 2)),
    Defect(
      tag: .segues, offset: 16, value: 0, kind: .inconsistent("the segue has 2 destinations"),
      shownAt: (.segues, 12)),
    Defect(tag: .segues, offset: 12, value: noIndex, kind: .inconsistent("the segue has 0 destinations")),
    Defect(tag: .segues, offset: 20, value: 9, kind: .badIndex(field: "segue class", value: 9, count: 9)),
    Defect(tag: .segues, offset: 28, value: 0, kind: .badRange(field: "segue values")),
  ]

  static let objects: [Defect] = [
    Defect(tag: .objects, offset: 0, value: 9, kind: .badIndex(field: "class", value: 9, count: 9)),
    Defect(tag: .objects, offset: 4, value: 1, kind: .badValue(field: "element class", value: 1)),
    Defect(tag: .objects, offset: 8, value: 78, kind: .badIndex(field: "id", value: 78, count: 78)),
    Defect(
      tag: .objects, offset: 12, value: 1, kind: .inconsistent("the controller of the scene has a parent"),
      shownAt: (.scenes, 0)),
    Defect(tag: .objects, offset: 36 * 3 + 12, value: 0, kind: .badValue(field: "parent", value: 0)),
    Defect(tag: .objects, offset: 36 * 2 + 12, value: 1, kind: .badValue(field: "parent", value: 1)),
    Defect(tag: .objects, offset: 16, value: 2, kind: .badValue(field: "number of descendants", value: 2)),
    Defect(
      tag: .objects, offset: 36 * 2 + 16, value: 2,
      kind: .inconsistent("the object tree does not have exactly one root"),
      shownAt: (.units, 32)),
    Defect(
      tag: .objects, offset: 36 * 4 + 16, value: 0, kind: .badValue(field: "parent", value: 4),
      shownAt: (.objects, 36 * 5 + 12)),
    // The range is within its unit, but exceeds its parent.
    Defect(
      sample: .constrained, tag: .objects, offset: 36 + 16, value: 2,
      kind: .badValue(field: "number of descendants", value: 2)),
    Defect(tag: .objects, offset: 20, value: 0, kind: .badValue(field: "slot", value: 0)),
    Defect(
      tag: .objects, offset: 36 * 2 + 20, value: noIndex, kind: .badValue(field: "slot", value: 0xFFFF_FFFF)),
    Defect(
      tag: .objects, offset: 36 * 2 + 20, value: 38, kind: .badIndex(field: "slot", value: 38, count: 38)),
    Defect(tag: .objects, offset: 24, value: 0, kind: .badRange(field: "object values")),
    Defect(tag: .objects, offset: 32, value: 1, kind: .badValue(field: "object flags", value: 1)),
    Defect(tag: .connections, offset: 0, value: 4, kind: .badValue(field: "connection kind", value: 4)),
    Defect(tag: .connections, offset: 4, value: 2, kind: .badValue(field: "source", value: 2)),
    Defect(
      tag: .connections, offset: 4, value: ownerReference,
      kind: .badValue(field: "source", value: 0xFFFF_FFFD)),
    Defect(tag: .connections, offset: 8, value: 2, kind: .badIndex(field: "action", value: 2, count: 2)),
    Defect(tag: .connections, offset: 16, value: 38, kind: .badIndex(field: "event", value: 38, count: 38)),
    Defect(
      tag: .connections, offset: 20 + 8, value: 38, kind: .badIndex(field: "outlet", value: 38, count: 38)),
    Defect(
      tag: .connections, offset: 20 + 12, value: firstResponderReference,
      kind: .badValue(field: "destination", value: 0xFFFF_FFFE)),
    Defect(tag: .connections, offset: 20 + 16, value: 0, kind: .badValue(field: "unused field", value: 0)),
    Defect(tag: .connections, offset: 40 + 12, value: 1, kind: .badRange(field: "members")),
    Defect(
      tag: .connections, offset: 40 + 16, value: 2, kind: .badRange(field: "members"), shownAt: (.members, 8)),
    Defect(tag: .connections, offset: 80 + 8, value: 2, kind: .badValue(field: "segue", value: 2)),
    Defect(tag: .connections, offset: 80 + 12, value: 0, kind: .badValue(field: "unused field", value: 0)),
    Defect(tag: .members, offset: 4, value: 6, kind: .badValue(field: "member", value: 6)),
    Defect(
      sample: .nib, tag: .members, offset: 0, value: firstResponderReference,
      kind: .badValue(field: "member", value: 0xFFFF_FFFE)),
  ]

  static let prototypes: [Defect] = [
    Defect(tag: .prototypes, offset: 0, value: 1, kind: .badValue(field: "prototype", value: 1)),
    Defect(tag: .prototypes, offset: 4, value: 9, kind: .badIndex(field: "holder", value: 9, count: 9)),
    Defect(tag: .prototypes, offset: 4, value: 6, kind: .badValue(field: "holder", value: 6)),
    Defect(tag: .prototypes, offset: 4, value: 8, kind: .badValue(field: "holder", value: 8)),
    Defect(tag: .prototypes, offset: 8, value: 38, kind: .badIndex(field: "slot", value: 38, count: 38)),
  ]

  @Test("Rejects prototypes that have several owners or none")
  func prototypeOwners() throws {
    var content = Sample.storyboardContent
    content.prototypes.append(content.prototypes[0])
    #expect(throws: ArchiveError.self) { try content.encoded() }
    content.prototypes = []
    #expect(throws: ArchiveError.self) { try content.encoded() }
  }

  static let leaves: [Defect] = [
    Defect(tag: .strings, offset: 0, value: 1 << 30, kind: .wrongSectionLength(894), shownAt: (.strings, 0)),
    Defect(tag: .strings, offset: 4, value: 1, kind: .badRange(field: "strings")),
    Defect(tag: .strings, offset: 8, value: 1 << 20, kind: .badRange(field: "strings")),
    Defect(
      tag: .classes, offset: 0, value: noIndex,
      kind: .badIndex(field: "class name", value: 0xFFFF_FFFF, count: 78)),
    Defect(tag: .classes, offset: 4, value: 78, kind: .badIndex(field: "module", value: 78, count: 78)),
    Defect(tag: .classes, offset: 8, value: 78, kind: .badIndex(field: "element", value: 78, count: 78)),
    Defect(tag: .keys, offset: 0, value: 78, kind: .badIndex(field: "key", value: 78, count: 78)),
    Defect(tag: .keys, offset: 4, value: 0, kind: .badValue(field: "key", value: 0)),
    Defect(tag: .selectors, offset: 4, value: 67, kind: .badValue(field: "selector", value: 67)),
    Defect(tag: .fonts, offset: 0, value: 6, kind: .badValue(field: "font face", value: 6)),
    Defect(tag: .fonts, offset: 4, value: 0, kind: .badValue(field: "font name", value: 0)),
    // The smallest number greater than 2^24.
    Defect(
      tag: .fonts, offset: 12, value: 0x4170_0001,
      kind: .badValue(field: "font size", value: 0x4170_0001 << 32),
      shownAt: (.fonts, 8)),
    Defect(
      tag: .fonts, offset: 12, value: 0x7FF0_0000, kind: .badValue(field: "font size", value: 0x7FF0 << 48),
      shownAt: (.fonts, 8)),
    Defect(tag: .fonts, offset: 16 * 5 + 4, value: 0, kind: .badValue(field: "text style", value: 0)),
    Defect(tag: .values, offset: 0, value: 38, kind: .badIndex(field: "key", value: 38, count: 38)),
    Defect(tag: .values, offset: 4, value: 20, kind: .badValue(field: "value kind", value: 20)),
    Defect(
      tag: .values, offset: 4, value: 10 | 2 << 16, kind: .badValue(field: "value flags", value: 2),
      shownAt: (.values, 6)),
    Defect(tag: .values, offset: 8, value: 2, kind: .badValue(field: "standard color", value: 2)),
    Defect(tag: .values, offset: 12 + 8, value: 78, kind: .badIndex(field: "string", value: 78, count: 78)),
    Defect(tag: .values, offset: 24 + 8, value: 2, kind: .badValue(field: "bool", value: 2)),
    Defect(
      tag: .values, offset: 12 * 4 + 8, value: 21, kind: .badIndex(field: "number", value: 21, count: 21)),
    Defect(
      tag: .values, offset: 12 * 12 + 8, value: 16, kind: .badIndex(field: "number", value: 16, count: 16)),
    Defect(tag: .values, offset: 12 * 15 + 8, value: 1, kind: .badValue(field: "tint", value: 1)),
    Defect(tag: .values, offset: 12 * 17 + 8, value: 6, kind: .badIndex(field: "font", value: 6, count: 6)),
    Defect(
      tag: .numbers, offset: 20, value: 0x7FF8_0000, kind: .badValue(field: "number", value: 0x7FF8 << 48),
      shownAt: (.numbers, 16)),
  ]

  static let appearances: [Defect] = [
    Defect(
      sample: .styled, tag: .appearances, offset: 0, value: 3,
      kind: .badIndex(field: "class of a rule", value: 3, count: 3)),
    Defect(sample: .styled, tag: .appearances, offset: 4, value: 1, kind: .badRange(field: "containers")),
    Defect(
      sample: .styled, tag: .appearances, offset: 8, value: 3, kind: .badRange(field: "containers"),
      shownAt: (.appearances, 4)),
    Defect(
      sample: .styled, tag: .appearances, offset: 24 + 12, value: 4,
      kind: .badIndex(field: "variant", value: 4, count: 4)),
    Defect(
      sample: .styled, tag: .appearances, offset: 24 + 16, value: 0,
      kind: .badRange(field: "appearance values")),
    Defect(
      sample: .styled, tag: .appearances, offset: 24 + 20, value: 9,
      kind: .badRange(field: "appearance values"),
      shownAt: (.appearances, 24 + 16)),
    Defect(
      sample: .styled, tag: .containers, offset: 4, value: 3,
      kind: .badIndex(field: "container", value: 3, count: 3)),
  ]

  static let constraints: [Defect] = [
    Defect(
      sample: .constrained, tag: .constraints, offset: 56, value: 5,
      kind: .badIndex(field: "holder of a constraint", value: 5, count: 5)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 112, value: 0,
      kind: .inconsistent("the constraints are not sorted")),
    Defect(
      sample: .constrained, tag: .constraints, offset: 56 + 4, value: 5,
      kind: .badIndex(field: "object of a constraint", value: 5, count: 5)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 56 + 4, value: 1,
      kind: .badValue(field: "object of a constraint", value: 1)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 8, value: 4,
      kind: .badValue(field: "item of a constraint", value: 4)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 16, value: 4,
      kind: .badValue(field: "item of a constraint", value: 4)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 12, value: 12,
      kind: .badValue(field: "layout attribute", value: 12)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 20, value: 7 << 16,
      kind: .badValue(field: "layout area", value: 7), shownAt: (.constraints, 22)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 56 + 20, value: 1,
      kind: .badValue(field: "unused field", value: 1)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 24, value: 3,
      kind: .badValue(field: "relation", value: 3)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 28, value: 1,
      kind: .badValue(field: "unused field", value: 1)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 36, value: 0x7FF0_0000,
      kind: .badValue(field: "multiplier", value: 0x7FF0 << 48), shownAt: (.constraints, 32)),
    Defect(
      sample: .constrained, tag: .constraints, offset: 52, value: 0,
      kind: .badValue(field: "priority", value: 0), shownAt: (.constraints, 48)),
  ]

  @Test("Rejects two constraint records for one object")
  func constraintObjects() throws {
    var content = Sample.constrainedContent
    content.constraints.insert(content.constraints[1], at: 1)
    let error = #expect(throws: ArchiveError.self) { try content.encoded() }
    #expect(error?.kind == .badValue(field: "object of a constraint", value: 2))
  }

  @Test("Rejects appearance rules in a nib")
  func nibRules() throws {
    var content = Sample.tinyContent
    content.appearances = [AppearanceRecord(classIndex: 0, values: 1..<1)]
    let error = #expect(throws: ArchiveError.self) { try content.encoded() }
    #expect(error?.kind == .inconsistent("a nib cannot have appearance rules"))
  }

  @Test(
    "Reports invalid numbers with their section and offset",
    arguments: structure + objects + prototypes + leaves + appearances + constraints)
  func defects(
    defect: Defect
  )
    throws
  {
    var sections = defect.sample.content.sections(nil)
    sections[defect.tag][word: defect.offset] = defect.value
    let place = defect.shownAt ?? (defect.tag, defect.offset)
    let offset = sections.offset(of: place.tag) + place.offset
    #expect(refusal(of: sections) == ArchiveError(defect.kind, section: place.tag, offset: offset))
  }

  @Test("Rejects strings that are not valid UTF-8")
  func strings() throws {
    let sections = Sample.storyboardContent.sections(nil)
    let text = 4 + 79 * 4
    var damaged = sections
    damaged[.strings][text] = 0xC3
    #expect(
      refusal(of: damaged)
        == ArchiveError(.badUTF8, section: .strings, offset: sections.offset(of: .strings) + text))
    // The umlaut of "Grüße" crosses the boundary between two strings.
    damaged = sections
    damaged[.strings][word: 4 + 20 * 4] += 3
    #expect(refusal(of: damaged)?.kind == .badUTF8)
  }

  @Test("Rejects option sets with unnecessary spaces")
  func optionSets() {
    for spelling in [" width", "width  height", "width "] {
      var content = Sample.tinyContent
      content.appendValue(key: "mask", .optionSet([spelling]))
      content.objects[0].values = 0..<2
      let error = #expect(throws: ArchiveError.self) { try content.encoded() }
      #expect(error?.kind == .badValue(field: "option set", value: 5))
    }
  }

  @Test("Rejects objects that are nested too deeply")
  func depthIsLimited() throws {
    #expect(throws: Never.self) { try Sample.chain(depth: 200).encoded() }
    let error = #expect(throws: ArchiveError.self) { try Sample.chain(depth: 201).encoded() }
    #expect(error?.kind == .tooDeep(limit: 200))
    let sections = Sample.chain(depth: 5).sections(nil)
    let objects = sections.offset(of: .objects)
    #expect(
      refusal(of: sections, limits: ArchiveLimits(depth: 4))
        == ArchiveError(.tooDeep(limit: 4), section: .objects, offset: objects + 4 * 36))
    #expect(refusal(of: sections, limits: ArchiveLimits(depth: 5)) == nil)
  }
}
