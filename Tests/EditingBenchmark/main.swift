import Foundation
import SceneAnalysis
import SceneLanguage
import SceneUI

// How long an editor waits for all findings after a keystroke, beside a check of everything from the disk.
//
//     swift run -c release EditingBenchmark

/// Scenes of one kind of row, as many as are wanted.
private func scene(rows: Int, to next: String) -> String {
  var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <storyboard version="1" initial="main">
      <scene>
        <viewController id="main">
          <segue kind="show" identifier="next" destination="\(next)"/>
          <view id="root" frame="0 0 1000 1000" backgroundColor="systemBackground">

    """
  for row in 0..<rows {
    text += """
            <view id="row\(row)" frame="0 \(row * 50) 320 44" backgroundColor="#f4f4f8" autoresizing="flexibleWidth">
              <label id="title\(row)" frame="12 4 180 20" text="Row \(row) of many" font="headline"/>
              <label frame="12 24 180 16" text="A line of explanation" textColor="secondaryLabel" font="system 13"/>
              <switch id="switch\(row)" frame="200 6 51 31" on="true"/>
              <button frame="256 6 60 32" title="Open" kind="bordered"/>
            </view>

      """
  }
  return text + "      </view>\n    </viewController>\n  </scene>\n</storyboard>\n"
}

/// The median of many runs, in milliseconds; what a run needs is made before its time begins.
private func median<Prepared>(of runs: Int, _ prepare: (Int) -> Prepared, _ body: (Prepared) -> Void)
  -> Double
{
  let times = (0..<runs).map { run in
    let prepared = prepare(run)
    let time = ContinuousClock().measure { body(prepared) }.components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15
  }
  return times.sorted()[runs / 2]
}

private func print(_ name: String, _ edited: Double, afresh: Double) {
  let times = (afresh / edited).rounded()
  let rounded = (edited * 100).rounded() / 100
  Swift.print(
    "\(name): \(rounded) ms, \(times) × as fast as starting afresh (\((afresh * 100).rounded() / 100) ms)")
}

private let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-editing-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

private let request = CheckRequest(classes: ClassManifests([]) { Registry.library.vocabulary })

private func snapshot(of path: String) throws -> Snapshot {
  Snapshot(try Workspace(request, SceneSearch([path]).files))
}

/// Measures edits of one file: each changes a text by a keystroke.
private func measure(_ name: String, _ path: String, in project: String, _ text: String, runs: Int) throws {
  let afresh = median(of: 9, { _ in try! snapshot(of: project) }) {
    precondition($0.examination.problems.isEmpty)
  }
  var current = try snapshot(of: project)
  precondition(current.examination.problems.isEmpty)
  let edited = median(
    of: runs, { Array(text.replacing("Row 7 of", with: "Row \($0) of").utf8) },
    { bytes in
      current = current.replacing(bytes, of: path)
      precondition(current.examination.files.allSatisfy { $0.findings.isEmpty })
    })
  print(name, edited, afresh: afresh)
}

private let many = folder.appending(path: "Many")
try FileManager.default.createDirectory(at: many, withIntermediateDirectories: true)
private let count = 2000
for index in 0..<count {
  try scene(rows: 36, to: "Scene\((index + 1) % count)#main").write(
    to: many.appending(path: "Scene\(index).scene"), atomically: false, encoding: .utf8)
}
try measure(
  "one attribute of one of \(count) files, all findings again", many.appending(path: "Scene5.scene").path(),
  in: many.path(), scene(rows: 36, to: "Scene6#main"), runs: 51)
// What the file says to others is different each time: the rules about the project are asked again.
private var current = try snapshot(of: many.path())
_ = current.examination
private let renamed = median(of: 51, { run in Array(scene(rows: 36, to: "Scene\(run + 7)#main").utf8) }) {
  bytes in
  current = current.replacing(bytes, of: many.appending(path: "Scene5.scene").path())
  _ = current.examination
}
private let afresh = median(of: 9, { _ in try! snapshot(of: many.path()) }) { _ = $0.examination }
print("the destination of a segue in one of them", renamed, afresh: afresh)

/// Measures questions about a place after a keystroke, beside the first of them, before which nothing is known of any file.
private func ask(
  _ name: String, behind words: String, _ question: (LanguageService, Int, String) -> Void
) throws {
  let path = many.appending(path: "Scene5.scene").path()
  let text = scene(rows: 36, to: "Scene6#main")
  let range = text.range(of: words)!
  let offset = text.utf8.distance(from: text.startIndex, to: range.upperBound)
  let first = median(of: 1, { _ in try! snapshot(of: many.path()) }) {
    question(LanguageService($0), offset, path)
  }
  var current = try snapshot(of: many.path())
  question(LanguageService(current), offset, path)
  let edited = median(of: 51, { Array(text.replacing("Row 7 of", with: "Row \($0) of").utf8) }) { bytes in
    current = current.replacing(bytes, of: path)
    question(LanguageService(current), offset, path)
  }
  print(name, edited, afresh: first)
}

try ask("completion of an attribute after a keystroke in one of \(count) files", behind: "<label ") {
  precondition(!$0.completions(at: $1, in: $2).items.isEmpty)
}
try ask("completion of a destination in all of them", behind: "destination=\"") {
  precondition(!$0.completions(at: $1, in: $2).items.isEmpty)
}
try ask("the references of an id in all of them", behind: "controller id=\"") {
  precondition($0.references(at: $1, in: $2).count == 3)
}

private let large = folder.appending(path: "Large.scene")
private let text = scene(rows: 332, to: "main")
try text.write(to: large, atomically: false, encoding: .utf8)
try measure(
  "a keystroke in a scene of \(text.split(separator: "\n").count) lines", large.path(), in: large.path(),
  text,
  runs: 51)

// A Swift file counts for all scenes of its program: each is checked again.
private let program = folder.appending(path: "Program")
private let code = program.appending(path: "Sources/App")
try FileManager.default.createDirectory(at: code, withIntermediateDirectories: true)
private func controller(_ index: Int, _ comment: String) -> String {
  "import SceneUI\n\n/// \(comment)\nfinal class Controller\(index): ViewController {\n  @Outlet var label: Label?\n}\n"
}
try "sources: [Sources]\n".write(
  to: program.appending(path: ".scenec.yml"), atomically: false, encoding: .utf8)
for index in 0..<200 {
  try scene(rows: 36, to: "main").write(
    to: program.appending(path: "Scene\(index).scene"), atomically: false, encoding: .utf8)
  try controller(index, "A controller.").write(
    to: code.appending(path: "Controller\(index).swift"), atomically: false, encoding: .utf8)
}
current = try snapshot(of: program.path())
precondition(current.examination.problems.isEmpty)
private let swift = median(of: 11, { Array(controller(7, "Number \($0).").utf8) }) { bytes in
  current = current.replacing(bytes, of: code.appending(path: "Controller7.swift").path())
  precondition(current.examination.problems.isEmpty)
}
private let allAfresh = median(of: 9, { _ in try! snapshot(of: program.path()) }) { _ = $0.examination }
print("a keystroke in one of 200 Swift files, for whose program 200 scenes are", swift, afresh: allAfresh)
