internal import Foundation

extension Workbench {
    /// The settings of the workspace's formatter; empty for its own defaults.
    package var formatterSettings: String {
        (try? String(contentsOf: workspace.root.appending(path: Self.formatterFile), encoding: .utf8)) ?? ""
    }

    private static let formatterFile = ".swift-format"

    /// Formats a Swift file as the workspace's formatter does, so that two ways of spacing a line are no difference.
    package func formatted(_ text: String) async throws -> String {
        let settings = formatterSettings
        let file = settings.isEmpty ? [] : ["--configuration", workspace.root.appending(path: Self.formatterFile).path]
        return try await kept(["formatted", settings, text]) {
            try await ask("swift-format", ["format"] + file + ["-"], input: Data(text.utf8))
        }
    }
}
