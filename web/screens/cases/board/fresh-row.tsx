import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { caseQuery } from '../use-case.ts';

/** Passes the current version of a case on the board to an open dialog, even after someone else changed it. */
export const FreshRow = ({ row, children }: { row: CaseRow; children: (row: CaseRow) => ReactNode }) => {
  const whole = useQuery({ ...caseQuery(row.id), refetchOnMount: 'always' });
  return children(whole.data?.case ?? row);
};
