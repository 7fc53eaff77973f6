package import Foundation
internal import Workspace

/// A package of somebody's own, as its manifest describes it.
package struct OwnPackage: Sendable {
    /// A target with Swift files.
    package struct Target: Sendable {
        package var name: String
        package var module: String
        /// The path of its folder below the package's.
        package var path: String
        /// The paths of its Swift files below the package's folder.
        package var sources: [String]
        var kind: String
        /// The flags that decide about conditions in `#if`.
        package var conditionFlags: [String]

        package var isTest: Bool { kind == "test" }
    }

    /// The folder that holds `Package.swift`.
    package let root: URL
    package let name: String
    /// The targets with Swift code.
    package let targets: [Target]
    /// The names of all targets.
    package let modules: Set<String>

    /// The targets whose code can run in a test: a macro or a plugin runs while something else is built.
    package var librariesAndExecutables: [Target] {
        targets.filter { ["library", "executable"].contains($0.kind) }
    }

    /// The targets with production code: a library that imports a test library helps tests.
    package var productionTargets: [Target] {
        librariesAndExecutables.filter { !helpsTests($0) }
    }

    private func helpsTests(_ target: Target) -> Bool {
        target.sources.contains { path in
            let text = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
            return text.contains(/(?m)^\s*(?:@\w+ )*(?:\w+ )?import (?:XCTest|Testing)\s*$/)
        }
    }

    /// The folder that holds the manifest of a package: the folder itself, or the nearest one above it.
    ///
    /// - Throws: ``PackageError/notAPackage(folder:)``.
    package static func root(of folder: URL) throws(PackageError) -> URL {
        var candidate = folder.standardizedFileURL.resolvingSymlinksInPath()
        while true {
            if FileManager.default.fileExists(atPath: candidate.appending(path: "Package.swift").path) { return candidate }
            let parent = candidate.deletingLastPathComponent()
            guard parent.path.count < candidate.path.count else { throw .notAPackage(folder: folder.path) }
            candidate = parent
        }
    }

    /// Asks the package manager for the description of a package.
    ///
    /// - Throws: ``PackageError``, ``WorkspaceError``.
    package init(root: URL, manager: PackageManager) async throws {
        self.root = root
        let description: Description = try await manager.ask(["describe", "--type", "json"])
        let manifest: Manifest = try await manager.ask(["dump-package"])
        name = description.name
        modules = Set(description.targets.map(\.c99name))
        let traits = manifest.enabledTraits
        targets = description.targets.filter { $0.module_type == "SwiftTarget" }.map { target in
            let defines = manifest.targets.first { $0.name == target.name }?.defines ?? []
            return Target(
                name: target.name, module: target.c99name, path: target.path,
                sources: target.sources.filter { $0.hasSuffix(".swift") }.map { "\(target.path)/\($0)" },
                kind: target.type,
                conditionFlags: ["-swift-version", manifest.languageMode]
                    + (["SWIFT_PACKAGE", "DEBUG"] + manager.layout.conditions + traits + defines).flatMap { ["-D", $0] })
        }
    }
}

/// The answer of `swift package describe`.
private struct Description: Decodable {
    struct Target: Decodable {
        var name: String
        var c99name: String
        package var path: String
        var type: String
        var module_type: String
        var sources: [String]
    }

    var name: String
    var targets: [Target]
}

/// The answer of `swift package dump-package`.
private struct Manifest: Decodable {
    struct Target: Decodable {
        struct Setting: Decodable {
            struct Kind: Decodable {
                struct Value: Decodable {
                    var _0: String
                }

                var define: Value?
            }

            var tool: String
            var kind: Kind
        }

        var name: String
        var settings: [Setting]?

        var defines: [String] {
            (settings ?? []).filter { $0.tool == "swift" }.compactMap(\.kind.define?._0)
        }
    }

    struct Trait: Decodable {
        var name: String
        var enabledTraits: [String]
    }

    struct ToolsVersion: Decodable {
        var _version: String
    }

    var targets: [Target]
    var traits: [Trait]?
    var toolsVersion: ToolsVersion
    var swiftLanguageVersions: [String]?

    /// The traits that are on by default, with those that they turn on.
    var enabledTraits: [String] {
        var enabled: [String] = []
        var waiting = ["default"]
        while let name = waiting.popLast() {
            let more = (traits ?? []).first { $0.name == name }?.enabledTraits ?? []
            for trait in more where !enabled.contains(trait) {
                enabled.append(trait)
                waiting.append(trait)
            }
        }
        return enabled
    }

    /// The language mode of its targets.
    var languageMode: String {
        let tools = toolsVersion._version.prefix { $0 != "." }
        let chosen = swiftLanguageVersions?.compactMap { Int($0.prefix { $0 != "." }) }.max()
        return String(max(4, min(6, chosen ?? (Int(tools) ?? 5 >= 6 ? 6 : 5))))
    }
}
