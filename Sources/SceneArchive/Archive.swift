import SceneValues
import Synchronization

// Sendable: the bytes and everything that points at them are never written again once `init` has returned.
/// A compiled scene, verified as a whole.
///
/// ```swift
/// let (before, after) = (try Archive(path: "Clock.scenec"), try Archive(bytes: compiled))
/// print(before.digest == after.digest ? "The same" : "Something else")
/// ```
///
/// Only the runtime and the tools of this package read its content. Opening a file lays out its tables in memory and
/// verifies them, so no record can lead out of them: reading one costs a check of the index, and the loads. A wrong index
/// is a bug of the caller and traps.
public final class Archive: @unchecked Sendable {
  private let buffer: ArchiveBuffer
  /// 0 until it is first computed.
  private let knownDigest = Atomic<UInt64>(0)
  let sections: SectionTable
  @usableFromInline let tables: Tables
  /// By the index of the string that names it: finding a case by its name costs more than all else in a value.
  let standardColors: [StandardColor?]

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - limits: how large it may be, and how deep.
  ///   - trust: whose signature it has to have; nil, the default, for anybody's file.
  /// - Throws: `ArchiveError` for the first thing that is not as it must be.
  public convenience init(
    bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits(), trust: ArchiveTrust? = nil
  ) throws(ArchiveError) {
    self.init(
      try bytes.withUnsafeBufferPointer { bytes throws(ArchiveError) in
        try Opened(unpacking: UnsafeRawBufferPointer(bytes), limits, trust)
      })
  }

  /// - Parameters:
  ///   - path: of the file.
  ///   - limits: how large it may be, and how deep.
  ///   - trust: whose signature it has to have; nil, the default, for anybody's file.
  /// - Throws: `ArchiveError`, also where the file cannot be read.
  public convenience init(
    path: String, limits: ArchiveLimits = ArchiveLimits(), trust: ArchiveTrust? = nil
  ) throws(ArchiveError) {
    let file = try ArchiveBuffer(path: path, limit: limits.length)
    defer { withExtendedLifetime(file) {} }
    try self.init(Opened(unpacking: UnsafeRawBufferPointer(file.bytes), limits, trust))
  }

  /// Verifies sections that were just written.
  convenience init(
    _ sections: [SectionTable.Content], limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) {
    let (image, table) = try SectionTable.layOut(sections, limits: limits)
    try self.init(Opened(verifying: image, table, limits))
  }

  private init(_ opened: Opened) {
    (buffer, sections) = (opened.buffer, opened.sections)
    (tables, standardColors) = (opened.tables, opened.standardColors)
  }

  /// Whether bytes begin as an archive does: to tell one from a scene in XML. What follows may yet be damaged.
  public static func isArchive(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: PackedForm.magic)
  }

  /// The digest of everything but the source map: equal digests, equal content. It is computed on first access, which
  /// takes some 0.1 ms for a megabyte of tables.
  public var digest: UInt64 {
    let known = knownDigest.load(ordering: .relaxed)
    guard known == 0 else { return known }
    let digest = sections.computedDigest(of: buffer.start)
    knownDigest.store(digest, ordering: .relaxed)
    return digest
  }

  /// The digest as dumps and messages write it: sixteen digits.
  package var digestText: String { hex(digest) }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(buffer.bytes) }

  /// The one place where records are read.
  ///
  /// Inlined into other modules it costs 0.6 ns an object, where a call that makes the whole record costs 9. The
  /// archive is kept alive until the fields are loaded: its last mention, the pointer's, comes before that.
  @inlinable @inline(__always)
  func record<Record: FixedRecord>(_ index: Int, of table: Table) -> Record {
    precondition(index >= 0 && index < table.count, "no such index in the archive")
    return withExtendedLifetime(self) { Record(at: table.base + index * Record.stride) }
  }
}

/// What is known of a file once all of it has been verified.
private struct Opened {
  let buffer: ArchiveBuffer
  let sections: SectionTable
  let tables: Tables
  let standardColors: [StandardColor?]

