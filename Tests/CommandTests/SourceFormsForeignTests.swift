import Foundation
import Testing

/// The forms of Swift code for UIKit that declare outlets and actions.
@Suite struct SourceFormsForeignTests {
  private static let base = """
    import UIKit

    open class Base<Model>: UIViewController {
      @IBOutlet private(set) weak var headline: UILabel!
      @IBOutlet public weak var note: UILabel?
      @IBAction func refresh() {}
    }

    class Middle: Base<String> {
      @IBOutlet var cards: [UIView]!
      @IBOutlet @objc dynamic var badge: UIImageView!
    }

    typealias Screen = Middle
    """

  private static let detail = """
    import UIKit

    @MainActor final class DetailController: Screen, Refreshing {
      @IBOutlet
      @objc
      private weak var slider: UISlider!
      @Clamped @IBInspectable var level: Double = 1
      @IBInspectable open var border: CGFloat = 0 { didSet {} }
      @IBInspectable var isRound: Bool = false
      @IBInspectable var tone: UIColor? = .red
      @IBInspectable var caption: String?
      @IBInspectable lazy var spot: CGPoint = .zero
      @GKInspectable var speed: Float = 1

      @IBAction func anyone(_ sender: Any) {}
      @IBAction func press(_ sender: UIButton, forEvent event: UIEvent) {}
      @IBAction @objc func slid(_ s: UISlider) {}
      @IBAction private func save(sender: UIButton) {}
      @IBAction func `repeat`(_ sender: AnyObject?) {}
      @objc(tapIt:) @IBAction func tapped(_ recognizer: UITapGestureRecognizer) {}
      @IBAction func unwindToDetail(_ segue: UIStoryboardSegue) {}

      #if DEBUG
        @IBOutlet weak var traces: UILabel!
      #else
        @IBOutlet weak var traces: UILabel!
      #endif

      @IBSegueAction func makeSettings(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> SettingsController? {
        SettingsController(coder: coder)
      }
      @IBSegueAction private func makeShort(_ coder: NSCoder) -> UIViewController? { nil }
    }

    @propertyWrapper struct Clamped { var wrappedValue: Double }
    protocol Refreshing: AnyObject {}
    """

  private static let more = """
    import Kit
    import UIKit

    extension DetailController {
      @IBAction func fromExtension(_ sender: UIButton) {}
      @IBOutlet var extra: UIView? { get { nil } set {} }
    }
    extension Refreshing { func refreshAll() {} }
    extension UIViewController { @IBAction func closeAll(_ sender: Any?) {} }
    extension UIView { @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} } }

    @objc(Cell) class SwiftyCell: UITableViewCell { @IBOutlet weak var name: UILabel! }
    enum Views { @objc(Inner) class Inner: UIView { @IBOutlet weak var inside: UILabel? } }
    final class Fader: UIStoryboardSegue {}
    class SettingsController: UITableViewController, UITextFieldDelegate {
      @IBOutlet weak var field: UITextField!
      @IBOutlet var fancy: FancyView!
      @IBOutlet weak var listener: (any UITextFieldDelegate)?
    }

    func go(_ controller: UIViewController, _ table: UITableView) {
      for segue in ["settings", "fade", "back"] { controller.performSegue(withIdentifier: segue, sender: nil) }
      _ = table.dequeueReusableCell(withIdentifier: "Cell")
    }
    """

  private static let kit = """
    import UIKit

    open class FancyView: UIView {
      @IBInspectable public var glow: UIColor?
      @IBOutlet public var lamp: UIImageView!
    }
    """

  private static func attribute(_ key: String, _ type: String, _ value: String) -> String {
    #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(key)">\#(value)</userDefinedRuntimeAttribute>"#
  }

