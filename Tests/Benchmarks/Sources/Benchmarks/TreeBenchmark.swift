import Foundation
import SceneDiagnostics
import SceneSyntax

/// Parsing 10 MB of XML into a tree, both in this process and as a process compared with xmllint.
enum TreeBenchmark {
  static func run(_ setup: Setup, _ report: Report) throws {
    let text = GeneratedScene.text(bytes: 10_000_000)
    let file = setup.folder.appending(path: "large.scene")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let size = text.utf8.count
    let source = SourceText(path: "large.scene", text)
    let tree = median(of: 11) { precondition(SyntaxParser.parse(source).tree != nil) }
    report.add("tree of 10 MB, in-process", .seconds(tree), bytes: size)
    let own = try median(of: 9) { try Benchmarks.run(setup.program("ParseFile"), [file.path()]) }
    var peers: [Report.Peer] = []
    if let xmllint = Peers.installed("xmllint") {
      for options in [["--noout"], ["--stream", "--noout"]] {
        let seconds = try median(of: 9) { try Benchmarks.run(xmllint, options + [file.path()]) }
        peers.append(Report.Peer(name: "xmllint \(options[0])", value: seconds))
      }
    } else {
      report.skip("xmllint is not installed (libxml2-utils)")
    }
    report.add("tree of 10 MB, whole process", .seconds(own), bytes: size, beside: peers)
  }
}
