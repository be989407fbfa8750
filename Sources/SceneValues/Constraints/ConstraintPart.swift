/// A part that is expected at the location of an error in an equation or in a visual format, its options, or its metrics.
package enum ConstraintPart: Hashable, Sendable {
  case written(String)
  case item
  case attribute
  case attributeOrItem
  case number
  /// A number in the allowed range of lengths.
  case boundedNumber
  /// A sum or product whose result is in the allowed range of coordinates.
  case boundedResult
  case numberAsFactor
  case numberBesideAttribute
  case nestedBrackets(atMost: Int)
  case divisor
  case priority
  case priorityOrMetric
  case distance
  case metric
  case metricValue
  case otherMetricName
  case view
  case viewID
  case option
  case otherOption
  /// An attribute that is perpendicular to the direction of a visual format.
  case alignment(ofRow: Bool)
  case endOfEquation
  case endOfFormat

  package var text: String {
    switch self {
    case .written(let text): "'\(text)'"
    case .item: "'item.attribute'"
    case .attribute: "an attribute"
    case .attributeOrItem: "an attribute, or 'item.attribute'"
    case .number: "a number"
    case .boundedNumber: "a number \(NumberLimits.lengths.bounds!)"
    case .boundedResult: "a result \(NumberLimits.coordinates.bounds!)"
    case .numberAsFactor: "a number (attributes cannot be multiplied by each other)"
    case .numberBesideAttribute: "a number (the right side can contain only one attribute)"
    case .nestedBrackets(let most): "at most \(most) nested brackets"
    case .divisor: "a divisor other than 0"
    case .priority: "a priority from 1 to 1000"
    case .priorityOrMetric: "a priority from 1 to 1000, or a metric"
    case .distance: "a distance"
    case .metric: "a metric"
    case .metricValue: "a metric 'name=number'"
    case .otherMetricName: "a different name (this name already has a value)"
    case .view: "a view '[name]'"
    case .viewID: "the id of a view"
    case .option: "an option"
    case .otherOption: "a different option (each option can be used only once)"
    case .alignment(let ofRow):
      "an option that aligns \(ofRow ? "a row by a vertical" : "a column by a horizontal") attribute"
    case .endOfEquation: "the end of the equation"
    case .endOfFormat: "the end of the format"
    }
  }
}

extension ConstraintPart: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .written(text) }
}

extension [ConstraintPart] {
  /// A list of the expected parts for use in messages, such as "'=', '<=' or '>='".
  package var text: String {
    let texts = map(\.text)
    return texts.count < 2
      ? texts.joined() : texts.dropLast().joined(separator: ", ") + " or " + texts[texts.count - 1]
  }
}
