import SceneRuntime
import SceneUI
import SceneValues
import Synchronization
import TestSupport
import Testing

private let readings = Atomic(0)

/// A value that counts how often it is parsed.
struct Loudness: SceneValue {
  var decibels = 0.0
  static var valueType: ValueType { .number }
  init() {}
  init?(_ value: Value) {
    guard let decibels = Double(value) else { return nil }
    self.decibels = decibels
    readings.add(1, ordering: .relaxed)
  }
  var sceneValue: Value { .number(decibels) }
}

class Speaker: View {
  var loudness = Loudness()
  override class var declaration: ClassDeclaration {
    ClassDeclaration(Speaker.self) {
      $0.property("loudness", get: \.loudness, set: { $0.loudness = $1 })
    }
  }
}

final class Horn: Speaker {
  override class var declaration: ClassDeclaration { ClassDeclaration(Horn.self) }
}

/// Tests objects of a scene that have the same values, and others.
@Suite struct RepeatedValueTests {
  private func show(_ inside: String) throws -> View {
    let text = storyboardText(
      "<scene><viewController id=\"main\"><view>\(inside)</view></viewController></scene>")
    let stage = try SceneStage(text, registry: .library(and: Speaker.self, Horn.self))
    return try stage.show().view
  }

  private func speaker(_ decibels: Double, _ name: String = "Speaker") -> String {
    "<view class=\"\(name)\"><runtimeAttribute key=\"loudness\" type=\"number\" value=\"\(decibels)\"/></view>"
  }

  @Test("Loads the correct text for each object even if texts repeat")
  func objectsWithEqualTextsKeepIndependentValues() throws {
    let labels = ["A", "A", "B", "A"].map { "<label text=\"\($0)\"/>" }.joined()
    let view = try show(
      labels + "<button title=\"B\"/><button title=\"A\"/><label text=\"A\" alpha=\"0.5\"/>")
    #expect(view.subviews.compactMap { ($0 as? Label)?.text } == ["A", "A", "B", "A", "A"])
    #expect(view.subviews.compactMap { ($0 as? Button)?.title(for: .normal) } == ["B", "A"])
    #expect(view.subviews.map(\.alpha) == [1, 1, 1, 1, 1, 1, 0.5])
  }

  @Test("Converts a value only once for consecutive objects of the same class")
  func readsRepeatedValuesOnce() throws {
    let before = readings.load(ordering: .relaxed)
    let view = try show([60, 60, 60, 70, 70, 60].map { speaker($0) }.joined() + speaker(60, "Horn"))
    let loudness = view.subviews.compactMap { ($0 as? Speaker)?.loudness.decibels }
    #expect(loudness == [60, 60, 60, 70, 70, 60, 60])
    // The value is cached until another value is read, for each class separately.
    #expect(readings.load(ordering: .relaxed) - before == 4)
  }
}
