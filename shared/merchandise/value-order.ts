const numberOf = (value: string): number => (/^[\d.,]+$/.test(value) ? Number(value.replaceAll(',', '')) : Number.NaN);

/** Returns the values of an attribute as people look for them: numbers, such as capacities, by size, and others as the catalog has them. */
export const inValueOrder = (values: readonly string[]): string[] =>
  values.every((value) => Number.isFinite(numberOf(value)))
    ? values.toSorted((one, other) => numberOf(one) - numberOf(other))
    : [...values];
