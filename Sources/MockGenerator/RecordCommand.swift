internal import Foundation

/// `kata record FILE`: reads a Swift file, writes the mocks of its protocols, and says what it refused.
package struct RecordCommand {
    /// What the command prints and how it ends: 0 everything generated, 1 something refused, 2 misuse or not Swift.
    package struct Outcome: Equatable, Sendable {
        package var standardOutput = ""
        package var standardError = ""
        package var exitCode: Int32 = 0
    }

    package var file: String
    package var output: String?
    package var force: Bool
    /// The module that the protocols are in, if the mocks are for another.
    package var module: String?

    package init(file: String, output: String? = nil, force: Bool = false, module: String? = nil) {
        self.file = file
        self.output = output
        self.force = force
        self.module = module
    }

    /// Runs the command; the only thing it changes is the output file.
    package func run() -> Outcome {
        do {
            let generation = try Generation(source: try source(), fileName: URL(filePath: file).lastPathComponent, module: module)
            guard generation.protocolCount > 0 else { throw Problem.noProtocol(file) }
            var outcome = Outcome(standardError: lines(generation.refusals.map { Problem.refused($0, file).text }))
            outcome.exitCode = generation.refusals.isEmpty ? 0 : 1
            guard !generation.text.isEmpty else { return outcome }
            if let output { try write(generation.text, to: output) } else { outcome.standardOutput = generation.text }
            return outcome
        } catch let problem as Problem {
            return Outcome(standardError: lines([problem.text]), exitCode: 2)
        } catch let error as NotSwift {
            return Outcome(standardError: lines([Problem.notSwift(error, file).text]), exitCode: 2)
        } catch {
            return Outcome(standardError: lines([Problem.unreadable(file, "\(error)").text]), exitCode: 2)
        }
    }

    private func source() throws(Problem) -> String {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: file)) } catch { throw .unreadable(file, error.localizedDescription) }
        guard let text = String(data: data, encoding: .utf8) else { throw .unreadable(file, "it is not UTF-8") }
        return text
    }

    private func write(_ text: String, to output: String) throws(Problem) {
        do { try MockFile.write(text, to: output, force: force) } catch is MockFile.Edited {
            throw .edited(output)
        } catch {
            throw .unwritable(output, error.localizedDescription)
        }
    }

    private func lines(_ texts: [String]) -> String { texts.map { $0 + "\n" }.joined() }
}

extension RecordCommand {
    /// Everything that can be in the way, with the one text for it.
    enum Problem: Error, Equatable {
        case unreadable(String, String)
        case notSwift(NotSwift, String)
        case noProtocol(String)
        case refused(Generation.Refusal, String)
        case edited(String)
        case unwritable(String, String)

        var text: String {
            switch self {
            case .unreadable(let file, let reason): "Cannot read '\(file)': \(reason). Give the path of a Swift file."
            case .notSwift(let error, let file): "\(file):\(error.line): this is not Swift: \(error.problem)."
            case .noProtocol(let file): "'\(file)' declares no protocol, so there is nothing to mock. Give the file that declares one."
            case .refused(let refusal, let file): "\(file):\(refusal.line): no mock for '\(refusal.protocolName)': it \(refusal.obstacle)."
            case .edited(let file): "'\(file)' was edited by hand and stays as it is; --force replaces it."
            case .unwritable(let file, let reason): "Cannot write '\(file)': \(reason)."
            }
        }
    }
}
