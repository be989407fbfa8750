/// Reproducible random choices, so that a test that fails does so again.
package struct Chance {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  package mutating func happens(oneIn count: Int) -> Bool { below(count) == 0 }
  package mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
}
