import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { caseQuery } from '../use-case.ts';

/** A case of the board as it is now: a dialog that is open stands on it, also after somebody else was first. */
export const FreshRow = ({ row, children }: { row: CaseRow; children: (row: CaseRow) => ReactNode }) => {
  const whole = useQuery({ ...caseQuery(row.id), refetchOnMount: 'always' });
  return children(whole.data?.case ?? row);
};
