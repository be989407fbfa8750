import Testing

@testable import SceneArchive

@Suite struct SourceMapTests {
  @Test("Round-trips the positions of a source map")
  func roundTrip() throws {
    let map = Sample.map(for: Sample.storyboardContent)
    let archive = try Archive(bytes: Sample.storyboardContent.encoded(sourceMap: map))
    #expect(archive.sourceMap == map)
    #expect(archive.sourcePath == map.path)
    #expect(archive.position(ofObject: 3) == map.objects[3])
    #expect(archive.position(ofConnection: 2) == map.connections[2])
    #expect(archive.position(ofSegue: 1) == map.segues[1])
    #expect(archive.invariantsHold)
  }

  @Test("The source map does not affect the digest")
  func digest() throws {
    let plain = try Sample.storyboardContent.encoded()
    let mapped = try Sample.storyboardContent.encoded(sourceMap: Sample.map(for: Sample.storyboardContent))
    #expect(try Archive(bytes: mapped).digest == Archive(bytes: plain).digest)
    #expect(try Archive.stripped(mapped) == plain)
    #expect(try Archive.stripped(plain) == plain)
    #expect(try Archive(bytes: mapped).content() == Archive(bytes: plain).content())
    #expect(try Archive(bytes: plain).sourceMap == nil)
    #expect(try Archive(bytes: plain).position(ofObject: 0) == nil)
  }

  @Test("Rejects source maps with the wrong number of positions")
  func counts() throws {
    var map = Sample.map(for: Sample.storyboardContent)
    map.connections.removeLast()
    let error = #expect(throws: ArchiveError.self) { try Sample.storyboardContent.encoded(sourceMap: map) }
    #expect(error?.kind == .inconsistent("the source map has positions for 5 connections, not 6"))
    #expect(error?.section == .sourceMap)
  }

  @Test("Rejects damaged source maps")
  func damage() throws {
    let sections = Sample.tinyContent.sections(
      SourceMap(path: "abcde", objects: [.init(line: 1, column: 1)]))
    let map = sections.offset(of: .sourceMap)
    var damaged = sections
    damaged[.sourceMap][5] = 0xFF
    #expect(refusal(of: damaged) == ArchiveError(.badUTF8, section: .sourceMap, offset: map + 5))
    damaged = sections
    damaged[.sourceMap][9] = 1
    #expect(refusal(of: damaged) == ArchiveError(.nonzeroPadding, section: .sourceMap, offset: map + 9))
    damaged = sections
    damaged[.sourceMap][word: 0] = 1 << 31
    #expect(refusal(of: damaged)?.offset == map + 4)
    damaged = sections
    damaged[.sourceMap][word: 0] = 0
    #expect(refusal(of: damaged)?.section == .sourceMap)
  }
}
