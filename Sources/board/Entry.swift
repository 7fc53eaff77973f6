internal import Foundation
internal import Learner

/// The board alone: the script `kata` builds this program first, which takes seconds, and then the one that judges.
@main
struct Entry {
    static func main() {
        let terminal = Terminal.real
        do {
            let workspace = try terminal.workspace()
            BoardText(try LearningProgress(in: workspace, warn: terminal.complain), on: terminal).print()
        } catch {
            let complaint = Complaint(error, on: terminal)
            complaint.print(on: terminal)
            exit(complaint.code.rawValue)
        }
    }
}
