import SceneArchive
import SceneFiles
import SceneSyntax
import SceneValues

/// A cache file: kind, version, checksum, and content. Damaged files and other versions are treated as missing.
struct CacheFile {
  private let directory: String
  private let name: String
  private let firstLine: [UInt8]
  let largestSize: Int

  /// Creates a cache file. `version` identifies everything that determines the format and meaning of the content.
  /// `largestSize` is the maximum size in bytes. The default is 64 MiB.
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

  /// Writes the content. If `inPlace` is true and the file exists, the directory is not modified. A file with several names
  /// is replaced, because the other names may be outside the directory.
  func write(_ content: [UInt8], inPlace: Bool = false) throws {
    try makeDirectory()
    let bytes = firstLine + content.withUnsafeBytes { XXH64.hash($0) }.cacheBytes() + content
    if inPlace, !FileIdentity.hasOtherNames(path) {
      try FileOutput.writeInPlace(bytes, to: path)
    } else {
      try FileOutput.write(bytes, to: path)
    }
  }
}

extension CacheFile {
  /// Creates the directory if needed, along with a `.gitignore` file that excludes the directory from Git. An existing
  /// directory does not receive this file, because it might contain other files.
  private func makeDirectory() throws {
    guard !FileIdentity.isPresent(directory) else { return }
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
