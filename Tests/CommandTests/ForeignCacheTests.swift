import Foundation
import TestSupport
import Testing

/// Caches that were written for other projects, other places, or other files. The results always equal those of a run
/// without a cache, and only files in the cache directory are written.
@Suite(
  "A cache directory with entries of other projects",
  .enabled(if: PreloadedLibrary.hasCompiler, "skipped: there is no clang"))
struct ForeignCacheTests {
  private static func scene(_ content: String) -> String {
    """
    <storyboard version="1" initial="alarm">
      <scene>
        <viewController id="alarm">
          <view frame="0 0 320 100">\(content)</view>
        </viewController>
      </scene>
    </storyboard>
    """
  }

  private static let label = "<label id=\"title\" frame=\"20 20 280 40\" text=\"Alarm\"/>"
  private static let image = "<imageView id=\"bell\" frame=\"0 0 9 9\" image=\"bell\"/>"

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="Start" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          <connections><outlet property="panel" destination="v" id="o"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private static func controller(_ outlet: String) -> String {
    "import UIKit\nclass Start: UIViewController {\n  @IBOutlet var \(outlet): UIView!\n}\n"
  }

  /// Two apps in one project, with the same storyboard and controllers of the same name.
  private static func apps(_ first: String, _ second: String) -> [String: String] {
    [
      "s/A/Main.storyboard": storyboard, "s/B/Main.storyboard": storyboard,
      "s/A/Start.swift": controller(first), "s/B/Start.swift": controller(second),
    ]
  }

  /// Projects that differ in one respect. The same files often have the same names, sizes, or content.
  private static let projects: [(name: String, files: [String: String])] = [
    ("valid", ["s/A.scene": scene(label)]),
    ("faulty", ["s/A.scene": scene(label).replacing("label", with: "labal")]),
    ("renamed", ["s/B.scene": scene(label)]),
    ("moved", ["s/B/A.scene": scene(label)]),
    ("table", ["s/A.scene": scene(label), "s/de.lproj/A.strings": "\"title.text\" = \"Wecker\";\n"]),
    (
      "other kind",
      ["s/A.scene": scene(label), "s/de.lproj/A.stringsdict": "\"title.text\" = \"Wecker\";\n"]
    ),
    ("other locale", ["s/A.scene": scene(label), "s/fr.lproj/A.strings": "\"titel.text\" = \"Wecker\";\n"]),
    (
      "images",
      ["s/A.scene": scene(image), "s/.scenec.yml": "images: [Images]\n", "s/Images/bell.png": "bell"]
    ),
    (
      "other images",
      ["s/A.scene": scene(image), "s/.scenec.yml": "images: [Images]\n", "s/Images/door.png": "bell"]
    ),
    ("rules", ["s/A.scene": scene(label), "s/.scenec.yml": "names: {ids: PascalCase}\n"]),
    ("apps", apps("panel", "other")), ("other apps", apps("other", "panel")),
    ("more apps", apps("panel", "panel")),
    ("sources", ["s/Main.storyboard": storyboard, "s/Start.swift": controller("panel")]),
    (
      "same text in another language",
      ["s/Main.storyboard": storyboard, "s/Start.m": controller("panel"), "s/UI.swift": "import UIKit\n"]
    ),
  ]

  private static let arguments = ["validate", "s", "--sources", "s"]

