import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseItemChange, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { FamilyOption } from '#shared/model/enumerations/case.ts';
import type { SearchItems } from '#web/questions/question-sources.ts';
import { api, newIdempotencyKey, problemOf, query } from '#web/session/index.ts';

const keyed = () => ({ context: { idempotencyKey: newIdempotencyKey() } });

/** Returns the merchandise of a case, and how to change it over the versions that the person saw. `onSaved` runs after each save. */
export function useCaseMerchandise(id: string, onSaved: () => void = () => undefined) {
  const client = useQueryClient();
  const options = query.caseMerchandise.getCaseMerchandise.queryOptions({ input: { id } });
  const found = useQuery({ ...options, refetchOnMount: 'always' });

  /** Takes over what a save returned. If someone else was first, it reloads what is saved before it throws. */
  const taken = async (saving: Promise<CaseMerchandise>): Promise<CaseMerchandise> => {
    try {
      const saved = await saving;
      client.setQueryData(options.queryKey, saved);
      onSaved();
      return saved;
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await found.refetch();
      throw error;
    }
  };
  return {
    found,
    change: (change: CaseItemChange) => taken(api.caseMerchandise.saveCaseMerchandise({ id, items: [change] }, keyed())),
    allow: (version: number, itemCategoryId: string, familyOption: FamilyOption) => {
      const input = { id, version, options: [{ itemCategoryId, familyOption }] };
      return taken(api.caseMerchandise.saveCaseMerchandiseOptions(input, keyed()));
    },
    /** Searches a category as the planner does. */
    searchIn:
      (itemCategoryId: string): SearchItems =>
      (Query, PageNumber, SelectedItems) =>
        api.caseMerchandise.findCaseMerchandise({
          id,
          CategoryIds: [itemCategoryId],
          Query,
          PageNumber,
          SelectedItems: [...SelectedItems],
        }),
  };
}
export type CaseGoods = Omit<ReturnType<typeof useCaseMerchandise>, 'found'>;
