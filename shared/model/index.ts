// The entities and enumerations of the product as zod schemas: one noun a file, enumerations (without zod) in enumerations/, one family a file.
//
// Import the file you need (`#shared/model/location.ts`): there is no barrel, so that a Lambda loads only the nouns it speaks of and a
// page that shows a label ships no validator. An entity's schema is named `<noun>Schema`, its type `<Noun>`; an enumeration is named as its field.
export {};
