import { useMutation } from '@tanstack/react-query';
import type { PriceListSettings } from '#shared/model/general-price-list.ts';
import { api, problemOf } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { usePriceListChanged } from './use-price-list.ts';

type ToSave = { version: number; settings: PriceListSettings };

/** Saves the settings over those that were seen; a failure leaves what was typed where it stands, and a stale one fetches what is saved. */
export const useSaveSettings = () => {
  const changed = usePriceListChanged();
  const saving = useMutation({
    mutationFn: (toSave: ToSave) => api.priceLists.savePriceListSettings(toSave),
    onSuccess: () => toast('The settings are saved. The list was checked again.', { tone: 'success' }),
    onSettled: changed,
  });
  return {
    /** The new version; undefined where it was not saved. */
    save: (version: number, settings: PriceListSettings) => saving.mutateAsync({ version, settings }).catch(() => undefined),
    failure: saving.error,
    isStale: problemOf(saving.error)?.code === 'stale',
    isBusy: saving.isPending,
    forget: saving.reset,
  };
};
