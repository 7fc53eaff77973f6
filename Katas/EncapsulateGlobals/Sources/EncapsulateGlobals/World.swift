// The value that holds the app's globals belongs here. There is none yet.
