import Foundation
import SceneDiagnostics
import SceneSyntax

/// Reading 10 MB into a tree, against xmllint.
struct TreeBenchmark {
  func run(xmllint: String?, folder: URL) throws {
    let text = GeneratedScene.text(bytes: 10_000_000)
    let file = folder.appending(path: "large.scene")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let size = text.utf8.count
    let source = SourceText(path: "large.scene", text)
    let tree = median(of: 11) { precondition(SyntaxParser.parse(source).tree != nil) }
    print(Figure(name: "tree of 10 MB, in-process", seconds: tree, bytes: size).line)
    guard let xmllint else { return }
    let own = try median(of: 9) {
      try Benchmarks.run(CommandLine.arguments[0], ["tree", file.path()])
    }
    for arguments in [["--noout"], ["--stream", "--noout"]] {
      let peer = try median(of: 9) { try Benchmarks.run(xmllint, arguments + [file.path()]) }
      print(
        Figure(
          name: "tree of 10 MB, whole process", seconds: own, peer: ("xmllint \(arguments[0])", peer),
          bytes: size
        ).line)
    }
  }
}
