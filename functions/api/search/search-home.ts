import { caseActor } from '#functions/cases/access/case-access.ts';
import { searchCasesAtHome } from '#functions/cases/finding/home-search.ts';
import { recentCases } from '#functions/cases/finding/recent-cases.ts';
import { searchTradeCases } from '#functions/cases/finding/trade-search.ts';
import { os } from './implementer.ts';

/** A trade company's few cases are all looked through; a home's are found by the rows of their words. */
export const searchHome = os.searchHome.handler(async ({ input: { query, recent }, context }) => {
  const actor = caseActor(context);
  if (query.trim() === '') return { cases: await recentCases(context.table, actor, recent) };
  return {
    cases:
      actor.sight === 'staff'
        ? await searchCasesAtHome(context.table, actor.membership.locationId, query)
        : await searchTradeCases(context.table, actor.membership, query),
  };
});
