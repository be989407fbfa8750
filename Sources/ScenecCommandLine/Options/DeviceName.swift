import ArgumentParser
import SceneDevices
import SceneFiles
import ScenePreview

/// A device name in the format of the command line, such as `iphone-16` or `retina6_12`.
struct DeviceName {
  let model: DeviceModel

  init(argument: String) throws(ValidationError) {
    do throws(Failure) {
      model = try DeviceModel.asked(for: argument)
    } catch {
      throw ValidationError(error.message.hasSuffix("?") ? error.message : "\(error.message).")
    }
  }
}
