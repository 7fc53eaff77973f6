internal import SwiftSyntax

extension Syntax {
    /// Whether the node is a part of the path of a file or a folder that the code writes, moves or deletes, there or by the name of a constant.
    var isPartOfWrittenPath: Bool {
        if isArgumentOfWrite { return true }
        let around = sequence(first: self, next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self) }
        guard let binding = around.lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first, binding.isConstant,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return false }
        return NameUses.ofMember(name, in: root).contains { Syntax($0).isArgumentOfWrite }
    }

    private var isArgumentOfWrite: Bool {
        let around = sequence(first: self, next: \.parent).dropFirst()
            .prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self) }
        return around.contains { node in
            guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName,
                call.arguments.contains(where: { $0.range.contains(position) })
            else { return false }
            if Self.writes.contains(name) { return true }
            return ["write", "FileHandle"].contains(name)
                && call.arguments.contains { ["to", "toFile", "forWritingAtPath", "forWritingTo", "forUpdating"].contains($0.label?.text) }
        }
    }

    /// The functions of Foundation and of C that change the file system.
    private static let writes: Set = [
        "createFile", "createDirectory", "createSymbolicLink", "removeItem", "trashItem", "moveItem", "copyItem", "linkItem", "replaceItem",
        "replaceItemAt", "fopen", "mkdir", "rmdir", "unlink", "rename", "symlink", "truncate", "mkstemp",
    ]
}
