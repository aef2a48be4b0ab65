import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { query } from '#web/session/query.ts';

/** Sets how many packages a launch needs (docs/decisions.md, Profile). */
export const NEEDED_TO_LAUNCH = 3;

const options = query.packages.getOwnTemplates.queryOptions({});

/** The home's packages, archived ones too, as they were read last. */
export const useOwnTemplates = () => useQuery(options);

/** What a package can be made of, at the home's prices. Prices are another screen's: read anew whenever somebody comes. */
export const useTemplateChoices = () => useQuery({ ...query.packages.getTemplateChoices.queryOptions({}), staleTime: 0 });

type List = { items: OwnTemplate[] };

/** Changes the list that was read, so that the screen follows at once. */
export const useListInHand = () => {
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
    readAnew: () => client.fetchQuery({ ...options, staleTime: 0 }),
    invalidate: () => client.invalidateQueries({ queryKey: options.queryKey }),
  };
};
