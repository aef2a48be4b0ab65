/** Returns the number of a home's nth case of a year, `2026-0042`; it gets longer after 9999. */
export const caseNumberOf = (year: number, nth: number): string => `${year}-${String(nth).padStart(4, '0')}`;
