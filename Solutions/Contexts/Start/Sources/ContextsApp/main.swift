import Contexts
import Foundation

exit(App.run())
