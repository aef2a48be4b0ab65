// What lists, forms and the timeline of cases need to know, pure: numbers, words that find a case, suspected duplicates, sentences of the timeline.
export {};
