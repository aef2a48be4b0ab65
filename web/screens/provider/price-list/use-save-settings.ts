import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import type { PriceListSettings } from '#shared/model/general-price-list.ts';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { api, query } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { usePriceListChanged } from './use-price-list.ts';

type SeenSettings = { version: number; settings: PriceListSettings };

const seenIn = ({ settings, settingsVersion }: PriceListDraft): SeenSettings => ({ settings, version: settingsVersion });

/** Saves the settings over those that the person saw. A colleague's changes to other settings are merged; a failure leaves what was typed. */
export const useSaveSettings = (draft: PriceListDraft) => {
  const client = useQueryClient();
  const changed = usePriceListChanged();
  const merging = useMergingSave<SeenSettings, PriceListSettings>({
    begun: seenIn(draft),
    fieldsOf: ({ settings }) => settings,
    send: async (settings, { version }) => ({ settings, ...(await api.priceLists.savePriceListSettings({ version, settings })) }),
    fetchLatest: async () =>
      seenIn(await client.fetchQuery({ ...query.priceLists.getPriceListDraft.queryOptions({ input: {} }), staleTime: 0 })),
  });
  const saving = useMutation({
    mutationFn: ({ mine, over }: { mine: PriceListSettings; over?: SeenSettings }) => merging.save(mine, over),
    onSuccess: (saved) => {
      if (saved) toast('Settings saved. We checked the list again.', { tone: 'success' });
    },
    onSettled: changed,
  });
  return {
    stale: merging.stale,
    accept: merging.accept,
    /** Resolves to the saved settings; null if the person has to choose, undefined if it failed. */
    save: (mine: PriceListSettings, over?: SeenSettings) => saving.mutateAsync({ mine, over }).catch(() => undefined),
    failure: saving.error,
    isBusy: saving.isPending,
  };
};
