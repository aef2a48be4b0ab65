/** Who sees what of a case, and who may change it: staff, view-only staff, trade companies, families. */
export {};
