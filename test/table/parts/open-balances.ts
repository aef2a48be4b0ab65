import { randomUUID } from 'node:crypto';
import { caseKeys } from '#functions/table/case-keys.ts';
import { toItem } from '#functions/table/item.ts';
import { balanceMarks, ledgerKeys } from '#functions/table/ledger.ts';
import { moneyOf, noSums } from '#shared/ledger/replay.ts';
import { addDays } from '#shared/values/dates.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';

type OpenCase = { caseId: string; caseNumber: string; caseName: string; balanceCents: number; dueOn: string | null };

/** Writes cases with or without a balance directly into the table, and returns them. */
export async function putBalances(locationId: string, balances: readonly Partial<OpenCase>[]): Promise<OpenCase[]> {
  const cases = balances.map((each, nth) => ({
    ...{ caseId: randomUUID(), caseNumber: `26-${nth}`, caseName: `Ada Quill ${nth}`, balanceCents: 1_00 },
    ...{ dueOn: nth % 50 === 0 ? null : addDays('2026-01-01', nth % 400), ...each },
  }));
  const rows = cases.flatMap(({ caseId, caseNumber, caseName, balanceCents, dueOn }) => {
    const money = moneyOf({ ...noSums, balanceCents }, { pendingCents: 0, dueOn, updatedOn: '' });
    const key = { ...ledgerKeys.money(caseId), ...balanceMarks(caseId, locationId, money) };
    return [
      toItem('money', key, { money, isEstimate: false }),
      toItem('case', caseKeys.case(caseId), { id: caseId, caseNumber, decedentFullName: caseName }),
    ];
  });
  const parts = Array.from({ length: Math.ceil(rows.length / 250) }, (_, nth) => rows.slice(nth * 250, nth * 250 + 250));
  for (let start = 0; start < parts.length; start += 4)
    await Promise.all(parts.slice(start, start + 4).map((part) => openCloudTable().putAll(part)));
  return cases;
}
