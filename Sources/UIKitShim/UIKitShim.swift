#if canImport(UIKit)
@_exported import UIKit
#else
// UIKit brings Foundation along, and `required init?(coder: NSCoder)` needs it.
@_exported import Foundation
#endif
