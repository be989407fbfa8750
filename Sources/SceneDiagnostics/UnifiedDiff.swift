import SceneValues

/// A unified diff that can be applied with `patch -p1` or `git apply`.
package struct UnifiedDiff {
  private static let context = 3

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  package static func text(path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    guard old != new else { return [] }
    let diff = UnifiedDiff(old: TextDifference.lines(of: old), new: TextDifference.lines(of: new))
    let (before, after) = path.hasPrefix("/") ? ("", "") : ("a/", "b/")
    var output = Array("--- \(name(before + path))\n+++ \(name(after + path))\n".utf8)
    let changes = LineMatching.changes(from: diff.old, to: diff.new)
    var first = 0
    while first < changes.count {
      var end = first + 1
      while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * context
      {
        end += 1
      }
      diff.write(changes[first..<end], to: &output)
      first = end
    }
    return output
  }

  /// Returns a file name as Git writes it: quoted as in C if needed, or followed by a tab if it contains spaces.
  private static func name(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || $0.isUnprintable }) else {
      return path.contains(" ") ? path + "\t" : path
    }
    var quoted = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.isUnprintable:
        for byte in String(scalar).utf8 {
          let octal = String(byte, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }

  private func write(_ changes: ArraySlice<LineMatching.Change>, to output: inout [UInt8]) {
    let (first, last) = (changes.first!, changes.last!)
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    output += Array("@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n".utf8)
    var position = oldRange.lowerBound
    for change in changes {
      for line in old[position..<change.old.lowerBound] { write(line, marked: " ", to: &output) }
      for line in old[change.old] { write(line, marked: "-", to: &output) }
      for line in new[change.new] { write(line, marked: "+", to: &output) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { write(line, marked: " ", to: &output) }
  }

  private func write(_ line: ArraySlice<UInt8>, marked mark: Unicode.Scalar, to output: inout [UInt8]) {
    output.append(UInt8(ascii: mark))
    output += line
    if line.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// Returns a range in the format `START,COUNT`. For an empty range, `START` is the number of the preceding line.
  private static func span(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }
}
