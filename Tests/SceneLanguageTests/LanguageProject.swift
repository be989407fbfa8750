import Foundation
import SceneAnalysis
import SceneLanguage
import SceneUI

/// A project on disk for language service tests, deleted when the test ends.
final class LanguageProject {
  let directory: URL
  private(set) var service: LanguageService
  private var texts: [String: String] = [:]
  private static let library = Registry.library.vocabulary

  /// Creates files by name. `hasSources` is whether the snapshot contains the Swift files of the project.
  init(_ files: [String: String], hasSources: Bool = true) throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenec-language-\(UUID().uuidString)").resolvingSymlinksInPath()
    for (name, text) in files {
      let file = directory.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    texts = files
    var request = CheckRequest(classes: ClassManifests([]) { Self.library })
    if hasSources, files.keys.contains(where: { $0.hasSuffix(".swift") }) {
      request.sources = [directory.path]
    }
    service = LanguageService(Snapshot(try Workspace(request, SceneSearch([directory.path]).files)))
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  /// Changes the document in memory without saving it.
  func edit(_ name: String, _ text: String) {
    texts[name] = text
    service = LanguageService(service.snapshot.replacing(Array(text.utf8), of: path(name)))
  }

  /// Rereads a file that was written on disk.
  func reread(_ name: String) { service = LanguageService(service.snapshot.rereading([path(name)])) }

  func text(_ name: String) -> String { texts[name] ?? "" }

  /// Returns the offset after some words, or after the part of them before a bar: `destination="|count`.
  func offset(_ words: String, in name: String) -> Int {
    let parts = words.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let range = text(name).range(of: parts.joined()) else {
      fatalError("no '\(words)' in \(name)")
    }
    let start = text(name).utf8.distance(from: text(name).startIndex, to: range.lowerBound)
    return start + parts[0].utf8.count
  }

  /// Returns the labels of the completions at a bar, best first.
  func completions(_ words: String, in name: String) -> [String] {
    service.completions(at: offset(words, in: name), in: path(name)).items.map(\.label)
  }

  /// Formats each range as `Clock.scene: count`.
  func shown(_ places: [FileRange]) -> [String] {
    places.map { place in
      let name = String(place.path.dropFirst(directory.path.count + 1))
      let bytes = Array(text(name).utf8)
      let range = place.range.clamped(to: 0..<bytes.count)
      let line = bytes[..<range.lowerBound].filter { $0 == 0x0A }.count + 1
      return "\(name):\(line): \(String(decoding: bytes[range], as: UTF8.self))"
    }
  }

  func definitions(_ words: String, in name: String) -> [String] {
    shown(service.definitions(at: offset(words, in: name), in: path(name)))
  }

  func references(_ words: String, in name: String) -> [String] {
    shown(service.references(at: offset(words, in: name), in: path(name)))
  }

  /// Returns the contents of the files that a rename changes, by file name.
  func renamed(_ words: String, in name: String, to new: String) throws -> [String: String] {
    let edits = try service.rename(at: offset(words, in: name), in: path(name), to: new)
    var result: [String: String] = [:]
    for (path, edits) in Dictionary(grouping: edits, by: \.path) {
      let name = String(path.dropFirst(directory.path.count + 1))
      var bytes = Array(text(name).utf8)
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      result[name] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }
}

/// An app with two scenes, code, a second storyboard and a translation table.
enum ClockSample {
  static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="ClockViewController" title="Clock">
          <outlet property="face" destination="dial"/>
          <view id="page" backgroundColor="systemBackground">
            <label id="dial" text="12:00" font="bold 34" textColor="#FF8000">
              <constraint equation="centerX = page.centerX + 8"/>
              <constraint equation="height &gt;= 44"/>
            </label>
            <button id="more" title="More">
              <action selector="countUp:" destination="clock" event="touchUpInside"/>
              <segue kind="show" identifier="showDetail" destination="detail"/>
            </button>
            <constraints format="V:|-[dial]-[more(==dial)]"/>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="detail" title="Detail">
          <view>
            <button title="Elsewhere">
              <segue kind="show" destination="Other#far"/>
            </button>
          </view>
        </viewController>
      </scene>
    </storyboard>

    """
  static let other = """
    <storyboard version="1" initial="far">
      <scene>
        <viewController id="far" title="Far away"/>
      </scene>
    </storyboard>

    """
  static let code = """
    import SceneUI

    final class ClockViewController: ViewController {
      private weak var face: Label!
      private var count = 0

      override class var declaration: ClassDeclaration {
        ClassDeclaration(ClockViewController.self) {
          $0.outlet("face") { $0.face = $1 }
          $0.outlet("button") { (controller, button: Button) in controller.count += 1 }
          $0.action("countUp:") { (controller, sender: Button) in controller.countUp(sender) }
        }
      }

      func countUp(_ sender: Button) {
        count += 1
        try? performSegue(withIdentifier: "showDetail", sender: self)
        try? storyboard?.instantiateViewController(withIdentifier: "far")
      }
    }

    """
  static let table = """
    /* The title */
    "dial.text" = "Zwölf";
    "more.title" = "Mehr";

    """

  static let files = [
    "Clock.scene": scene, "Other.scene": other, "Sources/ClockViewController.swift": code,
    "de.lproj/Clock.strings": table,
  ]

  static func project() throws -> LanguageProject { try LanguageProject(files) }
}
