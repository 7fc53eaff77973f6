internal import Foundation

extension BuildLayout {
    /// The arguments with which each module was compiled in the last build that did so, by the module's name.
    package var compilerCalls: [String: [String]] {
        switch system {
        case .native:
            let plan = (try? String(contentsOf: folder.appending(path: "debug.yaml"), encoding: .utf8)) ?? ""
            return Self.byModule(
                plan.split(separator: "\n").filter { $0.hasPrefix("    args: [") }.compactMap {
                    try? JSONDecoder().decode([String].self, from: Data($0.dropFirst(10).utf8))
                })
        case .swiftbuild: return (try? log.value()) ?? [:]
        }
    }

    /// Keeps the calls that the output of a build names, where no plan lists them.
    func keepCompilerCalls(in output: Data) throws {
        guard system == .swiftbuild else { return }
        let marker = "builtin-SwiftDriver -- "
        let calls = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstRange(of: marker).map { Self.words(of: line[$0.upperBound...]) }
        }
        // A module that is built already is compiled no more, and its earlier call holds.
        try log.write(json: compilerCalls.merging(Self.byModule(calls)) { $1 })
    }

    private var log: CachedFile { CachedFile(folder, "seams-compiler-calls.json") }

    /// The calls without the compiler's name that compile modules.
    private static func byModule(_ calls: [[String]]) -> [String: [String]] {
        let compiling = calls.compactMap { call -> (String, [String])? in
            guard call.contains("-emit-module-path"), let option = call.firstIndex(of: "-module-name"), option + 1 < call.count else {
                return nil
            }
            return (call[option + 1], Array(call.dropFirst()))
        }
        return Dictionary(compiling) { $1 }
    }

    /// The words of a command line in which backslashes stand before special characters.
    private static func words(of line: Substring) -> [String] {
        line.matches(of: /(?:\\.|[^\\ ])+/).map { $0.0.replacing(/\\(.)/) { $0.1 } }.map(String.init)
    }
}