  private static let first = """
    <viewController id="BYZ-38-t0r" customClass="DetailController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
                <label opaque="NO" text="Head" id="lab-1"><rect key="frame" x="20" y="60" width="200" height="21"/></label>
                <label opaque="NO" text="Note" id="lab-2"><rect key="frame" x="20" y="90" width="200" height="21"/></label>
                <slider opaque="NO" minValue="0.0" maxValue="1" id="sli-1"><rect key="frame" x="20" y="150" width="200" height="31"/>
                    <connections><action selector="slid:" destination="BYZ-38-t0r" eventType="valueChanged" id="a-1"/></connections>
                </slider>
                <imageView id="img-1"><rect key="frame" x="20" y="190" width="80" height="80"/></imageView>
                <button opaque="NO" buttonType="system" id="but-1"><rect key="frame" x="20" y="280" width="100" height="44"/><state key="normal" title="Go"/>
                    <connections>
                        <action selector="anyone:" destination="BYZ-38-t0r" eventType="touchUpInside" id="a-2"/>
                        <action selector="press:forEvent:" destination="BYZ-38-t0r" eventType="touchUpInside" id="a-3"/>
                        <action selector="saveWithSender:" destination="BYZ-38-t0r" eventType="touchDown" id="a-4"/>
                        <action selector="repeat:" destination="BYZ-38-t0r" eventType="touchDown" id="a-5"/>
                        <action selector="refresh" destination="BYZ-38-t0r" eventType="touchUpOutside" id="a-6"/>
                        <action selector="fromExtension:" destination="BYZ-38-t0r" eventType="touchCancel" id="a-7"/>
                        <action selector="closeAll:" destination="BYZ-38-t0r" eventType="touchCancel" id="a-8"/>
                        <segue destination="set-1" kind="show" identifier="settings" destinationCreationSelector="makeSettings:sender:segueIdentifier:" id="s-1"/>
                    </connections>
                </button>
                <view id="fan-1" customClass="FancyView" customModule="Kit"><rect key="frame" x="20" y="400" width="100" height="44"/>
                    <userDefinedRuntimeAttributes>
                        \(attribute("glow", "color", #"<color key="value" white="0.5" alpha="1"/>"#))
                        \(attribute("cornerRadius", "number", #"<real key="value" value="4"/>"#))
                    </userDefinedRuntimeAttributes>
                    <connections><outlet property="lamp" destination="img-1" id="o-1"/></connections>
                </view>
                <view id="inn-1" customClass="Inner"><rect key="frame" x="20" y="450" width="100" height="44"/>
                    <connections><outlet property="inside" destination="lab-1" id="o-2"/></connections>
                </view>
            </subviews>
        </view>
        <userDefinedRuntimeAttributes>
            \(attribute("level", "number", #"<real key="value" value="0.5"/>"#))
            \(attribute("border", "number", #"<integer key="value" value="2"/>"#))
            \(attribute("tone", "color", #"<color key="value" systemColor="systemRedColor"/>"#))
            \(attribute("spot", "point", #"<point key="value" x="1" y="2"/>"#))
            \(attribute("speed", "number", #"<real key="value" value="2"/>"#))
            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Hi"/>
        </userDefinedRuntimeAttributes>
        <connections>
            <outlet property="headline" destination="lab-1" id="o-3"/>
            <outlet property="note" destination="lab-2" id="o-4"/>
            <outlet property="badge" destination="img-1" id="o-5"/>
            <outlet property="slider" destination="sli-1" id="o-6"/>
            <outlet property="traces" destination="lab-2" id="o-7"/>
            <outlet property="extra" destination="fan-1" id="o-8"/>
            <outletCollection property="cards" destination="inn-1" id="o-9"/>
            <segue destination="set-1" kind="custom" customClass="Fader" customModule="App" customModuleProvider="target" identifier="fade" destinationCreationSelector="makeShort:" id="s-2"/>
        </connections>
    </viewController>
    <tapGestureRecognizer id="tap-1"><connections><action selector="tapIt:" destination="BYZ-38-t0r" id="a-9"/></connections></tapGestureRecognizer>
    """

  private static let second = """
    <tableViewController id="set-1" customClass="SettingsController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" rowHeight="44" id="tab-1">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <view key="tableHeaderView" id="hea-1"><rect key="frame" x="0.0" y="0.0" width="393" height="80"/>
                <subviews>
                    <textField opaque="NO" id="fie-1"><rect key="frame" x="10" y="10" width="100" height="34"/>
                        <connections><outlet property="delegate" destination="set-1" id="o-11"/></connections></textField>
                    <view id="fan-2" customClass="FancyView" customModule="Kit"><rect key="frame" x="120" y="10" width="100" height="44"/>
                        <connections><outlet property="lamp" destination="img-2" id="o-12"/></connections></view>
                    <imageView id="img-2"><rect key="frame" x="230" y="10" width="44" height="44"/></imageView>
                </subviews>
            </view>
            <prototypes>
                <tableViewCell reuseIdentifier="Cell" id="cel-1" customClass="Cell"><rect key="frame" x="0.0" y="100" width="393" height="44"/>
                    <tableViewCellContentView key="contentView" id="con-1"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                        <subviews><label opaque="NO" text="Name" id="lab-9"><rect key="frame" x="20" y="10" width="200" height="21"/></label></subviews>
                    </tableViewCellContentView>
                    <connections><outlet property="name" destination="lab-9" id="o-13"/></connections>
                </tableViewCell>
            </prototypes>
            <connections><outlet property="dataSource" destination="set-1" id="o-14"/><outlet property="delegate" destination="set-1" id="o-15"/></connections>
        </tableView>
        <connections>
            <outlet property="field" destination="fie-1" id="o-16"/>
            <outlet property="fancy" destination="fan-2" id="o-17"/>
            <outlet property="listener" destination="set-1" id="o-18"/>
            <segue destination="exi-1" kind="unwind" identifier="back" unwindAction="unwindToDetail:" id="s-3"/>
        </connections>
    </tableViewController>
    <exit id="exi-1" sceneMemberID="exit"/>
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="BYZ-38-t0r">
    <scenes>
    <scene sceneID="s-11"><objects>
    \(first)
    </objects></scene>
    <scene sceneID="s-12"><objects>
    \(second)
    </objects></scene>
    </scenes>
    </document>

    """

