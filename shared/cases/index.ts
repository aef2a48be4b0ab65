// The rules behind lists, forms, and the timeline of cases: numbers, search words, suspected duplicates, timeline sentences. Pure.
export {};
