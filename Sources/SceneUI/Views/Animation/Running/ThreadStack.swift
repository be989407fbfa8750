import ScenePlatform

/// A thread-local stack, for example of the running animation blocks. The innermost element is at the top of the stack.
struct ThreadStack<Element: AnyObject>: Sendable {
  private let slot = ThreadSlot()

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

  var top: Element? { entry?.element }

  private var entry: Entry? {
    slot.pointer.map { Unmanaged<Entry>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Pushes an element, which is retained until it is closed. Returns the previous position for `close(to:)`.
  @discardableResult
  func open(_ element: Element) -> Mark {
    let mark = Mark(entry: entry)
    show(Entry(element, in: mark.entry))
    return mark
  }

  func close(to mark: Mark) { show(mark.entry) }

  /// Closes an element and all elements that were opened after it. Does nothing if the element is not open.
  func close(_ element: Element) {
    var next = entry
    while let current = next, current.element !== element { next = current.outer }
    if let next { show(next.outer) }
  }

  func during<Result, Failure: Error>(
    _ element: Element, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let mark = open(element)
    defer { close(to: mark) }
    return try body()
  }

  /// Makes an entry the innermost entry. The thread-local slot retains it, and each entry retains the next outer entry.
  private func show(_ entry: Entry?) {
    let old = slot.pointer
    slot.pointer = entry.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
    if let old { Unmanaged<Entry>.fromOpaque(old).release() }
  }
}
