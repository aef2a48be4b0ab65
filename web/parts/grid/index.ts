/** A grid that is edited like a spreadsheet, and what it shares with other grids: keys, ranges, and drawing only what is visible. */
export {};
