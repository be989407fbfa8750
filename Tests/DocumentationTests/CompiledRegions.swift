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

  /// - Parameter paths: Files or folders, relative to the project.
  /// - Throws: An error if one of them cannot be read.
  init(_ paths: [String]) throws {
    for path in paths {
      let url = Documented.url(path)
      let files =
        path.hasSuffix(".swift")
        ? [url]
        : try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
          .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      for file in files { read(try String(contentsOf: file, encoding: .utf8), of: file.lastPathComponent) }
    }
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
