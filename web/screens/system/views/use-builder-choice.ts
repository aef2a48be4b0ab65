import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BuilderServices } from '#shared/contract/system-views.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';
import { useForgetCatalog } from '../catalog/use-forget-catalog.ts';
import { type Changes, changesOver, checkedWith, keptChanges } from './checked-ids.ts';

/** The calls of each builder, and what it's for. */
export const builders = {
  package: {
    calls: query.systemViews.getPackageBuilderServices,
    save: api.systemViews.savePackageBuilderServices,
    lead: 'Homes find these services when they build packages.',
  },
  price: {
    calls: query.systemViews.getPriceBuilderServices,
    save: api.systemViews.savePriceBuilderServices,
    lead: 'Homes find these services in their pricing grid.',
  },
};
export type Builder = keyof typeof builders;

const storageOf = (builder: Builder) => browserStorage('browser', `catalog-builder:${builder}`);

/** What is checked, and how it's saved: nothing checked is lost when a save fails, when the services are loaded again, or when the screen is left. */
export const useBuilderChoice = (builder: Builder, { ids }: BuilderServices) => {
  const client = useQueryClient();
  const forget = useForgetCatalog();
  const keyFor = useIdempotencyKey();
  const [changes, setChanges] = useState<Changes>(() => keptChanges(ids, storageOf(builder).read()));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const chosen = checkedWith(ids, changes);
  const isDirty = changesOver(ids, changes).size > 0;
  useEffect(() => storageOf(builder).write(isDirty ? [...changes] : null), [builder, changes, isDirty]);
  useUnsaved(isDirty, { isKept: true });
  const save = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const input = { ids: [...chosen].sort(), seen: ids };
      const saved = await builders[builder].save(input, { context: { idempotencyKey: keyFor({ input, ids }) } });
      client.setQueryData(builders[builder].calls.queryKey({}), saved);
      setChanges((now) => changesOver(saved.ids, now));
      toast('Saved as drafts. Homes see them once they’re published.', { tone: 'success' });
      await forget();
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  const toggle = (id: string, isOn: boolean) => setChanges((now) => new Map([...now, [id, isOn]]));
  return { chosen, toggle, isDirty, isBusy, failure, save, undo: () => setChanges(new Map()) };
};
