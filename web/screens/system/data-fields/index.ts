/** /System/SystemDataFields: the names that papers and rules read, those of the catalog and those of the code. */
export {};
