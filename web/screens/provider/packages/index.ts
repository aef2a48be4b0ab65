/** A home's packages: their list, the builder with its preview, and the paragraphs of the home's documents. */
export {};
