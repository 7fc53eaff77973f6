internal import Workspace

/// The place of a learner's own work on the way from the start of a kata to its solution.
struct LearnersPlace {
    let recipe: Recipe
    /// The step that the work is closest to; nil if its files cannot be read.
    let position: Recipe.Position?

    /// Finds the place.
    ///
    /// - Throws: ``WorkspaceError`` if the steps cannot be read.
    init(of kata: Kata, in workspace: Workspace) throws(WorkspaceError) {
        recipe = try Recipe(of: kata, in: workspace)
        position = (try? Recipe.files(of: kata, in: kata.folder)).map(Recipe.Places(of: recipe).position)
    }

    /// The step after the one that the work is closest to; nil after the last one.
    var next: Recipe.Step? {
        let done = position?.done ?? 0
        return done < recipe.steps.count ? recipe.steps[done] : nil
    }

    /// A sentence on the place.
    var inWords: String {
        guard let position else { return "Your files cannot be read, so your place among the steps is unknown." }
        let count = recipe.steps.count
        return switch (position.done, position.isExact) {
        case (0, true): "Your work is the start."
        case (0, false): "Your work is closest to the start."
        case (count, true): "Your work is the last step: it is the solution."
        case (let done, true): "Your work is step \(done) of \(count)."
        case (let done, false): "Your work is closest to step \(done) of \(count)."
        }
    }
}
