import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

extension SceneParser {
  /// Parses a view's constraint, such as `<constraint equation="top = superview.top + 8" id="distance"/>`. A constraint
  /// that has an id, is inactive, or depends on traits is also an object because it can change.
  mutating func parseConstraint(_ element: Int, holder: Int) {
    let node = tree.elements[element]
    guard let slot = slot(for: Vocabulary.constraintClass, named: node.name, in: holder) else {
      return strayElement(element, in: document.objects[holder].element, object: holder)
    }
    let attributes = readAttributes(of: element, as: .constraint)
    let variations = children(of: element).filter { meaning(of: $0).kind == .when }
    var object: Int?
    if attributes["id"] != nil || attributes[LanguageElement.active] != nil || !variations.isEmpty {
      object = appendConstraint(element, id: attributes["id"], holder: holder, slot: slot.name)
    }
    for child in children(of: element) where meaning(of: child).kind != .when {
      strayElement(child, in: LanguageElement.constraint.name, object: object)
    }
    if let object { for variation in variations { parseVariation(variation, of: object) } }
    guard let text = attributes["equation"] else { return }
    let offsets = AttributeOffsets(text, in: tree.source)
    do throws(ConstraintSyntaxError) {
      let (equation, ranges) = try LayoutEquation.parse(text.text)
      imports.hold(element, as: .constraint(document.constraints.count))
      var places = ConstraintRanges(ranges, offsets.source)
      if let parts = wordPlaces(of: "equation", in: element) { places.setParts(parts) }
      document.constraints.append(
        ConstraintNode(
          holder: holder, nameRange: node.nameRange, object: object, equation: placed(equation, in: holder),
          ranges: places))
    } catch {
      addFault(error, in: text, of: element, isFormat: false)
    }
  }

  private mutating func appendConstraint(_ element: Int, id: Name?, holder: Int, slot: String) -> Int {
    let node = tree.elements[element]
    var object = ObjectNode(
      element: LanguageElement.constraint.name, nameRange: node.nameRange, tagRange: node.tagRange,
      index: document.objects.count)
    object.elementClass = Vocabulary.constraintClass
    object.id = id
    object.parent = holder
    object.slot = slot
    object.scene = document.objects[holder].scene
    let index = append(object, members: nil)
    for attribute in self.attributes(of: node) where tree.name(attribute.name) == LanguageElement.active {
      readProperty(attribute, owner: .object(index), class: Vocabulary.constraintClass)
    }
    return index
  }

  /// Parses a view's visual format, such as `<constraints format="V:|-[title]-8-[body]-|"/>`.
  mutating func parseConstraints(_ element: Int, holder: Int) {
    let name = tree.elements[element].name
    guard slot(for: Vocabulary.constraintClass, named: name, in: holder) != nil else {
      return strayElement(element, in: document.objects[holder].element, object: holder)
    }
    let attributes = readAttributes(of: element, as: .constraints)
    noChildren(of: element, in: .constraints)
    guard let text = attributes["format"] else { return }
    // Metrics are read first, so that the name of an invalid metric is also known.
    guard
      let metrics = read(attributes["metrics"], of: element, VisualFormatOptions.parseMetrics, or: [:]),
      let options = read(
        attributes["options"], of: element, VisualFormatOptions.parse, or: VisualFormatOptions())
    else { return }
    do throws(ConstraintSyntaxError) {
      let format = try VisualFormat.parse(text.text, metrics: metrics)
      if let mismatch = format.mismatch(among: options), let text = attributes["options"] {
        return addFault(mismatch, in: text, of: element, isFormat: true)
      }
      add(format, options, of: element, holder: holder, attributes)
    } catch {
      addFault(error, in: text, of: element, isFormat: true)
    }
  }

  private mutating func add(
    _ format: VisualFormat, _ options: VisualFormatOptions, of element: Int, holder: Int,
    _ attributes: LanguageAttributes
  ) {
    let offsets = attributes["format"].map { AttributeOffsets($0, in: tree.source) }
    let optionOffsets = attributes["options"].map { AttributeOffsets($0, in: tree.source) }
    // These are the edges of the view that contains the element or, if the format contains that view, of its superview.
    let isInRow = format.views.contains { isHolder($0.item, holder) }
    let edge: LayoutEquation.Item = isInRow ? .superview : .holder
    let first = document.constraints.count
    for part in format.equations(options, edge: edge) {
      guard let offsets = part.isInOptions ? optionOffsets : offsets else { continue }
      document.constraints.append(
        ConstraintNode(
          holder: holder, nameRange: tree.elements[element].nameRange, object: nil, equation: part.equation,
          ranges: ConstraintRanges(part.ranges, offsets.source)))
    }
    if document.constraints.count > first { imports.hold(element, as: .constraint(first)) }
  }

  private func placed(_ equation: LayoutEquation, in holder: Int) -> LayoutEquation {
    func areaHolder(besides other: LayoutEquation.Side?) -> LayoutEquation.Item {
      guard let other, other.area == .view else { return .holder }
      return isHolder(other.item, holder) ? .superview : .holder
    }
    var placed = equation
    if equation.first.item == .around { placed.first.item = areaHolder(besides: equation.second) }
    if equation.second?.item == .around { placed.second?.item = areaHolder(besides: equation.first) }
    return placed
  }

  private func isHolder(_ item: LayoutEquation.Item, _ holder: Int) -> Bool {
    item == .holder || document.objects[holder].id.map { item == .named($0.text) } ?? false
  }

  private mutating func read<Result>(
    _ text: Name?, of element: Int, _ parse: (String) throws(ConstraintSyntaxError) -> Result, or none: Result
  ) -> Result? {
    guard let text else { return none }
    do throws(ConstraintSyntaxError) {
      return try parse(text.text)
    } catch {
      addFault(error, in: text, of: element, isFormat: true)
      return nil
    }
  }

  private mutating func addFault(
    _ error: ConstraintSyntaxError, in text: Name, of element: Int, isFormat: Bool
  ) {
    let bytes = Array(text.text.utf8)[error.range]
    let range = AttributeOffsets(text, in: tree.source).source(error.range)
    document.constraintFaults.append(
      ConstraintFault(
        nameRange: tree.elements[element].nameRange, isFormat: isFormat, error: error,
        part: Name(String(decoding: bytes, as: UTF8.self), range)))
  }
}
