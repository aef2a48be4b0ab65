/** The questions of the catalog on the screen: one widget for each kind, the field around it, and the list that shows and hides them. */
export {};
