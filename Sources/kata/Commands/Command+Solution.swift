internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let solution = Command(
        name: "solution", argument: "[NAME]",
        options: [Option(name: "--yes", value: nil, summary: "show it without asking")],
        summary: "the difference between your work and the reference",
        discussion: """
            Lines that only you have begin with -, lines that only the reference has with +. While the kata is not solved, it asks first, and \
            says which small step is next: `kata step` shows only that one.
            """,
        example: "solution constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        let system = invocation.system
        let progress = LearningProgress(katas: [kata], state: try invocation.stateFile(in: workspace).read())
        if progress.solvedCount == 0, !invocation.has("--yes") {
            let next = (try? LearnersPlace(of: kata, in: workspace))?.next
            let offer = next.map { "; `\(system.program) step \(kata.name)` shows only step \($0.number), which is next" }
            guard let answer = await system.ask("\(kata.title) is not solved yet\(offer ?? ""). Show the reference solution anyway?") else {
                throw Misuse.needsTerminal(kata: kata.name)
            }
            guard answer else { return .success }
        }
        let difference = DiffText(
            old: .init(files: files(of: kata, in: kata.folder), folder: "Katas/\(kata.module)", name: "yours"),
            new: .init(files: files(of: kata, in: workspace.solution(of: kata)), folder: "Solutions/\(kata.module)", name: "the reference"))
        for line in difference.lines(system.style) { system.say(line) }
        if difference.isEmpty { system.say("Your work is identical to the reference solution.") }
        return .success
    }

    /// The Swift files of a kata, as far as they can be read.
    private static func files(of kata: Kata, in folder: URL) -> Recipe.Files {
        kata.parts.reduce(into: [:]) { files, part in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path)) ?? []
            for path in names.filter({ $0.hasSuffix(".swift") }).map({ "\(part)/\($0)" }) {
                files[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
            }
        }
    }
}
