import SceneDiagnostics
import SceneSyntax
import SceneValues

enum SimulatedDevice: WrittenRule {
  static let description = RuleDescription(
    "simulated-device", .style, .note, isOffByDefault: true,
    summary: "File was saved for a different device",
    discussion: """
      If a developer chooses a different device under 'View as' and saves a file, Xcode changes the frames \
      of all views in the file. If all developers choose the same device, changes remain small enough to \
      review. Choose an allowed device, and save the file.

      To turn the rule on and specify the allowed devices by their Xcode IDs, set 'devices' under 'allowed' \
      in .scenec.yml. If you turn the rule on without this setting, the only allowed device is 'retina4_7', \
      the iPhone 8. The rule ignores files for macOS.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <device id="▶retina6_1" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """)

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    let devices = file.expectations.devices
    guard !file.isForMac else { return }
    guard let device = file.elements(named: "device").first, let id = file.attribute("id", of: device) else {
      diagnostics.append(diagnostic(.none(devices), at: file.tree.root.nameRange, in: file))
      return
    }
    let name = file.tree.value(of: id)
    guard !devices.contains(name) else { return }
    diagnostics.append(diagnostic(.other(name, devices), at: id.valueRange, in: file))
  }
}

extension Message {
  fileprivate static func other(_ device: String, _ allowed: [String]) -> Message {
    "The file is saved for the device '\(device)', but the project uses \(list(allowed))"
  }

  fileprivate static func none(_ allowed: [String]) -> Message {
    "The file has no device, but the project uses \(list(allowed))"
  }

  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
