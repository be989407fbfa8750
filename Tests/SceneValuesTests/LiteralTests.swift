import SceneValues
import Testing

@Suite struct LiteralTests {
  @Test(arguments: [
    (ValueType.bool, "true", Value.bool(true)), (.bool, " false ", .bool(false)),
    (.int, "-3", .int(-3)), (.number, "1.5", .number(1.5)), (.number, "-.5e2", .number(-50)),
    (.number, "-0", .number(0)), (.number, "1234567890123456789012", .number(1.234567890123456789012e21)),
    (.string, " a b ", .string(" a b ")),
    (.point, "1 -2", .point(Point(x: 1, y: -2))), (.size, "1 2", .size(Size(width: 1, height: 2))),
    (.rect, "1 2\t3\n4", .rect(Rect(x: 1, y: 2, width: 3, height: 4))),
    (.insets, "1 2 3 4", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
    (.range, "3 5", .range(3..<8)), (.range, " -2 0 ", .range(-2 ..< -2)), (.nothing, "", .nothing),
    (.range, "9223372036854775807 0", .range(.max ..< .max)),
    (.color, "#f80", .color(Color(red: 1, green: 8.0 / 15, blue: 0))),
    (.color, "#f808", .color(Color(red: 1, green: 8.0 / 15, blue: 0, alpha: 8.0 / 15))),
    (.color, "#FF8800", .color(Color(red: 1, green: 8.0 / 15, blue: 0))),
    (.color, "systemRed", .color(.systemRed)), (.color, "tint", .color(.tint)),
    (.color, "asset:Deep blue", .color(.asset("Deep blue"))),
    (.color, "asset:Blue (deep)", .color(.asset("Blue (deep)"))),
    (.font, "system 17", .font(.system(17))), (.font, "bold 15.5", .font(.bold(15.5))),
    (.font, "\"DejaVu Sans\" 12", .font(.family("DejaVu Sans", 12))),
    (.font, "headline", .font(.style(.headline))),
    (.enumeration(["left", "right"]), "right", .enumeration("right")),
    (.optionSet(["a", "b", "c"]), "c a", .optionSet(["a", "c"])), (.optionSet(["a"]), "", .optionSet([])),
    (.image, "Deep blue", .image("Deep blue")),
    (.priorities, "251 1000", .size(Size(width: 251, height: 1000))),
    (.priorities, " 1 ", .size(Size(width: 1, height: 1))),
  ])
  func roundTripsLiterals(_ type: ValueType, _ literal: String, _ value: Value) throws {
    #expect(try type.value(of: literal) == value)
    #expect(try type.value(of: value.literal) == value)
  }

  @Test("Reads a negative zero as zero")
  func negativeZeroIsZero() throws {
    for zero in ["0", "-0", "-0.0", "-0e3"] {
      guard case .number(let number) = try ValueType.number.value(of: zero) else {
        Issue.record("\(zero) is not a number")
        continue
      }
      // A negative zero would change the compiled bytes.
      #expect(number == 0 && number.sign == .plus, "\(zero)")
    }
  }

  @Test(arguments: [
    (ValueType.bool, "ture", 0..<4), (.bool, "", 0..<0), (.int, "1.5", 0..<3), (.int, "true", 0..<4),
    (.int, "99999999999999999999", 0..<20), (.number, "12px", 0..<4), (.number, "1e999", 0..<5),
    (.number, "nan", 0..<3), (.number, "1 2", 2..<3), (.point, "1", 1..<1), (.rect, "0 0 x 4", 4..<5),
    (.rect, "0 0 3 4 5", 8..<9), (.color, "#ff", 0..<3), (.color, "#ggg", 0..<4), (.color, "rde", 0..<3),
    (.color, "red green", 4..<9), (.font, "system", 0..<6), (.font, "system 0", 7..<8),
    (.font, "\"Unclosed 12", 0..<12), (.font, "Helvetica 12", 0..<9),
    (.range, "3", 1..<1), (.range, "3 -1", 2..<4), (.range, "1.5 2", 0..<3), (.range, "1 2 3", 4..<5),
    (.range, "9223372036854775807 1", 20..<21), (.nothing, "0", 0..<1),
    (.transform, "turn(90)", 0..<4), (.transform, "rotate 90", 0..<6), (.transform, "scale(1 2 3)", 0..<12),
    (.enumeration(["left"]), "lft", 0..<3), (.optionSet(["a", "b"]), "a c", 2..<3), (.image, " ", 0..<1),
    (.priorities, "", 0..<0), (.priorities, "0", 0..<1), (.priorities, "250 1000.5", 4..<10),
    (.references("View"), "a (b", 2..<4), (.references("View"), ")", 0..<1),
    (.priorities, "250 high", 4..<8), (.priorities, "1 2 3", 4..<5),
  ])
  func reportsLocationOfErrorInLiteral(
    _ type: ValueType, _ literal: String, _ range: Range<Int>
  ) {
    let error = #expect(throws: LiteralError.self) { try type.value(of: literal) }
    #expect(error?.range == range, "\(type) '\(literal)'")
  }

  @Test("Validation accepts exactly the literals that can be parsed")
  func literalValidationMatchesParsing() {
    let types: [ValueType] =
      [.bool, .int, .number, .string, .point, .size, .rect, .insets, .transform, .color, .font, .image]
      + [.priorities, .enumeration(["left", "right"]), .optionSet(["left", "right"]), .reference("View")]
      + [.references("View"), .range, .nothing]
    let literals = [
      "true", "12", "-1.5e3", "1 2", "1 2 3 4", " 0 0 3 4 ", "12px", "#f80", "#ff8800", "#FF880080", "#ggg",
      "tint",
      "systemRed", "asset:Deep blue", "system 17", "headline", "\"DejaVu Sans\" 12", "left", "left right",
      "a", "",
      " ", "rotate(90) scale(2)", "251 1000",
    ]
    var generator = Seeded()
    for literal in literals {
      for round in 0..<200 {
        var bytes = Array(literal.utf8)
        for _ in 0..<round % 3 {
          let byte = "#0fFgG .()-l@\u{10}".utf8.randomElement(using: &generator)!
          let place = Int.random(in: 0...bytes.count, using: &generator)
          bytes.replaceSubrange(place..<min(place + round % 2, bytes.count), with: [byte])
        }
        for type in types {
          let isRead = (try? type.value(of: String(decoding: bytes, as: UTF8.self))) != nil
          let isAccepted = bytes.withUnsafeBufferPointer { type.accepts($0) }
          #expect(isAccepted == isRead, "\(type) '\(String(decoding: bytes, as: UTF8.self))'")
        }
      }
    }
  }

  @Test("A 'scale' transform with a single factor scales both axes")
  func singleFactorScalesBothAxes() throws {
    #expect(try ValueType.transform.value(of: "scale(2)") == .transform(.scale(x: 2, y: 2)))
    #expect(try ValueType.transform.value(of: "scale(2 3)") == .transform(.scale(x: 2, y: 3)))
  }

  @Test("Applies the parts of a transform in the order of the literal")
  func appliesTransformsInOrder() throws {
    guard case .transform(let transform) = try ValueType.transform.value(of: "rotate(90) translate(10 0)")
    else {
      Issue.record("not a transform")
      return
    }
    // A quarter turn rotates right to down. The translation then moves the point to the right.
    #expect(transform.apply(to: Point(x: 1, y: 0)) == Point(x: 10, y: 1))
    #expect(try ValueType.transform.value(of: Value.transform(transform).literal) == .transform(transform))
  }

  /// Checks that any finite number round-trips, on the fast and the slow path.
  @Test func roundTripsNumbersExactly() throws {
    var generator = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      let number = generator.number()
      #expect(try ValueType.number.value(of: Value.number(number).literal) == .number(number))
      let short = (number * 1000).rounded() / 1000
      #expect(try ValueType.number.value(of: "\(short)") == .number(short))
    }
  }

