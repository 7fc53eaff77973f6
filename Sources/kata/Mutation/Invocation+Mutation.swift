import Foundation
internal import Mutation
internal import Workspace

extension Invocation {
    /// The number after an option; nil without the option.
    func number(_ option: String, in range: ClosedRange<Double>) throws(Misuse) -> Double? {
        guard let word = options[option] else { return nil }
        guard let number = Double(word), range.contains(number) else {
            let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
            throw .unusableName(word, reason: "is no number from \(low) to \(high) for \(option)", command: command)
        }
        return number
    }

    /// Reads a file that holds the output of `kata mutate --json`.
    func mutationReport(at path: String) throws(Misuse) -> MutationReport {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: system.place(path))
        } catch {
            throw .unusableFile(path, reason: "cannot be read: \(WorkspaceError.reason(of: error))", command: command)
        }
        guard let report = MutationReport(json: bytes) else {
            throw .unusableFile(path, reason: "is not the output of `kata mutate --json`", command: command)
        }
        return report
    }

    /// Puts reports together, each with the name of its file.
    func merged(_ reports: [(name: String, report: MutationReport)]) throws(Misuse) -> MutationReport {
        do {
            return try MutationReport(merging: reports)
        } catch {
            throw .unusableFile(error.name, reason: error.reason, command: command)
        }
    }
}
