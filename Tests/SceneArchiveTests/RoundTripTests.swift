import Foundation
import SceneValues
import Testing

@testable import SceneArchive

@Suite struct RoundTripTests {
  @Test("Round-trips the content of a scene", arguments: Sample.allCases)
  func roundTripsContent(sample: Sample) throws {
    let content = sample.content
    let bytes = try content.encoded()
    let archive = try Archive(bytes: bytes)
    #expect(archive.content() == content)
    #expect(try archive.content().encoded() == bytes)
    #expect(try content.encoded() == bytes)
    #expect(archive.invariantsHold)
    #expect(try content.archive().content() == content)
    #expect(try content.archive().packed() == bytes)
    #expect(try content.archive().sections.entries.allSatisfy { $0.offset.isMultiple(of: 8) })
  }

  @Test("Round-trips values with their keys")
  func roundTripsValues() throws {
    let archive = try Archive(bytes: Sample.storyboardContent.encoded())
    let record = archive.object(at: 2)
    let found = record.values.map {
      (archive.key(at: archive.valueRecord(at: $0).key), archive.value(at: $0))
    }
    #expect(found.map(\.0) == Sample.values.map(\.0))
    #expect(found.map(\.1) == Sample.values.map(\.1))
    let attribute = archive.valueRecord(at: archive.object(at: 3).values.lowerBound)
    #expect(attribute.isRuntimeAttribute)
    #expect(archive.value(of: attribute) == .text("4"))
  }

  @Test("Every table contains the records that were written to it")
  func roundTripsRecords() throws {
    let archive = try Archive(bytes: Sample.storyboardContent.encoded())
    let content = Sample.storyboardContent
    #expect((0..<archive.objectCount).map(archive.object) == content.objects)
    #expect((0..<archive.connectionCount).map(archive.connection) == content.connections)
    #expect((0..<archive.memberCount).map(archive.member) == content.members)
    #expect((0..<archive.segueCount).map(archive.segue) == content.segues)
    #expect((0..<archive.unitCount).map(archive.unit) == content.units)
    #expect((0..<archive.sceneCount).map(archive.scene(at:)) == content.scenes)
    #expect(archive.document == content.document)
    #expect(archive.selector(at: 1) == "done:")
    #expect(
      archive.string(at: archive.classRecord(at: archive.object(at: 0).classIndex).name) == "ClockController")
  }

  @Test("Finds a scene by the id of its view controller")
  func sceneIDs() throws {
    let archive = try Archive(bytes: Sample.storyboardContent.encoded())
    #expect(archive.scene(withID: "clock") == 0)
    #expect(archive.scene(withID: "settings") == 1)
    #expect(archive.scene(withID: "label") == nil)
  }

  @Test("Stores equal strings, keys, and numbers only once")
  func repeated() {
    var content = ArchiveContent()
    let string = content.string("a")
    #expect(content.string("a") == string)
    content.appendValue(key: "frame", .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
    content.appendValue(key: "frame", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(content.numbers.count == 4)
    #expect(content.keys.count == 1)
  }

  /// Swift treats both as the same string, but files must distinguish them.
  @Test("Stores strings separately if they differ only in Unicode normalization")
  func unicode() throws {
    var content = Sample.nibContent
    let start = content.values.count
    content.appendValue(key: "text", .string("\u{E9}"))
    content.appendValue(key: "text", .string("e\u{301}"))
    content.objects[1].values = start..<start + 2
    let archive = try Archive(bytes: content.encoded())
    let texts = (start..<start + 2).map { archive.value(at: $0).literal.utf8.count }
    #expect(texts == [2, 3])
  }

  @Test("Round-trips ranges and the value 'nothing'")
  func rangesAndNothing() throws {
    var content = Sample.nibContent
    let start = content.values.count
    content.appendValue(key: "badge", .nothing, isRuntimeAttribute: true)
    content.appendValue(key: "span", .range(-3..<8), isRuntimeAttribute: true)
    content.objects[1].values = start..<start + 2
    let archive = try Archive(bytes: content.encoded())
    #expect((start..<start + 2).map(archive.value(at:)) == [.nothing, .range(-3..<8)])
    #expect(archive.dump().contains("attribute badge = nothing\n"))
    #expect(archive.dump().contains("attribute span = range -3 11\n"))
    // Neither range may end before it begins.
    content.numbers[content.numbers.count - 1] = .max
    let error = #expect(throws: ArchiveError.self) { try content.encoded() }
    #expect(error?.kind == .badValue(field: "length", value: .max))
    content.values[start].payload = 1
    #expect(throws: ArchiveError.self) { try content.encoded() }
  }

  @Test("Reads files up to the size limit")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).scenec")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Sample.storyboardContent.encoded()).write(to: file)
    #expect(try Archive(path: file.path).content() == Sample.storyboardContent)
    let limits = ArchiveLimits(length: 100)
    let tooLarge = #expect(throws: ArchiveError.self) { try Archive(path: file.path, limits: limits) }
    #expect(tooLarge?.kind == .tooLarge(limit: 100))
  }

  @Test("Reports why a path cannot be read")
  func unreadable() throws {
    let missing = #expect(throws: ArchiveError.self) { try Archive(path: "/nowhere/at all.scenec") }
    #expect(missing?.description == "cannot read '/nowhere/at all.scenec': No such file or directory")
    let directory = #expect(throws: ArchiveError.self) { try Archive(path: "/") }
    #expect(directory?.description == "cannot read '/': Is a directory")
    let device = #expect(throws: ArchiveError.self) { try Archive(path: "/dev/null") }
    #expect(device?.description == "cannot read '/dev/null': it is a device, not a regular file")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).scenec")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let empty = #expect(throws: ArchiveError.self) { try Archive(path: file.path) }
    #expect(empty?.kind == .truncated(expected: 24, found: 0))
  }

  @Test("Rejects content with negative counts or infinite numbers")
  func contradictions() {
    var content = Sample.tinyContent
    content.objects[0].descendants = -1
    #expect(throws: ArchiveError.self) { try content.encoded() }
    content = Sample.tinyContent
    content.appendValue(key: "alpha", .number(.infinity))
    content.objects[0].values = 0..<2
    #expect(throws: ArchiveError.self) { try content.encoded() }
  }
}
