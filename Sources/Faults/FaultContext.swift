internal import SwiftSyntax
internal import Workspace

/// The facts about the module that a rule needs beyond the node that it looks at.
struct FaultContext: Sendable {
    /// The expressions for the real instance, function or type, which a fault may use instead of the injected one.
    var realInstances: [String]
    /// The facts about the functions of the module and of the code that it calls through its seams.
    var functions: FunctionFacts
    /// The types of the module's parameters.
    var parameterTypes: ParameterTypes
    /// The parameters of the module with which something is compared.
    var comparedParameters: ComparedParameters
    /// The members of the types of the module and of the libraries behind its seams.
    var typeMembers: TypeMembers
    /// The names of the constants of types and files that hold a plain text.
    var textConstants: Set<String>
    /// The types of the module's properties as they are written, by name.
    var propertyTypes: [String: String]
    /// The names of the module's properties that compute their value at each use and cannot be set.
    var computedProperties: Set<String>
    /// Whether an enumeration of the module has texts as its raw values.
    var hasTextEnums: Bool
    /// The names of the functions and properties whose value is used for more than output, and not only set.
    var usedNames: Set<String>
    /// The places that use a name, in all files of the module.
    var uses: [String: [Syntax]]
    /// Whether the module has a public interface, through which its tests can go.
    var isLibrary: Bool
    /// The names of the calls and lazy properties whose value must be made when it is used.
    var lateValues: Set<String>
    /// The names of the calls whose value must be made anew at each use.
    var freshValues: Set<String>
    /// The functions, with their labels as in `pay(cents:)`, that must be called once and whose value is used.
    var callsMadeOnce: Set<String>
    /// The mistakes that the kata brings.
    var brought: [BroughtFault]
    /// Calls of collaborators, such as `delegate.notify()`, that a function may make besides its own.
    var extraCalls: [String]
}

extension FaultContext {
    /// The real functions, with their labels as in `track(event:)`.
    var realFunctions: [String] { realInstances.filter(\.isFunction) }

    /// The real types, such as `LiveTracking`.
    var realTypes: [String] { realInstances.filter(\.isType) }

    /// The real instances, such as `Analytics.shared`.
    var realObjects: [String] { realInstances.filter { !$0.isFunction && !$0.isType } }
}

extension String {
    fileprivate var isFunction: Bool { hasSuffix(":)") }

    fileprivate var isType: Bool { first?.isUppercase == true && allSatisfy { $0.isLetter || $0.isNumber } }
}
