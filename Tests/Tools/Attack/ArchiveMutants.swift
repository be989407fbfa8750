import ArchiveMutation
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneDrawing
import ScenePreview
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues

/// Mutated compiled scenes. Those that pass verification are loaded, laid out, drawn, and touched, both in an app and by
/// the tool. Both must either show a scene or throw an error.
struct ArchiveMutants {
  /// The name of the cases, such as `archive seed=7`.
  static let element = "archive"
  /// The number of mutants in a case.
  static let count = 10

  private let samples: [[UInt8]]

  init(_ cases: Cases, _ compiler: SceneCompiler) {
    let elements = cases.alone.filter(\.parts.isEmpty).compactMap { AttackScene($0, among: cases).text }
    samples = (Self.containers + elements).compactMap { text in
      try? compiler.compile(SourceText(path: "Attack.scene", text)).bytes
    }
  }

  /// Returns the first fault. If there is none, the result is `refused` unless at least one mutant passed verification.
  ///
  /// Most changes affect one scene, and showing a scene takes far longer than changing it. Therefore, a mutant is shown in
  /// an app or by the tool, and only two of its scenes are shown. If `isWhole` is true, all scenes are shown in all ways.
  func play(seed: Int, isWhole: Bool) -> Performance.Outcome {
    var random = Chance(seed: UInt64(truncatingIfNeeded: seed))
    // The mutants do not depend on what is shown of them.
    var choice = Chance(seed: ~UInt64(truncatingIfNeeded: seed))
    var verified = 0
    for _ in 0..<Self.count {
      guard let bytes = mutant(&random), (try? Archive(bytes: bytes)) != nil else { continue }
      verified += 1
      let way = choice.below(5)
      for substitutes in [false, true] where isWhole || (substitutes ? [0, 1] : [2, 3]).contains(way) {
        let show = Show(bytes, substituting: substitutes)
        let scenes = isWhole ? nil : (choice.below(1 << 16), choice.below(1 << 16))
        if let problem = show?.problem(inScenes: scenes) { return .wrong(problem) }
      }
      if isWhole || way == 4 { Self.showAsTool(bytes) }
    }
    return verified == 0 ? .refused : .played
  }

  private func mutant(_ random: inout Chance) -> [UInt8]? {
    // The containers are mutated as often as all elements together.
    let place = random.below(2) == 0 ? random.below(Self.containers.count) : random.below(samples.count)
    var bytes = samples[place]
    if random.below(2) == 0 {
      for _ in 0...random.below(3) { ByteMutation.change(&bytes, using: &random) }
      return bytes
    }
    guard var content = try? Archive(bytes: bytes).content() else { return nil }
    for _ in 0...random.below(3) { content.mutate(using: &random) }
    return try? content.encoded()
  }

  private static func showAsTool(_ bytes: [UInt8]) {
    let drawn = DrawnFile(compiled: bytes, path: "Attack.scenec")
    let (settings, memory) = (LayoutSettings(), AssetMemory())
    let vocabulary = Registry.library.vocabulary
    if let stage = try? drawn.stage(settings, vocabulary: vocabulary, memory) {
      for case .success(let picture) in (try? stage.all(in: bytes, drawn.names)) ?? [] {
        _ = SVGRenderer().svg(picture)
      }
    }
    let layout = LayoutStage(
      settings, names: drawn.names, canvas: drawn.canvas, vocabulary: vocabulary, memory)
    _ = try? layout.layout(bytes, nil, explains: true)
  }
}

