import Injection
import Testing

/// Tests that compile and run the pages in `Injection.docc/Contexts`.
struct ContextPageTests {
    @Test func `an argument`() {
        let container = Container()
        container.journal.onArg("paper") { JournalDouble() }
        FactoryContext.withCurrent {
            FactoryContext.setArg("paper", forKey: "journal")
            #expect(container.journal() is JournalDouble)
        }
        #expect(!(container.journal() is JournalDouble))
    }

    @Test func `one of several arguments`() {
        let container = Container()
        container.journal.onArgs(["paper", "offline"]) { JournalDouble() }
        var context = FactoryContext.current
        context.arguments = ["app", "offline"]
        FactoryContext.withCurrent(context) {
            #expect(container.journal() is JournalDouble)
        }
    }

    @Test func `a simulator`() {
        let container = Container()
        container.journal.onSimulator { JournalDouble() }
        var context = FactoryContext.current
        context.isSimulator = true
        FactoryContext.withCurrent(context) {
            #expect(container.journal() is JournalDouble)
        }
    }

    @Test func `a device`() {
        let container = Container()
        container.journal.onDevice { JournalDouble() }
        #expect(container.journal() is JournalDouble)
        var simulated = FactoryContext.current
        simulated.isSimulator = true
        FactoryContext.withCurrent(simulated) {
            #expect(!(container.journal() is JournalDouble))
        }
    }

    // These contexts exist in debug builds only.
    #if DEBUG
    @Test func `a preview`() {
        let container = Container()
        container.journal.onPreview { JournalDouble() }
        var context = FactoryContext.current
        context.isPreview = true
        FactoryContext.withCurrent(context) {
            #expect(container.journal() is JournalDouble)
        }
    }

    @Test func `a test`() {
        let container = Container()
        container.journal.onTest { JournalDouble() }
        #expect(container.journal() is JournalDouble)
        container.journal.reset(.context).register { Journal() }
        #expect(!(container.journal() is JournalDouble))
    }

    @Test func `a debug build`() {
        let container = Container()
        container.journal.onDebug { JournalDouble() }
        #expect(container.journal() is JournalDouble)
    }

    @Test func `several contexts`() {
        let container = Container()
        container.journal.context(.preview, .test) { JournalDouble() }
        #expect(container.journal() is JournalDouble)
        let cached = container.diary()
        container.diary.context(.arg("paper"), .test) { JournalDouble() }
        #expect(container.diary() === cached)
        container.diary.reset(.scope)
        #expect(container.diary() is JournalDouble)
    }
    #endif
}
