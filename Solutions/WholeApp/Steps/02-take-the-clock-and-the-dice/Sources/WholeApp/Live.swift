/// The code that does real things and decides nothing, so that no test has to run it.
enum Live {
    static var surroundings: Surroundings {
        Surroundings(now: { .now }, number: { Int.random(in: 1000...9999) })
    }
}
