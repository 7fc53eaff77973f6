internal import SwiftSyntax

/// The facts about the module that a rule needs beyond the node that it looks at.
///
/// It is a class because a hundred closures look at it at each node, and a copy for each costs more than what most of them do.
final class FaultContext: Sendable {
    /// The kind of code that it is.
    let subject: FaultRule.Subject
    /// The facts about its properties and enumerations.
    let facts: ModuleFacts
    /// The facts about the functions of the module and of the code that it calls through its seams.
    let functions: FunctionFacts
    /// The types of the parameters of the module and of the libraries behind its seams.
    let parameterTypes: ParameterTypes
    /// The members of the types of the module and of the libraries behind its seams.
    let typeMembers: TypeMembers
    /// The choices among numbers, as far as they were asked for.
    let choices = NumberChoices()
    /// The facts that the kata brings, with all names under which the module knows the late and fresh values.
    let brought: BroughtFacts

    /// Collects the facts.
    ///
    /// - Parameters:
    ///   - trees: The files of the module.
    ///   - subject: The kind of code that they are.
    ///   - brought: The facts that the kata brings.
    init(_ trees: [Syntax], for subject: FaultRule.Subject, brought: BroughtFacts) {
        self.subject = subject
        facts = ModuleFacts(trees)
        functions = FunctionFacts(module: trees, libraries: brought.libraries, uses: facts.uses)
        parameterTypes = ParameterTypes(in: trees + brought.libraries.map { Syntax($0) })
        typeMembers = TypeMembers(in: trees + brought.libraries.map { Syntax($0) })
        var known = brought
        known.lateValues = AnswerNames.all(brought.lateValues, in: trees)
        known.freshValues = AnswerNames.all(brought.freshValues, in: trees, isWithLocalNames: true)
        known.patterns = brought.patterns.map { [facts] in $0.knowing(facts.propertiesBehind) }
        self.brought = known
    }
}
