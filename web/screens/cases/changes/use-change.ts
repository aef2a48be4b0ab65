import type { CaseRow } from '#shared/contract/cases-views.ts';
import { problemOf } from '#web/session/index.ts';
import { useCaseChanged } from '../use-case.ts';

/**
 * Changes a case. The API's response shows everywhere immediately. If someone else was first (409 `stale`), the current case loads before the form
 * gets the failure, so that the person sees it along with the reason, and what they typed is still there.
 */
export const useChange = () => {
  const { saved, refresh } = useCaseChanged();
  return async (send: () => Promise<CaseRow>): Promise<CaseRow> => {
    try {
      const row = await send();
      saved(row);
      return row;
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await refresh();
      throw error;
    }
  };
};
