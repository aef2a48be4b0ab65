/** The editor of a template's fields: the page with a box for each place, its tools, and beside it the list, the properties, and what is wrong. */
export {};