extension ArchiveMutants {
  /// Storyboards with all containers, and a nib.
  private static let containers = [
    """
    <storyboard version="1" initial="c">
    <scene><splitViewController id="c" viewControllers="a b"/></scene>
    <scene><viewController id="a"><view id="v"><imageView id="i" frame="0 0 9 9"/></view></viewController></scene>
    <scene><viewController id="b"><view id="w"><searchBar id="s" frame="0 0 9 9"/></view></viewController></scene>
    </storyboard>
    """,
    """
    <storyboard version="1" initial="tabs">
    <scene><tabBarController id="tabs" viewControllers="stack pages split"/></scene>
    <scene><navigationController id="stack" rootViewController="list"/></scene>
    <scene><pageViewController id="pages" viewControllers="inner"/></scene>
    <scene><splitViewController id="split" viewControllers="stack plain"/></scene>
    <scene>
      <tableViewController id="list" title="List">
        <segue kind="present" identifier="go" destination="plain"/>
        <tableView>
          <tableViewCell reuseIdentifier="row"><label text="row"/><button title="+"/></tableViewCell>
        </tableView>
        <barButtonItem title="Go"><segue kind="show" destination="plain"/></barButtonItem>
      </tableViewController>
    </scene>
    <scene>
      <viewController id="plain" title="Plain">
        <segue kind="replace" identifier="other" destination="inner"/>
        <view id="page" frame="0 0 320 480">
          <constraint id="width" equation="text.width = box.width * 0.5"/>
          <label id="text" text="Text" font="system 17" frame="10 10 100 20">
            <when traits="style=dark" text="Dark" alpha="0.5"/>
          </label>
          <button id="it" title="Go" frame="100 100 90 44">
            <segue kind="present" presentation="popover" destination="inner"/>
          </button>
          <textField placeholder="Name" text="x" frame="100 200 90 44"/>
          <view id="box" frame="10 50 50 50"><tapGestureRecognizer id="tap"/></view>
          <containerView frame="0 100 320 100"><segue kind="embed" destination="inner"/></containerView>
          <stackView id="row"><label text="a"/><switch on="true"/><slider value="0.5"/></stackView>
          <collectionView frame="0 200 320 100" itemSize="90 90">
            <collectionViewCell reuseIdentifier="item" frame="0 0 90 90"><label text="Item"/></collectionViewCell>
          </collectionView>
        </view>
      </viewController>
    </scene>
    <scene><viewController id="inner"><view><label text="inner"/></view></viewController></scene>
    <scene><collectionViewController id="grid"><collectionView/></collectionViewController></scene>
    </storyboard>
    """,
    """
    <nib version="1">
      <outlet property="label" destination="text"/>
      <label id="text" text="Hello"/>
      <view id="box"><constraint id="height" equation="ok.height = 44"/><button id="ok" title="ok"/></view>
      <tapGestureRecognizer id="tap"/>
      <object id="tabs" class="TabBarController" viewControllers="one"/>
      <object id="one" class="ViewController"/>
    </nib>
    """,
  ]
}

/// A compiled file that is shown in an app, one scene after another.
private struct Show {
  private let file: SceneFile

  init?(_ bytes: [UInt8], substituting: Bool) {
    var options = LoadingOptions()
    options.substitutesUnknownClasses = substituting
    guard let file = try? SceneFile(bytes: bytes, registry: .library, options: options) else { return nil }
    self.file = file
  }

  /// Returns a description of an error that is not a `LoadingError`, or nil. `numbers` selects two scenes. If it is nil, all
  /// scenes are shown.
  func problem(inScenes numbers: (Int, Int)?) -> String? {
    guard file.archive.document.kind == .storyboard else {
      return problem { context in
        let controller = ViewController()
        for case let view as View in try Nib(file: file, context: context).instantiate() {
          controller.view.addSubview(view)
        }
        return controller
      }
    }
    let count = file.archive.sceneCount
    let chosen = numbers.map { first, second in
      (0..<count).filter { [first % count, second % count].contains($0) }
    }
    return (chosen ?? Array(0..<count)).lazy.compactMap { scene in
      problem { try Storyboard(file: file, context: $0).instantiate(sceneAt: scene) }
    }.first
  }

  private func problem(_ create: (SceneContext) throws -> ViewController) -> String? {
    let context = SceneContext(clock: ManualClock())
    context.failureHandler = { _ in }
    context.layoutConflictHandler = { _ in }
    let application = Application(context: context)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    do {
      window.rootViewController = try create(context)
      application.add(window)
      try window.makeKeyAndVisible()
    } catch is LoadingError {
      return nil
    } catch {
      return "an error without a location: \(error)"
    }
    use(Harness(window), of: application)
    window.rootViewController = nil
    return nil
  }

  private func use(_ harness: Harness, of application: Application) {
    _ = harness.svg()
    for x in [20.0, 145, 300] {
      for y in [20.0, 60, 122, 222, 460] { try? harness.tap(at: Point(x: x, y: y)) }
      harness.advance(seconds: 0.3)
    }
    try? harness.type("a")
    for identifier in file.segueIdentifiers.prefix(2) {
      try? harness.window.rootViewController?.performSegue(withIdentifier: identifier)
      harness.advance(seconds: 0.5)
    }
    harness.window.context.style = .dark
    application.receiveMemoryWarning()
    _ = harness.window.rotate(to: .landscapeLeft, animated: false)
    harness.advance(seconds: 0.5)
    _ = harness.svg()
  }
}

extension Chance: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(below(1 << 32)) << 32 | UInt64(below(1 << 32)) }
}
