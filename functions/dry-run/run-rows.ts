import type { CorpusRow } from '#functions/table/corpus-rows.ts';
import type { Table } from '#functions/table/table.ts';
import { tallyCase } from '#shared/catalog/dry-run/compared-case.ts';
import { tallyDocuments } from '#shared/catalog/dry-run/compared-documents.ts';
import { type HomePair, tallyPlan } from '#shared/catalog/dry-run/compared-plan.ts';
import type { CorpusEvent } from '#shared/catalog/dry-run/corpus.ts';
import { type DryRun, prepareDryRun } from '#shared/catalog/dry-run/dry-run.ts';
import { addTally, emptyTally, type Tally } from '#shared/catalog/dry-run/tally.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { homesOf, type PricedPair, readHomeRows } from './compared-homes.ts';
import { tallyList } from './compared-list.ts';
import { type CatalogPair, pricedEntriesOf } from './dry-run-catalogs.ts';

/** A run over some rows of the corpus: what is compared, and what was found in them. */
export type RunOverRows = { run: DryRun; priced: PricedPair; tally: Tally; table: Table; today: string };

/** Begins a run over rows. */
export function beginRun(table: Table, { before, after }: CatalogPair, now: Date): RunOverRows {
  const today = now.toISOString().slice(0, 10);
  const run = prepareDryRun(before, after, today);
  return { run, priced: { before: pricedEntriesOf(before), after: pricedEntriesOf(after) }, tally: emptyTally(), table, today };
}

/** Returns what a run found, with what its changed rules came to. */
export const foundBy = ({ run, tally }: RunOverRows): Tally =>
  addTally(addTally(emptyTally(), tally), {
    ...emptyTally(),
    rules: [...run.plans.rules, ...run.cases.rules].map(({ rule: _rule, ...counted }) => counted),
  });

/** Compares a home's price list, and reads what its plans are priced with; `undefined` if it can't be planned at. */
export async function openHome(
  { run, priced, tally, table, today }: RunOverRows,
  locationId: string,
  { countsList }: { countsList: boolean },
): Promise<HomePair | undefined> {
  const isCompared = (name: 'plans' | 'lists') => run.compared.includes(name);
  if (!isCompared('plans') && !isCompared('lists')) return undefined;
  const rows = await readHomeRows(table, locationId);
  if (!rows) return undefined;
  if (countsList && isCompared('lists')) await tallyList(tally, table, rows, priced, today);
  return isCompared('plans') ? homesOf(rows, priced) : undefined;
}

/** Compares plans of a home. Those of a home that can't be planned at anymore can't be compared. */
export function runPlans({ run, tally }: RunOverRows, pair: HomePair | undefined, plans: readonly PlanChoices[]): void {
  if (!run.compared.includes('plans')) return;
  if (!pair) tally.counts.plans.notComparable += plans.length;
  else for (const choices of plans) tallyPlan(tally, { pair, ...run.plans }, choices);
}

/** Compares cases, each by its events, and fills in the changed forms for each. */
export function runCases({ run, tally }: RunOverRows, cases: Iterable<readonly CorpusEvent[]>): void {
  const [isCases, isDocuments] = [run.compared.includes('cases'), run.compared.includes('documents')];
  for (const events of cases) {
    if (isCases) tallyCase(tally, run.cases, events);
    if (isDocuments) tallyDocuments(tally, run.documents, events);
  }
}

/** Returns rows by what they are: plans, and the events of each case in their order. */
export function sorted(rows: readonly CorpusRow[]): { plans: PlanChoices[]; cases: CorpusEvent[][] } {
  const cases = new Map<string, CorpusEvent[]>();
  const plans: PlanChoices[] = [];
  for (const row of rows) {
    if (row.kind === 'plan') plans.push(row.choices);
    else if (cases.has(row.kase)) cases.get(row.kase)?.push(row.event);
    else cases.set(row.kase, [row.event]);
  }
  return { plans, cases: [...cases.values()] };
}
