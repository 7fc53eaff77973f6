internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a text that stands in the place of nil, and every question about it has the same answer for another text.
    ///
    /// `(sender ?? "") == "com.seams.mail"` is false for each text in the place of nil but that one.
    var isStandInForNil: Bool {
        guard let text = knownText else { return false }
        let others = text.count == 1 ? ["¤", "§"] : ["altered " + text, text + " altered"]
        let places = usesAsConstant ?? [self]
        return !places.isEmpty
            && places.allSatisfy { place in
                place.choiceWithoutNil?.isOnlyAsked { answer in others.allSatisfy { answer($0) == answer(text) } } ?? false
            }
    }

    /// The `??` in which it is the value without another one.
    private var choiceWithoutNil: ExprSyntax? {
        guard let choice = parent?.as(InfixOperatorExprSyntax.self), choice.operator.trimmedDescription == "??",
            choice.rightOperand.id == id
        else { return nil }
        return ExprSyntax(choice)
    }

    /// The uses of the private constant whose value it is; nil if it is no such value.
    private var usesAsConstant: [ExprSyntax]? {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), binding.initializer?.value.id == id,
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.modifiers.isPrivate,
            declaration.bindingSpecifier.tokenKind == .keyword(.let), case let name = binding.pattern.trimmedDescription,
            FileNames.of(root).count(of: name) == 1
        else { return nil }
        return NameUses.ofMember(name, in: root)
    }

    /// Whether the code only asks for the answers to questions about the text that meet a condition.
    ///
    /// - Parameters:
    ///   - depth: The number of names that it may still get, as a function may call itself.
    ///   - isFine: Whether a question is one of those; it is handed over as a function of the text.
    fileprivate func isOnlyAsked(depth: Int = 3, _ isFine: ((String) -> Bool) -> Bool) -> Bool {
        var value = self
        while let tuple = value.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 { value = ExprSyntax(tuple) }
        if let answers = value.questions { return answers.allSatisfy(isFine) }
        if depth > 0, let uses = value.usesUnderAnotherName {
            return !uses.isEmpty && uses.allSatisfy { $0.isOnlyAsked(depth: depth - 1, isFine) }
        }
        guard let (binding, name) = value.constantBound, binding.typeAnnotation == nil,
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let),
            let scope = binding.nearestStatement?.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let uses = NameUses.of(name, in: scope)
        return !uses.isEmpty && uses.allSatisfy { $0.isOnlyAsked(depth: depth, isFine) }
    }

    /// The name that it gets in a declaration, alone or as one of several: `let (scheme, host) = (one ?? "", other ?? "")`.
    private var constantBound: (binding: PatternBindingSyntax, name: String)? {
        if let binding = parent?.parent?.as(PatternBindingSyntax.self) {
            return binding.pattern.as(IdentifierPatternSyntax.self).map { (binding, $0.identifier.text) }
        }
        guard let element = parent?.as(LabeledExprSyntax.self), let values = element.parent?.parent?.as(TupleExprSyntax.self),
            let binding = values.parent?.parent?.as(PatternBindingSyntax.self),
            let names = binding.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern), names.count == values.elements.count
        else { return nil }
        let place = values.elements.prefix { $0.id != element.id }.count
        return names[place].as(IdentifierPatternSyntax.self).map { (binding, $0.identifier.text) }
    }

    /// The questions about this text that the expression or statement around it asks, with answers; nil if it does anything else with it.
    private var questions: [(String) -> Bool]? {
        if let text = textComparedAsAPart { return [{ $0 == text }] }
        if let texts = textsThatArriveForAnElement { return [{ texts.contains($0) }] }
        if let questions = questionsAsAPartOfAChoice { return questions }
        if let infix = parent?.as(InfixOperatorExprSyntax.self) {
            let other = infix.leftOperand.id == id ? infix.rightOperand : infix.leftOperand
            guard ["==", "!="].contains(infix.operator.trimmedDescription), let text = other.knownText else { return nil }
            return [{ $0 == text }]
        }
        if let access = parent?.as(MemberAccessExprSyntax.self) { return access.questions }
        if let choice = parent?.as(SwitchExprSyntax.self) { return choice.questions }
        guard let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent else { return nil }
        if argument.label?.text == "rawValue", let type = call.as(FunctionCallExprSyntax.self)?.calledName {
            return ModuleDeclarations.current.rawTexts(of: type).map { texts in [{ texts.contains($0) }] }
        }
        guard argument.label == nil else { return nil }
        if let lookup = call.as(SubscriptCallExprSyntax.self), lookup.arguments.first?.id == argument.id {
            return lookup.calledExpression.knownTexts.map { texts in [{ texts.contains($0) }] }
        }
        guard let access = call.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "contains"
        else { return nil }
        return access.base?.knownTexts.map { texts in [{ texts.contains($0) }] }
    }

    /// The plain text with which it is compared together with other values, as in `[scheme ?? "", host] == ["seams", "checkout"]`.
    private var textComparedAsAPart: String? {
        var around = Syntax(self).partsOfStatement
        // The values may have a name together, which is compared.
        if let uses = around.map(\.usesOfName).first(where: { !$0.isEmpty }) {
            guard uses.count == 1 else { return nil }
            around += uses[0].partsOfStatement
        }
        let pairs = around.lazy.compactMap { ComparedParts($0) }.flatMap(\.pairs)
        guard let pair = pairs.first(where: { $0.value.withoutParentheses.id == withoutParentheses.id }), pair.expected.hasPrefix("\"")
        else {
            return nil
        }
        return String(pair.expected.dropFirst().dropLast())
    }

    /// The plain texts that its place has in all lists with which the list around it is compared, if only the file hands them over.
    private var textsThatArriveForAnElement: [String]? {
        guard let element = parent?.as(ArrayElementSyntax.self), let list = element.parent?.parent?.as(ArrayExprSyntax.self),
            let infix = list.parent?.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription),
            let arriving = ArrivingValues(atParameter: infix.leftOperand.id == list.id ? infix.rightOperand : infix.leftOperand)
        else { return nil }
        let place = list.elements.prefix { $0.id != element.id }.count
        let texts = arriving.values.map { value in
            value.as(ArrayExprSyntax.self).flatMap { $0.elements.dropFirst(place).first?.expression.knownText }
        }
        return texts.contains(nil) ? nil : texts.compactMap(\.self)
    }

    /// The questions that the cases of a `switch` ask about it, if it is one of several values that the `switch` is about.
    private var questionsAsAPartOfAChoice: [(String) -> Bool]? {
        guard let choice = Syntax(self).partsOfStatement.lazy.compactMap({ $0.as(SwitchExprSyntax.self) }).first,
            choice.subject.textRange.contains(textRange.lowerBound)
        else { return nil }
        let subject = choice.subject.as(TupleExprSyntax.self)?.elements
        let place = subject?.firstIndex { $0.expression.withoutParentheses.id == withoutParentheses.id }
        var questions: [(String) -> Bool] = []
        for item in choice.caseItems {
            if item.pattern.is(WildcardPatternSyntax.self) { continue }
            if let subject, let place {
                let elements = MatchedElement.all(of: item.pattern)
                guard elements.count == subject.count, item.whereClause == nil else { return nil }
                switch elements[subject.distance(from: subject.startIndex, to: place)] {
                case .anything: break
                case .literal(let text) where text.hasPrefix("\""): questions.append { "\"\($0)\"" == text }
                default: return nil
                }
            } else if let pair = ComparedParts(Syntax(item))?.pairs.first(where: {
                $0.value.id == id || $0.value.id == withoutParentheses.id
            }),
                pair.expected.hasPrefix("\"")
            {
                questions.append { "\"\($0)\"" == pair.expected }
            } else {
                return nil
            }
        }
        return questions
    }

    /// The text that a literal or a constant of the file is.
    var knownText: String? {
        if let literal = self.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
        guard let constant = namedConstant, isInReach(of: constant) else { return nil }
        return constant.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The texts of a list, or the keys of a dictionary, that stands here or is a constant of the file.
    var knownTexts: [String]? {
        if let list = self.as(ArrayExprSyntax.self) { return Self.allKnown(list.elements.map(\.expression.knownText)) }
        if let dictionary = self.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return [] }
            return Self.allKnown(elements.map(\.key.knownText))
        }
        if let made = self.as(FunctionCallExprSyntax.self), made.calledName == "Set", made.arguments.count == 1 {
            return made.arguments.first?.expression.knownTexts
        }
        guard let constant = namedConstant, isInReach(of: constant) else { return nil }
        return constant.ownName == ownName ? nil : constant.knownTexts
    }

    private static func allKnown(_ texts: [String?]) -> [String]? {
        texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
}

extension MemberAccessExprSyntax {
    /// The questions that a call of this member asks about the text before it.
    fileprivate var questions: [(String) -> Bool]? {
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id, call.arguments.count == 1,
            let part = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return nil }
        return switch declName.baseName.text {
        case "hasPrefix": [{ $0.hasPrefix(part) }]
        case "hasSuffix": [{ $0.hasSuffix(part) }]
        case "contains": [{ $0.contains(part) }]
        default: nil
        }
    }
}

extension SwitchExprSyntax {
    /// The questions that its cases ask about the text, if they are plain texts.
    fileprivate var questions: [(String) -> Bool]? {
        var questions: [(String) -> Bool] = []
        for item in caseItems {
            let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
            guard item.whereClause == nil, let text = pattern?.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
                return nil
            }
            questions.append { $0 == text }
        }
        return questions
    }

    fileprivate var caseItems: [SwitchCaseItemSyntax] {
        cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }.flatMap(\.caseItems)
    }
}

extension Syntax {
    /// The nodes around it up to its statement, the innermost first.
    fileprivate var partsOfStatement: [Syntax] {
        Array(sequence(first: self, next: \.parent).dropFirst().prefix { !$0.is(CodeBlockItemSyntax.self) })
    }
}
