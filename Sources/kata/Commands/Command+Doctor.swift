internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let doctor = Command(
        name: "doctor",
        options: [Option(name: "--empty-cache", value: nil, summary: "delete what the judge has kept; the next check builds it again")],
        summary: "check that this machine has what Seams needs",
        discussion: """
            Examines the toolchain, the workspace, the folders that Seams writes to, the disk, the clock and the sandbox. Each line says \
            ok, note (nothing breaks) or problem; the line below a note or a problem says what to do.

            Exit code: 0 no problem, 3 at least one.
            """,
        example: "doctor", isRare: true
    ) { invocation in
        let system = invocation.system
        if invocation.has("--empty-cache") { return try emptyCache(invocation) }
        let margin = String(repeating: " ", count: 9)
        var problems = 0
        for examination in Examination.all {
            let finding = await examination.look(system)
            if finding.grade == .problem { problems += 1 }
            let word = system.style(finding.grade.rawValue.padded(to: 7), finding.grade.color)
            system.say("\(word)  \(examination.name): \(finding.words)".wrapped(to: system.width, indent: 9))
            if let advice = finding.advice {
                let words = finding.grade == .problem ? "Do this: \(advice)" : advice
                system.say(margin + words.wrapped(to: system.width - margin.count, indent: margin.count))
            }
        }
        system.say("")
        let end = problems == 0 ? "This machine has everything that Seams needs." : "\(problems.counted("problem"))."
        system.say(end.wrapped(to: system.width))
        return problems == 0 ? .success : .unusable
    }

    private static func emptyCache(_ invocation: Invocation) throws -> ExitCode {
        let folder = try invocation.workspace().cacheFolder
        let used = FolderSize(of: folder)
        do {
            if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
        } catch {
            throw WorkspaceError.notWritable(path: folder.path, reason: WorkspaceError.reason(of: error))
        }
        invocation.system.say("The cache is empty: \(used.words) are free again. The next check takes as long as the first one.")
        return .success
    }
}

extension Finding.Grade {
    /// The color of its word.
    var color: Style.Color {
        switch self {
        case .ok: .green
        case .note: .yellow
        case .problem: .red
        }
    }
}
