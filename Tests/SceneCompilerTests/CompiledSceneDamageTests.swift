import SceneCompiler
import SceneDiagnostics
import SceneUI
import TestSupport
import Testing

@testable import SceneArchive

/// Loading a damaged file throws a typed error or creates a valid object graph. It never crashes or creates a
/// partial graph.
@Suite struct CompiledSceneDamageTests {
  private let bytes: [UInt8]

  init() throws {
    let text = """
      <storyboard version="1" initial="a" tintColor="#102030">
        <scene>
          <viewController id="a" title="A">
            <segue kind="present" identifier="go" destination="b" transition="crossDissolve"/>
            <view id="v" frame="0 0 100 100">
              <outletCollection property="gestureRecognizers" destinations="tap"/>
              <button frame="1 2 30 40" font="bold 12"><state name="selected" title="S"/>
                <segue kind="present" destination="b"/>
                <action selector="x:" destination="firstResponder" event="touchDown"/></button>
              <segmentedControl selectedSegmentIndex="1"><segment title="1"/><segment title="2"/></segmentedControl>
              <tableView id="t" style="grouped" frame="0 40 100 60">
                <tableViewCell id="c" reuseIdentifier="c"><segue kind="present" destination="b"/>
                  <outletCollection property="gestureRecognizers" destinations="tap2"/>
                  <label text="L"/><tapGestureRecognizer id="tap2"/></tableViewCell>
                <section header="H"><tableViewCell text="T"/></section>
              </tableView>
            </view>
          </viewController>
          <tapGestureRecognizer id="tap"/>
        </scene>
        <scene><viewController id="b"><view><runtimeAttribute key="alpha" type="number" value="0.5"/></view>
        </viewController></scene>
      </storyboard>
      """
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    bytes = try #require(try compiler.compile(SourceText(path: "a.scene", text)).bytes)
  }

  @Test("Rejects a compiled scene that is truncated at any position")
  func cut() {
    for length in 0..<bytes.count {
      #expect(throws: LoadingError.self) {
        try SceneFile(bytes: Array(bytes[..<length]), registry: .library)
      }
    }
  }

  @Test("A compiled scene with a flipped bit is either rejected or valid")
  func flippedBits() {
    for bit in RandomSeeds.sample(of: 0..<bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      expectSound(damaged)
      expectSound(damaged.withChecksumRepaired)
    }
  }

  private func expectSound(_ bytes: [UInt8]) {
    do {
      let context = SceneContext(clock: ManualClock())
      context.failureHandler = { _ in }
      let storyboard = Storyboard(file: try SceneFile(bytes: bytes, registry: .library), context: context)
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), context: context)
      let controller = try storyboard.instantiateInitialViewController()
      window.rootViewController = controller
      try window.makeKeyAndVisible()
      window.layoutIfNeeded()
      checkInvariants(of: window)
      if let table = window.firstView(where: { $0 is TableView }) as? TableView {
        if let cell = table.dequeueReusableCell(withIdentifier: "c") { checkInvariants(of: cell) }
      }
      try controller.performSegue(withIdentifier: "go")
      checkInvariants(of: window)
    } catch {
      #expect(error is LoadingError)
      #expect(!"\(error)".isEmpty)
    }
  }
}

extension [UInt8] {
  fileprivate var withChecksumRepaired: [UInt8] {
    guard let refusal, case .checksumMismatch(_, let found) = refusal.kind else { return self }
    var repaired = self
    for byte in 0..<8 {
      repaired[refusal.offset + byte] = UInt8(truncatingIfNeeded: found >> UInt64(8 * byte))
    }
    return repaired
  }

  private var refusal: ArchiveError? {
    do throws(ArchiveError) {
      _ = try Archive(bytes: self)
      return nil
    } catch {
      return error
    }
  }
}
