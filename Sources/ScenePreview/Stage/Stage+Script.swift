import SceneDrawing
import SceneFiles
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues

extension Stage {
  /// Performs a script in a window and returns the final picture. Throws `Failure` if a tap is not possible.
  func play(_ script: StageScript, in window: Window, prepare: @escaping () -> Void) throws -> LayeredPicture
  {
    let harness = Harness(window)
    harness.willTakePicture = {
      prepare()
      script.willTakePicture()
    }
    if let tapped {
      var known: [String: SceneFile] = [:]
      context.sceneFileProvider = { name in
        if let file = known[name] { return file }
        let file = try tapped(name)
        known[name] = file
        return file
      }
    }
    if script.frames > 0 { harness.startFilming(framesPerSecond: script.framesPerSecond) }
    for (index, tapped) in script.taps.enumerated() {
      if index > 0 { rest(harness, prepare) }
      guard script.frames == 0 || harness.filmedCount < script.frames else {
        throw Failure(
          """
          The video ends before the tap on '\(name(of: tapped))': earlier taps need \(harness.filmedCount) \
          frames, but the video has \(script.frames)
          """, .request)
      }
      try tap(tapped, by: harness)
      prepare()
    }
    if script.frames > 0 {
      while harness.filmedCount < script.frames, !Cancellation.isRequested {
        harness.advance(seconds: 1 / script.framesPerSecond)
      }
      var film = harness.stopFilming()
      film.keepFirst(script.frames)
      films.append(film)
    } else {
      rest(harness, prepare)
    }
    harness.willTakePicture = nil
    return harness.picture()
  }

  /// Throws `Failure` if there is a script, because a script requires a single scene.
  func checkScript(_ names: WrittenNames) throws(Failure) {
    guard script == nil else {
      throw Failure(
        "Taps and videos require a single scene, but '\(names.file)' has several: choose one with '--scene'",
        .request)
    }
  }

  private func rest(_ harness: Harness, _ prepare: () -> Void) {
    let end = harness.clock.now + StageScript.timeLimit
    var last: LayeredPicture?
    while harness.clock.now < end, !Cancellation.isRequested {
      prepare()
      let picture = harness.picture()
      if picture == last, !harness.window.isInTransition { return }
      last = picture
      harness.advance(seconds: StageScript.step)
    }
  }

  private func name(of tap: StageScript.Tap) -> String {
    switch tap {
    case .view(let name): name
    case .point(let point): "\(Value.number(point.x).literal) \(Value.number(point.y).literal)"
    }
  }

  private func tap(_ tap: StageScript.Tap, by harness: Harness) throws(Failure) {
    do throws(HarnessError) {
      let name: String
      switch tap {
      case .point(let point): return try harness.tap(at: point)
      case .view(let view): name = view
      }
      let ids = names?.possibleIDs(of: name) ?? [name]
      let views = ids.lazy.compactMap { try? harness.find(id: $0) }
      if let view = views.first {
        try harness.tap(view)
      } else if let view = try? harness.find(text: name) {
        try harness.tap(view)
      } else {
        _ = try harness.find(id: name)
      }
    } catch {
      let said = names?.withWrittenIDs(in: error.description) ?? error.description
      throw Failure("Cannot tap '\(self.name(of: tap))': \(said)", .request)
    }
  }
}
