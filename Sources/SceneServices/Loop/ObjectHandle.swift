// The type is sendable, because only work on the graph's queue accesses the object, one thread at a time. Releasing a
// weak reference on another thread does not access the object.

/// A weak reference to an object in a graph. Other threads can use it only to post work for the object.
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
public struct ObjectHandle<Object: AnyObject>: @unchecked Sendable {
  private final class Box {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  private let box: Box
  /// The object graph's work queue.
  public let queue: WorkQueue

  package init(_ object: Object, queue: WorkQueue) {
    box = Box(object)
    self.queue = queue
  }

  /// Posts work for the object, unless the object is released first. This method can be called on any thread.
  ///
  /// - Parameter work: A closure that receives the object. The graph's loop calls it once, on the loop's thread.
  public func post(_ work: sending @escaping (Object) -> Void) {
    queue.post { [self] in
      if let object = box.object { work(object) }
    }
  }

  /// Performs work with the object on the graph's thread and waits for the result.
  ///
  /// - Throws: The error that `work` throws, `WorkError.objectIsGone` if the object is released first, or the errors of
  ///   ``WorkQueue/run(_:)``.
  public func run<Result: Sendable>(
    _ work: sending @escaping (Object) throws -> Result
  ) async throws -> Result {
    try await queue.run { [self] in
      guard let object = box.object else { throw WorkError.objectIsGone }
      return try work(object)
    }
  }
}
