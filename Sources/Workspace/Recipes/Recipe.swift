package import Foundation

/// The way from the start of a kata to its solution, in small steps.
///
/// A step is a folder `Solutions/X/Steps/NN-slug` with `step.md` and the files that it changes, as paths in the kata. Laid over each other
/// in their order, from the start, they are the solution.
package struct Recipe: Sendable {
    /// The Swift files of a kata at one moment: their bytes by their paths.
    package typealias Files = [String: Data]

    package let kata: Kata
    package let steps: [Step]
    /// The files before each step and after the last one: one element more than there are steps.
    package let states: [Files]

    /// Reads the steps of a kata; none if nobody has written them yet.
    ///
    /// - Throws: ``WorkspaceError/badDescription(file:reason:)`` if a step cannot be read, ``WorkspaceError/missing(path:)`` without its text.
    package init(of kata: Kata, in workspace: Workspace) throws(WorkspaceError) {
        let folder = workspace.solution(of: kata).appending(path: "Steps")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
        var steps: [Step] = []
        var states = [try Self.files(of: kata, in: kata.startFolder)]
        for (index, name) in names.enumerated() {
            let files = try Self.files(of: kata, in: folder.appending(path: name))
            steps.append(try Step(number: index + 1, folder: folder.appending(path: name), files: files))
            states.append(states[index].merging(files) { $1 })
        }
        (self.kata, self.steps, self.states) = (kata, steps, states)
    }

    /// Reads the Swift files of a kata's module and of its tests below a folder.
    ///
    /// - Throws: ``WorkspaceError/notReadable(path:reason:)``.
    package static func files(of kata: Kata, in folder: URL) throws(WorkspaceError) -> Files {
        var files: Files = [:]
        for part in kata.parts {
            do {
                for file in try SourceSet(in: folder, at: part, followsLinks: true).files { files[file.path] = file.bytes }
            } catch {
                throw .notReadable(path: folder.appending(path: error.place.file).path, reason: error.reason)
            }
        }
        return files
    }

    /// Writes the kata's files after a number of steps.
    package func write(after step: Int, to folder: URL) throws {
        for (path, bytes) in states[step] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: file)
        }
    }
}

extension Kata {
    /// The folders of the Swift files that a learner changes, below the kata's folder: of the module, of its tests, and of substitutes.
    package var parts: [String] { ["Sources/\(module)", "Tests/\(module)Tests"] + substitutes.map { "Fakes/\($0)" } }
    /// The folders in which these are.
    package var folders: [String] { ["Sources", "Tests"] + (substitutes.isEmpty ? [] : ["Fakes"]) }
    /// The modules for which the learner writes substitutes.
    package var substitutes: [String] { description.substitutes ?? [] }
}
