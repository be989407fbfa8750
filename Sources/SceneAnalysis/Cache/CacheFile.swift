import SceneArchive
import SceneFiles
import SceneSyntax
import SceneValues

/// A file of a cache: a line that names its kind and version, a checksum, and the content.
///
/// A file that is damaged, or that another version wrote, counts as missing.
struct CacheFile {
  private let directory: String
  private let name: String
  private let firstLine: [UInt8]
  /// The number of bytes from which on nothing more is added.
  let largestSize: Int

  /// - Parameters:
  ///   - name: the name of the file.
  ///   - version: the version of the format, and whatever else must be the same for the content to be of use.
  ///   - directory: the directory of the file.
  ///   - largestSize: the number of bytes from which on nothing more is added.
  init(_ name: String, version: String, in directory: String, largestSize: Int = 64 << 20) {
    self.directory = directory
    self.name = name
    firstLine = Array("\(name)-\(version)\n".utf8)
    self.largestSize = largestSize
  }

  private var path: String { "\(directory)/\(name)" }

  /// Reads the values of which the file is a list.
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

  /// Writes the content, and creates the directory if it does not exist. The directory does not change if an existing
  /// file is written in place.
  func write(_ content: [UInt8], inPlace: Bool = false) throws {
    try OutputDirectory.make(directory)
    let bytes = firstLine + content.withUnsafeBytes { XXH64.hash($0) }.cacheBytes() + content
    if inPlace {
      try FileOutput.writeInPlace(bytes, to: path)
    } else {
      try FileOutput.write(bytes, to: path)
    }
  }
}

/// One of many values in a file, and the key by which it is found.
struct CacheEntry<Key: CacheCodable, Value: CacheCodable>: CacheCodable {
  var key: Key
  var value: Value

  static var blank: CacheEntry { CacheEntry(key: .blank, value: .blank) }
  mutating func code(with coder: inout CacheCoder) { coder.code(&key, &value) }
}
