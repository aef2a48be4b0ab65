// The entities and enumerations of the product as zod schemas: one noun per file; enumerations (without zod) in enumerations/, one family per file.
//
// Import the file you need (`#shared/model/location.ts`): there is no barrel, so that a Lambda loads only the nouns it uses and a
// page that shows a label ships no validator. An entity's schema is named `<noun>Schema`, its type `<Noun>`; an enumeration is named like its field.
export {};
