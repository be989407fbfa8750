import SceneValues
import Synchronization

// This class is `Sendable` because the buffer is never modified after `init`.
/// A compiled scene, which is fully verified when it is opened.
///
/// ```swift
/// let (before, after) = (try Archive(path: "Clock.scenec"), try Archive(bytes: compiled))
/// print(before.digest == after.digest ? "The same" : "Something else")
/// ```
///
/// The records in an opened archive refer only to existing entries of its tables. Passing an invalid index is a
/// programming error and traps.
public final class Archive: @unchecked Sendable {
  private let buffer: ArchiveBuffer
  private let knownDigest = Atomic<UInt64>(0)
  let sections: SectionTable
  @usableFromInline let tables: Tables
  /// The standard colors, by string index. Looking up a color by name would take longer than decoding a value.
  let standardColors: [StandardColor?]

  init(
    _ buffer: ArchiveBuffer, _ sections: SectionTable, _ tables: Tables, standardColors: [StandardColor?]
  ) {
    (self.buffer, self.sections) = (buffer, sections)
    (self.tables, self.standardColors) = (tables, standardColors)
  }

  /// The digest of everything except the source map. Equal digests indicate equal content. The digest is computed when it
  /// is first accessed, which takes about 0.1 ms per megabyte of tables.
  public var digest: UInt64 {
    let known = knownDigest.load(ordering: .relaxed)
    guard known == 0 else { return known }
    let digest = sections.computedDigest(of: buffer.start)
    knownDigest.store(digest, ordering: .relaxed)
    return digest
  }

  package var digestText: String { hex(digest) }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(buffer.bytes) }

  /// Reads a record of a table. Inlining this function into other modules reduces the time to read an object from 9 ns to
  /// 0.6 ns. The archive is kept alive until the record's fields are loaded, because the pointer does not retain it.
  @inlinable @inline(__always)
  func record<Record: FixedRecord>(_ index: Int, of table: Table) -> Record {
    precondition(index >= 0 && index < table.count, "no such index in the archive")
    return withExtendedLifetime(self) { Record(at: table.base + index * Record.stride) }
  }
}

extension Archive {
  package var document: DocumentRecord { record(0, of: tables.document) }

  @inlinable package var objectCount: Int { tables.objects.count }
  @inlinable package func object(at index: ObjectIndex) -> ObjectRecord { record(index, of: tables.objects) }

  @inlinable package var classCount: Int { tables.classes.count }
  @inlinable package func classRecord(at index: ClassIndex) -> ClassRecord {
    record(index, of: tables.classes)
  }

  @inlinable package var valueCount: Int { tables.values.count }
  /// Returns a value record in its stored form (section `VALS`). To decode the value, use `value(at:)`.
  @inlinable package func valueRecord(at index: Int) -> ValueRecord { record(index, of: tables.values) }

  @inlinable package var unitCount: Int { tables.units.count }
  @inlinable package func unit(at index: UnitIndex) -> UnitRecord { record(index, of: tables.units) }

  /// The number of scenes (section `SCEN`). The value is 0 for a nib.
  @inlinable package var sceneCount: Int { tables.scenes.count }
  @inlinable package func scene(at index: SceneIndex) -> SceneRecord { record(index, of: tables.scenes) }

  @inlinable package var connectionCount: Int { tables.connections.count }
  @inlinable package func connection(at index: Int) -> ConnectionRecord {
    record(index, of: tables.connections)
  }

  @inlinable package var memberCount: Int { tables.members.count }
  @inlinable package func member(at index: Int) -> Reference { record(index, of: tables.members) }

  @inlinable package var segueCount: Int { tables.segues.count }
  @inlinable package func segue(at index: SegueIndex) -> SegueRecord { record(index, of: tables.segues) }

  package var prototypeCount: Int { tables.prototypes.count }
  package func prototype(at index: Int) -> PrototypeRecord { record(index, of: tables.prototypes) }

  package var fontCount: Int { tables.fonts.count }
  package func fontRecord(at index: Int) -> FontRecord { record(index, of: tables.fonts) }
}
