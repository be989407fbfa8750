import SceneDiagnostics
import SceneModel
import SceneValues

/// Scenes that cover everything and have no way out.
package enum DeadEnd: FileRule {
  package static let description = RuleDescription(
    "dead-end", .flow, .warning,
    summary: "What is presented over the whole screen can be left again.",
    discussion: """
      A sheet can be dragged away, and a popover closes when one touches beside it. What covers the screen must lead \
      on or back by itself: by an unwind segue, any other segue, or code.

      The rule speaks only of scenes in which no code can run: no class of the host's in them nor in what they hold, \
      no actions. It is silent too where the code of the presenter knows the segue by its identifier.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <button title="About">
                <segue kind="present" destination="about"/>
              </button>
            </view>
          </viewController>
        </scene>
        <scene>
          <▶viewController id="about">
            <view>
              <label text="Wakes you up."/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="AlarmClockViewController">
            <view>
              <button title="About">
                <segue kind="present" destination="about"/>
              </button>
            </view>
          </viewController>
        </scene>
        <scene>
          <viewController id="about">
            <view>
              <label text="Wakes you up."/>
              <button title="Done">
                <segue kind="unwind" action="unwindToClock:"/>
              </button>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """)

  private static let coveringStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
  ]

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let document = scene.document
    // What could not be read may have been the way out.
    guard document.strays.isEmpty, document.segues.allSatisfy({ $0.knownKind != nil }) else { return }
    let styles = styles(in: scene)
    var told: Set<Int> = []
    var exits: Exits?
    for (index, segue) in document.segues.enumerated() where segue.knownKind == .present {
      guard let source = segue.source, let destination = segue.destination.flatMap(scene.object),
        scene.isController(destination) == true,
        covers(styles[index] ?? scene.value("modalPresentationStyle", of: destination)),
        scene.isPlain(source) || (segue.trigger != nil && segue.identifier == nil)
      else { continue }
      let known = exits ?? Exits(of: scene)
      exits = known
      guard told.insert(destination).inserted, known.hasNone(destination) else { continue }
      diagnostics.append(
        finding(
          .noWayOut(scene.describe(destination)), at: document.objects[destination].nameRange, in: scene,
          notes: [scene.note(.presented, at: segue.nameRange)]))
    }
  }

  /// How segues say that their destinations are presented.
  private static func styles(in scene: CheckedScene) -> [Int: PropertyValue] {
    var styles: [Int: PropertyValue] = [:]
    for value in scene.document.values {
      if case .segue(let segue) = value.owner, value.key.text == "presentation" { styles[segue] = value }
    }
    return styles
  }

  private static func covers(_ style: PropertyValue?) -> Bool {
    guard let style else { return true }
    guard case .enumeration(let name) = style.value else { return false }
    return coveringStyles.contains(name)
  }
}

/// Which scenes anything leads out of.
private struct Exits {
  private let controllers: [Int: [Int]]
  private let sceneOf: [Int?]
  /// Scenes with a way out, or with code that may be one.
  private var open: Set<Int> = []
  /// Scenes with a view, without which there is nothing to see yet.
  private var shown: Set<Int> = []

  init(of scene: CheckedScene) {
    let document = scene.document
    controllers = Dictionary(grouping: scene.holdings, by: \.holder).mapValues { $0.map(\.held) }
    sceneOf = document.objects.map(\.scene)
    for (index, object) in document.objects.enumerated() {
      guard let home = object.scene else { continue }
      if !scene.isPlain(index) { open.insert(home) }
      if object.slot == "view" { shown.insert(home) }
    }
    for segue in document.segues where segue.knownKind != .embed { note(segue.holder) }
    for action in document.actions { note(action.sender) }
    for value in document.values {
      guard let holder = document.object(of: value.owner) else { continue }
      // A controller of another storyboard, or one that is not found, may be anything.
      let isUnknown = value.type == nil || value.error != nil
      let holdsUnknown =
        scene.holdsControllers(value.type)
        && value.literal.words.contains { scene.object($0) == nil }
      if isUnknown || holdsUnknown { note(holder) }
    }
    for segue in document.segues where segue.knownKind == .embed {
      if segue.destination.flatMap(scene.object) == nil { note(segue.holder) }
    }
  }

  private mutating func note(_ object: Int) {
    if let home = sceneOf[object] { open.insert(home) }
  }

  /// Whether nothing leads out of a controller nor of what it holds, and something of it is seen.
  func hasNone(_ controller: Int) -> Bool {
    var seen: Set<Int> = [controller]
    var next = [controller]
    var isShown = false
    while let current = next.popLast() {
      // Nobody nests so many: what does is not worth the time.
      guard seen.count < 100, let home = sceneOf[current], !open.contains(home) else { return false }
      isShown = isShown || shown.contains(home)
      for held in controllers[current] ?? [] where seen.insert(held).inserted { next.append(held) }
    }
    return isShown
  }
}

extension Message {
  fileprivate static func noWayOut(_ controller: String) -> Message {
    "Nothing leads out of \(controller), which covers the screen"
  }

  fileprivate static var presented: Message { "presented here" }
}
