/// The timers that wait, the next one first: a binary heap, so that many of them take no longer to look through than a
/// few.
struct TimerQueue {
  private var timers: [Timer] = []
  /// How many were left when those that are not valid any more were last thrown out.
  private var swept = 0

  mutating func insert(_ timer: Timer, counting work: WorkCounter) {
    // An invalid timer that is due late would stay until then.
    if timers.count > 2 * swept + 16 { sweep(counting: work) }
    timers.append(timer)
    var place = timers.count - 1
    while place > 0, timers[place].isDue(before: timers[(place - 1) / 2]) {
      work.add()
      timers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// The next one that is valid.
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
