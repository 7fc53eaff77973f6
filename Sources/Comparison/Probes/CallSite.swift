/// Does a screen that is made in this way come to its appearance?
@main struct Probe {
    static func main() {
        productionScreen().viewDidAppear(false)
        report(["appeared": 1])
    }
}
