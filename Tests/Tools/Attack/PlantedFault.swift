/// Deliberate faults, used by name instead of an element, which check that the attack reports them.
enum PlantedFault: String {
  case trap, spin, swallow, overflow, square

  func commit(_ count: Int) {
    switch self {
    case .trap: preconditionFailure("planted")
    case .spin: while true {}
    case .swallow:
      var swallowed: [[UInt8]] = []
      while swallowed.count < 4_000 { swallowed.append([UInt8](repeating: 1, count: 1 << 20)) }
    case .overflow: print(Self.depth(of: 1))
    case .square: print((0..<count * count).reduce(0, &+))
    }
  }

  private static func depth(of level: Int) -> Int { level == 0 ? 0 : 1 + depth(of: level + 1) }
}
