import SceneServices

extension SceneContext {
  /// The queue that other threads and tasks use to submit work to this scene graph.
  public var workQueue: WorkQueue { clock.workQueue }

  /// Schedules work for the next iteration of the clock's loop, after any work that was posted earlier. Call this
  /// method only on the graph's thread. On other threads, use `workQueue` or a handle.
  ///
  /// - Parameter work: A closure that is called once, in a separate turn of the loop.
  public func post(_ work: @escaping () -> Void) { workQueue.postHere(work) }

  /// Creates a handle that other threads and tasks can use to refer to an object of this graph and to post work.
  ///
  /// - Parameter object: An object in this graph.
  /// - Returns: A handle that references the object weakly.
  public func handle<Object: AnyObject>(of object: Object) -> ObjectHandle<Object> {
    ObjectHandle(object, queue: workQueue)
  }
}
