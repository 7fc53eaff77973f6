internal import Building
import Foundation
internal import MockGenerator
internal import Workspace

extension Command {
    static let record = Command(
        name: "record", argument: "FILE",
        options: [
            Option(name: "--output", value: "FILE", summary: "write the mocks to a file instead of standard output"),
            Option(name: "--module", value: "NAME", summary: "import the module that declares the protocols"),
            Option(name: "--force", value: nil, summary: "replace the output even if it was edited by hand"),
        ],
        summary: "write the recording mocks for the protocols in a file",
        discussion: """
            A protocol gets a complete mock or none; each obstacle is printed with its file and line. Inherited protocols and types are \
            found in the whole package and its dependencies. The mocks import the module Recording of this clone: your manifest names \
            `.package(name: "Seams", path: CLONE)`, and the test target `.product(name: "Recording", package: "Seams")`.

            Exit code: 0 all mocks generated, 1 a protocol refused, 2 a wrong call or a file that is not Swift.
            """,
        example: "record Sources/App/Tracking.swift --output TrackingMocks.swift"
    ) { invocation in
        let path = try invocation.required("FILE")
        if let module = invocation.options["--module"], module.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil {
            throw Misuse.unusableName(module, reason: "is no name of a module", command: invocation.command)
        }
        let generation = try await generation(from: path, invocation)
        guard generation.protocolCount > 0 else {
            throw Misuse.unusableFile(path, reason: "declares no protocol, so there is nothing to mock", command: invocation.command)
        }
        if !generation.text.isEmpty {
            if let output = invocation.options["--output"] {
                try write(generation.text, to: output, readFrom: path, invocation)
            } else {
                invocation.system.write(generation.text)
            }
        }
        for refusal in generation.refusals {
            invocation.system.complain("\(path):\(refusal.line): no mock for '\(refusal.protocolName)': it \(refusal.obstacle).")
        }
        return generation.refusals.isEmpty ? .success : .unsolved
    }

    private static func generation(from path: String, _ invocation: Invocation) async throws(Misuse) -> Generation {
        let file = invocation.system.place(path)
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .unusableFile(path, reason: "cannot be read: \(WorkspaceError.reason(of: error))", command: invocation.command)
        }
        guard let source = String(data: data, encoding: .utf8) else {
            throw .unusableFile(path, reason: "cannot be read: it is not UTF-8", command: invocation.command)
        }
        let isOnMainActor = await DefaultIsolation.isMainActor(of: file, searchPath: invocation.system.machine.searchPath)
        do throws(NotSwift) {
            let package = PackageSources(around: file.path)
            return try Generation(
                source: source, fileName: file.lastPathComponent, module: invocation.options["--module"], isOnMainActor: isOnMainActor,
                neighbors: package.files(declaring:), extensions: package.files(extending:), origin: package.origin(of:))
        } catch {
            throw .notSwift(path, line: error.line, problem: error.problem)
        }
    }

    private static func write(_ text: String, to output: String, readFrom path: String, _ invocation: Invocation) throws(Misuse) {
        let instead = invocation.call(setting: "--output", to: "ANOTHER-FILE")
        let (source, target) = (invocation.system.place(path), invocation.system.place(output))
        if source.resolvingSymlinksInPath().path == target.resolvingSymlinksInPath().path {
            throw .occupied(output, reason: "holds the protocols themselves", instead: instead)
        }
        do {
            try MockFile.write(text, to: target.path, force: invocation.has("--force"))
        } catch is MockFile.Edited {
            throw .occupied(output, reason: "was edited by hand or not generated (--force replaces it)", instead: instead)
        } catch {
            throw .unwritable(output, reason: WorkspaceError.reason(of: error), instead: instead)
        }
    }
}
