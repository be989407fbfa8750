import Glibc
import NibArchive
import Testing

@Suite("Nibs that are keyed archives")
struct KeyedArchiveTests {
  private static let objects: [PropertyListWriter.Value] = [
    .dictionary([
      ("NSRoot", .identifier(2)), ("NSConnections", .identifier(5)), ("NSOidsValues", .identifier(11)),
      ("$class", .identifier(17)),
    ]),
    .dictionary([("NSClassName", .identifier(3)), ("$class", .identifier(18))]),
    .text("Controller"),
    .dictionary([
      ("NSFrame", .text("{{1, 2}, {3, 4}}")), ("NSTitle", .identifier(12)), ("NSTag", .int(-3)),
      ("NSAlpha", .real(0.5)), ("NSEnabled", .bool(true)), ("NSImage", .identifier(0)),
      ("NSRGB", .data(Array("0.5 0.25 0\0".utf8))), ("NSMatrix", .list([.int(1), .int(2)])),
      ("NSRest", .dictionary([])), ("$class", .identifier(19)),
    ]),
    .dictionary([
      ("NS.objects", .list([.identifier(6), .identifier(7), .identifier(8)])), ("$class", .identifier(20)),
    ]),
    .dictionary([
      ("NSSource", .identifier(2)), ("NSDestination", .identifier(4)), ("NSLabel", .identifier(9)),
      ("$class", .identifier(21)),
    ]),
    .dictionary([("NSSource", .identifier(4)), ("NSLabel", .identifier(10)), ("$class", .identifier(22))]),
    .dictionary([
      ("NSSource", .identifier(4)), ("NSDestination", .identifier(2)), ("NSBinding", .text("enabled")),
      ("NSKeyPath", .text("self.ready")), ("$class", .identifier(23)),
    ]),
    .text("button"),
    .text("save:"),
    .dictionary([
      ("NS.keys", .list([.identifier(13), .identifier(9)])),
      ("NS.objects", .list([.identifier(14), .identifier(15)])), ("$class", .identifier(24)),
    ]),
    .dictionary([("NS.string", .text("Späť…")), ("$class", .identifier(16))]),
    .text("Größe"),
    .int(95),
    .real(1.5),
    PropertyListWriter.description(of: "NSMutableString"),
    PropertyListWriter.description(of: "NSIBObjectData"),
    PropertyListWriter.description(of: "NSCustomObject"),
    PropertyListWriter.description(of: "NSButton"),
    PropertyListWriter.description(of: "NSMutableArray"),
    PropertyListWriter.description(of: "NSNibOutletConnector"),
    PropertyListWriter.description(of: "NSNibControlConnector"),
    PropertyListWriter.description(of: "NSNibBindingConnector"),
    PropertyListWriter.description(of: "NSDictionary"),
  ]

  private static let sample = PropertyListWriter.archive(
    top: [("IB.objectdata", .identifier(1))], objects: objects)

  private func dump(_ bytes: [UInt8]) throws -> String {
    var text = ""
    try NibArchive(bytes: bytes).dump(to: &text)
    return text
  }

  private func kind(_ bytes: [UInt8]) -> NibError.Kind? {
    do throws(NibError) { _ = try NibArchive(bytes: bytes) } catch { return error.kind }
    return nil
  }

