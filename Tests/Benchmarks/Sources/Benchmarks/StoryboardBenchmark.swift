import Foundation

/// Checking 2,000 Xcode storyboards (38 MB) and a single large one, which are made from real storyboards.
struct StoryboardBenchmark {
  private static let files = 2000
  private static let averageBytes = 19_000
  private static let largeBytes = 10_000_000

  static func run(_ setup: Setup, _ report: Report) throws {
    guard let scenec = setup.scenec, let corpus = setup.corpus else {
      return report.skip("SCENEC and SCENEC_CORPUS do not name a program and a folder: not measured")
    }
    let storyboards = StoryboardProject(from: corpus, averaging: averageBytes, scenec: scenec)
    guard !storyboards.isEmpty else { return report.skip("SCENEC_CORPUS has no storyboards: not measured") }
    let project = setup.folder.appending(path: "storyboards")
    let (paths, size) = try storyboards.write(files, into: project)
    let arguments = ["validate", "--quiet", "--no-config", project.path()]
    try report.addCheck("2,000 storyboards", scenec, arguments, files: paths, bytes: size)
    try report.addCheck(
      "2,000 storyboards without layout", scenec, arguments + ["--no-layout"], files: paths, bytes: size)
    try report.addCachedCheck(
      "2,000 storyboards", scenec, arguments, cache: setup.folder.appending(path: "storyboard-cache"),
      bytes: size)
    let large = setup.folder.appending(path: "Large.storyboard")
    let bytes = storyboards.joined(bytes: largeBytes)
    try Data(bytes).write(to: large)
    for options in [[], ["--no-layout"]] {
      try report.addCheck(
        "a storyboard of 10 MB\(options.isEmpty ? "" : " without layout")", scenec,
        ["validate", "--quiet", "--no-config", large.path()] + options, files: [large.path()],
        bytes: bytes.count)
    }
  }
}
