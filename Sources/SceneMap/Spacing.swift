/// An algorithm that arranges items in a row, in order and without overlaps, as near as possible to preferred positions.
enum Spacing {
  static func positions(_ wanted: [Double], heights: [Double], gap: Double) -> [Double] {
    // The offsets from the most compact arrangement never decrease.
    var offsets: [Double] = []
    for index in wanted.indices {
      offsets.append(
        index == 0 ? 0 : offsets[index - 1] + (heights[index - 1] + heights[index]) / 2 + gap)
    }
    var blocks: [(sum: Double, count: Int)] = []
    for (want, offset) in zip(wanted, offsets) {
      blocks.append((want - offset, 1))
      while blocks.count > 1,
        blocks[blocks.count - 2].sum / Double(blocks[blocks.count - 2].count)
          >= blocks[blocks.count - 1].sum / Double(blocks[blocks.count - 1].count)
      {
        let last = blocks.removeLast()
        blocks[blocks.count - 1].sum += last.sum
        blocks[blocks.count - 1].count += last.count
      }
    }
    let means = blocks.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    return zip(means, offsets).map { $0 + $1 }
  }
}
