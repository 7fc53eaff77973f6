internal import Foundation

extension Int {
    /// The number with commas between thousands.
    package var grouped: String {
        formatted(.number.locale(.init(identifier: "en")))
    }
}
