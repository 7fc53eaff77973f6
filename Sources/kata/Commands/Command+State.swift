internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let state = Command(
        name: "state", argument: "ACTION [FILE]", choices: ["ACTION": StateAction.allCases.map(\.rawValue)],
        summary: "move your progress to another clone",
        discussion: """
            `export` writes your progress to FILE, or to standard output without FILE. `merge` adds the progress in FILE to yours: it keeps \
            the checks, hints and predictions of both, and merging the same file again changes nothing. A kata gets the best state that it \
            has in one of the clones. FILE may also be the .seams/state.json of another clone.
            """,
        example: "state export progress.json", isRare: true
    ) { invocation in
        // The opposite of an export has another name elsewhere.
        let action = try invocation.choice("ACTION") { StateAction(rawValue: $0 == "import" ? "merge" : $0) }
        let stateFile = invocation.stateFile(in: try invocation.workspace())
        switch action {
        case .export: try export(stateFile, invocation)
        case .merge: try merge(stateFile, invocation)
        }
        return .success
    }

    private static func export(_ stateFile: StateFile, _ invocation: Invocation) throws {
        let state = try stateFile.read()
        let text = try state.encoded()
        guard let path = invocation.arguments["FILE"] else {
            invocation.system.write(String(decoding: text, as: UTF8.self))
            return
        }
        let file = invocation.system.place(path)
        if FileManager.default.fileExists(atPath: file.path) {
            guard let old = try? Data(contentsOf: file), (try? stateFile.state(in: old)) != nil else {
                throw Misuse.occupied(path, reason: "already exists and holds something else", instead: "state export ANOTHER-FILE")
            }
        }
        guard FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path) else {
            throw Misuse.unwritable(path, reason: "its folder does not exist", instead: "state export ANOTHER-FILE")
        }
        do {
            try text.write(to: file, options: .atomic)
        } catch {
            throw WorkspaceError.notWritable(path: file.path, reason: WorkspaceError.reason(of: error))
        }
        invocation.system.say("Wrote \(state.events.count.counted("event")) to \(path).")
        invocation.system.say("Next: go to the other clone and type ./kata state merge \(file.path.asWord)")
    }

    private static func merge(_ stateFile: StateFile, _ invocation: Invocation) throws {
        let path = try invocation.required("FILE")
        let data: Data
        do {
            data = try Data(contentsOf: invocation.system.place(path))
        } catch {
            throw Misuse.unusableFile(path, reason: "cannot be read: \(WorkspaceError.reason(of: error))", command: invocation.command)
        }
        let other: State
        do {
            other = try stateFile.state(in: data)
        } catch {
            throw Misuse.unusableFile(
                path, reason: "\(error.inWords). It stays as it is, and so does your progress", command: invocation.command)
        }
        var added = 0
        try stateFile.update { added = $0.merge(other) }
        let known = other.events.count - added
        invocation.system.say("Added \(added.counted("event")) to your progress; \(known) were there already.")
    }
}

/// An action on the saved progress.
private enum StateAction: String, CaseIterable {
    case export, merge
}
