import UIKit

final class GongView: UIView {
  @IBInspectable var strikes: Int = 1
  @IBInspectable var caption: String = ""
}
