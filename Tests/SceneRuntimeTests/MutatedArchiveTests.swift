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

extension ArchiveContent {
  /// Changes one field of a record to another value that is valid for the field.
  fileprivate mutating func mutate(using random: inout SeededGenerator) {
    func pick(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }
    func reference(_ count: Int) -> Reference { pick(12) == 0 ? .owner : .object(pick(count)) }
    let count = objects.count
    switch pick(16) {
    case 0, 1: objects[pick(count)].classIndex = pick(classes.count)
    case 2: objects[pick(count)].elementClass = pick(classes.count)
    case 3:
      let (one, other) = (pick(count), pick(count))
      let first = objects[one]
      (objects[one].classIndex, objects[one].elementClass) =
        (objects[other].classIndex, objects[other].elementClass)
      (objects[other].classIndex, objects[other].elementClass) = (first.classIndex, first.elementClass)
    case 4:
      let index = pick(count)
      if objects[index].slot != nil { objects[index].slot = pick(keys.count) }
    case 5: objects[pick(count)].id = objects[pick(count)].id
    case 6: values[pick(values.count)].key = pick(keys.count)
    case 7: values[pick(values.count)].isRuntimeAttribute.toggle()
    case 8:
      let (one, other) = (pick(values.count), pick(values.count))
      (values[one].kind, values[one].payload) = (values[other].kind, values[other].payload)
    case 9: connections[pick(connections.count)].source = reference(count)
    case 10, 11:
      let index = pick(connections.count)
      switch connections[index].kind {
      case .outlet: connections[index].kind = .outlet(pick(keys.count), to: reference(count))
      case .collection(_, let members):
        connections[index].kind = .collection(pick(keys.count), members: members)
      case .action:
        connections[index].kind = .action(
          pick(selectors.count), to: reference(count), event: pick(2) == 0 ? nil : pick(keys.count))
      case .trigger: connections[index].kind = .trigger(pick(segues.count), event: nil)
      }
    case 12:
      guard !members.isEmpty else { return }
      members[pick(members.count)] = reference(count)
    case 13:
      guard !segues.isEmpty else { return }
      let index = pick(segues.count)
      switch pick(4) {
      case 0: segues[index].kind = segues[pick(segues.count)].kind
      case 1: segues[index].destination = pick(scenes.count)
      case 2: segues[index].customClass = pick(classes.count)
      default: segues[index].source = pick(count)
      }
    case 14:
      if scenes.isEmpty {
        document.ownerClass = pick(classes.count)
      } else {
        scenes[pick(scenes.count)].controller = pick(count)
      }
    default:
      if pick(2) == 0, !prototypes.isEmpty {
        let index = pick(prototypes.count)
        if pick(2) == 0 {
          prototypes[index].slot = pick(keys.count)
        } else {
          prototypes[index].holder = pick(count)
        }
      } else if !constraints.isEmpty {
        let index = pick(constraints.count)
        switch pick(3) {
        case 0: constraints[index].object = pick(count)
        case 1: constraints[index].first.object = pick(count)
        default: constraints[index].holder = pick(count)
        }
      } else if !variations.isEmpty {
        variations[pick(variations.count)].object = pick(count)
      }
    }
  }
}
