import SceneServices

extension SceneContext {
  /// Where other threads and tasks leave work for this graph.
  public var workQueue: WorkQueue { clock.workQueue }

  /// Does something later: when the clock's loop next looks, after what was posted before. For who is on the graph's
  /// thread; others post to `workQueue` or to a handle.
  ///
  /// - Parameter work: called once, in a turn of its own.
  public func post(_ work: @escaping () -> Void) { workQueue.postHere(work) }

  /// What other threads and tasks have instead of an object of this graph.
  ///
  /// - Parameter object: an object that belongs to this graph, as this context does. It is not kept alive.
  /// - Returns: a handle, to which anybody may post.
  public func handle<Object: AnyObject>(of object: Object) -> ObjectHandle<Object> {
    ObjectHandle(object, queue: workQueue)
  }
}
