import SceneArchive
import SceneFiles
import SceneSyntax
import SceneValues

/// A cache file, which contains a line with its kind and version, a checksum, and the content. Damaged files
/// and files of other versions are treated as missing.
struct CacheFile {
  private let directory: String
  private let name: String
  private let firstLine: [UInt8]
  let largestSize: Int

  /// Creates a cache file. `version` identifies everything that determines the format and meaning of the content.
  /// `largestSize` is in bytes and is 64 MiB by default.
  init(_ name: String, version: String, in directory: String, largestSize: Int = 64 << 20) {
    self.directory = directory
    self.name = name
    firstLine = Array("\(name)-\(version)\n".utf8)
    self.largestSize = largestSize
  }

  private var path: String { "\(directory)/\(name)" }

  func read<Value: CacheCodable>(_: Value.Type = Value.self) -> [Value] {
    var coder = CacheCoder(reading: content ?? [])
    var values: [Value] = []
    while !coder.isAtEnd { values.append(coder.read()) }
    return coder.isDamaged ? [] : values
  }

  private var content: ArraySlice<UInt8>? {
    var limits = SyntaxLimits()
    limits.bytes = 2 * largestSize
    guard let bytes = try? SourceReader.read(path: path, limits: limits).bytes, bytes.starts(with: firstLine)
    else { return nil }
    var coder = CacheCoder(reading: bytes[firstLine.count...])
    let (sum, content) = (coder.read(UInt64.self), coder.rest)
    guard content.withUnsafeBytes({ XXH64.hash($0) }) == sum else { return nil }
    return content
  }

  /// Writes the content. Writing in place does not modify the directory if the file exists.
  func write(_ content: [UInt8], inPlace: Bool = false) throws {
    try makeDirectory()
    let bytes = firstLine + content.withUnsafeBytes { XXH64.hash($0) }.cacheBytes() + content
    if inPlace {
      try FileOutput.writeInPlace(bytes, to: path)
    } else {
      try FileOutput.write(bytes, to: path)
    }
  }
}

extension CacheFile {
  /// Creates the directory if needed, with a file that hides it from Git. A directory that already exists gets no such
  /// file, because it may contain other files.
  private func makeDirectory() throws {
    guard !FileIdentity.isThere(directory) else { return }
    try OutputDirectory.make(directory)
    try FileOutput.write(Array("*\n".utf8), to: "\(directory)/.gitignore")
  }
}

struct CacheEntry<Key: CacheCodable, Value: CacheCodable>: CacheCodable {
  var key: Key
  var value: Value

  static var blank: CacheEntry { CacheEntry(key: .blank, value: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&key, &value) }
}
