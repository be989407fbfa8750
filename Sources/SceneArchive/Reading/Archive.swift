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

  /// An archive that has been verified.
  init(
    _ buffer: ArchiveBuffer, _ sections: SectionTable, _ tables: Tables, standardColors: [StandardColor?]
  ) {
    (self.buffer, self.sections) = (buffer, sections)
    (self.tables, self.standardColors) = (tables, standardColors)
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
