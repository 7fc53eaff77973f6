extension Int {
    var next: Int { self + 1 }
}
