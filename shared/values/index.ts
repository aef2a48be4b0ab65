// Value types without identity (money, dates, ids, phone, email, text, places on the earth): pure functions, one file a kind; their zod schemas in schemas.ts.
//
// Import the file you need (`#shared/values/money.ts`): there is no barrel, so that a screen that formats a price does not ship zod.
export {};
