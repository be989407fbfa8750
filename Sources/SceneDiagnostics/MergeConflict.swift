import ScenePlatform
import SceneValues

/// A part of a text file that a version control system could not merge.
///
/// ```
/// <<<<<<< HEAD
/// "title.text" = "Wecker";
/// =======
/// "title.text" = "Uhr";
/// >>>>>>> evening
/// ```
package struct MergeConflict: Sendable, Hashable {
  package enum Part: UInt8, CaseIterable, Sendable {
    case ours, base, theirs, end

    fileprivate var letter: UInt8 {
      switch self {
      case .ours: UInt8(ascii: "<")
      case .base: UInt8(ascii: "|")
      case .theirs: UInt8(ascii: "=")
      case .end: UInt8(ascii: ">")
      }
    }
  }

  package struct Marker: Sendable, Hashable {
    package var part: Part
    package var range: SourceRange
    /// The name of the version, such as a branch. The name can be empty.
    package var name: String
  }

  /// The markers in the order of the file. The `base` marker is optional.
  package private(set) var markers: [Marker]

  package var range: SourceRange { markers[0].range }

  private var isComplete: Bool {
    [.ours, .theirs, .end].allSatisfy { part in markers.contains { $0.part == part } }
  }

  private func marker(_ part: Part) -> Marker? { markers.first { $0.part == part } }

  /// Returns the conflicts in a text. A conflict that lacks a required marker is ignored.
  package static func all(in bytes: [UInt8]) -> [MergeConflict] {
    var found: [MergeConflict] = []
    bytes.withUnsafeBufferPointer { bytes in
      var position = nextStart(in: bytes, from: 0)
      while let start = position {
        guard let conflict = conflict(in: bytes, from: start) else {
          position = nextStart(in: bytes, from: start + length)
          continue
        }
        found.append(conflict)
        position = nextStart(in: bytes, from: conflict.markers.last?.range.bytes.upperBound ?? bytes.count)
      }
    }
    return found
  }

  /// Returns the text with only the first version of each conflict. The rest becomes spaces, to preserve offsets.
  package static func resolved(_ bytes: [UInt8], _ conflicts: [MergeConflict]) -> [UInt8] {
    var bytes = bytes
    func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
    for conflict in conflicts {
      let (first, second) = (conflict.markers[0].range.bytes, conflict.markers[1].range.bytes)
      blank(first)
      blank(second.lowerBound..<conflict.markers[conflict.markers.count - 1].range.bytes.upperBound)
    }
    return bytes
  }

  private static let length = 7

  private static func nextStart(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var start = start
    while start < bytes.count, let base = bytes.baseAddress,
      let place = memchr(base + start, Int32(Part.ours.letter), bytes.count - start)
    {
      let offset = UnsafeRawPointer(place) - UnsafeRawPointer(base)
      if marker(in: bytes, at: offset)?.part == .ours { return offset }
      start = offset + 1
    }
    return nil
  }

  private static func conflict(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> MergeConflict? {
    var conflict = MergeConflict(markers: [])
    var position = start
    while position < bytes.count {
      if let marker = marker(in: bytes, at: position) {
        // The markers of a conflict are in the order of their parts, so this marker begins another conflict.
        if let last = conflict.markers.last, marker.part.rawValue <= last.part.rawValue { return nil }
        conflict.markers.append(marker)
        if marker.part == .end { return conflict.isComplete ? conflict : nil }
      }
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      position = end + 1
    }
    return nil
  }

  /// Returns the first line of a range that consists of a marker, possibly indented, or nil if there is none.
  fileprivate static func markerLine(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let newline = UInt8(ascii: "\n")
    var indentation = range.lowerBound
    while indentation > 0, isSpace(bytes[indentation - 1]) { indentation -= 1 }
    var start = range.lowerBound
    if indentation > 0, bytes[indentation - 1] != newline {
      guard let end = bytes[range].firstIndex(of: newline) else { return nil }
      start = end + 1
    }
    while start < range.upperBound {
      let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
      var line = start..<end
      while let first = line.first, isSpace(bytes[first]) { line.removeFirst() }
      while let last = line.last, isSpace(bytes[last]) { line.removeLast() }
      if part(ofMarker: bytes[line]) != nil { return line }
      start = end + 1
    }
    return nil
  }

  /// Returns the part that a line marks. A marker is seven equal characters, optionally with a space and a name.
  private static func part(ofMarker text: some RandomAccessCollection<UInt8>) -> Part? {
    guard text.count >= length, let first = text.first,
      let part = Part.allCases.first(where: { $0.letter == first }),
      text.prefix(length).allSatisfy({ $0 == first })
    else { return nil }
    return text.dropFirst(length).first.map(" \r\n".utf8.contains) ?? true ? part : nil
  }

  private static func marker(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Marker? {
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || start == 3 && bytes[0] == 0xEF else {
      return nil
    }
    guard let part = part(ofMarker: bytes[start...]) else { return nil }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return Marker(
      part: part, range: SourceRange(start..<line.endIndex),
      name: String(decoding: line.dropFirst(length + 1), as: UTF8.self))
  }
}

extension MergeConflict {
  package static let description = RuleDescription(
    "merge-conflict", .syntax, .error,
    summary: "Merge conflict is not resolved",
    discussion: """
      If two branches change the same lines, Git writes both versions to the file, between the markers \
      '<<<<<<<', '=======', and '>>>>>>>'. No tool can read the file until only one version remains. Open \
      the file in a text editor, keep the lines that you want, and remove the other lines and the markers.

      The rule finds conflicts in scenes, Xcode files, translation tables, projects, and source files. It reports each \
      conflict once. It also reports a single marker between the elements of a file. The rest of the file is \
      not checked until all of its conflicts are resolved.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
      ▶<<<<<<< HEAD
            <view><label text="Alarm"/></view>
      =======
            <view><label text="Timer"/></view>
      >>>>>>> timer
          </viewController>
        </scene>
      </storyboard>
      """,
    right: .view(#"<label text="Timer"/>"#))

  package func diagnostic(in source: SourceText) -> Diagnostic {
    Self.description.diagnostic(
      message, at: SourceLocation(source, range),
      notes: markers.dropFirst().map { Diagnostic.Note(.part($0), at: SourceLocation(source, $0.range)) })
  }

  /// Returns a diagnostic for a marker that was left over in a range without the other markers of its conflict. The
  /// caller ensures that the range cannot contain such a line as text.
  package static func diagnosticOfMarker(in source: SourceText, _ range: Range<Int>) -> Diagnostic? {
    markerLine(in: source.bytes, range).map { line in
      description.diagnostic(
        .leftOver, at: SourceLocation(source, SourceRange(line)), notes: [Diagnostic.Note(.removeLine)])
    }
  }

  /// Removes all other diagnostics of files with conflicts, because resolving the conflicts changes these files.
  package static func removeOtherDiagnostics(from diagnostics: inout [Diagnostic]) {
    let conflicts = diagnostics.filter { $0.rule == description.id }
    guard !conflicts.isEmpty else { return }
    let paths = Set(conflicts.map(\.location.source.path))
    diagnostics.removeAll { $0.rule != description.id && paths.contains($0.location.source.path) }
  }

  /// Returns the location of the conflict and a message that contains the line of each marker.
  package func report(in source: SourceText) -> String {
    let lines = markers.map { "\(source.position(at: Int($0.range.start)).line)" }
    let shown = lines.dropLast().joined(separator: ", ") + " and " + lines[lines.count - 1]
    return "\(source.path):\(source.position(at: Int(range.start))): \(message) (lines \(shown))"
  }

  private var message: Message {
    guard let ours = marker(.ours)?.name, let theirs = marker(.end)?.name, !ours.isEmpty, !theirs.isEmpty
    else { return "A merge conflict is not resolved" }
    return "The merge conflict between '\(ours)' and '\(theirs)' is not resolved"
  }
}

extension Message {
  fileprivate static var leftOver: Message { "A marker of a merge conflict is left in the file" }

  fileprivate static var removeLine: Message {
    "remove the line, and make sure that only one version of the lines around it remains"
  }

  fileprivate static func part(_ marker: MergeConflict.Marker) -> Message {
    switch marker.part {
    case .ours: "the first version starts here"
    case .base: "the common ancestor starts here"
    case .theirs: "the other version starts here"
    case .end: "the conflict ends here"
    }
  }
}
