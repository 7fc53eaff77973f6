package import SwiftSyntax
package import Workspace

/// The facts about a module that its code does not tell: a kata brings them, and people's own code has none.
package struct BroughtFacts: Sendable {
    /// The expressions for the real instance, function or type, which a fault may use instead of the injected one.
    package var realInstances: [String]
    /// The names of the calls and lazy properties whose value must be made when it is used.
    package var lateValues: Set<String>
    /// The names of the calls whose value must be made anew at each use.
    package var freshValues: Set<String>
    /// The functions, with their labels as in `pay(cents:)`, that must be called once and whose value is used.
    package var callsMadeOnce: Set<String>
    /// The mistakes that are planted wherever their expression stands.
    var patterns: [BroughtPattern]
    /// The mistakes that are planted in a whole function, by its name with its type and labels, as in `Cart.total()`.
    let functions: [String: [BroughtFault]]
    /// The calls of collaborators, such as `delegate.notify()`, that a function may make besides its own.
    package var extraCalls: [String]
    /// The files of the libraries behind a seam.
    package var libraries: [SourceFileSyntax]

    package init(
        realInstances: [String] = [], lateValues: Set<String> = [], freshValues: Set<String> = [], callsMadeOnce: Set<String> = [],
        faults: [BroughtFault] = [], extraCalls: [String] = [], libraries: [SourceFileSyntax] = []
    ) {
        self.realInstances = realInstances
        self.lateValues = lateValues
        self.freshValues = freshValues
        self.callsMadeOnce = callsMadeOnce
        patterns = faults.compactMap(BroughtPattern.init)
        functions = Dictionary(grouping: faults.filter { $0.function != nil }) { $0.function ?? "" }
        self.extraCalls = extraCalls
        self.libraries = libraries
    }
}

extension BroughtFacts {
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
