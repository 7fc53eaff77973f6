/// The name of the screen in the menu.
let screenName = "Checkout"
