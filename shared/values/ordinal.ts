const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns a number with its ending, like 3rd. */
export const ordinalOf = (count: number): string => `${count}${endings[rules.select(count)] ?? 'th'}`;
