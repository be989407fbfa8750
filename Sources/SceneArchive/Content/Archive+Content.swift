extension Archive {
  /// Returns the content of the archive as mutable arrays. Encoding unchanged content produces the same bytes, apart from
  /// the source map and sections added by other tools.
  package func content() -> ArchiveContent {
    var content = ArchiveContent()
    content.strings = (0..<stringCount).map(string)
    content.classes = (0..<classCount).map(classRecord)
    content.keys = (0..<keyCount).map { name($0, in: tables.keys) }
    content.selectors = (0..<selectorCount).map { name($0, in: tables.selectors) }
    content.numbers = (0..<tables.numbers.count).map(bits)
    content.fonts = (0..<fontCount).map(fontRecord)
    content.document = document
    content.values = (0..<valueCount).map(valueRecord)
    content.objects = (0..<objectCount).map(object)
    content.units = (0..<unitCount).map(unit)
    content.scenes = (0..<sceneCount).map(scene(at:))
    content.connections = (0..<connectionCount).map(connection)
    content.members = (0..<memberCount).map(member)
    content.segues = (0..<segueCount).map(segue)
    content.prototypes = (0..<prototypeCount).map(prototype)
    content.appearances = (0..<appearanceCount).map(appearance)
    content.containers = (0..<containerCount).map(container)
    content.stringTables = (0..<stringTableCount).map(stringTable)
    content.translations = (0..<translationCount).map(translation)
    content.plurals = (0..<pluralCount).map(plural)
    content.languages = (0..<languageCount).map(language)
    content.translatedValueCount = tables.translatedValueCount
    content.constraints = (0..<constraintCount).map(constraint)
    content.variations = (0..<variationCount).map(variation)
    content.imports = (0..<importCount).map(imported)
    content.interned = Interned(of: content)
    return content
  }

  /// Returns the archive as a file, without the sections that the digest does not cover, such as the source map.
  package func stripped() -> [UInt8] {
    Packing.file(of: self, keeping: { $0.flags & SectionTable.Entry.isOutsideDigest == 0 })
  }

  /// Returns the archive as an encoded file. Equal content always results in equal bytes.
  package func packed() -> [UInt8] { Packing.file(of: self, keeping: { _ in true }) }

  package static func stripped(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
    try Archive(bytes: bytes).stripped()
  }
}

extension Interned {
  /// Creates the interning tables. Files from other tools can contain duplicates, of which the first is used.
  fileprivate init(of content: ArchiveContent) {
    strings = InternedStrings(content.strings)
    classes = Self.index(content.classes)
    keys = Self.index(content.keys)
    selectors = Self.index(content.selectors)
    fonts = Self.index(content.fonts)
  }

  private static func index<Item: Hashable>(_ items: [Item]) -> [Item: Int] {
    Dictionary(items.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
