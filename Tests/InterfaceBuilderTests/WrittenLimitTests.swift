import SceneDiagnostics
import SceneSyntax
import Testing

@testable import InterfaceBuilder

@Suite("Contradictory values in one element of an Xcode file")
struct WrittenLimitTests {
  private func contradictions(_ element: String, isMac: Bool = true) throws -> [String] {
    let parts = """
      <document type="com.apple.InterfaceBuilder3.Cocoa\(isMac ? "" : "Touch").XIB"><objects>
      \(element)
      </objects></document>
      """.split(separator: "▶")
    let source = SourceText(path: "A.xib", parts.joined())
    let found = InterfaceBuilder.translate(try #require(SyntaxParser.parse(source).tree)).diagnostics.filter {
      $0.rule == "value-out-of-range"
    }
    let offsets = parts.indices.dropLast().map { parts[...$0].joined().utf8.count }
    #expect(found.map { Int($0.location.range.start) } == offsets)
    #expect(found.allSatisfy { $0.severity == .warning })
    return found.map(\.message.text)
  }

  @Test(
    "Reports each contradiction in a macOS document at the value that is out of range",
    arguments: [
      (
        #"<sliderCell minValue="1" maxValue="10" doubleValue="▶50"/>"#,
        "'doubleValue' is '50', but 'maxValue' is '10'"
      ),
      (
        #"<sliderCell maxValue="10" doubleValue="▶-1"/>"#,
        "'doubleValue' is '-1', but the default of 'minValue' is '0'"
      ),
      (
        #"<stepperCell minValue="▶9" maxValue="5" doubleValue="7"/>"#,
        "'minValue' is '9', but 'maxValue' is '5'"
      ),
      (
        #"<levelIndicatorCell maxValue="5" doubleValue="▶6"/>"#, "'doubleValue' is '6', but 'maxValue' is '5'"
      ),
      (#"<progressIndicator maxValue="1" doubleValue="▶2"/>"#, "'doubleValue' is '2', but 'maxValue' is '1'"),
      (#"<scroller doubleValue="▶1.5"/>"#, "'doubleValue' must be a number from 0 to 1, not '1.5'"),
      (
        #"<sliderCell numberOfTickMarks="3" numberOfMajorTickMarks="▶4"/>"#,
        "'numberOfMajorTickMarks' is '4', but 'numberOfTickMarks' is '3'"
      ),
      (
        #"<tableColumn width="▶30" minWidth="40" maxWidth="100"/>"#, "'width' is '30', but 'minWidth' is '40'"
      ),
      (
        #"<tableColumn width="50" minWidth="▶60" maxWidth="40"/>"#,
        "'minWidth' is '60', but 'maxWidth' is '40'"
      ),
      (
        """
        <datePickerCell><date key="date" timeIntervalSinceReferenceDate="▶90"/>\
        <date key="maxDate" timeIntervalSinceReferenceDate="50"/></datePickerCell>
        """, "'date' is later than 'maxDate'"
      ),
      (
        #"<numberFormatter><real key="minimum" value="▶9"/><integer key="maximum" value="8"/></numberFormatter>"#,
        "'minimum' is '9', but 'maximum' is '8'"
      ),
      (
        #"<numberFormatter minimumFractionDigits="▶3" maximumFractionDigits="2"/>"#,
        "'minimumFractionDigits' is '3', but 'maximumFractionDigits' is '2'"
      ),
      (
        """
        <window><value key="minSize" type="size" width="▶400" height="100"/>\
        <value key="maxSize" type="size" width="300" height="200"/></window>
        """, "'minSize.width' is '400', but 'maxSize.width' is '300'"
      ),
      (
        """
        <window><rect key="contentRect" x="0" y="0" width="400" height="▶80"/>\
        <value key="minSize" type="size" width="300" height="100"/></window>
        """, "'contentRect.height' is '80', but 'minSize.height' is '100'"
      ),
      (
        #"<toolbarItem><size key="minSize" width="▶9" height="1"/><size key="maxSize" width="8" height="1"/></toolbarItem>"#,
        "'minSize.width' is '9', but 'maxSize.width' is '8'"
      ),
      (
        """
        <textView><size key="minSize" width="5" height="5"/><size key="maxSize" width="8" height="8"/>\
        <size key="minSize" width="▶9" height="5"/></textView>
        """, "'minSize.width' is '9', but 'maxSize.width' is '8'"
      ),
      (
        #"<splitViewItem minimumThickness="▶9" maximumThickness="8"/>"#,
        "'minimumThickness' is '9', but 'maximumThickness' is '8'"
      ),
      (
        #"<tabViewController selectedTabViewItemIndex="▶2"><tabViewItems><tabViewItem id="a"/><tabViewItem id="b"/></tabViewItems></tabViewController>"#,
        "'selectedTabViewItemIndex' must be at most 1, not '2': the number of tabViewItems is 2"
      ),
      (
        #"<segmentedCell selectedSegment="▶2"><segments><segment/><segment/></segments></segmentedCell>"#,
        "'selectedSegment' must be at most 1, not '2': the number of segments is 2"
      ),
      (
        #"<segmentedCell><segments><segment selected="YES"/><segment selected="▶YES"/></segments></segmentedCell>"#,
        "'selected' is 'YES' 2 times, but the default of 'trackingMode' is 'selectOne'"
      ),
      (
        #"<matrix mode="radio"><cells><column><buttonCell state="on"/><buttonCell state="▶on"/></column></cells></matrix>"#,
        "'state' is 'on' 2 times, but 'mode' is 'radio'"
      ),
      (
        #"<tabView initialItem="▶c"><tabViewItems><tabViewItem id="a"/></tabViewItems></tabView><tabView><tabViewItems><tabViewItem id="c"/></tabViewItems></tabView>"#,
        "'initialItem' must be one of the 'tabViewItems' of the tabView, not 'c'"
      ),
      (
        #"<popUpButtonCell selectedItem="▶c"><menu key="menu"><items><menuItem id="a"/></items></menu></popUpButtonCell><menuItem id="c"/>"#,
        "'selectedItem' must be one of the 'items' of the popUpButtonCell, not 'c'"
      ),
    ])
  func contradiction(element: String, message: String) throws {
    #expect(try contradictions(element) == [message])
  }

  @Test("Reports contradictory values of preserved UIKit elements")
  func preserved() throws {
    let view = #"<pdfView id="p" minScaleFactor="▶3" maxScaleFactor="2"/>"#
    #expect(
      try contradictions(view, isMac: false) == ["'minScaleFactor' is '3', but 'maxScaleFactor' is '2'"])
  }

  @Test(
    "Accepts values that are within their limits or whose limits are unknown or set by code",
    arguments: [
      #"<sliderCell minValue="-10" maxValue="10" doubleValue="10"/>"#,
      #"<sliderCell doubleValue="50"/>"#,
      #"<sliderCell customClass="Dial" maxValue="10" doubleValue="-5"/>"#,
      #"<levelIndicatorCell maxValue="90" warningValue="55" criticalValue="30"/>"#,
      #"<tableColumn width="40" minWidth="40" maxWidth="3.4028234663852886e+38"/>"#,
      #"<splitViewItem minimumThickness="9" maximumThickness="-1"/>"#,
      #"<segmentedCell trackingMode="selectAny"><segments><segment selected="YES"/><segment selected="YES"/></segments></segmentedCell>"#,
      #"<segmentedCell selectedSegment="-1"><segments><segment/></segments></segmentedCell>"#,
      #"<tabView initialItem="a"><tabViewItems><tabViewItem id="a"/></tabViewItems></tabView>"#,
    ])
  func noContradiction(element: String) throws { #expect(try contradictions(element) == []) }
}
