import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { CaseDashboard, CaseRow, CaseSight } from '#shared/contract/cases-views.ts';
import { query } from '#web/session/index.ts';
import { opensScreen } from '#web/session/query-client.ts';
import type { Allowances } from '#web/workspace/use-workspace.ts';

/** Who a case is about, and what the signed-in person may do with it: what its header needs. */
export type CaseFrame = Allowances & { caseId: string; locationId: string; row: CaseRow; sight: CaseSight };

/** The case that a screen is about, as it is loaded. */
export type OpenCase = CaseFrame & {
  /** The decedent, the people, and the newest activity, in addition to the row. */
  dashboard: CaseDashboard;
};

export const CaseContext = createContext<OpenCase | null>(null);
export const CaseFrameContext = createContext<CaseFrame | null>(null);

/** Returns the open case. Call it inside `CasePage`. */
export function useCase(): OpenCase {
  const openCase = useContext(CaseContext);
  if (!openCase) throw new Error('There is no case here: useCase belongs inside CasePage.');
  return openCase;
}

/** Returns the case that a header is about, which is known sooner than the rest of a case that was just opened. */
export function useCaseFrame(): CaseFrame {
  const frame = useContext(CaseFrameContext);
  if (!frame) throw new Error('There is no case here: useCaseFrame belongs inside CasePage.');
  return frame;
}

/** Returns the open case, or null outside `CasePage`: for parts that also show elsewhere. */
export const useCaseIfAny = (): OpenCase | null => useContext(CaseContext);

/** Returns the query options of a case, so that changes can invalidate them. */
export const caseQuery = (caseId: string) => query.cases.getCase.queryOptions({ input: { id: caseId }, meta: opensScreen });

const openedKey = (caseId: string) => ['opened-case', caseId];

/** Returns the row of a case that was opened in this browser a moment ago: its header doesn't wait for the rest. */
export const useOpenedRow = (caseId: string): CaseRow | undefined => useQueryClient().getQueryData<CaseRow>(openedKey(caseId));

/** Tells the screens of a case that something in it has changed. */
export const useCaseChanged = () => {
  const client = useQueryClient();
  const reload = (refetchType?: 'active' | 'none'): Promise<void> => {
    const { getCustodyPages, getCustodyEntries } = query.custodyPages;
    const ofCustody = [getCustodyPages.key(), getCustodyEntries.key(), query.handoffs.getCaseHandoffs.key()];
    const ofCase = [query.cases.key(), query.caseCare.key(), ...ofCustody];
    return Promise.all(
      ofCase.map((queryKey) => client.invalidateQueries({ queryKey, ...(refetchType ? { refetchType } : {}) })),
    ).then(() => undefined);
  };
  return {
    /** Takes over the row that a call returned, and reloads what else the change affects (the timeline, lists). */
    saved: (row: CaseRow): void => {
      client.setQueryData(caseQuery(row.id).queryKey, (known) => known && { ...known, case: row });
      void reload();
    },
    /** Begins to load a case that was just opened, while its page is on the way. Lists and searches load again when they are next shown. */
    opened: (row: CaseRow): void => {
      const { id } = row;
      client.setQueryData(openedKey(id), row);
      void reload('none');
      void client.prefetchQuery(caseQuery(id));
    },
    /** Reloads how many required answers are missing, which the header shows, and what else an answer affects: now if `isShown` on the screen, else later. */
    answered: (isShown = false): void => {
      void reload(isShown ? 'active' : 'none');
      void client.invalidateQueries({ queryKey: query.caseDetails.getCaseCards.key() });
    },
    /** Reloads everything about cases. Resolves when everything visible is loaded. */
    refresh: (): Promise<void> => reload(),
  };
};