  private func workspace(_ storyboard: String) throws -> TestDirectory {
    try TestDirectory([
      "App/Base.swift": Self.base, "App/Detail.swift": Self.detail, "App/More.swift": Self.more,
      "Kit/Fancy.swift": Self.kit, "App/Main.storyboard": storyboard, "App.xcodeproj/project.pbxproj": "",
    ])
  }

  @Test("Recognizes every form of class, outlet, and action declaration")
  func allForms() throws {
    let outcome = try workspace(Self.storyboard).scenec(
      "validate", ".", "--sources", "App", "--sources", "Kit")
    let diagnostics = outcome.text.split(separator: "\n").filter { !$0.hasPrefix("not checked: ") }
    #expect(outcome.status == 0 && diagnostics == ["1 file: no problems"], "\(outcome.text)\(outcome.errors)")
  }

  /// Correct code, its incorrect replacement, and the expected message with its location.
  private static let faults: [(right: String, wrong: String, message: String)] = [
    ("slid:", "slidd:", "Action 'slidd:' does not exist on 'DetailController'"),
    ("press:forEvent:", "press:", "but 'press:forEvent:' does: check the colons"),
    ("saveWithSender:", "save:", "Action 'save:' does not exist on 'DetailController'"),
    ("fromExtension:", "fromExtention:", "Action 'fromExtention:' does not exist on 'DetailController'"),
    (
      "makeSettings:sender:segueIdentifier:", "makeSetings:sender:segueIdentifier:",
      "Segue action 'makeSetings:sender:segueIdentifier:' does not exist on 'DetailController'"
    ),
    ("makeShort:", "makeShort", "Segue action 'makeShort' does not exist on 'DetailController'"),
    ("headline", "hedline", "Outlet 'hedline' does not exist on 'DetailController'"),
    ("inside", "insid", "Outlet 'insid' does not exist on 'Views.Inner'"),
    (
      #"name" destination="lab-9"#, #"nam" destination="lab-9"#, "Outlet 'nam' does not exist on 'SwiftyCell'"
    ),
    ("Fader", "Fadr", "Class 'App.Fadr' does not exist"),
    ("unwindToDetail:", "unwindToDetial:", "Unwind action 'unwindToDetial:' does not exist"),
    ("tapIt:", "tapped:", "Action 'tapped:' does not exist on 'DetailController'"),
  ]

  @Test("Reports each misspelled class, outlet, and action at its location")
  func reportsEachProblemAtItsLocation() throws {
    var text = Self.storyboard
    for fault in Self.faults {
      let parts = text.components(separatedBy: "\"\(fault.right)\"")
      #expect(parts.count == 2, "\(fault.right)")
      text = parts.joined(separator: "\"\(fault.wrong)\"")
    }
    let outcome = try workspace(text).scenec("validate", ".", "--sources", "App", "--sources", "Kit")
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }
    for fault in Self.faults {
      let before = try #require(text.range(of: "\"\(fault.wrong)\"")).lowerBound
      let line = text[..<before].count { $0 == "\n" } + 1
      let column = text[..<before].reversed().prefix { $0 != "\n" }.count + 2
      let place = "App/Main.storyboard:\(line):\(column): "
      #expect(lines.contains { $0.hasPrefix(place) && $0.contains(fault.message) }, "\(fault) at \(place)")
    }
    #expect(lines.count == Self.faults.count, "\(lines.joined(separator: "\n"))")
    #expect(
      outcome.text.contains(
        "Replace 'makeSetings:sender:segueIdentifier:' with 'makeSettings:sender:segueIdentifier:'")
        || outcome.text.contains("did you mean 'makeSettings:sender:segueIdentifier:'?"), "\(outcome.text)")
  }
}