  /// Lays out the tables of a file, which is not needed any more then.
  init(
    unpacking file: UnsafeRawBufferPointer, _ limits: ArchiveLimits, _ trust: ArchiveTrust?
  ) throws(ArchiveError) {
    try PackedForm.checkHeader(of: file, limits: limits)
    try trust?.check(file, limits: limits)
    try PackedForm.checkChecksum(of: file)
    var unpacking = try Unpacking(file, limits: limits)
    try unpacking.unpack()
    do throws(ArchiveError) {
      try self.init(verifying: unpacking.image, unpacking.sections, limits)
    } catch {
      throw unpacking.located(error)
    }
  }

  init(
    verifying buffer: ArchiveBuffer, _ sections: SectionTable, _ limits: ArchiveLimits
  ) throws(ArchiveError) {
    (self.buffer, self.sections) = (buffer, sections)
    tables = try Tables(sections, in: buffer.start)
    let verifier = Verifier(tables, sections: sections, file: buffer.start, limits: limits)
    try verifier.verify()
    standardColors = verifier.standardColors
  }
}

extension Archive {
  /// What the file says of itself as a whole (section `DOCU`).
  package var document: DocumentRecord { record(0, of: tables.document) }

  /// The number of objects (section `OBJS`).
  @inlinable package var objectCount: Int { tables.objects.count }
  /// An object of section `OBJS`.
  @inlinable package func object(at index: ObjectIndex) -> ObjectRecord { record(index, of: tables.objects) }

  /// The number of classes (section `CLAS`).
  @inlinable package var classCount: Int { tables.classes.count }
  /// A class of section `CLAS`.
  @inlinable package func classRecord(at index: ClassIndex) -> ClassRecord {
    record(index, of: tables.classes)
  }

  /// The number of values (section `VALS`).
  @inlinable package var valueCount: Int { tables.values.count }
  /// A value of section `VALS`, as it is stored; `value(at:)` decodes it.
  @inlinable package func valueRecord(at index: Int) -> ValueRecord { record(index, of: tables.values) }

  /// The number of units (section `UNIT`).
  @inlinable package var unitCount: Int { tables.units.count }
  /// A unit of section `UNIT`.
  @inlinable package func unit(at index: UnitIndex) -> UnitRecord { record(index, of: tables.units) }

  /// The number of scenes (section `SCEN`); 0 for a nib.
  @inlinable package var sceneCount: Int { tables.scenes.count }
  /// A scene of section `SCEN`.
  @inlinable package func scene(at index: SceneIndex) -> SceneRecord { record(index, of: tables.scenes) }

  /// The number of connections (section `CONN`).
  @inlinable package var connectionCount: Int { tables.connections.count }
  /// A connection of section `CONN`.
  @inlinable package func connection(at index: Int) -> ConnectionRecord {
    record(index, of: tables.connections)
  }

  /// The number of members of all outlet collections (section `MEMB`).
  @inlinable package var memberCount: Int { tables.members.count }
  /// A member of an outlet collection, of section `MEMB`.
  @inlinable package func member(at index: Int) -> Reference { record(index, of: tables.members) }

  /// The number of segues (section `SEGU`).
  @inlinable package var segueCount: Int { tables.segues.count }
  /// A segue of section `SEGU`.
  @inlinable package func segue(at index: SegueIndex) -> SegueRecord { record(index, of: tables.segues) }

  /// The number of prototypes (section `PROT`).
  package var prototypeCount: Int { tables.prototypes.count }
  /// A prototype of section `PROT`.
  package func prototype(at index: Int) -> PrototypeRecord { record(index, of: tables.prototypes) }

  /// The number of fonts (section `FNTS`).
  package var fontCount: Int { tables.fonts.count }
  /// A font of section `FNTS`.
  package func fontRecord(at index: Int) -> FontRecord { record(index, of: tables.fonts) }
}
