import FoundationEssentials
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import SceneResources
import SceneValues

/// Parses resources of scenes: string tables and catalogs, class manifests, and images.
enum ResourceFuzzer: Fuzzer {
  static func run(_ bytes: [UInt8]) {
    _ = try? EncodedImage(bytes)
    check([StringsTable(locale: "de", path: "fuzz.strings", bytes: bytes)])
    check([
      StringsDictionary.table(locale: "de", path: "fuzz.stringsdict", bytes: bytes, for: .iphone)
    ])
    guard bytes.first == UInt8(ascii: "{") else { return }
    check(StringsCatalog.tables(path: "fuzz.xcstrings", bytes: bytes, for: .iphone))
    if let manifest = try? JSONDecoder().decode(ClassManifest.self, from: Data(bytes)) { check(manifest) }
  }

  /// Checks that the entries of a table are inside its text, and that a scene accepts the table.
  private static func check(_ tables: [StringsTable]) {
    for table in tables {
      let places =
        table.faults.map(\.range) + table.entries.flatMap { [$0.key.range, ($0.value ?? $0.key).range] }
      precondition(
        places.allSatisfy { Int($0.end) <= table.source.bytes.count }, "a text stands behind the end")
    }
    do { _ = try SceneFuzzer.compiler.compile(scene, resources: SceneResources(tables: tables)) } catch {
      fatalError("\(error)")
    }
  }

  /// Checks a scene with the classes of any manifest.
  private static func check(_ manifest: ClassManifest) {
    var vocabulary = Host.vocabulary
    vocabulary.add(contentsOf: Vocabulary(manifest.classes))
    _ = SceneCompiler(vocabulary: vocabulary).validate(scene)
  }

  private static let scene = SourceText(
    path: "fuzz.scene",
    """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="AlarmClockViewController" title="Clock">
          <outlet property="clockView" destination="dial"/>
          <view>
            <view id="dial" class="ClockView" dialColor="#102030"/>
            <button id="set" title="Set">
              <action selector="switchAnimation:" destination="clock" event="touchUpInside"/>
            </button>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """)
}
