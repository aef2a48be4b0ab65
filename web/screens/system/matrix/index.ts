/** A table of entries by services, edited by keyboard and from spreadsheets; on narrow screens one entry at a time. */
export {};
