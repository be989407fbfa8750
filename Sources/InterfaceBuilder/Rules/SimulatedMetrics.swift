import SceneDiagnostics
import SceneSyntax
import SceneValues

enum SimulatedMetrics: WrittenRule {
  static let description = RuleDescription(
    "simulated-metrics", .style, .note, isOffByDefault: true,
    summary: "File has simulated metrics of an old version of Xcode",
    discussion: """
      Up to version 8, Xcode saved simulated bars and sizes in a 'simulatedMetricsContainer'. They no longer \
      have an effect. To remove them, open the file in Xcode and save it.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
        <▶simulatedMetricsContainer key="defaultSimulatedMetrics">
          <simulatedScreenMetrics key="destination" type="retina4"/>
        </simulatedMetricsContainer>
      </document>
      """,
    right: .xib(#"<view contentMode="scaleToFill" id="box"/>"#))

  static func check(_ file: WrittenFile, into diagnostics: inout [Diagnostic]) {
    for element in file.elements(named: "simulatedMetricsContainer") {
      diagnostics.append(diagnostic(.left, at: element.nameRange, in: file))
    }
  }
}

extension Message {
  fileprivate static var left: Message { "Simulated metrics have no effect since Xcode 9" }
}
