import Foundation
import UIKit

class Marked: NSObject {
  @objc func go() {}
}
