import SceneServices

/// A search of a stack for the first controller that hides the bottom bars. Each controller is queried only once.
struct BarHiding {
  private var first: Int?
  private var asked = 0

  /// Invalidates the cached results after a change to the stack, except for those of the first `kept` controllers.
  mutating func forget(above kept: Int) {
    asked = min(asked, kept)
    if let first, first >= kept { self.first = nil }
  }

  mutating func first(in stack: [ViewController], counting work: WorkCounter?) -> Int? {
    while first == nil, asked < stack.count {
      work?.add()
      if asked > 0, stack[asked].hidesBottomBarWhenPushed { first = asked }
      asked += 1
    }
    return first
  }
}
