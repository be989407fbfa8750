import CLibYAML

/// A position in a YAML file, such as `3:14`. Lines and columns start at 1. Columns are counted in Unicode scalars.
struct YAMLMark: CustomStringConvertible {
  let line: Int
  let column: Int

  init(_ mark: yaml_mark_t) {
    line = mark.line + 1
    column = mark.column + 1
  }

  var description: String { "\(line):\(column)" }
}
