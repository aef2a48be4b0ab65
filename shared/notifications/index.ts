/** Notifications of a home's staff, pure: their kinds, what a new event makes of an earlier notification, and where they lead. */
export {};
