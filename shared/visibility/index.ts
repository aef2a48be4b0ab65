/** Who sees what of a case, and who may change it: staff, those who may only view, trade companies, families. */
export {};
