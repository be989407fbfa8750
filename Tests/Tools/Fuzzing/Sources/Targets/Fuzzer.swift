/// A part of the project that accepts arbitrary input.
protocol Fuzzer: SendableMetatype {
  /// Checks invariants for any bytes. A violation ends the process.
  static func run(_ bytes: [UInt8])

  /// Returns a mutated input of limited size, or nil to use libFuzzer's own mutations.
  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]?
}

extension Fuzzer {
  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]? { nil }
}

enum Fuzzers {
  static let all: [(name: String, fuzzer: any Fuzzer.Type)] = [
    ("scenes", SceneFuzzer.self), ("documents", DocumentFuzzer.self), ("resources", ResourceFuzzer.self),
    ("nibs", NibFuzzer.self), ("archives", ArchiveFuzzer.self), ("screens", ScreenFuzzer.self),
    ("pictures", PictureFuzzer.self), ("browsers", BrowserFuzzer.self),
  ]
}
