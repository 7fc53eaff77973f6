extension Question {
    /// All questions, in the order in which they are asked, and their situations in the order of the guide.
    ///
    /// A new question is an entry here: the guide, `kata which` and its `--answers` follow.
    package static let all = [
        Question(
            name: "creator", text: "Which code creates the object that makes the call?",
            answers: [
                Answer("own", "my own code"),
                Answer("storyboard", "a storyboard, with init(coder:)", if: "a storyboard creates the object", .says(.storyboard, "yes")),
            ]),
        Question(
            name: "type", text: "What is the type of this object?",
            answers: [
                Answer("class", "a class that a test may subclass"),
                Answer("final", "a final class", if: "the type is a final class", .says(.finalScreen, "yes")),
                Answer("struct", "a struct", if: "the type is a struct", .says(.structScreen, "yes")),
                Answer("actor", "an actor", if: "the type is an actor", .says(.actorScreen, "yes")),
            ]),
        Question(
            name: "types", text: "How many types make the call?",
            answers: [
                Answer("few", "one or a few, and I may change each of them"),
                Answer(
                    "many", "many: each may change in two lines at most", if: "many types make the call", .isAtMost(2, .linesPerScreen)),
            ]),
        Question(
            name: "initializers", text: "May the initializers of the type change?",
            answers: [
                Answer("yes", "yes"),
                Answer(
                    "no", "no, others use them or inherit them", if: "every initializer must keep working",
                    .isAtMost(0, .initializersLost)),
            ]),
        Question(
            name: "call-sites", text: "May the code that creates the object change?",
            answers: [
                Answer("yes", "yes"),
                Answer("no", "no", if: "no call site may change", .isAtMost(0, .callSites)),
            ]),
        Question(
            name: "calls", text: "What does the code call?",
            answers: [
                Answer("method", "a method of an object, such as a singleton"),
                Answer(
                    "function", "a static function, or one outside of all types", if: "the code calls a static function or a free one",
                    .says(.legacyCall, "static function", "function")),
            ]),
        Question(
            name: "dependency", text: "Can a test subclass the dependency?",
            answers: [
                Answer("yes", "yes"),
                Answer(
                    "protocol", "no, but my code may use a protocol in its place",
                    if: "the dependency cannot be subclassed but a protocol may replace it", .says(.finalDependency, "yes", "protocol")),
                Answer(
                    "no", "no, and I want no further protocol", if: "the dependency cannot be subclassed and no further protocol is wanted",
                    .says(.finalDependency, "yes")),
            ]),
        Question(
            name: "new-calls", text: "May the technique add a call that no test with a double runs?",
            answers: [
                Answer("yes", "yes, I test it against the real instance"),
                Answer("no", "no", if: "a test with a double must run every new call", .isAtMost(0, .untestedCalls)),
            ]),
        Question(
            name: "parallel", text: "Do the tests run in parallel?",
            answers: [
                Answer("no", "no"),
                Answer("yes", "yes", if: "tests run in parallel", .isAtMost(0, .concurrentFailures), .says(.leak, "no")),
            ]),
        Question(
            name: "doubles", text: "Does a test use two doubles at the same time?",
            answers: [
                Answer("no", "no"),
                Answer(
                    "own", "no, but each test uses a double of its own", if: "each test uses a double of its own",
                    .says(.doublesPerProgram, "many")),
                Answer("yes", "yes, in two objects", if: "a test uses two doubles at the same time", .says(.twoDoubles, "yes")),
            ]),
        Question(
            name: "late-work", text: "Does work of the object continue after its test has ended?",
            answers: [
                Answer("no", "no"),
                Answer(
                    "yes", "yes", if: "work continues after the test has ended",
                    .says(.task, "yes"), .says(.detachedTask, "yes"), .says(.queue, "yes")),
            ]),
        Question(
            name: "build", text: "Against which build do the tests run?",
            answers: [
                Answer("debug", "a debug build"),
                Answer(
                    "release", "a release build, too", if: "the tests must also run against a release build", .says(.testsInRelease, "yes")),
            ]),
        Question(
            name: "hook", text: "May the seam be part of the release build?",
            answers: [
                Answer("yes", "yes"),
                Answer(
                    "no", "no, and one double for all tests is a price that I pay", if: "no part of the seam may be in a release build",
                    price: "one double for all tests", .says(.hookInRelease, "no")),
            ]),
        Question(
            name: "replaced", text: "When is the instance chosen?",
            answers: [
                Answer("creation", "before the object is created"),
                Answer(
                    "later", "after that, too", if: "the instance may be replaced after the object is created",
                    .says(.readWhen, "each use", "first use")),
            ]),
        Question(
            name: "forgotten", text: "What may happen where the wiring is forgotten?",
            answers: [
                Answer("default", "production uses the real instance"),
                Answer(
                    "compiler", "it must not compile, and a parameter without a default value is a price that I pay",
                    if: "forgotten wiring must not compile", price: "a parameter without a default value", .says(.forgotten, "compiler")),
            ]),
        Question(
            name: "real", text: "May a test create the real instance?",
            answers: [
                Answer("yes", "yes"),
                Answer("no", "no", if: "the real instance must not be created in tests", .says(.realTouched, "no")),
                Answer(
                    "no-initializer", "no, and not even its initializer may run, which a subclass calls",
                    if: "not even the initializer of the real class may run in tests", .says(.realTouched, "no"),
                    .says(.realInitialized, "no")),
            ]),
        Question(
            name: "settable", text: "May something new be settable from outside?",
            answers: [
                Answer("yes", "yes"),
                Answer("no", "no", if: "nothing may become settable from outside", .isAtMost(0, .mutabilityAdded)),
            ]),
        Question(
            name: "hot", text: "Is the call in a hot loop?",
            answers: [
                Answer("no", "no"),
                // No technique is near this limit, so the answer is the same in each measurement.
                Answer(
                    "yes", "yes, it may cost at most 40% more", if: "the call is in a hot loop and may cost at most 40% more",
                    .isAtMost(1.4, .cost)),
            ]),
    ]
}
