internal import Foundation

extension Int {
    /// The number with commas between thousands.
    package var grouped: String {
        formatted(.number.locale(.init(identifier: "en")))
    }

    /// The number with commas between thousands, and a noun that agrees with it.
    package func grouped(_ noun: String) -> String {
        "\(grouped) \(noun)\(self == 1 ? "" : "s")"
    }
}
