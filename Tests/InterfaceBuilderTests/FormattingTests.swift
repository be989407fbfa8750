import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

@Suite struct FormattingTests {
  @Test(
    "Does not change a document that Xcode wrote", arguments: Fixture.names)
  func unchanged(_ name: String)
    throws
  {
    let source = try Fixture(name).source
    #expect(try Formatted(source).difference(from: String(decoding: source.bytes, as: UTF8.self)) == nil)
  }

  /// All meaningless changes of a document at once. Archives are not changed.
  @Test(
    "Formatting a document reverts all changes that do not affect its meaning",
    arguments: Fixture.names.filter { !["Seven.xib", "Eight.xib"].contains($0) })
  func noise(_ name: String) throws {
    let source = try Fixture(name).source
    let noisy = Noise.added(to: source)
    #expect(noisy.bytes != source.bytes)
    let formatted = try Formatted(noisy)
    #expect(formatted.difference(from: String(decoding: source.bytes, as: UTF8.self)) == nil)
    try formatted.expectSameMeaning()
  }

  @Test("Removes insignificant digits from frames but not from other numbers")
  func frames() throws {
    let formatted = try Formatted(
      """
      <rect key="frame" x="446.00000170260091" y="-0.0000001" width="20.333333333333336" height="7.5"/>
      <rect key="frame" x="0.0" y="20.0" width="86.333333333333343" height="0.16666666666666666"/>
      <rect key="contentStretch" x="0.33333333" y="0.0" width="1" height="1"/>
      <point key="canvasLocation" x="450.69767441860466" y="143.99999999999997"/>
      """)
    #expect(
      formatted.body == """
        <rect key="frame" x="446" y="0.0" width="20.333333333333332" height="7.5"/>
        <rect key="frame" x="0.0" y="20.0" width="86.333333333333329" height="0.16666666666666666"/>
        <rect key="contentStretch" x="0.33333333" y="0.0" width="1" height="1"/>
        <point key="canvasLocation" x="450.69767441860466" y="143.99999999999997"/>
        """)
  }

  @Test("Preserves the digits of frames beyond a million points")
  func largeFrames() throws {
    let formatted = try Formatted(
      #"<rect key="frame" x="1000000.0001" y="-1000000.0001" width="999999.0001" height="20"/>"#)
    #expect(
      formatted.body
        == #"<rect key="frame" x="1000000.0001" y="-1000000.0001" width="999999" height="20"/>"#)
  }

  @Test("Preserves white space in text and comments")
  func texts() throws {
    let text = """
      <string key="a"> </string>
      <string key="b"><![CDATA[ ]]></string>
      <string key="c">
         two <!-- within -->
      lines  </string>
      <string key="d">&#10;</string>
      <!-- of its own
        and longer -->
      <box> <!-- behind --><a   /></box>
      """
    let formatted = try Formatted(text)
    #expect(
      formatted.body
        == text.replacing("<a   /></box>", with: "\n        <a/>\n</box>"))
    try formatted.expectSameMeaning()
  }

  @Test("Preserves the order of a set that contains a comment")
  func setsWithComments() throws {
    let text = """
      <dependencies>
              <plugIn identifier="b" version="1"/>
              <!-- ours -->
              <plugIn identifier="a" version="1"/>
      </dependencies>
      """
    #expect(try Formatted(text).body == text)
  }

  @Test("Sorts sets as Xcode does and removes duplicates")
  func sets() throws {
    let formatted = try Formatted(
      """
      <dependencies>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <deployment identifier="iOS"/>
      </dependencies>
      <resources><systemColor name="b"/><namedColor name="z"><color white="0.0"/></namedColor><image name="c"/></resources>
      """)
    #expect(
      formatted.body == """
        <dependencies>
                <deployment identifier="iOS"/>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="1"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <resources>
                <image name="c"/>
                <namedColor name="z">
                    <color white="0.0"/>
                </namedColor>
                <systemColor name="b"/>
        </resources>
        """)
    try formatted.expectSameMeaning()
  }

  @Test(
    "Rejects a file that is not well-formed XML or not an Interface Builder document, and reports the location"
  )
  func refused() throws {
    let formatter = SceneFormatter(vocabulary: Fixture.vocabulary)
    let (text, diagnostics) = formatter.format(SourceText(path: "Info.xib", "<plist>\n  <dict/></plist>"))
    #expect(text == nil)
    #expect(diagnostics.map { "\($0.location.start) \($0.rule)" } == ["1:2 interface-builder-form"])
    let broken = formatter.format(SourceText(path: "A.storyboard", "<document>\n<<<<<<< HEAD\n</document>"))
    #expect(broken.text == nil)
    #expect(broken.diagnostics.map(\.location.start.line) == [2])
  }

  @Test("Does not format an archive")
  func archives() throws {
    let text = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n\t<data> </data></archive>"
    #expect(try Formatted(SourceText(path: "A.xib", text)).text == text)
  }

  @Test("Does not write a result that exceeds the size limit")
  func tooLong() throws {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><a/><b/></document>"
    var formatter = SceneFormatter(vocabulary: Fixture.vocabulary)
    formatter.limits.bytes = text.utf8.count
    let (formatted, diagnostics) = formatter.format(SourceText(path: "A.xib", text))
    #expect(formatted == nil)
    #expect(diagnostics.map(\.rule.rawValue) == ["limit-exceeded"])
  }
}

/// A study of third-party files: only the changes that the manual lists are made.
@Suite(.enabled(if: Corpus.directory != nil, "skipped: SCENEC_CORPUS names no directory of storyboards"))
struct FormattingStudy {
  @Test("Formatting does not change the meaning of any corpus file")
  func sameMeaning() throws {
    for file in Corpus.files where !file.isArchive {
      let formatted = try Formatted(file.tree.source)
      try formatted.expectSameMeaning()
      let noisy = try Formatted(Noise.added(to: SourceText(path: file.path, formatted.text)))
      #expect(noisy.difference(from: formatted.text) == nil, "\(file.path)")
      // The remaining lines equal Xcode's, byte by byte.
      let lines = String(decoding: file.tree.source.bytes, as: UTF8.self).split(separator: "\n")
      let changed = zip(lines, formatted.text.split(separator: "\n")).filter { $0 != $1 }.map(\.0)
      #expect(
        changed.allSatisfy { $0.contains("<document ") || $0.contains("<rect key=\"frame\"") }, "\(file.path)"
      )
    }
  }
}
