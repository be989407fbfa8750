import Foundation
import Testing

@Suite("Numbers out of range")
struct NumberRangeCommandTests {
  private func nib(_ inside: String) -> String {
    "<nib version=\"1\"><view frame=\"0 0 320 480\">\(inside)</view></nib>"
  }

  @Test(
    "'validate' reports an out-of-range number, and 'compile' and 'render' fail",
    arguments: [
      #"<datePicker frame="0 0 320 1e9"/>"#, #"<datePicker frame="0 0 320 1e300"/>"#,
      #"<view transform="scale(1e300) scale(1e300)"/>"#,
      #"<view alpha="1.5"/>"#, #"<pageControl numberOfPages="-1"/>"#, #"<label text="a" font="system 1e9"/>"#,
      #"<view><runtimeAttribute key="alpha" type="number" value="2"/></view>"#,
      #"<view><runtimeAttribute key="layer.shadowOpacity" type="number" value="2"/></view>"#,
      #"<view><when traits="idiom=pad" alpha="2"/></view>"#,
    ])
  func outOfRange(_ inside: String) throws {
    let workspace = try TestDirectory(["a.scene": nib(inside)])
    let validated = try workspace.scenec("validate", "a.scene")
    #expect(validated.status == 1)
    #expect(validated.text.contains("[value-out-of-range]"))
    #expect(try workspace.scenec("compile", "a.scene").status == 1)
    #expect(try workspace.scenec("render", "a.scene").status == 1)
  }

  @Test(
    "Draws views with the largest allowed numbers",
    arguments: [
      #"<datePicker frame="0 0 320 16777216"/>"#,
      #"<pageControl frame="0 0 320 30" numberOfPages="2147483647"/>"#,
      #"<pageControl frame="-8388448 0 16777216 30" numberOfPages="2147483647" currentPage="2147483647"/>"#,
      #"<slider frame="0 0 100 30" minimumValue="-9007199254740992" maximumValue="9007199254740992" value="1e15"/>"#,
      #"<label frame="0 0 1 16777216" numberOfLines="2147483647" font="system 16777216" text="Word word"/>"#,
      #"<view transform="scale(16777216)"><view transform="scale(16777216)"><label frame="0 0 9 9" text="a"/></view></view>"#,
    ])
  func largestNumbers(_ inside: String) throws {
    let workspace = try TestDirectory(["a.scene": nib(inside)])
    let rendered = try workspace.scenec("render", "a.scene")
    #expect(rendered.status == 0)
    #expect(rendered.text.contains("<svg"))
    #expect(rendered.output.count < 4_000_000)
    #expect(!rendered.text.contains("nan") && !rendered.text.contains("inf "))
  }

  @Test func reportsConstraintConstantOutOfRange() throws {
    let scene = nib(#"<label id="l" text="a"><constraint equation="width = 1e30"/></label>"#)
    let workspace = try TestDirectory(["a.scene": scene])
    let validated = try workspace.scenec("validate", "a.scene")
    #expect(validated.status == 1)
    #expect(validated.text.contains("a number from 0 to 16777216"))
  }

  @Test func reportsValueOutsideRangeThatTheAppDeclares() throws {
    let manifest = """
      {"version": 1, "classes": [{"name": "Lamp", "module": "App", "element": "lamp", "superclass": "View",
        "properties": [{"key": "brightness", "type": "int", "minimum": 0, "maximum": 10}]}]}
      """
    let workspace = try TestDirectory([
      "a.scene": nib(#"<lamp brightness="11"/>"#), "b.scene": nib(#"<lamp brightness="10"/>"#),
      "c.json": manifest,
    ])
    let validated = try workspace.scenec("validate", "--classes", "c.json", "a.scene")
    #expect(validated.status == 1)
    #expect(validated.text.contains("'brightness' must be a whole number from 0 to 10, not '11'"))
    #expect(try workspace.scenec("validate", "--classes", "c.json", "b.scene").status == 0)
    #expect(try workspace.scenec("classes", "Lamp", "--classes", "c.json").text.contains("From 0 to 10."))
    #expect(
      try workspace.scenec("schema", "rng", "--classes", "c.json").text
        .contains("<param name=\"maxInclusive\">10</param>"))
  }

  @Test("Imports unlimited numbers from Xcode as the largest allowed numbers")
  func fromXcode() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view id="a">
            <rect key="frame" x="0.0" y="0.0" width="3.4028234663852886e+38" height="1.7976931348623157e+308"/>
            <color key="backgroundColor" red="nan" green="inf" blue="1e300" alpha="nan" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </objects>
      </document>
      """
    let workspace = try TestDirectory(["a.xib": xib])
    let imported = try workspace.scenec("import", "a.xib", "-o", "a.scene")
    #expect(imported.status == 0)
    #expect(try workspace.scenec("validate", "a.scene").status == 0)
    #expect(String(decoding: try workspace.data("a.scene"), as: UTF8.self).contains("0 0 16777216 16777216"))
  }
}
