import { useRef, useState } from 'react';
import type { CaseItemChange, CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { CaseGoods } from './use-case-merchandise.ts';

/**
 * Saves changes of an item, one after another. The same change again, as a double click makes it, is ignored while the first is being saved; another one is saved
 * over the version that the first leaves.
 */
export function useItemSaving({ locationItemId, name, version }: CaseItemView, change: CaseGoods['change']) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<{ words: string; saved: Promise<CaseMerchandise | undefined> }>(undefined);
  const apply = async (what: Partial<CaseItemChange>) => {
    const words = JSON.stringify(what);
    const before = last.current;
    if (before?.words === words) return undefined;
    const save = async () => {
      const after = await before?.saved;
      const seen = after?.items.find((each) => each.locationItemId === locationItemId)?.version ?? version;
      setFailure(null);
      return change(name, { locationItemId, version: seen, ...what });
    };
    const mine = {
      words,
      saved: save().catch((error: unknown) => {
        setFailure(error);
        return undefined;
      }),
    };
    last.current = mine;
    setIsBusy(true);
    const saved = await mine.saved;
    if (last.current === mine) {
      last.current = undefined;
      setIsBusy(false);
    }
    return saved;
  };
  return { apply, failure, isBusy, forgive: () => setFailure(null) };
}
