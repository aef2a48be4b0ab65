import { homeInShort, standingOf } from '#functions/cases/access/my-case.ts';
import { readCases, readDecedents } from '#functions/table/case.ts';
import { readLocationRows } from '#functions/table/location-row.ts';
import { os } from './implementer.ts';

/** Most cases that a family's list shows. Nobody takes part in that many. */
const MAX_CASES = 50;

/** Lists the caller's cases. Each link names the home that let the person in; a case that no longer exists is left out. */
export const getMyCases = os.getMyCases.handler(async ({ context }) => {
  const { actor, table } = context;
  const links = actor.kind === 'person' ? actor.person.cases.slice(0, MAX_CASES) : [];
  const ids = links.map(({ caseId }) => caseId);
  const [records, decedents, homes] = await Promise.all([
    readCases(table, ids),
    readDecedents(table, ids),
    readLocationRows(table, [...new Set(links.map(({ locationId }) => locationId))]),
  ]);
  const items = records
    .toSorted((one, other) => other.createdOn.localeCompare(one.createdOn))
    .flatMap((record) => {
      const home = homes.find(({ id }) => id === record.providerLocationId);
      const decedent = decedents.find(({ caseId }) => caseId === record.id);
      if (!home || !decedent) return [];
      const { id, decedentFullName, familyProgress } = record;
      return [{ id, decedentFullName, standing: standingOf(record, decedent), home: homeInShort(home), familyProgress }];
    });
  return { items };
});
