import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { ledgerReports } from '#shared/contract/ledger-reports.ts';

/** Implements the calls of the group, one file each. */
export const os = implement(ledgerReports).$context<OperationContext>();
