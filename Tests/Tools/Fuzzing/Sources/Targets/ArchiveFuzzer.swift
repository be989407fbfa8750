import SceneArchive

/// Opens compiled scenes. Loads and uses those that pass verification, with and without substitutes for
/// missing classes.
///
/// An input that is not an archive is compiled as a scene, so that scenes serve as seeds.
enum ArchiveFuzzer: Fuzzer {
  static func run(_ bytes: [UInt8]) {
    guard let archive = archive(in: bytes) else { return }
    _ = Visit.failures(of: archive)
  }

  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]? {
    guard var archive = archive(in: bytes), archive.count <= room else { return nil }
    for _ in 0...random.below(4) { ArchiveMutation.change(&archive, using: &random) }
    ArchiveMutation.repairChecksum(of: &archive)
    return archive
  }

  private static func archive(in bytes: [UInt8]) -> [UInt8]? {
    Archive.isArchive(bytes) ? bytes : SceneFuzzer.compiled(.init(path: "fuzz.scene", bytes: bytes))
  }
}
