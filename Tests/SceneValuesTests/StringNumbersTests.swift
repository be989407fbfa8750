import Testing

@testable import SceneValues

struct StringNumbersTests {
  @Test("Interned strings receive consecutive numbers")
  func internsStringsInOrder() {
    var numbers = StringNumbers(["view", "label"])
    #expect(numbers.insert("button") == 2)
    #expect(numbers.insert("label") == 1)
    #expect(numbers.all == ["view", "label", "button"])
    #expect(numbers[2] == "button")
    #expect(numbers.number(of: "view") == 0)
    #expect(numbers.number(of: "slider") == nil)
    #expect(!numbers.contains(""))
    #expect(!StringNumbers().contains("view"))
  }

  @Test("Finds interned strings of all lengths, even if they differ in only one byte")
  func findsManyStringsOfAllLengths() {
    // Some strings differ only in one byte, at any position.
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    var strings = [""]
    for length in 1...36 {
      let plain = letters.prefix(length)
      strings.append(String(plain))
      for place in 0..<length {
        var other = Array(plain)
        other[place] = "ß"
        strings.append(String(other))
      }
    }
    strings += (0..<5_000).map { "id-\($0)" }
    var numbers = StringNumbers()
    for (number, string) in strings.enumerated() { #expect(numbers.insert(string) == number) }
    for (number, string) in strings.enumerated() { #expect(numbers.number(of: string) == number) }
    #expect(numbers.count == strings.count)
    #expect(numbers.number(of: "id-5000") == nil)
  }

  @Test("Reserving capacity preserves interned strings")
  func reservingCapacityKeepsStrings() {
    var numbers = StringNumbers(["view", "label"])
    numbers.reserveCapacity(1_000)
    #expect(numbers.number(of: "label") == 1)
    #expect(numbers.insert("button") == 2)
  }

  @Test("Finds the first of several equal keys")
  func findsFirstOfSeveralEqualKeys() {
    let keys = (0..<300).map { "key\($0)" } + ["key7", "key299"]
    let places = KeyPlaces(keys)
    for (place, key) in keys.enumerated().prefix(300) {
      #expect(places.first(StringNumbers.hash(key)) { keys[$0] == key } == place)
    }
    #expect(places.first(StringNumbers.hash("key300")) { keys[$0] == "key300" } == nil)
    #expect(KeyPlaces([]).first(StringNumbers.hash("key")) { _ in true } == nil)
  }
}
