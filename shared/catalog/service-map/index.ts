/** Which services an entry of the catalog brings along: cells of a table of entries by services, their text in spreadsheets, and edits of them. */
export {};
