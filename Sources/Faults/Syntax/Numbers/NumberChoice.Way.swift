internal import SwiftSyntax

extension NumberChoice {
    /// A pattern of a case, or the `default`, with the code that it leads to.
    struct Way {
        /// The pattern with its condition; nil for the `default`.
        let item: SwitchCaseItemSyntax?
        let branch: SwitchCaseSyntax
        /// The demand of the pattern on the value, or on each element of the tuple.
        let elements: [MatchedElement]
        /// The same with its condition; nil if that cannot be read.
        let elementsWithCondition: [MatchedElement]?

        private init(_ item: SwitchCaseItemSyntax?, into branch: SwitchCaseSyntax) {
            (self.item, self.branch) = (item, branch)
            elements = item.map { MatchedElement.all(of: $0.pattern) } ?? [.anything]
            elementsWithCondition = item.map { MatchedElement.all(of: $0) } ?? [.anything]
        }

        /// The ways into a case.
        static func all(into branch: SwitchCaseSyntax) -> [Way] {
            guard let items = branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems else { return [Way(nil, into: branch)] }
            return items.map { Way($0, into: branch) }
        }

        var hasCondition: Bool { item?.whereClause != nil }

        var text: [String] { branch.statements.map(\.item.oneLine) }

        /// Whether the code ends the program, since no value should come there.
        var isTrap: Bool {
            // An assertion ends it only while it is tested.
            branch.statements.contains { statement in
                statement.callMade?.calledName.map { $0 == "assertionFailure" || KnownFunctions.trapping.contains($0) } == true
            }
        }
    }
}
