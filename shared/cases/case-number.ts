/** The number of a home's nth case of a year, `2026-0042`; past 9999 it is as long as it must be. */
export const caseNumberOf = (year: number, nth: number): string => `${year}-${String(nth).padStart(4, '0')}`;
