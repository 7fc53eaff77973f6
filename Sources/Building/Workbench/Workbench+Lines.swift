internal import Foundation
package import Workspace

extension Workbench {
    /// Finds the lines of the source behind places in a program that keeps its names.
    ///
    /// - Parameters:
    ///   - offsets: The places, in bytes from the program's beginning.
    ///   - program: The program's path.
    /// - Returns: A line for each place that has one, in their order; in a macro's expansion, the line of the macro, with the file's name alone.
    /// - Throws: ``WorkspaceError``.
    package func lines(at offsets: [UInt], in program: String) async throws -> [Place] {
        let outcome = try await Subprocess(
            program: compiler.toolchain.tool("llvm-symbolizer"),
            arguments: ["--obj=\(program)", "--functions=none", "--no-inlines"] + offsets.map { "0x" + String($0, radix: 16) },
            folder: cache.folder.path, environment: [:], limits: .init(seconds: Compiler.secondsAllowed),
            confinement: .tool(launcher: try await launcher)
        ).run()
        var places: [Place] = []
        for line in String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n") {
            if let expansion = line.firstMatch(of: /@__swiftmacro_(.+)\.swift:\d+:\d+$/) {
                // The expansion's name says where the macro is.
                let words = try await ask("swift-demangle", ["--compact", "$s\(expansion.1)"])
                if let match = words.firstMatch(of: /\bfile (.+) line (\d+) column \d+/) {
                    places.append(Place(String(match.1), line: Int(match.2)))
                }
            } else if let match = line.wholeMatch(of: /(.+):([1-9]\d*):\d+/) {
                places.append(Place(String(match.1), line: Int(match.2)))
            }
        }
        return places
    }
}
