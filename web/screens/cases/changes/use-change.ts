import type { CaseRow } from '#shared/contract/cases-views.ts';
import { problemOf } from '#web/session/index.ts';
import { useCaseChanged } from '../use-case.ts';

/**
 * Makes a change of a case. What the call answers is shown at once everywhere. Where somebody else was first (409 `stale`), the case as it is now is
 * asked for before the failure goes on to the form, so that whoever reads why sees it too, with what they typed still there.
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
