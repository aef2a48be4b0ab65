import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { isSame } from '#web/parts/merge-fields.ts';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { api } from '#web/session/api.ts';
import { query } from '#web/session/query.ts';
import { type CopiedDraft, catalogDraft } from './catalog-draft.ts';
import { type CatalogAnswer, draftFaults, draftOf, type ItemDraft, sentItem } from './item-draft.ts';
import { merchandiseChanged } from './use-working-items.ts';

const load = (id: string): Promise<ItemSetup> => api.merchandise.getItemSetup({ id, validateGlobalItem: 'true' });

/** Keeps what is typed into an item's details until it's saved, over what a colleague may have saved meanwhile. */
export function useItemDraft(begun: ItemSetup, isNew: boolean) {
  const client = useQueryClient();
  const [setup, setSetup] = useState(begun);
  const [draft, setDraft] = useState(() => draftOf(begun));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [catalog, setCatalog] = useState<CatalogAnswer>('none');
  const { id } = begun.item;
  const isOwn = setup.source === 'own';

  const show = (next: ItemSetup) => {
    setSetup(next);
    setDraft(draftOf(next));
    setCatalog('none');
    const { queryKey } = query.merchandise.getItemSetup.queryOptions({ input: { id, validateGlobalItem: 'true' } });
    client.setQueryData(queryKey, next);
    merchandiseChanged(client, queryKey);
  };
  const saving = useMergingSave<ItemSetup, ItemDraft>({
    begun,
    fieldsOf: draftOf,
    send: (fields, expected) => api.merchandise.saveItemFromDetails(sentItem(fields, expected, catalog)),
    fetchLatest: () => load(id),
  });
  /** Loads the item again after its pictures or its state changed; what is typed remains. */
  const reload = async () => {
    const next = await load(id);
    const isUntouched = isSame(draft, draftOf(setup));
    saving.accept(next);
    if (isUntouched) show(next);
    else {
      setSetup(next);
      void client.invalidateQueries({ queryKey: query.merchandise.allWorkingItems.key() });
      void client.invalidateQueries({ queryKey: query.priceLists.key() });
    }
  };
  const save = async (mine = draft, from?: ItemSetup): Promise<boolean> => {
    const found = draftFaults(mine, isOwn);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      setAttempts(attempts + 1);
      return false;
    }
    setIsBusy(true);
    try {
      const saved = await saving.save(mine, from);
      if (saved) show(saved);
      return saved !== null;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const put = (patch: Partial<ItemDraft>) => setDraft((before) => ({ ...before, ...patch }));
  const { stale } = saving;
  return {
    setup,
    draft,
    put,
    faults,
    attempts,
    failure,
    stale,
    isBusy,
    isChanged: isNew || catalog !== 'none' || !isSame(draft, draftOf(setup)),
    fieldsOf: draftOf,
    save,
    reload,
    keepMine: async () => {
      if (stale) await save(stale.mine, stale.saved);
    },
    takeSaved: () => {
      if (stale) show(saving.accept(stale.saved));
    },
    /** Puts the catalog's words into the draft, to be looked at and saved. */
    takeCatalog: (fields: readonly CopiedDraft[]) => {
      if (setup.catalogItem) put(catalogDraft(setup.catalogItem, fields));
      setCatalog('taken');
    },
    keepOurs: () => setCatalog('kept'),
    catalog,
  };
}
