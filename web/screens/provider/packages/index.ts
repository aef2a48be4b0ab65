/** A home's packages: their list, the builder of one with its preview, and the paragraphs of the home's papers. */
export {};
