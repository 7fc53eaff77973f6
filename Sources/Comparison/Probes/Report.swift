import Foundation

/// Reports a probe's findings on a separate channel, because standard output belongs to the measured code.
func report(_ findings: [String: Double]) {
    let answer = try? JSONEncoder().encode(findings)
    FileHandle(fileDescriptor: 3).write(answer ?? Data())
}
