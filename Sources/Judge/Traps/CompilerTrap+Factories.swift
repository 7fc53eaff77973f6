extension CompilerTrap {
    /// Mistakes about a container and its factories.
    static let factories = [
        CompilerTrap(
            message: { /is a get-only property/ },
            line: { /[cC]ontainer(?:\.\w+)*\.\w+ =[^=]/ },
            sentence: "A factory is not replaced; it is told to make another value: write `container.analytics.register { spy }`.",
            heading: "A factory of the container"),
        CompilerTrap(
            message: { /value of type 'Factory<.+>' has no member/ },
            sentence:
                "This is the factory, which makes the value when it is called: write `()` behind its name, as in `container.analytics()`.",
            heading: "A factory of the container"),
        CompilerTrap(
            message: { /instance member '.+' cannot be used on type '(?:\w*Container)'/ },
            sentence:
                "A factory belongs to a container and not to its type: write `container.analytics()` with a container that you have, or `Container.shared.analytics()`.",
            heading: "A factory of the container"),
        CompilerTrap(
            message: { /missing argument for parameter #1 in call/ },
            line: { /Container\.shared\(\)/ },
            sentence: "`Container.shared` is a container, and no function: remove the parentheses behind `shared`.",
            heading: "A factory of the container"),
        CompilerTrap(
            message: { /generic parameter 'T' could not be inferred/ },
            line: { /@Injected\(\./ },
            sentence: "The wrapper takes the path of a factory: write a backslash before the dot, as in `@Injected(\\.analytics)`.",
            heading: "A factory of the container"),
        CompilerTrap(
            message: { /instance member '.+' cannot be used on type 'Factory</ },
            sentence: factorySentence,
            heading: "A factory of the container"),
        CompilerTrap(
            message: { /missing argument for parameter #1 in call|extensions must not contain stored properties/ },
            line: { /\bFactory(?:<.+>)? ?[{(=]/ },
            sentence: factorySentence,
            heading: "A factory of the container"),
        CompilerTrap(
            message: { /extra arguments? at positions? #|value of type 'String' to expected argument type '\[String\]'/ },
            line: { /\bonArgs\( ?"/ },
            sentence: "`onArgs` takes one list: write its words in brackets, as in `onArgs([\"mock0\", \"mock1\"]) { … }`.",
            heading: "A factory of the container"),
    ]

    private static let factorySentence =
        "The container makes its factories: write `var analytics: Factory<Analytics> { self { .shared } }` in an extension of it."
}
