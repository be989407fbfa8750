import NibArchive
import Testing

@Suite("Compiled nibs")
struct NibArchiveTests {
  private var sample: NibWriter {
    var nib = NibWriter()
    nib.add("NSObject", [("UINibTopLevelObjectsKey", .object(1)), ("UINibConnectionsKey", .object(6))])
    nib.add(array: [2])
    var frame: [UInt8] = [7]
    for number in [10, 20.5, 100, 44] as [Double] { frame += NibWriter.little(number.bitPattern) }
    var center: [UInt8] = [6]
    for number in [1.5, -2] as [Float] { center += NibWriter.little(number.bitPattern) }
    nib.add(
      "UIButton",
      [
        ("UIBounds", .data(frame)), ("UICenter", .data(center)), ("UITag", .int8(-3)),
        ("UIOpaque", .bool(false)),
        ("UIAlpha", .float(0.25)), ("UIFontSize", .double(17)), ("UIText", .object(3)), ("UIImage", .null),
        ("UIColor", .data([1, 2, 255])), ("UIWide", .int64(1 << 40)), ("UIFlags", .int32(70_000)),
        ("UIShort", .int16(300)),
      ])
    nib.add(text: "Save \"all\"\u{1B}[2J\n")
    nib.add(text: "save:")
    nib.add(text: "button")
    nib.add(array: [7, 8, 9])
    nib.add(
      "UIRuntimeOutletConnection",
      [("UILabel", .object(5)), ("UISource", .object(10)), ("UIDestination", .object(2))])
    nib.add(
      "UIRuntimeEventConnection",
      [
        ("UILabel", .object(4)), ("UISource", .object(2)), ("UIDestination", .object(10)),
        ("UIEventMask", .int32(64 | 1 << 12 | 1 << 30)),
      ])
    nib.add("UIRuntimeEventConnection", [("UILabel", .object(4)), ("UISource", .object(2))])
    nib.add("UIProxyObject", [("UIProxiedObjectIdentifier", .object(11))])
    nib.add(text: "IBFilesOwner")
    nib.classes.append(("UIColor", [2]))
    return nib
  }

  private func dump(_ writer: NibWriter) throws -> String {
    var text = ""
    try NibArchive(bytes: writer.bytes).dump(to: &text)
    return text
  }

