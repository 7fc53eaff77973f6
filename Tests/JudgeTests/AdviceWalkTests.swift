import Foundation
import Judge
import TestSupport
import Testing
import Workspace

/// Each piece of advice is typed literally, and the next verdict must be a step further.
struct AdviceWalkTests {
    static let chosen = AdviceWalk.all.filter {
        ChosenKatas.contain($0.module, orOnly: ["ConstructorInjection", "CallOrder", "ContainerInjection"])
    }

    @Test(arguments: chosen) func `following each piece of advice solves the kata`(_ walk: AdviceWalk) async throws {
        let kata = try Bench.kata(walk.module)
        let solution = try Bench.workspace.get().solution(of: kata)
        try await TemporaryFolder.with { folder in
            for part in kata.folders {
                try FileManager.default.copyItem(at: kata.startFolder.appending(path: part), to: folder.appending(path: part))
            }
            let typist = Typist(folder: folder, module: walk.module)
            for (number, step) in walk.steps.enumerated() {
                let verdict = try await Bench.verdict(on: folder, for: walk.module)
                let answer: Comment = "step \(number + 1): \(verdict.message)\nNext: \(verdict.next)"
                try #require(verdict.failed == step.failed, answer)
                for words in step.says { #expect("\(verdict.message) \(verdict.next)".contains(words), answer) }
                switch step.edit {
                case .asAdvised: try #require(try typist.type(verdict), answer)
                case .replacing(let old, let new, let file):
                    try #require(try typist.change(file) { $0.replacing(old, with: new) }, answer)
                case .reference(let file):
                    _ = try? FileManager.default.removeItem(at: folder.appending(path: file))
                    try FileManager.default.copyItem(at: solution.appending(path: file), to: folder.appending(path: file))
                case .file(let file, let text): try Data(text.utf8).write(to: folder.appending(path: file))
                }
            }
            let verdict = try await Bench.verdict(on: folder, for: walk.module)
            #expect(verdict.isSolved, "\(verdict.message)\nNext: \(verdict.next)")
        }
    }

    @Test func `there is a walk for each kata`() throws {
        #expect(Set(AdviceWalk.all.map(\.module)) == Set(try Bench.katas.get().map(\.module)))
    }
}
