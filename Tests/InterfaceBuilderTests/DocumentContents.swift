import SceneModel
import SceneValues

/// The content of a document as lines that do not depend on ids and locations. Objects are identified by
/// numbers, and default values are left out.
///
/// A referenced constraint counts as an object, as in Interface Builder files, and is identified by its
/// number among the constraints.
struct DocumentContents {
  private let document: SceneDocument
  private let vocabulary: Vocabulary
  private var names: [Int: String] = [:]

  init(of document: SceneDocument, vocabulary: Vocabulary) {
    self.document = document
    self.vocabulary = vocabulary
    for (number, constraint) in document.constraints.enumerated() {
      if let object = constraint.object { names[object] = "constraint \(number)" }
    }
    var number = 0
    for index in document.objects.indices where names[index] == nil {
      names[index] = "#\(number)"
      number += 1
    }
  }

  var lines: [String] {
    [head] + objects + (values + preserved).sorted() + outlets.sorted() + actions + segues.sorted()
      + constraints
      + variations
  }

  private var head: String {
    let controllers = document.scenes.map { $0.controller.flatMap { names[$0] } ?? "none" }
    let initial = document.initial.map { name($0.text) } ?? "none"
    return "\(document.kind) of \(bare(document.owner?.text) ?? "nobody"): \(controllers), initial \(initial)"
  }

  /// Returns the class without the module that distinguishes a class of the app from one of the library.
  private func bare(_ className: String?) -> String? {
    className.map { name in
      ["SceneUI.", "App."].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    }
  }

  private var objects: [String] {
    document.objects.indices.compactMap { index in
      let object = document.objects[index]
      guard let name = names[index], name.hasPrefix("#") else { return nil }
      let parent = object.parent.flatMap { names[$0] } ?? "nothing"
      return "\(name) \(object.element) \(bare(object.className) ?? "?") in \(parent).\(object.slot ?? "")"
        + (object.isPrototype ? " prototype" : "") + (object.isEntry ? " entry" : "")
    }
  }

  private var values: [String] {
    document.values.compactMap { value in
      let owner: String
      var usual: String?
      switch value.owner {
      case .document: owner = "document"
      case .object(let index):
        owner = names[index] ?? "?"
        usual = document.objects[index].elementClass.flatMap {
          vocabulary.property(value.key.text, of: $0)?.defaultLiteral
        }
      case .segue(let index): owner = name(ofSegue: index)
      case .appearance(let index): owner = "appearance \(index)"
      case .variation(let index): owner = "variation \(index)"
      }
      // Scenes store it in `ib:` attributes.
      if value.origin == .preserved { return preserved(value.key.text, value.literal.text, by: owner) }
      if value.literal.text == usual { return nil }
      switch value.type {
      case .reference, .references:
        return
          "\(owner) \(value.key.text) = \(value.words.map { name($0.text) }.joined(separator: " "))"
      default: return "\(owner) \(value.key.text) = \(value.literal.text)"
      }
    }
  }

  private var outlets: [String] {
    document.outlets.map { outlet in
      let source = outlet.source.flatMap { names[$0] } ?? "owner"
      let destinations = outlet.destinations.map { name($0.text) }
      return "\(source) outlet \(outlet.property.text) \(destinations)"
        + (outlet.isCollection ? " collection" : "")
    }
  }

  /// The actions, in the order in which they are sent.
  private var actions: [String] {
    document.actions.map { action in
      "\(names[action.sender] ?? "?") \(action.event?.text ?? "primary event"): "
        + "\(action.selector.text) of \(name(action.destination.text))"
    }
  }

  private var segues: [String] {
    document.segues.indices.map { index in
      let segue = document.segues[index]
      let destination = segue.destination.map { name($0.text) } ?? "nothing"
      let anchor = segue.anchor.map { name($0.text) } ?? "nothing"
      return "\(name(ofSegue: index)) to \(destination), \(segue.customClass?.text ?? "") "
        + "\(segue.action?.text ?? "") at \(anchor)"
    }
  }

  private var constraints: [String] {
    document.constraints.map { constraint in
      let equation = constraint.equation
      let second = equation.second.map { " \(side($0, in: constraint.holder))" } ?? ""
      return
        "\(names[constraint.holder] ?? "?"): \(side(equation.first, in: constraint.holder)) \(equation.relation) "
        + "\(equation.multiplier) *\(second) + \(equation.constant) @ \(equation.priority)"
    }
  }

  private var variations: [String] {
    document.variations.map { "\(names[$0.object] ?? "?") when \($0.traits?.text ?? "?")" }
  }

  private static func isOfCanvas(_ node: ImportedNode) -> Bool {
    node.attribute.map { ["device", "orientation", "toolsVersion"].contains($0) }
      ?? node.text.hasPrefix("<ib:resources>")
  }

  /// The preserved parts; `in` and other attributes refer to an object.
  private var preserved: [String] {
    // Only imported scenes preserve the canvas.
    document.imports.filter { !($0.holder == .document && Self.isOfCanvas($0)) }.map { node in
      guard let attribute = node.attribute else { return "\(holder(node.holder)): \(node.text)" }
      return preserved(attribute, node.text, by: holder(node.holder))
    }
  }

  private func preserved(_ attribute: String, _ text: String, by holder: String) -> String {
    if attribute == "placeholderConstraints" {
      let equations = text.split(separator: ";").map { (equation: Substring) -> String in
        guard let (parsed, _) = try? LayoutEquation.parse(String(equation)) else { return String(equation) }
        return named(parsed).text
      }
      return "\(holder) \(attribute): \(equations)"
    }
    return "\(holder) \(attribute): \(Self.references.contains(attribute) ? name(text) : text)"
  }

  // MARK: - Names that do not depend on ids

  private static let references: Set<String> = [
    "textLabel", "detailTextLabel", "imageView", "in", "nextPage", "dynamicNotificationInterface",
    "dynamicInteractiveNotificationInterface", "windowContent",
  ]

  private func named(_ equation: LayoutEquation) -> LayoutEquation {
    func named(_ side: LayoutEquation.Side) -> LayoutEquation.Side {
      guard case .named(let id) = side.item else { return side }
      var side = side
      side.item = .named(name(id))
      return side
    }
    var equation = equation
    equation.first = named(equation.first)
    equation.second = equation.second.map(named)
    return equation
  }

  private func name(_ id: String) -> String { document.object(withID: id).flatMap { names[$0] } ?? id }

  private func name(ofSegue index: Int) -> String {
    let segue = document.segues[index]
    return "\(names[segue.holder] ?? "?") segue \(segue.kind.text) \(segue.identifier?.text ?? "")"
  }

  private func side(_ side: LayoutEquation.Side, in holder: Int) -> String {
    let object = document.object(of: side.item, in: holder).flatMap { names[$0] }
    return "\(object ?? "\(side.item)").\(side.area).\(side.attribute)"
  }

  private func holder(_ holder: ImportedNode.Holder) -> String {
    switch holder {
    case .document: "document"
    case .scene(let index): "scene \(index)"
    case .object(let index): names[index] ?? "?"
    case .value(let index): "value \(document.values[index].key.text)"
    case .outlet(let index): "outlet \(document.outlets[index].property.text)"
    case .action(let index): "action \(document.actions[index].selector.text)"
    case .segue(let index): name(ofSegue: index)
    case .appearance(let index): "appearance \(index)"
    case .variation(let index): "variation \(index)"
    case .constraint(let index): "constraint \(index)"
    }
  }
}
