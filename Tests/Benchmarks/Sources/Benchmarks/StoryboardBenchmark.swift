import Foundation

/// Checking Xcode's files: 2,000 storyboards, 38 MB in all, of those below the directory that `SCENEC_CORPUS` names.
struct StoryboardBenchmark {
  private static let files = 2000
  private static let bytes = 38_000_000

  /// The built program.
  let scenec: String
  let folder: URL
  /// Where other people's storyboards lie.
  let corpus: String

  /// - Parameter xmllint: reads the same files into its DOM, in one process.
  /// - Throws: where something cannot be measured.
  func run(xmllint: String?) throws {
    let project = folder.appending(path: "storyboards")
    let (paths, size) = try fill(project)
    guard !paths.isEmpty else { return print("SCENEC_CORPUS has no storyboards: not measured") }
    let arguments = ["validate", "--quiet", "--no-config", project.path()]
    let checked: Double
    var peer: (name: String, seconds: Double)?
    if let xmllint {
      let (own, other) = try medians(
        of: 15, { try Benchmarks.run(scenec, arguments) },
        { try Benchmarks.run(xmllint, ["--noout"] + paths) })
      (checked, peer) = (own, ("xmllint --noout", other))
    } else {
      checked = try median(of: 15) { try Benchmarks.run(scenec, arguments) }
    }
    print(
      Figure(name: "validate 2,000 storyboards, whole process", seconds: checked, peer: peer, bytes: size)
        .line)
    print("  and takes \(try peakMebibytes(scenec, arguments)) MiB of memory")
  }

  /// Copies storyboards, each as often as the others, of which the smallest are left out for the sake of the sum.
  private func fill(_ project: URL) throws -> (paths: [String], bytes: Int) {
    var found = try storyboards().sorted { $0.data.count < $1.data.count }[...]
    while found.count > 1, found.reduce(0, { $0 + $1.data.count }) / found.count < Self.bytes / Self.files {
      found.removeFirst()
    }
    let chosen = found.sorted { $0.path < $1.path }
    guard !chosen.isEmpty else { return ([], 0) }
    var paths: [String] = []
    var size = 0
    for number in 0..<Self.files {
      let (round, place) = number.quotientAndRemainder(dividingBy: chosen.count)
      // Each copy of all is a project of its own: storyboards lead to each other by their names.
      let directory = project.appending(path: "\(round)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let path = directory.appending(path: "\(place).storyboard")
      try chosen[place].data.write(to: path)
      paths.append(path.path())
      size += chosen[place].data.count
    }
    return (paths, size)
  }

  /// Those for UIKit, in the form of today.
  private func storyboards() throws -> [(path: String, data: Data)] {
    let all = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") }.compactMap { path in
      let data = FileManager.default.contents(atPath: "\(corpus)/\(path)")
      let isWanted = data?.range(of: Data("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard".utf8)) != nil
      return isWanted ? data.map { (path, $0) } : nil
    }
  }
}
