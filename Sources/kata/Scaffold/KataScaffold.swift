import Foundation
internal import Workspace

/// A new kata: a small one that is complete, to be rewritten piece by piece.
struct KataScaffold {
    /// The folder's and the module's name.
    let module: String
    /// The kata that it follows.
    let predecessor: Kata
    let workspace: Workspace

    var name: String { Kata.name(of: module) }
    /// The name in words.
    var title: String { name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ") }

    /// The folders that are made, below the workspace's root.
    var folders: [String] { ["Katas/\(module)", "Solutions/\(module)", "Tests/JudgeTests/Submissions/\(module)"] }

    /// The reason why there cannot be a kata in this folder; nil if there can.
    var obstacle: String? {
        guard module.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            return "is no name: write it as ClockInjection or as clock-injection"
        }
        let places = ["Sources/\(module)", "Tests/\(module)", "Benchmarks/\(module)"] + folders
        if let taken = places.first(where: { FileManager.default.fileExists(atPath: workspace.root.appending(path: $0).path) }) {
            return "is taken: \(taken) exists"
        }
        return Self.toolchainModules.contains(module) ? "is taken: the toolchain has a module of this name" : nil
    }

    private static let toolchainModules: Set = ["Foundation", "Swift", "Testing", "XCTest", "Dispatch", "Observation", "Synchronization"]

    /// Writes the files.
    ///
    /// - Throws: ``WorkspaceError``, after everything that was written has been removed again.
    func write() throws(WorkspaceError) {
        let template = "Sources/kata/Scaffold/Template"
        let places = [
            "Kata": [folders[0]], "Start": [folders[0], folders[1] + "/Start"], "Solution": [folders[1]], "Submissions": [folders[2]],
        ]
        do {
            for (part, targets) in places {
                let source = workspace.root.appending(path: "\(template)/\(part)")
                let files = try FileManager.default.subpathsOfDirectory(atPath: source.path)
                for file in files {
                    guard let bytes = FileManager.default.contents(atPath: source.appending(path: file).path) else { continue }
                    for target in targets { try write(filled(String(decoding: bytes, as: UTF8.self)), to: "\(target)/\(filled(file))") }
                }
            }
            // A kata with a substitute has a manifest of its own, which fits no other.
            let like = try ([predecessor] + workspace.katas()).first { $0.substitutes.isEmpty } ?? predecessor
            let manifest = try String(contentsOf: like.folder.appending(path: "Package.swift"), encoding: .utf8)
            try write(manifest, to: "\(folders[0])/Package.swift")
        } catch {
            for folder in folders { try? FileManager.default.removeItem(at: workspace.root.appending(path: folder)) }
            throw .notWritable(path: workspace.root.appending(path: folders[0]).path, reason: WorkspaceError.reason(of: error))
        }
    }

    /// A text of the template with this kata's names.
    private func filled(_ text: String) -> String {
        text.replacing("TemplateKata", with: module).replacing("template-kata", with: name).replacing("Template kata", with: title)
            .replacing("kata-before", with: predecessor.name).replacing("Group of the kata before", with: predecessor.group)
    }

    private func write(_ text: String, to path: String) throws {
        let file = workspace.root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }
}
