import Testing

@testable import SceneArchive

@Suite struct VariationSectionTests {
  private func refusal(_ change: (inout ArchiveContent) -> Void) -> ArchiveError.Kind? {
    var content = Sample.variedContent
    change(&content)
    return #expect(throws: ArchiveError.self) { try content.encoded() }?.kind
  }

  @Test("Round-trips variations and preserved parts of imported files")
  func records() throws {
    let archive = try Archive(bytes: Sample.variedContent.encoded())
    #expect((0..<archive.variationCount).map(archive.variation) == Sample.variedContent.variations)
    #expect(archive.traits(ofVariation: 1).literal == "idiom=pad style=dark")
    #expect((0..<archive.importCount).map(archive.imported) == Sample.variedContent.imports)
  }

  @Test("Rejects unsorted and unknown traits")
  func traits() {
    for literal in [
      "style=dark idiom=pad", "idiom=pad  style=dark", "idiom=watch", "idiom", "", "idiom=pad idiom=pad",
    ] {
      var traits = 0
      let found = refusal {
        traits = $0.string(literal)
        $0.variations[1].traits = traits
      }
      #expect(found == .badValue(field: "traits", value: UInt64(traits)), "\(literal)")
    }
  }

  @Test("Rejects unsorted variations")
  func variationsAreSorted() {
    let unsorted = ArchiveError.Kind.inconsistent("the variations are not sorted")
    #expect(
      refusal { content in
        content.variations[0].traits = content.variations[1].traits;
        content.variations[1].traits = content.variations[2].traits
      } == unsorted)
    #expect(refusal { $0.variations[0].object = 1 } == unsorted)
    #expect(
      refusal { $0.variations[2].object = 2 } == .badIndex(field: "object of a variation", value: 2, count: 2)
    )
    #expect(refusal { $0.variations[2].values = 4..<4 } == .badRange(field: "values"))
  }

  @Test("Rejects unsorted preserved parts")
  func importsAreSorted() {
    let unsorted = ArchiveError.Kind.inconsistent("the imported attributes and elements are not sorted")
    #expect(refusal { $0.imports.swapAt(0, 2) } == unsorted)
    #expect(refusal { $0.imports.swapAt(0, 1) } == unsorted)
    // Duplicate attributes are rejected.
    #expect(refusal { $0.imports[1].name = $0.imports[0].name } == unsorted)
  }

  @Test("Rejects preserved parts without an owner")
  func importOwners() {
    #expect(refusal { $0.imports[4].holder = .object(2) } == .badIndex(field: "holder", value: 2, count: 2))
    // The values of a variation are attributes, so imported parts cannot belong to them.
    #expect(
      refusal { content in for index in 6...7 { content.imports[index].holder = .value(2) } }
        == .badValue(field: "holder", value: 2))
  }

  /// Imported parts do not affect instantiation, but variations do.
  @Test(
    "Readers can skip preserved parts but not variations")
  func skipping() throws {
    let sections = Sample.variedContent.sections(nil)
    #expect(sections.first { $0.tag == .imports }?.flags == 0)
    #expect(sections.first { $0.tag == .variations }?.flags == SectionTable.Entry.isRequired)
    var without = Sample.variedContent
    without.imports = []
    // Imported parts are part of the content nevertheless.
    #expect(
      try Archive(bytes: without.encoded()).digest != Archive(bytes: Sample.variedContent.encoded()).digest)
  }

  @Test("A dump contains variations and preserved parts")
  func dump() throws {
    let dump = try Archive(bytes: Sample.variedContent.encoded()).dump()
    let lines = dump.split(separator: "\n").map(String.init)
    #expect(lines.contains("variation of #0 when idiom=pad style=dark"))
    #expect(lines.contains(#"imported of variation 2: element "<ib:a/>""#))
    #expect(lines.contains(#"imported of value tag 1: attribute key = "Xcode""#))
  }
}
