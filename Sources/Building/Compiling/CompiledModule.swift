package import Foundation
package import Workspace

/// A module after the compiler has seen it: an object file and an interface, or the reasons why there is none.
package struct CompiledModule: Sendable {
    /// The name by which it is imported.
    package let name: String
    /// The cache's entry that holds it.
    package let folder: URL
    /// The modules that it imports, and those that they import: each after its own imports.
    package let dependencies: [CompiledModule]
    /// All messages of the compiler about it.
    package let diagnostics: [Diagnostic]
    /// The hash of the parts that other modules see; it stays when only the bodies of functions change.
    ///
    /// It is nil if it did not compile.
    package let interface: ContentHash?

    package var succeeded: Bool { interface != nil }
    package var object: String { folder.appending(path: "\(name).o").path }

    /// The compiler's errors, in its order.
    package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    package var firstError: Diagnostic? { errors.first }

    /// Whether a text is in the object file, as the names of all that it uses are.
    ///
    /// - Throws: An error of Foundation if the cache's entry cannot be read.
    package func mentions(_ text: String) throws -> Bool {
        try Data(contentsOf: URL(filePath: object), options: .alwaysMapped).range(of: Data(text.utf8)) != nil
    }

    /// The part that is kept in the cache beside the object and the interface.
    struct Record: Codable {
        var diagnostics: [Diagnostic]
        var interface: String?
    }
}

extension Sequence<CompiledModule> {
    /// These modules and all that they depend on, each once and after its own dependencies.
    package var withDependencies: [CompiledModule] {
        var names = Set<String>()
        return flatMap { $0.dependencies + [$0] }.filter { names.insert($0.name).inserted }
    }

    /// The modules that have one of the names.
    package func named(_ names: Set<String>) -> [CompiledModule] {
        filter { names.contains($0.name) }
    }
}
