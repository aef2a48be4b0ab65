import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { query } from '#web/session/query.ts';

/** The number of packages that a launch needs (docs/decisions.md, Profile). */
export const NEEDED_TO_LAUNCH = 3;

const options = query.packages.getOwnTemplates.queryOptions({});

/** Loads the home's packages, including archived ones. */
export const useOwnTemplates = () => useQuery(options);

/** Loads what a package can be made of, at the home's prices. It reloads on every visit, because prices change on another screen. */
export const useTemplateChoices = () => useQuery({ ...query.packages.getTemplateChoices.queryOptions({}), staleTime: 0 });

type List = { items: OwnTemplate[] };

/** Changes the loaded list, so that the screen updates immediately. */
export const useTemplatesCache = () => {
  const client = useQueryClient();
  return {
    items: () => client.getQueryData<List>(options.queryKey)?.items ?? [],
    change: (next: (items: OwnTemplate[]) => OwnTemplate[]) =>
      client.setQueryData<List>(options.queryKey, (list) => list && { items: next(list.items) }),
    put: (own: OwnTemplate) =>
      client.setQueryData<List>(options.queryKey, (list) => {
        if (!list) return list;
        const isThere = list.items.some(({ template }) => template.id === own.template.id);
        return {
          items: isThere ? list.items.map((each) => (each.template.id === own.template.id ? own : each)) : [...list.items, own],
        };
      }),
    fetchLatest: () => client.fetchQuery({ ...options, staleTime: 0 }),
    invalidate: () => client.invalidateQueries({ queryKey: options.queryKey }),
  };
};
