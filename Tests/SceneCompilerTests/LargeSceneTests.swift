import SceneCompiler
import SceneDiagnostics
import SceneUI
import TestSupport
import Testing

@testable import SceneArchive

/// Tables with more records than a column block contains.
@Suite struct LargeSceneTests {
  private static let count = 300

  private func compiled() throws -> [UInt8] {
    let scenes = (0..<Self.count).map { number in
      """
        <scene>
          <viewController id="c\(number)" title="Scene \(number)">
            <segue kind="present" identifier="go" destination="c\((number * 7 + 1) % Self.count)"
              transition="crossDissolve"/>
            <view id="v\(number)" alpha="0.\(number % 9 + 1)" tag="\(number - 150)">
              <label id="l\(number)" text="\(number % 3 == 0 ? "Same" : "Text ü\(number)")">
                <when traits="style=dark" textColor="white"/>
                <constraint equation="top = superview.top + \(number).25 @\(number + 1)"/>
              </label>
              <button><action selector="press:" destination="firstResponder"/></button>
            </view>
          </viewController>
        </scene>

      """
    }
    let text = "<storyboard version=\"1\" initial=\"c0\">\n\(scenes.joined())</storyboard>\n"
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let compilation = try compiler.compile(SourceText(path: "large.scene", text))
    return try #require(compilation.bytes, "\(compilation.diagnostics)")
  }

  @Test("Round-trips tables whose records span several groups")
  func groups() throws {
    let bytes = try compiled()
    let packed = try Archive(bytes: bytes)
    #expect(packed.sceneCount == Self.count)
    #expect(packed.segueCount == Self.count)
    #expect(packed.variationCount == Self.count)
    #expect(packed.constraintCount == Self.count)
    #expect(packed.invariantsHold)
    let tables = try packed.content().archive(sourceMap: packed.sourceMap)
    #expect(tables.digest == packed.digest)
    #expect(tables.packed() == bytes)
    for number in [0, 127, 128, 129, 255, 256, 299] {
      let scene = packed.scene(at: number)
      let controller = packed.object(at: scene.controller)
      #expect(packed.string(at: try #require(controller.id)) == "c\(number)")
      let segue = packed.segue(at: try #require(scene.segues.first))
      #expect(segue.destination == (number * 7 + 1) % Self.count)
      let constraint = packed.constraint(at: number)
      #expect(constraint.constant == Double(number) + 0.25)
      #expect(constraint.priority == Double(number + 1))
      let line = try #require(packed.position(ofConstraint: number)).line
      #expect(line == packed.position(ofConstraint: 0)!.line + number * 13)
    }
    #expect(bytes.count * 4 < tables.sections.end)
  }
}
