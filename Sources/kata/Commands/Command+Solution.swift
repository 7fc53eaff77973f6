internal import Building
internal import Comparison
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let solution = Command(
        name: "solution", argument: "[NAME]",
        options: [Option(name: "--yes", value: nil, summary: "show it without asking")],
        summary: "the difference between your work and the reference",
        discussion:
            "Lines that only you have begin with -, lines that only the reference has with +. While the kata is not solved, it asks first.",
        example: "solution constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        let system = invocation.system
        let progress = Progress(katas: [kata], state: try invocation.stateFile(in: workspace).read())
        if progress.solvedCount == 0, !invocation.has("--yes") {
            guard let answer = await system.ask("\(kata.title) is not solved yet. Show the reference solution anyway?") else {
                throw Misuse.needsTerminal(kata: kata.name)
            }
            guard answer else { return .success }
        }
        let reference = workspace.solution(of: kata)
        var isSame = true
        for part in kata.parts {
            for name in try swiftFiles(in: [kata.folder.appending(path: part), reference.appending(path: part)]) {
                let mine = lines(of: kata.folder.appending(path: "\(part)/\(name)"))
                let theirs = lines(of: reference.appending(path: "\(part)/\(name)"))
                guard mine != theirs else { continue }
                isSame = false
                system.say(system.style("--- Katas/\(kata.module)/\(part)/\(name)", .bold))
                system.say(system.style("+++ Solutions/\(kata.module)/\(part)/\(name)", .bold))
                for line in LineDiff(from: mine, to: theirs).hunks(context: 3) { system.say(colored(line, system.style)) }
            }
        }
        if isSame { system.say("Your work is identical to the reference solution.") }
        return .success
    }

    private static func swiftFiles(in folders: [URL]) throws -> [String] {
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".swift") }).sorted()
    }

    private static func lines(of file: URL) -> [String] {
        guard let data = try? Data(contentsOf: file), !data.isEmpty else { return [] }
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func colored(_ line: String, _ style: Style) -> String {
        switch line.first {
        case "+": style(line, .green)
        case "-": style(line, .red)
        case "@": style(line, .dim)
        default: line
        }
    }
}
