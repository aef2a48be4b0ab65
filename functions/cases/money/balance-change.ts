import { about } from '#functions/cases/changing/change-case.ts';
import { type CaseContext, tell } from '#functions/cases/changing/timeline-of.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { ledgerEntryKind } from '#shared/model/enumerations/ledger.ts';
import { formatCents } from '#shared/values/money.ts';
import type { MoneyOfCase } from './money-of-case.ts';
import type { LedgerChange, NewEntry } from './post-entries.ts';

type Told = { entry: NewEntry; amountCents: number; reason?: string | undefined };

/** Returns the ledger change for something done by hand that is neither a payment nor a refund, with its activity. */
export const changeByHand = (
  context: CaseContext,
  { record }: Pick<MoneyOfCase, 'record'>,
  { entry, amountCents, reason }: Told,
): LedgerChange => ({
  entries: [entry],
  writes: [
    tell(context, record.id, {
      kind: 'balance-changed',
      to: ledgerEntryKind.label(entry.kind).toLowerCase(),
      subject: formatCents(amountCents),
      ...(reason ? { reason } : {}),
    }),
    caseStillThere(record.id),
  ],
  events: () => [context.event('case.facts-changed', about(record), record.providerLocationId)],
});
