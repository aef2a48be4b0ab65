import { type CorpusRow, readCorpusHomes, sampleOfHome } from '#functions/table/corpus-rows.ts';
import type { Table } from '#functions/table/table.ts';
import { seededNumbers, shuffled, stratified } from '#shared/catalog/dry-run/stratified.ts';
import type { Tally } from '#shared/catalog/dry-run/tally.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { CatalogPair } from './dry-run-catalogs.ts';
import { beginRun, foundBy, openHome, type RunOverRows, runCases, runPlans, sorted } from './run-rows.ts';

/** What a sample has at most: so many plans and cases, of so many homes, from so many events, so that it takes three seconds at most. */
const PLANS = 1_000;
const CASES = 1_000;
const HOMES = 24;
const EVENTS = 6_000;
/** Plans are chosen from several times as many. */
const CANDIDATES = 2;

/** Whether events of cases are compared with anything. */
const readsCases = ({ compared }: RunOverRows['run']) => compared.includes('cases') || compared.includes('documents');

type HomeSample = { locationId: string; plans: PlanChoices[]; cases: ReturnType<typeof sorted>['cases'] };

const stratumOf = ({ timing, dispositionType, selectedTemplate }: PlanChoices): string =>
  [timing, dispositionType, selectedTemplate ? 'package' : 'none'].join(' ');

/** Reads candidates of some homes, from a place in each that follows from the seed. */
async function readHomes(
  table: Table,
  ids: readonly string[],
  { run }: RunOverRows,
  next: () => number,
  now: Date,
): Promise<HomeSample[]> {
  const share = (whole: number) => Math.max(20, Math.ceil(whole / ids.length));
  const places = ids.map((locationId) => ({
    locationId,
    from: Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  }));
  return Promise.all(
    places.map(async ({ locationId, from }) => {
      const read = (kind: 'PLAN' | 'CASE', limit: number): Promise<CorpusRow[]> =>
        sampleOfHome(table, locationId, { kind, from, limit, now });
      const [plans, events] = await Promise.all([
        run.compared.includes('plans') ? read('PLAN', share(CANDIDATES * PLANS)) : [],
        readsCases(run) ? read('CASE', share(EVENTS)) : [],
      ]);
      return { locationId, ...sorted([...plans, ...events]) };
    }),
  );
}

/** Compares a sample, which is the same for the same drafts: homes and places by the seed, and plans of every timing, disposition, and way to price. */
export async function runSample(
  table: Table,
  catalogs: CatalogPair,
  seed: string,
  now: Date,
): Promise<{ tally: Tally; run: RunOverRows['run'] }> {
  const over = beginRun(table, catalogs, now);
  const next = seededNumbers(seed);
  const ids = over.run.compared.length === 0 ? [] : shuffled(await readCorpusHomes(table), next).slice(0, HOMES);
  const homes = await readHomes(table, ids, over, next, now);
  const candidates = homes.flatMap(({ locationId, plans }) => plans.map((choices) => ({ locationId, choices })));
  const chosen = stratified(candidates, ({ choices }) => stratumOf(choices), { count: PLANS, next });
  const ofHome = Map.groupBy(chosen, ({ locationId }) => locationId);
  await Promise.all(
    homes.map(async ({ locationId }) => {
      const pair = await openHome(over, locationId, { countsList: true });
      runPlans(
        over,
        pair,
        (ofHome.get(locationId) ?? []).map(({ choices }) => choices),
      );
    }),
  );
  runCases(
    over,
    shuffled(
      homes.flatMap(({ cases }) => cases),
      next,
    ).slice(0, CASES),
  );
  return { tally: foundBy(over), run: over.run };
}
