import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { api, newIdempotencyKey, query } from '#web/session/index.ts';

type Compared = ReadTag & { caseId: string; isThem: boolean };

/** Records that a tag was compared with a case, and shows what came of it wherever the case’s tags are shown. */
export const useCompare = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (compared: Compared) => {
      refuseOffline('Comparing a tag');
      return api.tags.compareTag({ ...compared, note: '' }, { context: { idempotencyKey: newIdempotencyKey() } });
    },
    onSuccess: ({ tags }, { caseId }) => {
      client.setQueryData(query.tags.getCaseTags.queryKey({ input: { caseId } }), (known) => ({
        ...tags,
        whyNot: known?.whyNot,
      }));
      void client.invalidateQueries({ queryKey: query.cases.key() });
      void client.invalidateQueries({ queryKey: query.caseCare.key() });
    },
  });
};
