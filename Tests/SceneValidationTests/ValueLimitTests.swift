import SceneDiagnostics
import SceneValidation
import Testing

@Suite("Contradictory values")
struct ValueLimitTests {
  private func contradictions(_ view: String) throws -> [String] {
    let sample = Marked(clock(view: view))
    let found = try diagnostics(in: sample.text, vocabulary: .library)
      .filter { $0.rule == "value-out-of-range" }
    #expect(found.map { Int($0.location.range.start) } == sample.offsets)
    #expect(found.allSatisfy { $0.severity == .warning })
    return found.map(\.message.text)
  }

  @Test(
    "Reports each contradiction once, at the value that is out of range",
    arguments: [
      (
        #"<slider value="▶50" minimumValue="0" maximumValue="10"/>"#,
        "'value' is '50', but 'maximumValue' is '10'"
      ),
      (#"<slider value="▶-2"/>"#, "'value' is '-2', but the default of 'minimumValue' is '0'"),
      (
        #"<stepper value="5" minimumValue="▶10" maximumValue="0"/>"#,
        "'minimumValue' is '10', but 'maximumValue' is '0'"
      ),
      (
        #"<scrollView minimumZoomScale="▶3" maximumZoomScale="2"/>"#,
        "'minimumZoomScale' is '3', but 'maximumZoomScale' is '2'"
      ),
      (
        #"<pageControl numberOfPages="3" currentPage="▶7"/>"#,
        "'currentPage' must be at most 2, not '7': 'numberOfPages' is '3'"
      ),
      (
        #"<segmentedControl selectedSegmentIndex="▶2"><segment title="A"/><segment title="B"/></segmentedControl>"#,
        "'selectedSegmentIndex' must be at most 1, not '2': the number of segments is 2"
      ),
      (#"<datePicker minuteInterval="▶7"/>"#, "'minuteInterval' must divide 60 evenly, but is '7'"),
      (
        #"<slider value="▶5" maximumValue="10"><when traits="idiom=pad" maximumValue="4"/></slider>"#,
        "'value' is '5', but 'maximumValue' is '4'"
      ),
      (
        #"<slider value="5" maximumValue="10"><when traits="idiom=pad" value="▶12"/></slider>"#,
        "'value' is '12', but 'maximumValue' is '10'"
      ),
    ])
  func contradiction(view: String, message: String) throws {
    #expect(try contradictions(view) == [message])
  }

  @Test(
    "Accepts values that are within their limits or whose limits code may set",
    arguments: [
      #"<slider value="10" minimumValue="-10" maximumValue="10"/>"#,
      #"<slider class="Dial" value="50"/>"#,
      #"<pageControl numberOfPages="3" currentPage="2"/>"#,
      #"<pageControl currentPage="2"/>"#,
      #"<datePicker minuteInterval="15"/>"#,
      #"<segmentedControl selectedSegmentIndex="-1"><segment title="A"/></segmentedControl>"#,
      #"<segmentedControl selectedSegmentIndex="1"/>"#,
      #"<slider value="5" maximumValue="10"><when traits="idiom=pad" value="12" maximumValue="20"/></slider>"#,
    ])
  func noContradiction(view: String) throws { #expect(try contradictions(view) == []) }
}
