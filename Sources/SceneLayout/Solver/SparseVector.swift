/// A vector with few nonzero entries. It consists of a dense array and the indices of entries that might be nonzero.
struct SparseVector {
  private(set) var values: [Double]
  private(set) var indexes: [Int32] = []
  private var isListed: [Bool]

  init(count: Int) {
    values = [Double](repeating: 0, count: count)
    isListed = [Bool](repeating: false, count: count)
  }

  subscript(index: Int) -> Double { values[index] }

  mutating func add(_ value: Double, at index: Int) {
    values[index] += value
    list(index)
  }

  mutating func set(_ value: Double, at index: Int) {
    values[index] = value
    list(index)
  }

  private mutating func list(_ index: Int) {
    guard !isListed[index] else { return }
    isListed[index] = true
    indexes.append(Int32(index))
  }

  mutating func clear() {
    for index in indexes {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    indexes.removeAll(keepingCapacity: true)
  }
}

/// A priority queue of unique indices. The smallest index is removed first.
struct IndexQueue {
  private var heap: [Int32] = []
  private var isQueued: [Bool]

  init(count: Int) { isQueued = [Bool](repeating: false, count: count) }

  var first: Int32? { heap.first }

  mutating func push(_ index: Int32) {
    guard !isQueued[Int(index)] else { return }
    isQueued[Int(index)] = true
    heap.append(index)
    // Indices usually arrive in ascending order, so the loop is rarely necessary.
    guard heap.count > 1, index < heap[(heap.count - 2) / 2] else { return }
    heap.withUnsafeMutableBufferPointer { heap in
      var place = heap.count - 1
      while place > 0 {
        let parent = (place - 1) / 2
        guard index < heap[parent] else { break }
        heap[place] = heap[parent]
        place = parent
      }
      heap[place] = index
    }
  }

  mutating func pop() -> Int32? {
    guard let first = heap.first else { return nil }
    isQueued[Int(first)] = false
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap.withUnsafeMutableBufferPointer { heap in
      var place = 0
      while true {
        var least = 2 * place + 1
        guard least < heap.count else { break }
        if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
        guard heap[least] < last else { break }
        heap[place] = heap[least]
        place = least
      }
      heap[place] = last
    }
    return first
  }

  mutating func removeAll() {
    for index in heap { isQueued[Int(index)] = false }
    heap.removeAll(keepingCapacity: true)
  }
}
