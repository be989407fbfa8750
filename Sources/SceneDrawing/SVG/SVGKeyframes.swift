import SceneValues

/// The steps in which things of a film change, as CSS has them: each has a name, by which elements take it for theirs.
struct SVGKeyframes {
  /// In seconds: when each picture of the film begins.
  private let starts: [Double]
  private let duration: Double
  private var names: [String: String] = [:]
  private var rules: [String] = []

  /// What is the same in all pictures: nothing moves.
  init() { (starts, duration) = ([], 0) }

  init(of film: AnimatedPicture) {
    var starts: [Double] = []
    var time = 0.0
    for frame in film.frames {
      starts.append(time)
      time += frame.seconds
    }
    (self.starts, duration) = (starts, time)
  }

  /// Takes steps, and names them.
  ///
  /// - Parameter steps: what is declared from a picture on, in the order of time; what is as it was before is left out.
  /// - Returns: the name; nil where nothing changes.
  mutating func name(of steps: [(frame: Int, declarations: [(property: String, value: String)])]) -> String? {
    var current: [String: String] = [:]
    var text = ""
    var changes = 0
    for (index, step) in steps.enumerated() {
      let changed = step.declarations.filter { current[$0.property] != $0.value }
      for (property, value) in changed { current[property] = value }
      guard !changed.isEmpty else { continue }
      changes += 1
      let percent = index == 0 ? "0" : SVGNumber.text(starts[step.frame] / duration * 100, parts: 10_000)
      text += "\(percent)%{" + changed.map { "\($0.property):\($0.value)" }.joined(separator: ";") + "}"
    }
    guard changes > 1 else { return nil }
    if let known = names[text] { return known }
    let name = "m\(names.count + 1)"
    names[text] = name
    rules.append("@keyframes \(name){\(text)}")
    rules.append(".\(name){animation:\(name) \(SVGNumber.text(duration))s step-end infinite}")
    return name
  }

  /// The style sheet; empty where nothing moves. Who wants less motion sees the first picture alone.
  var style: [String] {
    rules.isEmpty ? [] : rules + ["@media (prefers-reduced-motion:reduce){g{animation:none!important}}"]
  }
}
