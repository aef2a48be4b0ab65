/** What the calls about a home's packages share with others that change what packages cost. */
export {};
