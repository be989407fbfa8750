import SceneDevices
import SceneDiagnostics
import SceneFiles

extension DeviceModel {
  package static func asked(for name: String) throws(Failure) -> DeviceModel {
    if let model = named(name) { return model }
    let advice =
      closestMatch(to: name.lowercased(), in: allNames).map { ": did you mean '\($0)'?" }
      ?? " ('scenec devices' lists all devices)"
    throw Failure("Device '\(name)' does not exist\(advice)", .request)
  }
}
