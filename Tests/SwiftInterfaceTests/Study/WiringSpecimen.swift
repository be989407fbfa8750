struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
}

/// A valid app of three modules with its scenes, in which names, declaration styles, inheritance and order
/// are random.
struct WiringSpecimen {
  var project = HostProject(files: [:])
  private var seeded: Seeded
  private var names: [String]

  static let code = "Sources/App/Code.swift"
  static let base = "Sources/Base/Base.swift"
  static let scenes = "Scenes/Main.scene"

  private(set) var label = ""
  private(set) var hint = ""
  private(set) var rows = ""
  private(set) var tap = ""
  private(set) var slide = ""
  private(set) var inset = ""
  private(set) var controller = ""
  private(set) var dial = ""
  private(set) var unwind = ""
  private(set) var segue = ""
  private(set) var scene = ""
  private(set) var cell = ""

  private static let words = [
    "amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "heron", "iris", "juniper", "kestrel",
    "larch",
    "maple", "nectar", "orchid", "pebble", "quartz", "raven", "spruce", "thistle", "umber", "violet",
    "willow",
    "yarrow", "zephyr", "acorn", "bramble", "clover", "dune", "estuary",
  ]

  init(seed: UInt64) {
    seeded = Seeded(seed)
    names = Self.words.shuffled(using: &seeded)
    label = name("Label")
    hint = name("Hint")
    rows = name("Rows")
    tap = name("Tap")
    slide = name("Slide")
    inset = name("Inset")
    controller = name("Controller").capitalizedFirst
    dial = name("Dial").capitalizedFirst
    unwind = name("Unwind")
    segue = name("Segue")
    scene = name("Scene")
    cell = name("Cell")
    project.files = [
      Self.base: baseCode, Self.code: appCode, Self.scenes: sceneText,
    ]
  }

  private mutating func name(_ suffix: String) -> String { names.removeLast() + suffix }

  // MARK: Code

  private var outletWord: String { seed(1) ? "IBOutlet" : "Outlet" }
  private var actionWord: String { seed(2) ? "IBAction" : "Action" }
  private var inspectableWord: String { seed(3) ? "IBInspectable" : "Inspectable" }
  private var access: String { seed(4) ? "private " : seed(5) ? "fileprivate " : "" }
  /// Whether attributes or plain Swift declare the members.
  private var hasAttributes: Bool { seed(6) }
  /// Whether the members are in a base class of another module.
  private var inherits: Bool { seed(7) }

  /// Returns a reproducible random choice.
  private func seed(_ number: Int) -> Bool {
    (Self.words.firstIndex(of: names[0])! + names.count * 7) >> (number % 5) & 1 == 1
  }

  private var members: String {
    """
      @\(outletWord) \(access)weak var \(label): Label!
      @\(outletWord) var \(hint): Label?
      @\(outletWord) \(access)var \(rows): [View]! { didSet {} }

      @\(actionWord) \(access)func \(tap)(_ sender: Button) {}
      @\(actionWord) func \(slide)(_ sender: Slider) {}
      @\(actionWord) func \(unwind)(_ segue: Segue) {}
    """
  }

  private var declaredMembers: String {
    """
      private weak var \(label): Label!
      private var \(hint): Label?
      private var \(rows): [View]!

      override class var declaration: ClassDeclaration {
        ClassDeclaration(\(inherits ? "BaseController" : controller).self) {
          $0.outlet("\(label)") { $0.\(label) = $1 }
          $0.outlet("\(hint)") { $0.\(hint) = $1 }
          $0.outletCollection("\(rows)") { $0.\(rows) = $1 }
          $0.action("\(tap):") { $0.\(tap)($1) }
          $0.action("\(slide):") { $0.\(slide)($1) }
          $0.action("\(unwind):") { $0.\(unwind)($1) }
        }
      }

      private func \(tap)(_ sender: Button) {}
      private func \(slide)(_ sender: Slider) {}
      private func \(unwind)(_ segue: Segue) {}
    """
  }

  private var ownMembers: String { hasAttributes ? members : declaredMembers }

  private var baseCode: String {
    """
    import SceneUI

    open class BaseController: ViewController {
    \(inherits ? ownMembers : "")
    }

    """
  }

  private var appCode: String {
    """
    import Base
    import SceneUI

    enum Names: String { case \(segue), other = "\(segue)Other" }

    final class \(controller): BaseController {
    \(inherits ? "" : ownMembers)

      func leave(_ table: TableView) throws -> TableViewCell? {
        try performSegue(withIdentifier: "\(segue)")
        try performSegue(withIdentifier: Names.other.rawValue)
        _ = try storyboard?.instantiate("\(scene)")
        return table.dequeueReusableCell(withIdentifier: "\(cell)")
      }
    }

    final class \(dial): View {
      @\(inspectableWord) var \(inset): Double = 4
    }

    """
  }

  // MARK: Scenes

  private var sceneText: String {
    """
    <storyboard version="1" initial="main">
      <scene>
        <viewController id="main" class="\(seed(3) ? "App." : "")\(controller)">
          <outlet property="\(label)" destination="text"/>
          <outlet property="\(hint)" destination="below"/>
          <outletCollection property="\(rows)" destinations="text below table"/>
          <segue kind="show" identifier="\(segue)" destination="next"/>
          <segue kind="show" identifier="\(segue)Other" destination="next"/>
          <view>
            <label id="text" text="Text"/>
            <label id="below" text="Below"/>
            <tableView id="table">
              <tableViewCell reuseIdentifier="\(cell)"/>
            </tableView>
            <view class="\(dial)">
              <runtimeAttribute key="\(inset)" type="number" value="2"/>
              <tapGestureRecognizer>
                <action selector="refresh:" destination="firstResponder"/>
              </tapGestureRecognizer>
            </view>
            <button title="Tap">
              <action selector="\(tap):" destination="main"/>
            </button>
            <slider>
              <action selector="\(slide):" destination="main"/>
            </slider>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="next">
          <view>
            <button title="Back">
              <segue kind="unwind" action="\(unwind):"/>
            </button>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="\(scene)"/>
      </scene>
    </storyboard>

    """
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
