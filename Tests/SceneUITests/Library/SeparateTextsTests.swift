import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Languages in separate files")
struct SeparateTextsTests {
  private static let text = storyboardText(
    """
    <scene><viewController id="main" title="Alarm"><view frame="0 0 320 480">
      <label id="title" frame="0 0 320 40" text="Alarm"><when traits="style=dark" text="Night"/></label>
      <label id="count" text="%d alarms"/>
    </view></viewController></scene>
    """)

  private static func compiled() throws -> (scene: [UInt8], texts: [String: [UInt8]]) {
    let counts = PluralText(whole: [.one: "%d Wecker", .other: "%d Wecker zusammen"])
    let tables: [StringsTable] = [
      StringsTable(
        locale: "de", path: "de.lproj/a.strings",
        bytes: Array(#"main.title = Uhr; title.text = Wecker; "title.text[style=dark]" = Nacht;"#.utf8)),
      StringsDictionary.table(
        locale: "de", path: "de.lproj/a.stringsdict",
        bytes: Array(StringsDictionaryWriter.file([("count.text", counts)]).utf8), for: .iphone),
      StringsTable(locale: "en", path: "en.lproj/a.strings", bytes: []),
      StringsTable(locale: "fr", path: "fr.lproj/a.strings", bytes: Array("title.text = Alarme;".utf8)),
    ]
    let compilation = try SceneCompiler(vocabulary: Registry.library.vocabulary).compile(
      SourceText(path: "a.scene", text), resources: SceneResources(tables: tables), separatesTexts: true)
    return (
      try #require(compilation.bytes),
      Dictionary(uniqueKeysWithValues: compilation.texts.map { ($0.locale, $0.bytes) })
    )
  }

  /// Loads the scene, and records requested languages and failures.
  private final class Stage {
    let context = SceneContext(clock: ManualClock())
    let asked = Locked<[String]>([])
    private(set) var failures: [String] = []
    private(set) var controller = ViewController()

    init(_ locales: [String], texts: [String: [UInt8]], scene: [UInt8]) throws {
      context.preferredLocales = locales
      context.failureHandler = { [weak self] in self?.failures.append("\($0)") }
      var options = LoadingOptions()
      options.texts = { [asked] locale in
        asked.withLock { $0.append(locale) }
        return texts[locale]
      }
      let file = try SceneFile(bytes: scene, registry: .library, options: options)
      controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    }
  }

  @Test("Reads only the strings file of the preferred language, and reads the file only once, on first use")
  func lazyReading() throws {
    let (scene, texts) = try Self.compiled()
    #expect(texts.keys.sorted() == ["de", "fr"])
    let stage = try Stage([], texts: texts, scene: scene)
    #expect(stage.controller.title == "Alarm" && stage.asked.withLock { $0 } == [])
    stage.context.preferredLocales = ["en-GB", "de"]
    #expect(stage.controller.title == "Alarm" && stage.asked.withLock { $0 } == [])
    stage.context.preferredLocales = ["de-AT"]
    #expect(stage.controller.title == "Uhr")
    #expect(stage.controller.localizedString("count.text", 1) == "1 Wecker")
    #expect(stage.controller.localizedString("count.text", 2) == "2 Wecker zusammen")
    #expect(stage.asked.withLock { $0 } == ["de"] && stage.failures.isEmpty)
    stage.context.preferredLocales = []
    #expect(stage.controller.title == "Alarm")
    stage.context.preferredLocales = ["de"]
    #expect(stage.controller.title == "Uhr" && stage.asked.withLock { $0 } == ["de"])
  }

  @Test("Reads strings for specific traits from separate strings files")
  func variedTexts() throws {
    let (scene, texts) = try Self.compiled()
    let stage = try Stage(["de"], texts: texts, scene: scene)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: stage.context)
    window.rootViewController = stage.controller
    try window.makeKeyAndVisible()
    #expect(SVGRenderer().svg(window.picture()).contains("Wecker"))
    stage.context.style = .dark
    window.layoutIfNeeded()
    #expect(SVGRenderer().svg(window.picture()).contains("Nacht"))
  }

  @Test("Reports missing or mismatched strings files and keeps the language of existing objects")
  func faults() throws {
    let (scene, texts) = try Self.compiled()
    #expect(throws: LoadingError.self) { try Stage(["de"], texts: [:], scene: scene) }
    #expect(throws: LoadingError.self) {
      try Stage(["de"], texts: ["de": try #require(texts["fr"])], scene: scene)
    }
    let stage = try Stage(["fr"], texts: ["fr": try #require(texts["fr"])], scene: scene)
    stage.context.preferredLocales = ["de"]
    #expect(stage.controller.title == "Alarm" && stage.failures.count == 1)
    #expect(stage.failures.first?.contains("<memory>.de.scenec") == true)
    let tries = stage.asked.withLock { $0.count }
    #expect(stage.controller.localizedString("count.text", 3) == "3 alarms")
    #expect(stage.controller.localizedString("count.text", 4) == "4 alarms")
    #expect(stage.asked.withLock { $0.count } == tries)
  }

  @Test("A file that contains only strings cannot be opened as a scene")
  func textsAlone() throws {
    let german = try #require(Self.compiled().texts["de"])
    let error = #expect(throws: LoadingError.self) { try SceneFile(bytes: german, registry: .library) }
    #expect(error.map { "\($0)".contains("the file contains only strings in 'de'") } == true)
  }

  @Test("Finds separate strings files in the folder of a scene that is opened by path")
  func beside() throws {
    let (scene, texts) = try Self.compiled()
    let directory = FileManager.default.temporaryDirectory.appending(path: "scenec-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(scene).write(to: directory.appending(path: "Main.scenec"))
    for (locale, bytes) in texts {
      try Data(bytes).write(to: directory.appending(path: "Main.\(locale).scenec"))
    }
    let context = SceneContext(clock: ManualClock())
    context.preferredLocales = ["fr"]
    let storyboard = try Storyboard(path: directory.appending(path: "Main.scenec").path, context: context)
    _ = try storyboard.instantiateInitialViewController()
    #expect(storyboard.file.localizedString("title.text", preferring: ["fr"]) == "Alarme")
    context.preferredLocales = ["de"]
    #expect(try storyboard.instantiateInitialViewController().title == "Uhr")
  }
}
