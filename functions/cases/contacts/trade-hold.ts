import type { CaseRecord } from '#functions/table/case.ts';
import { readTradeCases } from '#functions/table/case-list.ts';
import { chainKeys } from '#functions/table/chain.ts';
import { custodyStateIn } from '#functions/table/custody.ts';
import { readHandoff } from '#functions/table/handoff.ts';
import type { Table, Write } from '#functions/table/table.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { isSide, tradeHold } from '#shared/custody/handoffs/custodian.ts';

/**
 * Returns why a trade company can't be taken off a case, in words for the screen, as when it has the person; undefined if it can. `still` fails if the custody record has gone on
 * since, because then they may have taken over.
 */
export async function readTradeHold(
  table: Table,
  caseId: string,
  company: { id: string; name: string },
): Promise<{ refusal: string | undefined; still: Write }> {
  const key = chainKeys.head(custodyChain(caseId));
  const head = await table.get(key, { consistent: true });
  const state = custodyStateIn(head ? [head] : []);
  const open = state.openHandoff === undefined ? undefined : await readHandoff(table, { caseId, id: state.openHandoff });
  const condition = head
    ? { expression: '#sequence = :sequence', names: { '#sequence': 'sequence' }, values: { ':sequence': head.sequence } }
    : { expression: 'attribute_not_exists(pk)' };
  return { refusal: tradeHold(state, open, company), still: { check: key, condition } };
}

/** How many cases of a company are read together. */
const CASES_AT_ONCE = 100;

/** Reads which of the people whom a trade company works for it has, by their cases: a page of cases after another, and the heads of those whose decedents left the home. */
export async function readPeopleWith(table: Table, locationId: string, companyId: string): Promise<CaseRecord[]> {
  const found: CaseRecord[] = [];
  for (let after: CaseRecord | null = null; ; ) {
    const { cases, hasMore } = await readTradeCases(table, locationId, companyId, { limit: CASES_AT_ONCE, after });
    const away = cases.filter(({ decedentStatus }) => decedentStatus === 'transferred');
    const keys = away.map(({ id }) => chainKeys.head(custodyChain(id)));
    const heads = keys.length > 0 ? await table.getMany(keys, { consistent: true }) : [];
    const isWithThem = ({ id }: CaseRecord): boolean => {
      const head = heads.find(({ pk }) => pk === chainKeys.head(custodyChain(id)).pk);
      const { custodian } = custodyStateIn(head ? [head] : []);
      return custodian !== undefined && isSide(custodian, { kind: 'trade', id: companyId });
    };
    found.push(...away.filter(isWithThem));
    after = cases.at(-1) ?? null;
    if (!hasMore || !after) return found;
  }
}
