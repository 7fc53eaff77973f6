import Injection

/// Runs a closure as the launched app would: with these arguments, outside of any test, preview or simulator.
func inApp<Result>(
    _ arguments: String..., where change: (inout FactoryContext) -> Void = { _ in }, run body: () throws -> Result
) rethrows -> Result {
    var context = FactoryContext()
    (context.isTest, context.isPreview, context.isSimulator) = (false, false, false)
    context.arguments = ["app"] + arguments
    change(&context)
    return try FactoryContext.withCurrent(context, operation: body)
}
