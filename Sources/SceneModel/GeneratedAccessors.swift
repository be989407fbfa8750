package enum GeneratedAccessors {
  package static let fileSuffix = ".scene.swift"
}
