// The new type belongs here. There is none yet.
