import Foundation

/// A project of real storyboards, which are copied until there are enough of them.
struct StoryboardProject {
  private let storyboards: [RenamedStoryboard]

  /// Finds the UIKit storyboards below a folder that `scenec` checks without errors. Omits the smallest ones, so that the
  /// others have at least the specified average size.
  ///
  /// - Parameters:
  ///   - corpus: The path of the folder.
  ///   - bytes: The average size of a storyboard.
  ///   - scenec: The path of the program.
  init(from corpus: String, averaging bytes: Int, scenec: String) {
    let all = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    let found = all.filter { $0.hasSuffix(".storyboard") }.sorted().compactMap { path -> [UInt8]? in
      let path = "\(corpus)/\(path)"
      guard let data = FileManager.default.contents(atPath: path),
        data.range(of: Data("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard".utf8)) != nil,
        (try? Benchmarks.run(scenec, ["validate", "--quiet", "--no-config", path])) != nil
      else { return nil }
      return Array(data)
    }
    var chosen = found.sorted { $0.count < $1.count }[...]
    while chosen.count > 1, chosen.reduce(0, { $0 + $1.count }) / chosen.count < bytes {
      chosen.removeFirst()
    }
    storyboards = chosen.map(RenamedStoryboard.init)
  }

  var isEmpty: Bool { storyboards.isEmpty }

  /// Writes copies of the storyboards into a folder.
  ///
  /// - Parameters:
  ///   - count: The number of files.
  ///   - project: The folder. Each round of copies has its own folder in it, like a separate project.
  /// - Returns: The paths of the files, and their total size in bytes.
  /// - Throws: An error if a file cannot be written.
  func write(_ count: Int, into project: URL) throws -> (paths: [String], bytes: Int) {
    var paths: [String] = []
    var size = 0
    for number in 0..<count {
      let (round, place) = number.quotientAndRemainder(dividingBy: storyboards.count)
      let directory = project.appending(path: "\(round)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let path = directory.appending(path: "Main\(place).storyboard")
      try Data(storyboards[place].copy(round)).write(to: path)
      paths.append(path.path())
      size += storyboards[place].count
    }
    return (paths, size)
  }

  /// Returns a storyboard of about the specified size, which contains the scenes of all storyboards repeatedly.
  func joined(bytes: Int) -> [UInt8] {
    let documents = storyboards.compactMap { storyboard -> Parts? in Parts(storyboard.copy(0)) }
    guard let first = documents.first else { return [] }
    let scenes = documents.map { RenamedStoryboard($0.scenes) }
    var joined = first.head
    var number = 0
    while joined.count < bytes {
      let (round, place) = number.quotientAndRemainder(dividingBy: scenes.count)
      joined += scenes[place].copy(round * scenes.count + place)
      number += 1
    }
    return joined + first.tail
  }

  private struct Parts {
    let head: [UInt8]
    let scenes: [UInt8]
    let tail: [UInt8]

    init?(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let start = text.range(of: "<scenes>")?.upperBound,
        let end = text.range(of: "</scenes>")?.lowerBound
      else { return nil }
      head = Array(text[..<start].utf8)
      // A storyboard identifier must be unique in its file.
      scenes = Array(text[start..<end].replacing(#/ storyboardIdentifier="[^"]*"/#, with: "").utf8)
      tail = Array(text[end...].utf8)
    }
  }
}
