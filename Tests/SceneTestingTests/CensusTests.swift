import SceneTesting
import SceneUI
import Testing

@Suite struct CensusTests {
  @Test("Reports a controller that is retained after its window is closed")
  func retainedControllers() throws {
    let census = Census()
    var kept: ViewController?
    do {
      let context = SceneContext(clock: ManualClock())
      context.observer = { census.add($0.subject) }
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
      window.rootViewController = try ExampleScene.storyboard(in: context).instantiateInitialViewController()
      try window.makeKeyAndVisible()
      kept = census.first(ViewController.self)
      #expect(kept === window.rootViewController)
      let count = census.count
      #expect(count > 1)
      for name in census.alive { #expect(!name.isEmpty) }
      // No object is counted twice.
      if let kept { census.add(kept) }
      #expect(census.count == count)
      window.close()
    }
    census.removeReleased()
    #expect(census.alive.contains("ViewController"))
    kept = nil
    #expect(census.alive == [])
    #expect(census.first(ViewController.self) == nil && census.count > 1)
  }
}
