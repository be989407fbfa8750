import Foundation
import SceneDiagnostics
import SceneSyntax
import SceneUI
import SceneValidation
import SceneValues
import TestSupport

extension Specimen {
  /// The vocabulary of an app that uses most features.
  private static let meterVocabulary: Vocabulary = {
    var all = Registry.library.vocabulary
    for description in [
      ClassDescription(
        name: "GaugeView", module: "Meter", superclass: "View",
        properties: [PropertyDescription(key: "needle", type: .number)],
        outlets: [OutletDescription(name: "legend", type: "Label")]),
      ClassDescription(
        name: "MeterController", module: "Meter", superclass: "ViewController",
        outlets: [
          OutletDescription(name: "gauge", type: "GaugeView"),
          OutletDescription(name: "power", type: "Switch"),
          OutletDescription(name: "labels", type: "Label", isCollection: true),
        ],
        actions: [
          ActionDescription(selector: "toggle:", sender: "Switch"), ActionDescription(selector: "reset"),
          ActionDescription(selector: "unwindToMeter:", sender: "Segue"),
        ]),
      ClassDescription(name: "History", module: "Meter"),
    ] { all.add(description) }
    return all
  }()

  private static let meter = """
    <?xml version="1.0" encoding="UTF-8"?>
    <storyboard version="1" initial="tabs" tintColor="systemIndigo">
      <scene>
        <tabBarController id="tabs" viewControllers="stack list"/>
      </scene>
      <scene>
        <navigationController id="stack" rootViewController="meter"/>
      </scene>
      <scene>
        <viewController id="meter" class="Meter.MeterController" title="Meter">
          <outlet property="gauge" destination="dial"/>
          <outlet property="power" destination="onOff"/>
          <outletCollection property="labels" destinations="low high"/>
          <segue kind="show" identifier="details" destination="detail"/>
          <view frame="0 0 320 480">
            <view id="dial" class="GaugeView" frame="20 20 200 200" needle="12.5">
              <outlet property="legend" destination="low"/>
              <runtimeAttribute key="alpha" type="number" value="0.5"/>
            </view>
            <label id="low" frame="20 230 100 20" text="Low" textAlignment="left"/>
            <label id="high" frame="120 230 100 20" text="High" hidden="false" tag="3"/>
            <switch id="onOff" frame="20 260 60 31" on="true">
              <action selector="toggle:" destination="meter" event="valueChanged"/>
            </switch>
            <button frame="20 300 100 44" title="Reset">
              <state name="selected" title="Done"/>
              <action selector="reset" destination="meter" event="touchUpInside"/>
              <action selector="clear" destination="firstResponder" event="touchUpInside"/>
            </button>
            <button frame="130 300 100 44" title="More">
              <segue kind="present" identifier="more" destination="detail" transition="crossDissolve"/>
            </button>
            <tapGestureRecognizer numberOfTapsRequired="2">
              <action selector="reset" destination="meter"/>
            </tapGestureRecognizer>
          </view>
        </viewController>
        <object id="history" class="Meter.History"/>
      </scene>
      <scene>
        <tableViewController id="list" title="List">
          <tableView frame="0 0 320 480">
            <tableViewCell reuseIdentifier="entry" frame="0 0 320 44"/>
            <tableViewCell reuseIdentifier="empty" frame="0 0 320 44"/>
          </tableView>
        </tableViewController>
      </scene>
      <scene>
        <viewController id="detail">
          <view id="spare" frame="0 0 320 480">
            <label id="note" frame="20 80 100 20" text="Details"/>
            <button frame="20 20 100 44" title="Back">
              <segue kind="unwind" identifier="back" action="unwindToMeter:"/>
            </button>
          </view>
        </viewController>
      </scene>
      <appearance class="Label" in="TableViewCell" textColor="darkGray"/>
    </storyboard>
    """

  /// All valid scenes: one with most features, the project's own and generated ones.
  static let all: [Specimen] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Scenes")
      .standardizedFileURL
    let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []).sorted()
    let files = paths.filter { $0.hasSuffix(".scene") && !$0.contains(".build/") }.compactMap { path in
      (try? Data(contentsOf: root.appending(path: path))).map { SourceText(path: path, bytes: Array($0)) }
    }
    let generated = (0..<40 as Range<UInt64>).map {
      SourceText(path: "generated \($0)", RandomScene.text(seed: $0 + 9000, limit: 40))
    }
    return [Specimen(SourceText(path: "Meter.scene", meter), vocabulary: meterVocabulary)]
      + (files + generated).map { Specimen($0, vocabulary: Registry.library.vocabulary) }
  }()
}
