extension String {
    var title: String { uppercased() }
}
