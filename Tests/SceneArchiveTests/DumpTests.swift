import Testing

@testable import SceneArchive

@Suite struct DumpTests {
  @Test("A dump contains the complete content of an archive")
  func completeContent() throws {
    let archive = try Archive(
      bytes: Sample.storyboardContent.encoded(sourceMap: Sample.map(for: Sample.storyboardContent)))
    let lines = archive.dump().split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("document") })
    #expect(lines[0] == "scenec archive")
    #expect(lines[1] == "digest \(hex(archive.digest))")
    #expect(lines[2] == #"source "Scenes/Clock.scene""#)
    #expect(lines.contains("section SMAP 180 bytes, optional, outside the digest"))
    #expect(lines[start...].joined(separator: "\n") == Self.expected)
  }

  @Test("A dump shows connections to the owner of a nib")
  func owners() throws {
    let dump = try Archive(bytes: Sample.nibContent.encoded()).dump()
    #expect(dump.contains("document nib, owner Cards.CardLoader\n"))
    #expect(dump.contains("outlet owner.card -> #0\n"))
    #expect(dump.contains("collection #0.owners -> [owner]\n"))
    #expect(dump.contains("action #1 -> owner open\n"))
  }

  @Test("A dump shows the equation and the container of each constraint")
  func constraints() throws {
    let dump = try Archive(bytes: Sample.constrainedContent.encoded()).dump()
    #expect(dump.contains("section CNST 168 bytes, optional\n"))
    #expect(
      dump.contains(
        """
          constraint in #0: #1.lastBaseline <= 0.5 * #0.margins.bottom + -8 @750
          constraint #2 in #1: #1.height = 44 @1000
        unit 1 prototype in #3.cells
          #4 SceneUI.TableViewCell <tableViewCell> id "cell"
          constraint in #4: #4.safeArea.width >= 320 @1000

        """))
  }

  @Test("A dump has one line per entry even if strings contain line breaks")
  func oneLine() throws {
    var content = Sample.tinyContent
    content.appendValue(key: "te\nxt", .string("a\"b\\c\u{1B}[31m\u{2028}\td"))
    content.objects[0].values = 0..<2
    #expect(
      try Archive(bytes: content.encoded()).dump()
        .contains(#"te\nxt = string "a\"b\\c\u{1b}[31m\u{2028}\td""# + "\n"))
  }

  static let expected = #"""
    document storyboard, initial scene 0
      tintColor = standardColor systemRed
    unit 0 scene of scene 0
      #0 Clock.ClockController for SceneUI.ViewController <viewController> id "clock"
          title = string "Clock"
      #1 SceneUI.TapGestureRecognizer <tapGestureRecognizer> id "tap"
      action #1 -> #0 tick:
    unit 1 view of scene 0
      #2 SceneUI.View <view> id "root" in #0.view
          isOn = bool true
          isHidden = bool false
          tag = int -7
          count = int 9223372036854775807
          alpha = number 0.5
          text = string "Grüße, 世界 👋\n"
          origin = point 1 -2
          size = size 3 4
          frame = rect 0 0 320 44.5
          margins = insets 1 2 3 4
          transform = transform matrix(0 1 -1 0 5 6)
          color = rgba #ff800040
          color2 = standardColor systemBlue
          color3 = tint tint
          color4 = assetColor asset:Brand one
          font = font system 17
          font2 = font bold 15
          font3 = font italic 12
          font4 = font monospaced 13
          font5 = font \"Gill Sans\" 20
          font6 = font headline
          font7 = font system 17
          image = image "star"
          alignment = enumeration "center"
          mask = optionSet "width height"
          mask2 = optionSet ""
          custom = text "12 px"
        #3 SceneUI.Label <label> id "label" in #2.subviews
            attribute cornerRadius = text "4"
        #4 SceneUI.StackView <stackView> in #2.subviews
          #5 SceneUI.Button <button> id "button" in #4.arrangedSubviews
      outlet #0.label -> #3
      collection #0.all -> [#3 #0 #5]
      action #5 on touchUpInside -> first responder tick:
      trigger #5 on touchUpInside -> segue 0
    unit 2 prototype of scene 0 in #4.subviews
      #6 SceneUI.TableViewCell <tableViewCell> id "cell"
        #7 SceneUI.Label <label> in #6.contentView
      outlet #6.label -> #7
    unit 3 scene of scene 1
      #8 SceneUI.ViewController <viewController> id "settings"
    scene 0 controller #0 unit 0 view unit 1 entry
      segue 0 "show" identifier "toSettings" from #0 to scene 1 as Clock.FadeSegue
          animated = bool true
      segue 1 "present" from #0 to "Other#main"
    scene 1 controller #8 unit 3
      segue 2 "unwind" from #8 unwinding by done:
    """#
}
