import AnalyticsSDK
import Foundation

/// The code that does real things and decides nothing, so that no test has to run it.
enum Live {
    static var surroundings: Surroundings {
        Surroundings(
            keep: keep, now: { .now }, number: { Int.random(in: 1000...9999) }, track: { Analytics.shared.track(event: $0) })
    }

    private static func keep(_ line: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")
        let waiting = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? (waiting + line + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
