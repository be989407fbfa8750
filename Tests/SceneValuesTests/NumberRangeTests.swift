import Foundation
import SceneValues
import Testing

/// Tests numbers out of range, for a property or in general.
@Suite struct NumberRangeTests {
  /// A literal with marks around its first number that is out of range.
  struct Case: CustomTestStringConvertible, Sendable {
    var type: ValueType
    var literal: String
    var range: ClosedRange<Double>?
    var bounds: ClosedRange<Double>

    var testDescription: String { "\(type) \(literal)" }
  }

  static let refused = [
    Case(type: .number, literal: "|1.5|", range: 0...1, bounds: 0...1),
    Case(type: .number, literal: "|-0.1|", range: 0...1, bounds: 0...1),
    Case(type: .int, literal: " |-1|", range: 0 ... .infinity, bounds: 0 ... .infinity),
    Case(type: .int, literal: "|9223372036854775807|", range: 0...10, bounds: 0...10),
    Case(type: .size, literal: "3 |-4|", range: 0...10, bounds: 0...10),
    Case(type: .insets, literal: "1 2 |11| 12", range: 0...10, bounds: 0...10),
    Case(type: .point, literal: "|1e9| 0", range: nil, bounds: NumberLimits.coordinates),
    Case(type: .rect, literal: "0 0 320 |16777216.5|", range: nil, bounds: NumberLimits.coordinates),
    Case(type: .size, literal: "|1e300| 0", range: 0...10, bounds: NumberLimits.coordinates),
    Case(
      type: .transform, literal: "|scale(1e300) scale(1e300)|", range: nil, bounds: NumberLimits.coordinates),
    Case(type: .transform, literal: "|translate(1e8 0)|", range: nil, bounds: NumberLimits.coordinates),
    Case(type: .font, literal: "system |1e9|", range: nil, bounds: NumberLimits.lengths),
  ]

  @Test("Rejects an out-of-range number and reports its location", arguments: refused)
  func refusal(_ refused: Case) {
    let parts = refused.literal.split(separator: "|", omittingEmptySubsequences: false)
    let literal = parts.joined()
    let start = parts[0].utf8.count
    do throws(LiteralError) {
      _ = try refused.type.value(of: literal, in: refused.range)
      Issue.record("accepted")
    } catch {
      #expect(error.bounds == refused.bounds)
      #expect(error.range == start..<start + parts[1].utf8.count)
    }
    var text = literal
    let isAccepted = text.withUTF8 { refused.type.accepts($0, in: refused.range) }
    #expect(!isAccepted)
  }

  @Test("A range includes its bounds", arguments: ["0", "1", "0.5", " 1e0 "])
  func bounds(_ literal: String) throws {
    #expect(try ValueType.number.value(of: literal, in: 0...1).isContained(in: 0...1))
  }