  @Test("Rejects duplicate and unknown traits")
  func rejectsDuplicateTraits() {
    #expect(TraitSet("style=dark idiom=pad")?.literal == "idiom=pad style=dark")
    for wrong in ["idiom=pad idiom=phone", "idiom=pad idiom=pad", "idiom=watch", "idiom", "device=pad"] {
      #expect(TraitSet(wrong) == nil, "\(wrong)")
    }
  }

  @Test("Matches each trait of a set independently and ignores invalid values")
  func matchingTraits() {
    var place = TraitSet()
    for trait in SceneTrait.allCases { place[trait] = trait.values[1] }
    #expect(place.count == SceneTrait.allCases.count)
    for trait in SceneTrait.allCases {
      #expect(place[trait] == trait.values[1])
      for (number, value) in trait.values.enumerated() {
        #expect(TraitSet("\(trait.rawValue)=\(value)")?.holds(in: place) == (number == 1), "\(trait)")
      }
    }
    #expect(TraitSet("idiom=pad direction=leftToRight")?.holds(in: place) == false)
    #expect(TraitSet("idiom=pad direction=rightToLeft")?.holds(in: place) == true)
    #expect(TraitSet().holds(in: TraitSet()) && TraitSet().isEmpty)
    place[.style] = "sepia"
    #expect(place[.style] == nil && place.count == SceneTrait.allCases.count - 1)
    place[.style] = "light"
    #expect(place[.style] == "light" && TraitSet("style=dark")?.holds(in: place) == false)
    #expect(TraitSet("idiom=pad")?.holds(in: TraitSet()) == false)
  }

  @Test("Types round-trip through their descriptions, and strings that do not describe a type are rejected")
  func typeDescriptions() {
    let types =
      ValueType.runtimeAttributeTypes + [.enumeration(["a", "b"]), .optionSet(["c"]), .reference("View")]
    for type in types { #expect(ValueType(type.description) == type) }
    for wrong in ["", "boolean", "enumeration()", "reference(a b)", "enumeration(a"] {
      #expect(ValueType(wrong) == nil)
    }
  }
}

struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number of any valid magnitude, usually one that is common in scenes.
  mutating func number() -> Double {
    let bits = Double(bitPattern: next())
    if next() % 4 == 0, bits.isFinite, abs(bits) < 16_777_216, abs(bits) > 1e-200 { return bits }
    return Double(Int64(truncatingIfNeeded: next()) >> 40) / Double(1 + next() % 1000)
  }
}

private struct Seeded: RandomNumberGenerator {
  private var state: UInt64 = 20

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
