package import Foundation

/// The clone that the tests were built in.
package enum Clone {
    /// The folder that holds `Package.swift`.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The names of the katas' folders.
    package static let modules =
        (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Katas").path).filter { !$0.hasPrefix(".") }) ?? []

    /// The cache of everything that tests compile, apart from the learner's own.
    ///
    /// Sharing it among tests is safe, as every entry is found by its content.
    package static let cache = root.appending(path: ".build/test-cache")
}
