import SceneDiagnostics
import SceneSyntax
import SceneValues

enum SimulatedMetrics: WrittenRule {
  static let description = RuleDescription(
    "simulated-metrics", .style, .note, isOffByDefault: true,
    summary: "File contains simulated metrics from an old version of Xcode",
    discussion: """
      Xcode 8 and earlier saved simulated bars and sizes in a 'simulatedMetricsContainer' element. This \
      element no longer has any effect. To remove it, open the file in Xcode and save it.
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
