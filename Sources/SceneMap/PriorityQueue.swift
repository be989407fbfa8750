/// A priority queue that returns the entry with the lowest cost. Among entries with equal costs, it returns the oldest.
struct PriorityQueue {
  private var heap: [(cost: Double, number: Int, state: Int)] = []
  private var count = 0

  mutating func push(_ cost: Double, _ state: Int) {
    heap.append((cost, count, state))
    count += 1
    var child = heap.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (cost: Double, state: Int)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return (first.cost, first.state) }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && isBefore(child, least) {
        least = child
      }
      guard least != parent else { return (first.cost, first.state) }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (heap[left].cost, heap[left].number) < (heap[right].cost, heap[right].number)
  }
}
