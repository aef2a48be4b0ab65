// Value types without identity (money, dates, ids, phone, email, text, places on the earth): pure functions, one file per kind; their zod schemas are in
// schemas.ts.
//
// Import the file you need (`#shared/values/money.ts`): there is no barrel, so that a screen that formats a price doesn't ship zod.
export {};
