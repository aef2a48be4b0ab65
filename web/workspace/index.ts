/** What every screen of a funeral home's staff shares: its frame and navigation, the home that is open, what the person may do there, and panels. */
export {};
