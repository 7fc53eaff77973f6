internal import Building
import Foundation
internal import Grading
internal import Judge
internal import Workspace

extension Command {
    /// The action of a worker of `kata grade`, which nobody types.
    static let gradeWorker = Command(
        name: "grade-worker", argument: "MODULE FOLDER PRODUCTS SECONDS", summary: "judge one submission for kata grade", discussion: "",
        example: "help grade"
    ) { invocation in
        let workspace = try invocation.workspace()
        // One of many processes, which needs none of the other katas.
        let kata = try workspace.kata(in: try invocation.required("MODULE"))
        let folder = invocation.system.place(try invocation.required("FOLDER"))
        let limits = Double(try invocation.required("SECONDS")).map { Judge.Limits(secondsPerRun: $0) } ?? Judge.Limits()
        let judge = try await Judge(
            workspace: workspace, products: invocation.system.place(try invocation.required("PRODUCTS")), workload: .many, limits: limits)
        let verdict = try await judge.check(kata, in: folder).portable(from: folder, in: workspace)
        try invocation.system.sayJSON(verdict)
        return verdict.isSolved ? .success : .unsolved
    }
}

extension Worker {
    /// This program, as a worker.
    static let thisProgram = Worker(
        program: (Bundle.main.executableURL ?? URL(filePath: "/proc/self/exe")).resolvingSymlinksInPath(),
        environment: Toolchain.largePages.merging(ProcessInfo.processInfo.environment) { $1 }
    ) { kata, folder, products, seconds in
        [Command.gradeWorker.name, kata.module, folder.path, products.path, "\(seconds)", Command.plainOption.name]
    }
}