  /// Checks that two consecutive runs with the cache are the same as a run without it, and write only to the cache.
  private func expectFresh(_ workspace: TestDirectory, _ what: String) throws {
    let plain = try workspace.scenec(Self.arguments, input: Data())
    let before = try state(of: workspace)
    for round in 1...2 {
      let cached = try workspace.scenecAfterRest(Self.arguments + ["--cache", "Cache"])
      #expect(
        cached.text == plain.text && cached.status == plain.status && cached.errors == plain.errors,
        "\(what), run \(round): \(cached.text)\(cached.errors) instead of \(plain.text)")
    }
    #expect(try state(of: workspace) == before, "\(what)")
  }

  private func state(of workspace: TestDirectory) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in workspace.files where !file.hasPrefix("Cache") { contents[file] = try? workspace.data(file) }
    return contents
  }

  /// The cache directories of all projects, by project.
  private static let caches = Result {
    try projects.map { project in
      let workspace = try TestDirectory(project.files)
      for _ in 1...2 { _ = try workspace.scenecAfterRest(arguments + ["--cache", "Cache"]) }
      return workspace
    }
  }

  private func workspace(_ project: Int, withCacheOf other: Int) throws -> TestDirectory {
    let workspace = try TestDirectory(Self.projects[project].files)
    try FileManager.default.copyItem(
      at: Self.caches.get()[other].url("Cache"), to: workspace.url("Cache"))
    return workspace
  }

  /// The projects that are tested alone: a third of them, or all in thorough runs.
  private static let sample = Array(stride(from: 0, to: projects.count, by: RandomSeeds.isAll ? 1 : 3))

  /// Tests the previous project, which is the most similar one, or all others in thorough runs.
  @Test("Ignores the cache of another project", arguments: projects.indices)
  func otherProjects(_ project: Int) throws {
    for other in Self.projects.indices where RandomSeeds.isAll || other == project - 1 {
      try expectFresh(
        try workspace(project, withCacheOf: other),
        "\(Self.projects[project].name) with the cache of \(Self.projects[other].name)")
    }
  }

  @Test("A cache that several projects fill in turn is right for each")
  func sharedByProjects() throws {
    let workspace = try TestDirectory()
    for project in Self.projects.indices.map({ ($0 * 7) % Self.projects.count }) {
      try? FileManager.default.removeItem(at: workspace.url("s"))
      for (name, text) in Self.projects[project].files { try workspace.write(name, text) }
      try expectFresh(workspace, "\(Self.projects[project].name) after other projects")
    }
  }

  @Test("The cache of a project that was copied or moved is right", arguments: sample)
  func copiedProjects(_ project: Int) throws {
    let original = try Self.caches.get()[project]
    let copy = try TestDirectory()
    let outcome = try copy.shell("cp -a '\(original.url("").path)/.' . && mkdir more && cp -a s more/s")
    try #require(outcome.status == 0)
    try expectFresh(copy, "a copy of \(Self.projects[project].name)")
    let inner = try copy.shell("cd more && $scenec validate s --sources s --cache ../Cache")
    let plain = try copy.shell("cd more && $scenec validate s --sources s")
    #expect(inner.text == plain.text && inner.status == plain.status)
  }

  @Test(
    "Ignores cache files under the names of other cache files",
    arguments: RandomSeeds.isAll ? [1, 2, 3, 4] : [1, 3])
  func renamedFiles(_ shift: Int) throws {
    for project in RandomSeeds.isAll ? [0, 7, 10] : [7, 10] {
      let workspace = try workspace(project, withCacheOf: project)
      let names = ["assets", "checks", "silence", "sources", "stamps"].map { "Cache/scenec-\($0)" }
      let contents = names.map { try? workspace.data($0) }
      for (index, name) in names.enumerated() {
        if let content = contents[(index + shift) % names.count] { try workspace.write(name, content) }
      }
      try expectFresh(workspace, "\(Self.projects[project].name), names shifted by \(shift)")
    }
  }

  @Test(
    "Ignores truncated, changed, and other builds' cache files",
    arguments: ["assets", "checks", "sources"])
  func damagedFiles(_ name: String) throws {
    let project = name == "assets" ? 7 : 10
    let kept = try Self.caches.get()[project].data("Cache/scenec-\(name)")
    for (number, bytes) in try DamagedCache.variants(of: kept, each: max(1, kept.count / 40)).enumerated() {
      let workspace = try workspace(project, withCacheOf: project)
      for other in ["silence", "stamps"] {
        try? FileManager.default.removeItem(at: workspace.url("Cache/scenec-\(other)"))
      }
      try workspace.write("Cache/scenec-\(name)", bytes)
      try expectFresh(workspace, "damaged \(name) \(number)")
    }
  }

  @Test(
    "Never writes through links in the cache directory",
    arguments: ["assets", "checks", "silence", "sources", "stamps"], ["ln -s", "ln"])
  func links(_ name: String, _ link: String) throws {
    for project in RandomSeeds.isAll ? [7, 10, 12] : [10] {
      let files = try TestDirectory(Self.projects[project].files)
      try files.write("outside/victim", "victim")
      let made = try files.shell("mkdir Cache && \(link) \"$PWD/outside/victim\" Cache/scenec-\(name)")
      try #require(made.status == 0, "\(made.errors)")
      let plain = try files.scenec(Self.arguments, input: Data())
      let cached = try files.scenecAfterRest(Self.arguments + ["--cache", "Cache"])
      if link == "ln" || cached.status != 73 {
        #expect(cached.text == plain.text && cached.status == plain.status, "\(cached.errors)")
      } else {
        #expect(cached.errors.contains("'Cache/scenec-\(name)': it is a symbolic link"), "\(cached.errors)")
      }
      #expect(try files.text("outside/victim") == "victim")
      #expect(files.files.filter { $0.hasPrefix("outside/") } == ["outside/victim"])
    }
  }

  @Test("Finds the nearest class from each directory if all sources are outside it and the cache is shared")
  func sourcesOutsideDirectory() throws {
    let workspace = try TestDirectory([
      "s/A/Scenes/Main.storyboard": Self.storyboard, "s/A/Start.swift": Self.controller("panel"),
      "s/B/Scenes/Main.storyboard": Self.storyboard, "s/B/Start.swift": Self.controller("other"),
    ])
    for app in ["A", "B", "A"] {
      let line = "cd s/\(app)/Scenes && $scenec validate . --sources ../.."
      let plain = try workspace.shell(line)
      let cached = try workspace.shell("\(line) --cache ../../../Cache")
      #expect(plain.status == (app == "A" ? 0 : 1), "\(plain.text)")
      #expect(cached.text == plain.text && cached.status == plain.status, "\(app): \(cached.text)")
    }
  }

  @Test("Finds the nearest class from each directory, and with absolute paths")
  func nearestClass() throws {
    let workspace = try TestDirectory(Self.apps("panel", "other"))
    let count = "2 files: 1 error, 2 warnings\n"
    for line in [
      "$scenec validate s --sources s", "$scenec validate \"$PWD/s\" --sources s",
      "$scenec validate s --sources \"$PWD/s\"", "cd s/A && $scenec validate .. --sources ..",
      "cd s && $scenec validate A ../s/B --sources .",
    ] {
      let outcome = try workspace.shell(line)
      #expect(outcome.status == 1 && outcome.text.hasSuffix(count), "\(line): \(outcome.text)")
    }
  }
}
