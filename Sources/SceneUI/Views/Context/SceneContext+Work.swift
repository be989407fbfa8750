import SceneServices

extension SceneContext {
  /// The queue with which other threads and tasks submit work to this graph.
  public var workQueue: WorkQueue { clock.workQueue }

  /// Schedules work for the next iteration of the clock's loop, after previously posted work. Call it only on
  /// the graph's thread. Other threads use `workQueue` or a handle.
  ///
  /// - Parameter work: Called once, in its own turn.
  public func post(_ work: @escaping () -> Void) { workQueue.postHere(work) }

  /// Returns a handle with which other threads and tasks can refer to an object of this graph.
  ///
  /// - Parameter object: An object that belongs to this graph. It is held weakly.
  /// - Returns: A handle that any thread can use to post work.
  public func handle<Object: AnyObject>(of object: Object) -> ObjectHandle<Object> {
    ObjectHandle(object, queue: workQueue)
  }
}
