internal import Foundation

extension WorkspaceError {
    /// The reason why a file operation failed, as the end of a sentence.
    package static func reason(of error: any Error) -> String {
        if ((error as? CocoaError)?.underlying as? POSIXError)?.code == .EISDIR { return "it is a folder" }
        return switch (error as? CocoaError)?.code {
        case .fileReadNoSuchFile: "there is no such file"
        case .fileNoSuchFile: "its folder does not exist"
        case .fileReadNoPermission, .fileWriteNoPermission: "you do not have permission"
        case .fileWriteOutOfSpace: "the disk is full"
        default:
            // The sentence around it brings its own period.
            error.localizedDescription.hasSuffix(".") ? String(error.localizedDescription.dropLast()) : error.localizedDescription
        }
    }

    /// The reason as the end of a sentence of its own.
    static func ended(_ reason: String) -> String { reason.hasSuffix(".") ? reason : reason + "." }
}
