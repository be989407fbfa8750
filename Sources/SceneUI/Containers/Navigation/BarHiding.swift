import SceneServices

/// Which controllers of a stack hide bars at the bottom: each is asked once, and again where one has changed its mind.
struct BarHiding {
  /// The first above the root that does.
  private var first: Int?
  /// How many have been asked.
  private var asked = 0

  /// The stack has changed above so many controllers, or one of these has.
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
