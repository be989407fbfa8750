import SceneValues

/// The text of a scene that contains a case's element at a valid position.
struct AttackScene {
  private let cases: Cases
  private let attacked: Case

  init(_ attacked: Case, among cases: Cases) { (self.attacked, self.cases) = (attacked, cases) }

  /// The text, or nil if no position accepts the element.
  var text: String? {
    let isCrowd = attacked.parts.contains { $0.key == Case.Part.crowd }
    let places = cases.places
    guard let place = isCrowd ? places.crowdedPlace(of: attacked.element) : places.place(of: attacked.element)
    else { return nil }
    let object = wrapped(place.path[...], depth: 0)
    if place.isInNib { return "<nib version=\"1\">\(object)</nib>" }
    return """
      <storyboard version="1" initial="\(place.path.count == 1 ? "it" : "main")">
      <scene>\(object)</scene>
      <scene><viewController id="page"><view><label text="Page"/></view></viewController></scene>
      <scene><viewController id="other"><view/></viewController></scene>
      </storyboard>
      """
  }

  private func wrapped(_ path: ArraySlice<String>, depth: Int) -> String {
    guard let element = path.first else { return "" }
    guard path.count > 1 else { return crowd }
    let id = depth == 0 ? " id=\"main\"" : ""
    return open(element, id + required(element, given: [])) + wrapped(path.dropFirst(), depth: depth + 1)
      + "</\(element)>"
  }

  private var crowd: String {
    let count = attacked.parts.first { $0.key == Case.Part.crowd }?.value ?? 1
    return (0..<count).map(attackedElement).joined()
  }

  private func attackedElement(_ number: Int) -> String {
    let id = number == 0 ? " id=\"it\"" : ""
    let values = attacked.parts.compactMap { part in
      literal(of: part).map { " \(part.key)=\"\(escaped($0))\"" }
    }
    let given = Set(attacked.parts.map(\.key))
    return open(
      attacked.element, id + values.joined() + required(attacked.element, given: given, number: number))
      + filling(of: attacked.element, depth: 2) + "</\(attacked.element)>"
  }

  private func literal(of part: Case.Part) -> String? {
    guard let property = cases.properties(of: attacked.element).first(where: { $0.key == part.key }) else {
      return nil
    }
    let literals = NastyValues.literals(of: property)
    return literals.indices.contains(part.value) ? literals[part.value] : nil
  }

  /// Returns children and grandchildren, because empty elements do little.
  private func filling(of element: String, depth: Int) -> String {
    guard depth > 0, element != "label" else { return "" }
    // List controllers accept only one kind of view.
    if element.hasSuffix("ViewController"), cases.places.elements.contains(list(of: element)) {
      return open(list(of: element), required(list(of: element), given: [])) + "</\(list(of: element))>"
    }
    return cases.places.filling(of: element).enumerated().map { number, child in
      open(child, required(child, given: [], number: number)) + filling(of: child, depth: depth - 1)
        + "</\(child)>"
    }.joined()
  }

  private func list(of controller: String) -> String { String(controller.dropLast("Controller".count)) }

  private func open(_ element: String, _ attributes: String) -> String { "<\(element)\(attributes)>" }

  /// Returns the attributes that an element requires, and those that make it active.
  private func required(_ element: String, given: Set<String>, number: Int = 0) -> String {
    let properties = Set(cases.properties(of: element).map(\.key))
    let wanted = [
      ("frame", "10 10 200 100"), ("text", "Some words of text"), ("title", "Title"),
      ("reuseIdentifier", "\(element)\(number)"), ("rootViewController", "page"),
      ("viewControllers", element == "pageViewController" ? "page" : "page other"), ("numberOfPages", "3"),
      ("kind", ["collectionReusableView": "header", "detent": "medium"][element] ?? "plain"),
      ("input", "a"),
    ]
    return wanted.filter { properties.contains($0.0) && !given.contains($0.0) }
      .map { " \($0.0)=\"\($0.1)\"" }.joined()
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
