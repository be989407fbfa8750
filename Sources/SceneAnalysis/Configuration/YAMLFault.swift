import CLibYAML

struct YAMLFault: Error, CustomStringConvertible {
  /// The location of the error, or nil for a decoding error, for which libyaml reports no location.
  let mark: YAMLMark?
  let description: String

  init(_ description: String, at mark: YAMLMark?) {
    self.mark = mark
    self.description = description
  }

  init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "libyaml reported no reason"
    self.init(
      "Invalid YAML: \(problem)",
      at: parser.error == YAML_READER_ERROR ? nil : YAMLMark(parser.problem_mark))
  }
}
