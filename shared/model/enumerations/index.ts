// The closed lists of values that the entities and forms choose from, one family a file, without zod; every list by name: `../option-lists.ts`.
export {};
