/// Reports whether a screen made by the call site appears without a trap.
@main struct Probe {
    static func main() {
        productionScreen().viewDidAppear(false)
        report(["appeared": 1])
    }
}
