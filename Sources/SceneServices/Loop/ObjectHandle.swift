// Sendable: the object is looked at in work of the graph's queue alone, which is done by one thread after another; and
// whichever thread lets a weak reference go does not touch the object.

/// An object of a graph, for other threads and tasks: they cannot reach the object, but have something done with it by
/// the graph's loop.
///
/// ```swift
/// final class SumController: ViewController {
///   weak var label: Label!
///
///   override func viewDidLoad() {
///     let handle = context.handle(of: self)
///     Task {
///       let total = await sum()
///       handle.post { controller in controller.label.text = "\(total)" }
///     }
///   }
/// }
/// ```
///
/// A handle does not keep its object alive.
public struct ObjectHandle<Object: AnyObject>: @unchecked Sendable {
  private final class Box {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  private let box: Box
  /// Where the work is left.
  public let queue: WorkQueue

  package init(_ object: Object, queue: WorkQueue) {
    box = Box(object)
    self.queue = queue
  }

  /// Leaves work that is done with the object, unless that has gone by then. May be called from any thread, and returns
  /// at once.
  ///
  /// - Parameter work: called once by the graph's loop with the object, on the thread that runs the loop.
  public func post(_ work: sending @escaping (Object) -> Void) {
    queue.post { [self] in
      if let object = box.object { work(object) }
    }
  }

  /// Has work done with the object, and waits for what comes of it.
  ///
  /// - Parameter work: called by the graph's loop with the object, on the thread that runs the loop.
  /// - Returns: what `work` returns.
  /// - Throws: what `work` throws; `WorkError.objectIsGone`; and what ``WorkQueue/run(_:)`` throws.
  public func run<Result: Sendable>(
    _ work: sending @escaping (Object) throws -> Result
  ) async throws -> Result {
    try await queue.run { [self] in
      guard let object = box.object else { throw WorkError.objectIsGone }
      return try work(object)
    }
  }
}
