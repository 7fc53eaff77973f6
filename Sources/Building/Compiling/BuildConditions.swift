package import SwiftIfConfig
internal import SwiftParser
package import SwiftSyntax

/// The compiler's answers to the conditions in `#if` in a debug build.
///
/// `StaticBuildConfiguration` knows of no module and answers every `canImport` with no, so those answers are asked for and kept here.
package struct BuildConditions: BuildConfiguration {
    private let compiler: StaticBuildConfiguration
    private let importable: Set<ImportQuestion>
    private let log: Log?

    /// The questions that were asked so far.
    fileprivate final class Log {
        var questions: Set<ImportQuestion> = []
    }

    /// Makes conditions.
    ///
    /// - Parameters:
    ///   - compiler: The conditions that do not depend on modules.
    ///   - importable: The questions to which the answer is yes.
    init(_ compiler: StaticBuildConfiguration, importable: Set<ImportQuestion>) {
        self.init(compiler, importable, nil)
    }

    fileprivate init(_ compiler: StaticBuildConfiguration, _ importable: Set<ImportQuestion>, _ log: Log?) {
        self.compiler = compiler
        self.importable = importable
        self.log = log
    }

    package func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        let question = ImportQuestion(importPath, version)
        log?.questions.insert(question)
        return importable.contains(question)
    }

    package func isCustomConditionSet(name: String) -> Bool { compiler.isCustomConditionSet(name: name) }
    package func hasFeature(name: String) -> Bool { compiler.hasFeature(name: name) }
    package func hasAttribute(name: String) -> Bool { compiler.hasAttribute(name: name) }
    package func isActiveTargetOS(name: String) -> Bool { compiler.isActiveTargetOS(name: name) }
    package func isActiveTargetArchitecture(name: String) -> Bool { compiler.isActiveTargetArchitecture(name: name) }
    package func isActiveTargetEnvironment(name: String) -> Bool { compiler.isActiveTargetEnvironment(name: name) }
    package func isActiveTargetRuntime(name: String) -> Bool { compiler.isActiveTargetRuntime(name: name) }
    package func isActiveTargetPointerAuthentication(name: String) -> Bool { compiler.isActiveTargetPointerAuthentication(name: name) }
    package func isActiveTargetObjectFormat(name: String) -> Bool { compiler.isActiveTargetObjectFormat(name: name) }
    package var targetPointerBitWidth: Int { compiler.targetPointerBitWidth }
    package var targetAtomicBitWidths: [Int] { compiler.targetAtomicBitWidths }
    package var endianness: Endianness { compiler.endianness }
    package var languageVersion: VersionTuple { compiler.languageVersion }
    package var compilerVersion: VersionTuple { compiler.compilerVersion }
}

/// A question of the form `canImport`: a module, a submodule, or a version of one.
struct ImportQuestion: Hashable {
    /// The arguments as they are written in a source file, such as `Module, _version: 2.1`.
    let arguments: String

    fileprivate init(_ path: [(TokenSyntax, String)], _ version: CanImportVersion) {
        let label: String? =
            switch version {
            case .unversioned: nil
            case .version(let number): "_version: \(number)"
            case .underlyingVersion(let number): "_underlyingVersion: \(number)"
            @unknown default: nil
            }
        arguments = ([path.map(\.1).joined(separator: ".")] + [label].compactMap(\.self)).joined(separator: ", ")
    }

    /// Finds the questions in a file.
    static func all(in file: SourceFileSyntax, _ compiler: StaticBuildConfiguration) -> Set<ImportQuestion> {
        let log = BuildConditions.Log()
        for condition in ImportConditions.calls(in: file) {
            // As a condition of its own, so that no other one decides whether it is asked.
            let file = Parser.parse(source: "#if \(condition.trimmedDescription)\n#endif")
            let conditional = file.statements.first?.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self)
            _ = conditional?.activeClause(in: BuildConditions(compiler, [], log))
        }
        return log.questions
    }
}
