import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import type { BasketKey } from '#shared/pricing/basket.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { type ComparedHomes, type ComparisonAddress, toComparison } from './comparison-address.ts';

/**
 * Returns what can be changed about a comparison without leaving it. Each change replaces the address, so that Back still goes to where the person
 * came from.
 */
export const useComparisonChanges = (address: ComparisonAddress) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const go = useCallback(
    (next: ComparedHomes) => void navigate(paths.compare(toComparison(next)), { replace: true, preventScrollReset: true, state }),
    [navigate, state],
  );
  return useMemo(
    () => ({
      setBasket: (basket: BasketKey) => go({ ...address, basket }),
      add: (id: string) => go({ ...address, ids: [...address.ids, id] }),
      remove: ({ id, name }: Pick<LocationProfile, 'id' | 'name'>) => {
        go({ ...address, ids: address.ids.filter((each) => each !== id) });
        toast(`${name} was removed from the comparison.`, { undo: () => go(address) });
        // The pressed button is gone with its home, so the focus goes to the top.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      },
    }),
    [address, go],
  );
};

export type ComparisonChanges = ReturnType<typeof useComparisonChanges>;
