// The closed lists of values that entities and forms choose from, one family per file, without zod. Every list by name: `../option-lists.ts`.
export {};
