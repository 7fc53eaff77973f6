package import Workspace

extension Verdict {
    /// The reasons why this verdict on the code after a step is not the one that the step names.
    package func problems(after step: Recipe.Step) -> [String] {
        var problems: [String] = []
        if inBrief != step.verdict { problems.append("the verdict is \(inBrief), and the step says \(step.verdict): \(message)") }
        if let words = step.compilerSays {
            let isSaid = ([message] + stages.flatMap(\.details)).contains { $0.contains(words) }
            if !isSaid { problems.append("the compiler does not say \"\(words)\": \(message)") }
        } else if failed == .build || failed == .behavior {
            problems.append("production does not behave as before after it: \(message)")
        }
        return problems
    }
}
