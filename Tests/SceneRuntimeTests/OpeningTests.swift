import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct OpeningTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main"><view><button title="Go"/></view></viewController>
    </scene>
    """)

  @Test("rule 1: opening a file verifies it and reports the location of any damage")
  func damage() throws {
    var bytes = try compiled(Self.text)
    bytes[bytes.count / 2] ^= 0xFF
    let error = try loadingError { _ = try SceneFile(bytes: bytes, registry: .library) }
    guard case .archive(let defect) = error.kind else { throw Unexpected("\(error)") }
    #expect(error.description.contains("byte \(defect.offset)"))
  }

  @Test("rule 1: loading a truncated or modified file fails or creates complete objects")
  func everyByte() throws {
    let good = try compiled(Self.text)
    for count in 0..<good.count {
      #expect(throws: LoadingError.self) {
        try SceneFile(bytes: Array(good[..<count]), registry: .library)
      }
    }
    // The source map after the content is not covered by a digest, so changes to it may pass without harm.
    for index in good.indices {
      var bytes = good
      bytes[index] ^= 0x55
      guard let file = try? SceneFile(bytes: bytes, registry: .library) else { continue }
      let controller = try Storyboard(file: file, context: SceneContext()).instantiateInitialViewController()
      try controller.loadViewIfNeeded()
    }
  }

  @Test("rule 1: the error for a missing file contains its path")
  func missing() throws {
    let error = try loadingError { _ = try SceneFile(path: "/nowhere/A.scenec", registry: .library) }
    #expect(error.description.contains("cannot read '/nowhere/A.scenec'"))
  }

  @Test("rule 1: a nib cannot be opened as a storyboard, or a storyboard as a nib")
  func kinds() throws {
    let nib = try opened("<nib version=\"1\"><view/></nib>")
    let asStoryboard = try loadingError {
      _ = try Storyboard(file: nib, context: SceneContext()).instantiateInitialViewController()
    }
    #expect(asStoryboard.description.contains("the file is a compiled nib, not a storyboard"))
    let storyboard = try opened(Self.text)
    let asNib = try loadingError { _ = try Nib(file: storyboard, context: SceneContext()).instantiate() }
    #expect(asNib.description.contains("the file is a compiled storyboard, not a nib"))
  }

  @Test("rule 1: the error for an unknown scene lists the available scenes")
  func unknownScene() throws {
    let error = try loadingError { _ = try SceneStage(Self.text).storyboard.instantiate("other") }
    #expect(error.description.contains("scene 'other' does not exist; scenes: 'main'"))
  }

  @Test("rule 2: prepares each loading unit of a file only once")
  func preparedOnce() throws {
    let file = try opened(Self.text)
    #expect(try file.preparedUnit(at: 0) === file.preparedUnit(at: 0))
    #expect(try file.preparedUnit(at: 0) !== file.preparedUnit(at: 1))
    #expect(try opened(Self.text).preparedUnit(at: 0) !== file.preparedUnit(at: 0))
  }

  @Test("rule 2: concurrent tasks receive the same prepared loading unit")
  func preparedOnceInParallel() async throws {
    let file = try opened(Self.text)
    let units = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<16 { group.addTask { ObjectIdentifier(try file.preparedUnit(at: 1)) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(units.count == 1)
  }
}
