import ArchiveMutation
import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Checks that every archive that passes verification either loads or is rejected with an error that has a
/// location, and never crashes.
///
/// The test changes records instead of bytes, so that most archives pass verification and the loader is
/// tested. Debug builds check all unchecked casts and memory accesses.
@Suite struct MutatedArchiveTests {
  enum Sample: CaseIterable {
    case storyboard, nib
  }

  enum Host: CaseIterable {
    /// With the host app's classes, without them, and with substitutes for them.
    case knowing, ignorant, substituting

    func registry() throws -> Registry {
      try self == .knowing ? .library(and: HostController.self, HostView.self, HostModel.self) : .library
    }
  }

  static let storyboard = storyboardText(
    """
    <scene>
      <tabBarController id="main" viewControllers="stack plain"/>
    </scene>
    <scene><navigationController id="stack" rootViewController="list" class="Shop.Stack"/></scene>
    <scene>
      <tableViewController id="list" title="List" class="Shop.List">
        <segue kind="present" identifier="go" destination="plain"/>
        <tableView id="table">
          <tableViewCell reuseIdentifier="row" id="cell" class="Shop.Cell">
            <label id="inCell" text="row"/>
            <button title="+"><action selector="act:" destination="list"/></button>
          </tableViewCell>
        </tableView>
        <barButtonItem title="Go"><segue kind="show" destination="plain"/></barButtonItem>
      </tableViewController>
      <view id="beside" class="HostView"/>
    </scene>
    <scene>
      <viewController id="plain" class="HostController">
        <outlet property="label" destination="text"/>
        <outletCollection property="views" destinations="text button box"/>
        <view id="page" frame="0 0 320 480">
          <constraint id="width" equation="text.width = box.width * 0.5"/>
          <label id="text" text="Text" font="system 17" frame="10 10 100 20">
            <when traits="style=dark" text="Dark" alpha="0.5"/>
          </label>
          <button id="button" title="Go" class="Shop.Button">
            <action selector="act:" destination="plain"/>
            <action selector="wind:" destination="firstResponder"/>
          </button>
          <textField class="Shop.Field" placeholder="Name" text="x"/>
          <view id="box" class="HostView" dialColor="#fff">
            <outlet property="legend" destination="text"/>
            <runtimeAttribute key="tag" type="int" value="3"/>
            <tapGestureRecognizer id="tap"><action selector="tapped:" destination="plain"/></tapGestureRecognizer>
          </view>
          <containerView frame="0 100 320 100"><segue kind="embed" destination="inner"/></containerView>
          <stackView id="row"><label text="a"/><switch on="true"/><slider value="0.5"/></stackView>
          <collectionView frame="0 200 320 100" itemSize="90 90">
            <collectionViewCell reuseIdentifier="item" frame="0 0 90 90"><label text="Item"/></collectionViewCell>
          </collectionView>
        </view>
      </viewController>
      <object id="model" class="HostModel"><outlet property="controller" destination="plain"/></object>
    </scene>
    <scene><viewController id="inner"><view><label text="inner"/></view></viewController></scene>
    """)

  static let nib = """
    <nib version="1">
      <outlet property="label" destination="text"/>
      <label id="text" text="Hello"/>
      <view id="box" class="HostView"><outlet property="legend" destination="text"/>
        <constraint id="height" equation="ok.height = 44"/>
        <button id="ok" class="Shop.Button" title="ok"><action selector="act:" destination="owner"/></button>
      </view>
      <tapGestureRecognizer id="tap" class="Shop.Tap"/>
      <object id="tabs" class="TabBarController" viewControllers="one"/>
      <object id="one" class="ViewController"/>
    </nib>
    """

  static let attempts = 400

  @Test(arguments: Sample.allCases, Host.allCases)
  func loadsOrRejectsEveryMutatedArchive(sample: Sample, host: Host) throws {
    let registry = try host.registry()
    var options = LoadingOptions()
    options.substitutesUnknownClasses = host == .substituting
    var text = sample == .storyboard ? Self.storyboard : Self.nib
    if host == .knowing {
      text = text.replacing(#"<action selector="act:" destination="list"/>"#, with: "")
      for name in ["Stack", "List", "Cell", "Button", "Field", "Tap"] {
        text = text.replacing(" class=\"Shop.\(name)\"", with: "")
      }
    }
    let content = try Archive(bytes: compiled(text)).content()
    var random = SeededGenerator(seed: 17)
    var (verified, loaded) = (0, 0)
    for attempt in 0..<Self.attempts {
      var mutated = content
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutated.mutate(using: &random) }
      guard let bytes = try? mutated.encoded() else { continue }
      verified += 1
      let file = try SceneFile(bytes: bytes, registry: registry, options: options)
      do {
        try Journal.keeping { _ in try use(file, registry, &loaded) }
      } catch let error as LoadingError {
        if error.place == nil, !"\(error)".contains("cannot") {
          Issue.record("no place: \(error), \(attempt)")
        }
      }
    }
    // Ensure that the test reaches more than the verifier.
    #expect(verified > Self.attempts / 3, "\(verified) of \(Self.attempts)")
    if host != .ignorant { #expect(loaded > Self.attempts / 8, "\(loaded)") }
  }

  /// Creates all objects of a file and counts them. Throws the first error after trying all of them.
  private func use(_ file: SceneFile, _ registry: Registry, _ loaded: inout Int) throws {
    let clock = ManualClock()
    let context = SceneContext(registry: registry, clock: clock)
    var failure: (any Error)?
    context.failureHandler = { failure = failure ?? $0 }
    context.style = .dark
    func attempt(_ body: () throws -> Void) {
      do {
        try body()
        loaded += 1
      } catch {
        failure = failure ?? error
      }
    }
    if file.isNib {
      for owner in [nil, HostController(), HostView(), ViewController()] as [AnyObject?] {
        attempt { _ = try Nib(file: file, context: context).instantiate(withOwner: owner) }
      }
    } else {
      let storyboard = Storyboard(file: file, context: context)
      for scene in 0..<file.archive.sceneCount {
        attempt {
          let controller = try storyboard.instantiate(sceneAt: scene)
          try controller.loadViewIfNeeded()
          let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
          window.rootViewController = controller
          try window.makeKeyAndVisible()
          window.layoutIfNeeded()
          do { try controller.performSegue(withIdentifier: "go") } catch { failure = failure ?? error }
          clock.advance(by: 1)
          context.style = context.style == .dark ? .light : .dark
          window.rootViewController = nil
        }
      }
    }
    if let failure { throw failure }
  }
}
