// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Meter",
  defaultLocalization: "en",
  platforms: [.macOS(.v12)],
  targets: [.executableTarget(name: "Meter")])
