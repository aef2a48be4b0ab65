/** Signing in, signing up, and account settings belong here: one file for each screen, with the parts that only these screens use beside them. */
export {};
