/** All entries of a noun, for screens that show them together: loading them, and saving several. */
export {};