  @Test("Limits the coordinates of rectangles and transforms")
  func limitsCoordinates() throws {
    let literal = "-16777216 16777216 0 16777216"
    #expect(
      try ValueType.rect.value(of: literal)
        == .rect(Rect(x: -16_777_216, y: 16_777_216, width: 0, height: 16_777_216)))
    #expect(
      try ValueType.transform.value(of: "scale(1e300) scale(1e-300)").isContained(in: 0.5...1.5) == false)
    #expect(
      try ValueType.transform.value(of: "scale(1e300) scale(1e-300)").isContained(
        in: NumberLimits.coordinates))
  }

  @Test("Describes the allowed values of a range in words")
  func describesAllowedValues() {
    #expect(ValueType.number.expectation(in: 0...1) == "a number from 0 to 1")
    #expect(ValueType.int.expectation(in: 0 ... .infinity) == "a whole number of at least 0")
    #expect(ValueType.number.expectation(in: -.infinity...2.5) == "a number of at most 2.5")
    #expect(ValueType.number.expectation(in: -.infinity ... .infinity) == "a number")
    #expect(ValueType.size.expectation(in: 0...9) == "a size 'width height' of numbers from 0 to 9")
  }

  // MARK: Values from elsewhere than text

  @Test("Returns no value for numbers that are infinite or out of range")
  func readsOnlyValuesInRange() throws {
    #expect(try Double.reading(.number(2), in: 0...1) == nil)
    #expect(try Double.reading(.number(.nan)) == nil)
    #expect(try Double.reading(.number(.infinity)) == nil)
    #expect(try Rect.reading(.rect(Rect(x: 0, y: 0, width: .infinity, height: 1))) == nil)
    #expect(try Font.reading(.font(.system(12))) == .system(12))
    #expect(try Optional<Double>.reading(.nothing, in: 0...1) == .some(nil))
    #expect(throws: LiteralError.self) { try Double.reading(.text("2"), in: 0...1) }
  }

  @Test("'@Bounded' limits assigned values to its range")
  func boundedValuesStayInRange() {
    struct Lamp {
      @Bounded(0...1) var brightness = 0.5
      @Bounded(0 ... .infinity) var count = 3
      @Bounded(0...10) var size = Size(width: 1, height: 1)
    }
    var lamp = Lamp()
    lamp.brightness = 7
    #expect(lamp.brightness == 1)
    lamp.brightness = .nan
    #expect(lamp.brightness == 1)
    lamp.brightness = -.infinity
    #expect(lamp.brightness == 0)
    lamp.count = .min
    #expect(lamp.count == 0)
    lamp.count = .max
    #expect(lamp.count == .max)
    lamp.size = Size(width: .nan, height: 11)
    #expect(lamp.size == Size(width: 1, height: 10))
  }

  @Test("Clamps an integer to a range with fractional bounds")
  func integerBounds() {
    for (number, range, expected) in [
      (-1, 0.5...2.5, 1), (3, 0.5...2.5, 2), (2, 0.5...2.5, 2), (0, -2.5 ... -0.5, -1),
      (-9, -2.5 ... -0.5, -2),
      (5, 0.2...0.8, 7), (-5, 0.2...0.8, 7),
    ] {
      #expect(number.bounded(to: range, from: 7) == expected, "\(number) in \(range)")
    }
  }

  @Test("Converts NaN, infinite, and very large numbers to integers")
  func supportsUnboundedIntegers() {
    #expect(Int(nearest: .nan) == 0)
    #expect(Int(nearest: 2.9) == 2)
    #expect(Int(nearest: -.infinity) == -9_007_199_254_740_992)
    #expect(Int(nearest: 1e300) == 9_007_199_254_740_992)
  }

  @Test("Limits the sizes of fonts to finite numbers")
  func fontsHaveFiniteSizes() {
    var font = Font.system(.nan)
    #expect(font.size == 0)
    font.size = 1e300
    #expect(font.size == NumberLimits.lengths.upperBound)
  }

  // MARK: Manifests

  @Test("A manifest contains the ranges of properties")
  func rangesInManifests() throws {
    let manifest = ClassManifest([
      ClassDescription(
        name: "Lamp", module: "App",
        properties: [
          PropertyDescription(key: "brightness", type: .number, range: 0...1),
          PropertyDescription(key: "count", type: .int, range: 1 ... .infinity),
          PropertyDescription(key: "size", type: .size, range: -.infinity...2.5),
          PropertyDescription(key: "angle", type: .number),
        ])
    ])
    #expect(manifest.json.ranges(of: "\"minimum\"").count == 2)
    #expect(manifest.json.contains("\"maximum\": 2.5"))
    #expect(try JSONDecoder().decode(ClassManifest.self, from: Data(manifest.json.utf8)) == manifest)
  }

  @Test(
    "Rejects an invalid range",
    arguments: [
      #""type": "string", "minimum": 0"#, #""type": "number", "minimum": 2, "maximum": 1"#,
      #""type": "transform", "maximum": 1"#, #""type": "number", "minimum": "0""#,
    ])
  func impossibleRanges(_ members: String) {
    let json = """
      {"version": 1, "classes": [{"name": "A", "module": "B", "properties": [{"key": "c", \(members)}]}]}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ClassManifest.self, from: Data(json.utf8))
    }
  }
}
