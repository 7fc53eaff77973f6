package import Foundation
internal import Workspace

/// The isolation that a target gives to code which says nothing about it (SE-0466).
package enum DefaultIsolation {
    /// Returns whether the code in a file belongs to the main actor unless it says something else.
    ///
    /// A package is asked only if its manifest names a default isolation. If it gives no answer, the text of the manifest counts, as that of
    /// an Xcode project always does.
    package static func isMainActor(of file: URL, searchPath: String) async -> Bool {
        guard let root = try? OwnPackage.root(of: file.deletingLastPathComponent()) else { return isMainActor(inProjectOf: file) }
        let manifest = (try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
        guard manifest.contains("defaultIsolation") else { return false }
        let path = file.standardizedFileURL.resolvingSymlinksInPath().path
        guard let answer = try? await ask(root, searchPath) else { return manifest.contains("defaultIsolation(MainActor.self)") }
        return answer.targets.contains { target in
            target.isOnMainActor && target.folders.contains { path.hasPrefix(root.appending(path: $0).standardizedFileURL.path + "/") }
        }
    }

    private static func ask(_ root: URL, _ searchPath: String) async throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "seams-isolation-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let toolchain = try await Toolchain(searchPath: searchPath, cache: Cache(folder: scratch.appending(path: "cache")))
        let manager = PackageManager(root: root, toolchain: toolchain, buildFolder: scratch.appending(path: "build"))
        return try await manager.ask(["dump-package"])
    }

    /// Whether the Xcode project around a file has the build setting.
    private static func isMainActor(inProjectOf file: URL) -> Bool {
        var folder = file.standardizedFileURL.deletingLastPathComponent()
        while folder.path != "/" {
            let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            if let project = items.first(where: { $0.pathExtension == "xcodeproj" }) {
                let text = (try? String(contentsOf: project.appending(path: "project.pbxproj"), encoding: .utf8)) ?? ""
                return text.contains(/SWIFT_DEFAULT_ACTOR_ISOLATION = "?MainActor/)
            }
            folder.deleteLastPathComponent()
        }
        return false
    }
}

/// The part of the answer of `swift package dump-package` that is about isolation.
private struct Manifest: Decodable {
    struct Target: Decodable {
        struct Setting: Decodable {
            struct Kind: Decodable {
                struct Value: Decodable { var _0: String? }

                var defaultIsolation: Value?
            }

            var kind: Kind
        }

        var name: String
        var path: String?
        var settings: [Setting]?

        var isOnMainActor: Bool { settings?.contains { $0.kind.defaultIsolation?._0 == "MainActor" } ?? false }

        /// The folders where its code may lie, as the package manager looks for it.
        var folders: [String] { path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Tests"].map { "\($0)/\(name)" } }
    }

    var targets: [Target]
}
