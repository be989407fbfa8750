import Foundation

/// The Swift examples in sources that are compiled with the tests.
///
/// An example starts with a line `// snippet: NAME`, with the name of the page or source, and ends with `//
/// end`. An example that is split between a function and other code continues after `// snippet: NAME,
/// continued`.
struct CompiledRegions {
  /// The examples by the file that shows them, in source order.
  private(set) var texts: [String: [String]] = [:]
  /// The examples without an end, and continuations without a beginning.
  private(set) var faults: [String] = []

  /// - Parameters:
  ///   - paths: Files or folders, relative to the project.
  ///   - programs: A folder with the programs of a guide. The page 'GuideNAME.md' shows all sources in the folder 'NAME'.
  /// - Throws: An error if one of them cannot be read.
  init(_ paths: [String], programs: String) throws {
    for program in try Self.files(in: programs) where program.lastPathComponent != "Tests" {
      let sources = try Self.files(in: "\(programs)/\(program.lastPathComponent)").filter {
        $0.pathExtension == "swift"
      }
      texts["Guide\(program.lastPathComponent).md"] = try sources.map {
        Self.outdented(
          try String(contentsOf: $0, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        )
      }
    }
    for path in paths {
      let url = Documented.url(path)
      let files =
        path.hasSuffix(".swift")
        ? [url]
        : try Self.files(in: path).filter { $0.pathExtension == "swift" }
      for file in files { read(try String(contentsOf: file, encoding: .utf8), of: file.lastPathComponent) }
    }
  }

  /// Returns the files and folders in a folder, sorted by name.
  private static func files(in path: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: Documented.url(path), includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  private mutating func read(_ source: String, of file: String) {
    var open: (name: String, lines: [Substring])?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("// snippet: ") {
        if let open { faults.append("\(file): \(open.name) is not ended") }
        open = (String(words.dropFirst("// snippet: ".count)), [])
      } else if words == "// end" {
        if let open { append(open.lines, to: open.name, in: file) }
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    if let open { faults.append("\(file): \(open.name) is not ended") }
  }

  private mutating func append(_ lines: [Substring], to name: String, in file: String) {
    let text = Self.outdented(lines)
    guard name.hasSuffix(", continued") else {
      texts[name, default: []].append(text)
      return
    }
    let name = String(name.dropLast(", continued".count))
    guard var examples = texts[name], let last = examples.popLast() else {
      faults.append("\(file): nothing of \(name) to continue")
      return
    }
    texts[name] = examples + [last + "\n\n" + text]
  }

  /// Returns lines without their common indentation and without trailing empty lines.
  private static func outdented(_ lines: [Substring]) -> String {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}
