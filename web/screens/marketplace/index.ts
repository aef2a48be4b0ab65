/** The screens that everyone can see belong here: the search, a home's page, the drawers over both, the legal pages, and the error page. */
export {};