  @Test("A dump contains the complete content of a keyed archive")
  func wholeDump() throws {
    #expect(
      try dump(Self.sample) == """
        keyed archive 100000
        #0 NSObject
            IB.objectdata = #1
        #1 NSIBObjectData
            NSRoot = #2
            NSConnections = #5
            NSOidsValues = #11
        #2 NSCustomObject
            NSClassName = #3 "Controller"
        #3 NSString "Controller"
        #4 NSButton
            NSFrame = "{{1, 2}, {3, 4}}"
            NSTitle = #12 "Späť…"
            NSTag = -3
            NSAlpha = 0.5
            NSEnabled = true
            NSImage = nil
            NSRGB = data "0.5 0.25 0"
            NSMatrix = 1
            NSMatrix = 2
            NSRest = a property list
        #5 NSMutableArray [#6, #7, #8]
        #6 NSNibOutletConnector
            NSSource = #2
            NSDestination = #4
            NSLabel = #9 "button"
        #7 NSNibControlConnector
            NSSource = #4
            NSLabel = #10 "save:"
        #8 NSNibBindingConnector
            NSSource = #4
            NSDestination = #2
            NSBinding = "enabled"
            NSKeyPath = "self.ready"
        #9 NSString "button"
        #10 NSString "save:"
        #11 NSDictionary [#13 "Größe": #14 95, #9 "button": #15 1.5]
        #12 NSMutableString "Späť…"
        #13 NSString "Größe"
        #14 NSNumber 95
        #15 NSNumber 1.5
        outlet "button" of #2 Controller -> #4 NSButton
        action "save:" of #4 NSButton -> firstResponder
        binding "enabled" of #4 NSButton -> "self.ready" of #2 Controller

        """)
  }

  @Test("Rejects a file that is not the keyed archive of a nib")
  func refused() throws {
    #expect(kind(Array("bplist00".utf8)) == .badPropertyList)
    #expect(kind(PropertyListWriter.bytes(.dictionary([("a", .text("b"))]))) == .notANib)
    #expect(kind(PropertyListWriter.bytes(.list([]))) == .notANib)
    func kindOfOne(_ object: PropertyListWriter.Value) -> NibError.Kind? {
      kind(PropertyListWriter.archive(top: [], objects: [object]))
    }
    #expect(kindOfOne(.text("x")) == nil)
    #expect(kindOfOne(.dictionary([("a", .identifier(2))])) == .badIndex("object 2"))
    #expect(kindOfOne(.dictionary([("$class", .identifier(2))])) == .badIndex("class 2"))
    #expect(kindOfOne(.dictionary([("$class", .identifier(1))])) == .badIndex("class 1"))
  }

  @Test("Reports the problem and its offset in an invalid property list")
  func errorOfPropertyList() {
    let list = PropertyListWriter.bytes(.dictionary([("a", .text("b"))]))
    for (bytes, offset) in [
      ([1, 2, 3], 0), (PropertyListWriter.bytes(.list([])), 0), (Array(list.dropLast()), list.count - 33),
    ] as [([UInt8], Int)] {
      let error = #expect(throws: PropertyListError.self) { try BinaryPropertyList(bytes: bytes) }
      #expect(error?.offset == offset)
      #expect(
        error.map { "\($0)" }
          == "the file is not a binary property list, or is damaged (at byte \(offset))")
    }
  }

  /// If bytes are modified or missing, the file is read or rejected with a location. The output is bounded.
  @Test("Reads or rejects truncated and randomly damaged keyed archives")
  func damagedArchives() throws {
    for count in Self.sample.indices {
      #expect(throws: NibError.self) { try NibArchive(bytes: Array(Self.sample.prefix(count))) }
    }
    var random = SplitMix(state: 11)
    var refused = 0
    for _ in 0..<4_000 {
      var damaged = Self.sample
      for _ in 0...Int(random.next() % 3) {
        damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let text = try? dump(damaged) else {
        refused += 1
        continue
      }
      #expect(text.utf8.count < 1000 * damaged.count)
    }
    #expect(refused > 200 && refused < 3_800, "\(refused)")
  }

  /// A list may refer to one object repeatedly, and many objects may share an offset.
  ///
  /// The limit is one minute of processor time, which excludes other tests.
  @Test("Reading and dumping take time proportional to the file size")
  func growth() throws {
    func seconds() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return time.tv_sec
    }
    let began = seconds()
    // The objects are the top level, its keys, `$top`, then a dictionary with many keys and a long text, each
    // with many references.
    let many = 10_000
    func big(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func archive(_ repeated: [UInt8], key: String = "a") -> [UInt8] {
      var objects: [[UInt8]] = [
        [0xD2] + [1, 2, 3, 4].flatMap { big($0, 2) }, [0x54] + Array("$top".utf8),
        [0x58] + Array("$objects".utf8), [0xD0],
        [0xAF, 0x12] + big(many, 4) + Array(repeating: big(5, 2), count: many).joined(), repeated,
      ]
      objects.append([0x50 | UInt8(key.utf8.count)] + Array(key.utf8))
      var bytes = Array("bplist00".utf8)
      var offsets: [UInt8] = []
      for object in objects {
        offsets += big(bytes.count, 4)
        bytes += object
      }
      let table = bytes.count
      bytes += offsets + Array(repeating: 0, count: 6) + [4, 2]
      return bytes + big(objects.count, 8) + big(0, 8) + big(table, 8)
    }
    let dictionary = [0xDF, 0x12] + big(many, 4) + Array(repeating: big(6, 2), count: 2 * many).joined()
    #expect(kind(archive(dictionary)) == .tooManyValues)
    #expect(kind(archive(dictionary, key: "$classname")) == .badPropertyList)
    let list = [0xAF, 0x12] + big(many, 4) + Array(repeating: big(6, 2), count: many).joined()
    #expect(kind(archive(list)) == nil)
    let text = try dump(archive([0x5F, 0x12] + big(many, 4) + Array(repeating: 0x61, count: many)))
    #expect(text.utf8.count < 200 * 2 * many)
    #expect(
      try dump(archive([0x6F, 0x12] + big(many, 4) + Array(repeating: 0x61, count: 2 * many))).contains("慡"))
    #expect(seconds() - began < 60)
  }
}
