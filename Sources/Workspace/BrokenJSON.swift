package import Foundation

/// The place at which bytes stop being JSON, which the decoder does not tell.
package struct BrokenJSON {
    /// The line, counted from 1.
    package let line: Int

    /// Looks at bytes; nil if they are JSON.
    package init?(_ bytes: Data) {
        do {
            _ = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
            return nil
        } catch {
            let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            if let line = words.firstMatch(of: /around line (\d+)/).flatMap({ Int($0.1) }) {
                self.line = line
            } else {
                // Without a place, the text ends too soon.
                let place = words.firstMatch(of: /around character (\d+)/).flatMap { Int($0.1) } ?? bytes.count
                line = bytes.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
            }
        }
    }
}
