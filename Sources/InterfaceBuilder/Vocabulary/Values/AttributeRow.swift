/// The values that some attributes of Xcode files accept.
struct AttributeRow<Values: Sendable>: Sendable {
  let attributes: [String]
  /// The elements that have the attributes, or an empty list if the row applies to all elements.
  let elements: [String]
  /// Another attribute, and the value that it must have for the row to apply. If nil, the row always applies.
  let condition: (attribute: String, value: String)?
  let values: Values

  /// Creates a row from names that are separated by spaces.
  init(
    _ attributes: String, of elements: String = "", where condition: (String, String)? = nil, values: Values
  ) {
    self.attributes = EnumeratedValues.words(attributes)
    self.elements = EnumeratedValues.words(elements)
    self.condition = condition
    self.values = values
  }
}
