internal import Building
internal import Judge
internal import Workspace

extension Command {
    static let doctor = Command(
        name: "doctor", summary: "whether this machine has what Seams needs",
        discussion: """
            Looks at the toolchain, the workspace, the folders that are written to, the disk, the clock and what keeps tests in their place. \
            Each line says ok, note (good to know, and nothing breaks) or problem; what to do stands below.

            Exit code: 0 no problem, 3 at least one.
            """,
        example: "kata doctor"
    ) { invocation in
        let system = invocation.system
        let margin = String(repeating: " ", count: 9)
        var problems = 0
        for examination in Examination.all {
            let finding = await examination.look(system)
            if finding.grade == .problem { problems += 1 }
            let word = system.style(finding.grade.rawValue.padded(to: 7), finding.grade.color)
            system.say("\(word)  \(examination.name): \(finding.words)".wrapped(to: system.width, indent: 9))
            if let advice = finding.advice {
                system.say(margin + "Do this: \(advice)".wrapped(to: system.width - margin.count, indent: margin.count))
            }
        }
        system.say("")
        system.say(problems == 0 ? "Nothing is in the way." : "\(counted(problems, "problem")).")
        return problems == 0 ? .success : .unusable
    }
}

extension Finding.Grade {
    /// The colour that goes with the word.
    var color: Style.Color {
        switch self {
        case .ok: .green
        case .note: .yellow
        case .problem: .red
        }
    }
}
