/** Everyone in a home's care by place, with what to warn about; pure. */
export {};
