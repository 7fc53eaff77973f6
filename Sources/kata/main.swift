import Foundation
import Judge

let w = try Workspace(containing: URL(filePath: FileManager.default.currentDirectoryPath))
let j = try await Judge(workspace: w)
for k in try w.katas() where CommandLine.arguments.dropFirst().first == nil || CommandLine.arguments[1] == k.name {
    let folder = CommandLine.arguments.count > 2 ? URL(filePath: CommandLine.arguments[2] == "s" ? w.solution(of: k).path : CommandLine.arguments[2]) : nil
    let v = try await j.check(k, in: folder)
    let e = JSONEncoder(); e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try e.encode(v), as: UTF8.self))
}
