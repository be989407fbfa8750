/// A priority queue of timers, implemented as a binary heap.
struct TimerQueue {
  private var timers: [Timer] = []
  private var swept = 0

  mutating func insert(_ timer: Timer, counting work: WorkCounter) {
    // Without this sweep, invalid timers would stay in the queue until they are due.
    if timers.count > 2 * swept + 16 { sweep(counting: work) }
    timers.append(timer)
    var place = timers.count - 1
    while place > 0, timers[place].isDue(before: timers[(place - 1) / 2]) {
      work.add()
      timers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func first(counting work: WorkCounter) -> Timer? {
    while let first = timers.first, !first.isValid { removeFirst(counting: work) }
    return timers.first
  }

  mutating func removeFirst(counting work: WorkCounter) {
    timers.swapAt(0, timers.count - 1)
    timers.removeLast()
    sink(from: 0, counting: work)
  }

  private mutating func sink(from start: Int, counting work: WorkCounter) {
    var place = start
    while true {
      work.add()
      var next = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < timers.count && timers[child].isDue(before: timers[next]) { next = child }
      guard next != place else { return }
      timers.swapAt(place, next)
      place = next
    }
  }

  private mutating func sweep(counting work: WorkCounter) {
    timers.removeAll { !$0.isValid }
    swept = timers.count
    work.add(timers.count)
    for place in stride(from: timers.count / 2 - 1, through: 0, by: -1) { sink(from: place, counting: work) }
  }
}
