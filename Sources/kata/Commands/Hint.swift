internal import Judge

extension Command {
    static let hint = Command(
        name: "hint", argument: "[NAME]", summary: "the next hint",
        discussion: "Hints go from a question to nearly the answer. After the last one it begins again with the first.",
        example: "kata hint constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        guard !kata.hints.isEmpty else {
            invocation.system.say("\(kata.title) has no hints.")
            return .success
        }
        var number = 0
        try StateFile(workspace: workspace).update { state in
            number = state.katas[kata.name, default: .init()].hints % kata.hints.count
            state.katas[kata.name, default: .init()].hints = number + 1
        }
        let text = "Hint \(number + 1) of \(kata.hints.count): \(kata.hints[number])"
        invocation.system.say(text.wrapped(to: invocation.system.width, indent: 4))
        return .success
    }
}
