import CLibYAML

/// Why a YAML file is not read, and where.
struct YAMLFault: Error, CustomStringConvertible {
  /// Nil where libyaml does not tell: before it has made characters of the bytes.
  let mark: YAMLMark?
  let description: String

  init(_ description: String, at mark: YAMLMark?) {
    self.mark = mark
    self.description = description
  }

  init(_ parser: yaml_parser_t) {
    let problem = parser.problem.map { String(cString: $0) } ?? "libyaml gives no reason"
    self.init(
      "Invalid YAML: \(problem)",
      at: parser.error == YAML_READER_ERROR ? nil : YAMLMark(parser.problem_mark))
  }
}
