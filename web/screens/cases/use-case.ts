import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { CaseDashboard, CaseRow, CaseSight } from '#shared/contract/cases-views.ts';
import { query } from '#web/session/index.ts';
import type { Allowances } from '#web/workspace/use-workspace.ts';

/** The case that a screen is about, as it is loaded, and what the signed-in person may do with it. */
export type CaseInSight = Allowances & {
  caseId: string;
  locationId: string;
  row: CaseRow;
  /** The decedent, the people and the newest of what happened beside the row. */
  dashboard: CaseDashboard;
  sight: CaseSight;
};

export const CaseContext = createContext<CaseInSight | null>(null);

/** The case in sight; to be called inside `CasePage`. */
export function useCase(): CaseInSight {
  const inSight = useContext(CaseContext);
  if (!inSight) throw new Error('There is no case here: useCase belongs inside CasePage.');
  return inSight;
}

/** How a call of a case is asked for, so that whoever changes something can say what is not so any more. */
export const caseQuery = (caseId: string) => query.cases.getCase.queryOptions({ input: { id: caseId } });

/** Tells the screens of a case that something of it has changed. */
export const useCaseChanged = () => {
  const client = useQueryClient();
  return {
    /** Takes over the row that a call answered; what else the change brought (the timeline, lists) is asked anew. */
    saved: (row: CaseRow): void => {
      client.setQueryData(caseQuery(row.id).queryKey, (known) => known && { ...known, case: row });
      void client.invalidateQueries({ queryKey: query.cases.key() });
    },
    /** Asks anew for everything of cases; resolves when what is in sight is there. */
    refresh: (): Promise<void> => client.invalidateQueries({ queryKey: query.cases.key() }),
  };
};
