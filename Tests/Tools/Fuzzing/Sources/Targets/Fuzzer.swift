/// A part of the project with whatever can be given to it.
protocol Fuzzer: SendableMetatype {
  /// Whatever the bytes: what is promised holds, or the program ends.
  static func run(_ bytes: [UInt8])

  /// An input like another one, for which there is room for so many bytes; nil where libFuzzer's own changes do.
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
