// Sendable: only work on the graph's queue accesses the object, one thread at a time. Releasing a weak
// reference on another thread does not access the object.

/// A reference that other threads can hold to an object of a graph. They can only post work for the object.
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
/// A handle does not retain its object.
public struct ObjectHandle<Object: AnyObject>: @unchecked Sendable {
  private final class Box {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  private let box: Box
  /// The work queue of the graph.
  public let queue: WorkQueue

  package init(_ object: Object, queue: WorkQueue) {
    box = Box(object)
    self.queue = queue
  }

  /// Posts work that uses the object. If the object is released first, the work is skipped. Can be called
  /// from any thread.
  ///
  /// - Parameter work: Called once by the graph's loop on its thread, with the object.
  public func post(_ work: sending @escaping (Object) -> Void) {
    queue.post { [self] in
      if let object = box.object { work(object) }
    }
  }

  /// Performs work with the object on the graph's thread and waits for the result.
  ///
  /// - Parameter work: Called by the graph's loop on its thread, with the object.
  /// - Returns: The result of `work`.
  /// - Throws: Errors that `work` throws, `WorkError.objectIsGone`, and errors of ``WorkQueue/run(_:)``.
  public func run<Result: Sendable>(
    _ work: sending @escaping (Object) throws -> Result
  ) async throws -> Result {
    try await queue.run { [self] in
      guard let object = box.object else { throw WorkError.objectIsGone }
      return try work(object)
    }
  }
}
