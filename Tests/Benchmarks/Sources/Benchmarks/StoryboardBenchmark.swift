import Foundation

/// Checking 2,000 Xcode storyboards (38 MB) from the folder `SCENEC_CORPUS`.
struct StoryboardBenchmark {
  private static let files = 2000
  private static let bytes = 38_000_000

  private let corpus: String

  static func run(_ setup: Setup, _ report: Report) throws {
    guard let scenec = setup.scenec, let corpus = setup.corpus else {
      return report.skip("SCENEC and SCENEC_CORPUS do not name a program and a folder: not measured")
    }
    let project = setup.folder.appending(path: "storyboards")
    let (paths, size) = try StoryboardBenchmark(corpus: corpus).fill(project)
    guard !paths.isEmpty else { return report.skip("SCENEC_CORPUS has no storyboards: not measured") }
    try report.addCheck(
      "2,000 storyboards", scenec, ["validate", "--quiet", "--no-config", project.path()], files: paths,
      bytes: size)
  }

  /// Copies all storyboards equally often, except the smallest ones, to reach the total size.
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
      // Each round of copies is a separate project, because storyboards refer to each other by name.
      let directory = project.appending(path: "\(round)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let path = directory.appending(path: "\(place).storyboard")
      try chosen[place].data.write(to: path)
      paths.append(path.path())
      size += chosen[place].data.count
    }
    return (paths, size)
  }

  /// Returns the UIKit storyboards in the current format.
  private func storyboards() throws -> [(path: String, data: Data)] {
    let all = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".storyboard") }.compactMap { path in
      let data = FileManager.default.contents(atPath: "\(corpus)/\(path)")
      let isWanted = data?.range(of: Data("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard".utf8)) != nil
      return isWanted ? data.map { (path, $0) } : nil
    }
  }
}
