extension Item {
    var price: Int { cents * (count - count / 3) }
}
