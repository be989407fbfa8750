import ScenePlatform

/// What is open in a thread, innermost last: blocks that run, and what was begun and is yet to be ended.
struct ThreadStack<Element: AnyObject>: Sendable {
  private let slot = ThreadSlot()

  /// A place on the stack to go back to.
  struct Mark {
    fileprivate let entry: Entry?
  }

  fileprivate final class Entry {
    let element: Element
    let outer: Entry?

    init(_ element: Element, in outer: Entry?) {
      self.element = element
      self.outer = outer
    }
  }

  /// The innermost; nil where nothing is open in this thread.
  var top: Element? { entry?.element }

  private var entry: Entry? {
    slot.pointer.map { Unmanaged<Entry>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Opens something, which is kept until it is closed.
  ///
  /// - Returns: what was open before, for `close(to:)`.
  @discardableResult
  func open(_ element: Element) -> Mark {
    let mark = Mark(entry: entry)
    show(Entry(element, in: mark.entry))
    return mark
  }

  /// Closes all that was opened since.
  func close(to mark: Mark) { show(mark.entry) }

  /// Closes something, and all that was opened in it; where it is not open any more, nothing happens.
  func close(_ element: Element) {
    var next = entry
    while let current = next, current.element !== element { next = current.outer }
    if let next { show(next.outer) }
  }

  /// Calls a block, in which something is open.
  func during<Result, Failure: Error>(
    _ element: Element, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let mark = open(element)
    defer { close(to: mark) }
    return try body()
  }

  /// The slot holds the innermost, and that those around it.
  private func show(_ entry: Entry?) {
    let old = slot.pointer
    slot.pointer = entry.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
    if let old { Unmanaged<Entry>.fromOpaque(old).release() }
  }
}
