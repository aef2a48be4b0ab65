/** What every screen for a funeral home's staff shares: its frame and navigation, the open home, what the person may do there, and panels. */
export {};