  @Test("A dump contains the complete content of a nib")
  func wholeDump() throws {
    #expect(
      try dump(sample) == """
        nib archive 1, coder 9
        class UIColor or UIButton
        #0 NSObject
            UINibTopLevelObjectsKey = #1
            UINibConnectionsKey = #6
        #1 NSArray [#2]
        #2 UIButton
            UIBounds = 10 20.5 100 44
            UICenter = 1.5 -2
            UITag = -3
            UIOpaque = false
            UIAlpha = 0.25
            UIFontSize = 17
            UIText = #3 "Save \\"all\\"\\u{1b}[2J\\n"
            UIImage = nil
            UIColor = data of 3 bytes: 01 02 ff
            UIWide = 1099511627776
            UIFlags = 70000
            UIShort = 300
        #3 NSString "Save \\"all\\"\\u{1b}[2J\\n"
        #4 NSString "save:"
        #5 NSString "button"
        #6 NSArray [#7, #8, #9]
        #7 UIRuntimeOutletConnection
            UILabel = #5 "button"
            UISource = #10
            UIDestination = #2
        #8 UIRuntimeEventConnection
            UILabel = #4 "save:"
            UISource = #2
            UIDestination = #10
            UIEventMask = 1073745984
        #9 UIRuntimeEventConnection
            UILabel = #4 "save:"
            UISource = #2
        #10 UIProxyObject
            UIProxiedObjectIdentifier = #11 "IBFilesOwner"
        #11 NSString "IBFilesOwner"
        outlet "button" of #10 IBFilesOwner -> #2 UIButton
        action "save:" of #2 UIButton on touchUpInside valueChanged 0x40000000 -> #10 IBFilesOwner
        action "save:" of #2 UIButton -> firstResponder

        """)
  }

  @Test("Accepts empty tables, lists, and strings")
  func empty() throws {
    var nib = NibWriter()
    #expect(try dump(nib) == "nib archive 1, coder 9\n")
    nib.add(array: [])
    nib.add(text: "")
    #expect(try dump(nib).hasSuffix("#0 NSArray []\n#1 NSString \"\"\n"))
  }

  @Test("Rejects a nib with dangling references and reports the reason")
  func refused() throws {
    func kind(_ change: (inout NibWriter) -> Void) -> NibError.Kind? {
      var nib = sample
      change(&nib)
      do throws(NibError) { _ = try NibArchive(bytes: nib.bytes) } catch { return error.kind }
      return nil
    }
    #expect(kind { $0.version = 2 } == .unknownVersion(2))
    #expect(kind { $0.values[2].value = .object(99) } == .badIndex("object 99"))
    #expect(kind { $0.values[2].key = 77 } == .badIndex("key 77"))
    #expect(kind { $0.objects[0].class = 50 } == .badIndex("class 50"))
    #expect(kind { $0.objects[0].first = 5000 } == .badIndex("value 5000"))
    #expect(kind { $0.objects[3].count = 5000 } == .badIndex("value 16"))
    #expect(kind { $0.classes[1].fallbacks = [44] } == .badIndex("class 44"))
    #expect(kind { $0.values[2].value = .unknown(11) } == .unknownType(11))
    // Objects may share values, but the amount of decoded data must not grow faster than the file.
    #expect(kind { $0.objects[1] = $0.objects[0] } == nil)
    #expect(
      kind { nib in nib.objects = Array(repeating: (0, 0, nib.values.count), count: 1000) } == .tooManyValues)
    #expect(throws: NibError(kind: .notANib, offset: 0)) { try NibArchive(bytes: []) }
    let damaged = NibError(kind: .badIndex("object 99"), offset: 120)
    #expect("\(damaged)" == "object 99 does not exist (at byte 120)")
  }

  /// Constraints and runtime attributes are printed in readable form, one per line.
  @Test("Dumps each constraint and runtime attribute on its own line")
  func constraintsAndAttributes() throws {
    var nib = NibWriter()
    nib.add("UIClassSwapper", [("UIClassName", .object(1))])
    nib.add(text: "App.Dial")
    nib.add("UILabel")
    func add(_ contents: [(String, NibWriter.Value)]) {
      nib.add(
        "NSLayoutConstraint", [("NSFirstItem", .object(0)), ("NSFirstAttribute", .int8(3))] + contents)
    }
    add([("NSFirstAttributeV2", .int8(15)), ("NSSecondItem", .object(2)), ("NSSecondAttribute", .int8(12))])
    add([
      ("NSSecondItem", .object(2)), ("NSSecondAttribute", .int8(4)), ("NSRelation", .int8(1)),
      ("NSMultiplier", .double(0.5)), ("NSConstant", .double(-8)), ("NSPriority", .float(750)),
    ])
    add([("NSRelation", .int64(-1)), ("NSConstantV2", .double(44)), ("NSConstant", .double(40))])
    nib.add(text: "NSSpace")
    add([("NSSecondItem", .object(2)), ("NSSecondAttribute", .int8(99)), ("NSSymbolicConstant", .object(6))])
    nib.add("NSLayoutConstraint")
    nib.add("NSNumber", [("NS.intval", .int8(12))])
    nib.add(text: "layer.cornerRadius")
    nib.add(
      "UINibKeyValuePair", [("UIObject", .object(2)), ("UIValue", .object(9)), ("UIKeyPath", .object(10))])
    let lines = try dump(nib).split(separator: "\n").suffix(5)
    #expect(
      lines == [
        "constraint #0 App.Dial.topMargin = #2 UILabel.firstBaseline",
        "constraint #0 App.Dial.top >= #2 UILabel.bottom * 0.5 - 8, priority 750",
        "constraint #0 App.Dial.top <= 44",
        "constraint #0 App.Dial.top = #2 UILabel.99 + NSSpace",
        "attribute \"layer.cornerRadius\" of #2 UILabel = #9 12",
      ])
  }

  /// Localizable texts have keys, dictionaries are pairs, and the nibs of cells are nested data.
  @Test("Dumps collections, strings, and nibs inside a nib")
  func nested() throws {
    var inner = NibWriter()
    inner.add("UILabel")
    var nib = NibWriter()
    nib.add(
      "NSLocalizableString", [("NS.bytes", .data(Array("Wake".utf8))), ("NSKey", .object(1))])
    nib.add(text: "l-1.text")
    let (mark, element) = ("NSInlinedValue", "UINibEncoderEmptyKey")
    nib.add("NSDictionary", [(mark, .bool(true)), (element, .object(1)), (element, .null)])
    nib.add("NSDictionary", [(mark, .bool(true))])
    nib.add("NSMutableSet", [(mark, .bool(true)), ("other", .int8(1))])
    nib.add("NSData", [("NS.bytes", .data(inner.bytes))])
    nib.add("NSData", [("NS.bytes", .data(Array("NIBArchive".utf8)))])
    #expect(
      try dump(nib) == """
        nib archive 1, coder 9
        #0 NSLocalizableString "Wake"
            NSKey = #1 "l-1.text"
        #1 NSString "l-1.text"
        #2 NSDictionary [#1 "l-1.text": nil]
        #3 NSDictionary [:]
        #4 NSMutableSet
            NSInlinedValue = true
            other = 1
        #5 NSData
            NS.bytes = data of 63 bytes: 4e 49 42 41 72 63 68 69 76 65 01 00 00 00 09 00 …
        #6 NSData
            NS.bytes = data "NIBArchive"
        nib in #5
          nib archive 1, coder 9
          #0 UILabel
        nib in #6
          the file ends inside the header (at byte 10)

        """)
  }

  /// The nesting depth is limited.
  @Test("Limits the depth of the dump of deeply nested nibs")
  func deep() throws {
    var bytes = NibWriter().bytes
    for _ in 0..<200 {
      var outer = NibWriter()
      outer.add("NSData", [("NS.bytes", .data(bytes))])
      bytes = outer.bytes
    }
    var text = ""
    try NibArchive(bytes: bytes).dump(to: &text)
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("nib in #0") }.count == 4)
  }

  /// Invalid counts and lengths do not allocate memory.
  @Test("Rejects a count that exceeds the file size")
  func counts() throws {
    let bytes = sample.bytes
    for (offset, kind) in [
      (18, NibError.Kind.badCount("objects")), (26, .badCount("keys")), (34, .badCount("values")),
      (42, .badCount("classes")),
    ] {
      var damaged = bytes
      damaged.replaceSubrange(offset..<offset + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
      do throws(NibError) {
        _ = try NibArchive(bytes: damaged)
        Issue.record("\(kind)")
      } catch {
        #expect(error.kind == kind)
      }
      damaged = bytes
      damaged.replaceSubrange(offset + 4..<offset + 8, with: [0xFF, 0xFF, 0xFF, 0xFF])
      #expect(throws: NibError.self) { try NibArchive(bytes: damaged) }
    }
  }

  /// If bytes are modified or missing, the file is read or rejected with a location. The output is bounded.
  @Test("Reads or rejects truncated and randomly damaged nibs")
  func damagedNibs() throws {
    let bytes = sample.bytes
    for count in bytes.indices {
      #expect(throws: NibError.self) { try NibArchive(bytes: Array(bytes.prefix(count))) }
    }
    var random = SplitMix(state: 7)
    var refused = 0
    for _ in 0..<20_000 {
      var damaged = bytes
      for _ in 0...Int(random.next() % 3) {
        damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let nib = try? NibArchive(bytes: damaged) else {
        refused += 1
        continue
      }
      var text = ""
      nib.dump(to: &text)
      #expect(text.utf8.count < 1000 * bytes.count)
    }
    #expect(refused > 1000 && refused < 19_000, "\(refused)")
  }

  /// Long names and texts with many references are not printed in full each time.
  @Test("Truncates long and repeated strings in a dump")
  func growth() throws {
    var nib = NibWriter()
    nib.add(text: String(repeating: "x", count: 100_000))
    nib.add(String(repeating: "C", count: 100_000), [(String(repeating: "k", count: 100_000), .object(0))])
    for _ in 0..<2000 { nib.objects.append(nib.objects[1]) }
    let text = try dump(nib)
    #expect(text.utf8.count < 2_000_000)
    #expect(text.contains("…"))
  }
}

struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
