/// Numbers at random that are the same in every run with the same seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// From 0 to below a number that is more than 0.
  mutating func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &self) }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// One of several, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
