import type { QuickFilter } from '#shared/model/merchandise.ts';

type Offered = readonly { id: string; values: readonly { value: string; count: number }[] }[];

/** Returns the ready-made filters under which a home sells something, by what its items can be filtered by, and those that are on. */
export const fittingFilters = <Filter extends Pick<QuickFilter, 'id' | 'attributes'>>(
  quickFilters: readonly Filter[],
  offered: Offered,
  areOn: readonly string[],
): Filter[] => {
  const has = (attributeId: string, value: string): boolean =>
    offered.some(({ id, values }) => id === attributeId && values.some((each) => each.value === value && each.count > 0));
  return quickFilters.filter(
    ({ id, attributes }) =>
      areOn.includes(id) || attributes.every(({ attributeId, values }) => values.some((value) => has(attributeId, value))),
  );
};
