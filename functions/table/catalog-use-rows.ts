import { caseStatus } from '#shared/model/enumerations/case.ts';
import { readBegunTemplates } from './case-document.ts';
import { caseKeys } from './case-keys.ts';
import { inStatus } from './case-list.ts';
import { eachPage, everyItem } from './every-item.ts';
import { homeLists } from './home-index.ts';
import { readHomeItems } from './home-merchandise.ts';
import { readFollowedTemplates } from './home-paper.ts';
import { fromItem } from './item.ts';
import { locationKeys, STAFF_ONLY } from './location.ts';

import type { PlanCase } from './plan-case.ts';
import { priceListKeys } from './price-list-version.ts';
import { readServicePrices } from './service-price.ts';
import { readSubmissions, type SubmissionRecord } from './submission.ts';
import type { Item, Table } from './table.ts';

/** Yields the ids of all homes, live or not, page by page. */
export async function* eachHomeId(table: Table): AsyncGenerator<string[]> {
  for await (const page of eachPage(table, homeLists.name.pk, { index: homeLists.name.index }))
    yield page.map(({ id }) => String(id));
}

/**
 * Reads what a home has of the catalog: its profile with its list in force and its packages, its prices and items, what it has published, and the templates of
 * its papers.
 */
export async function readHomeUses(table: Table, locationId: string) {
  const [profile, prices, { locationItems, merchandise }, lists, templateIds] = await Promise.all([
    everyItem(table, locationKeys.profile(locationId).pk, { before: STAFF_ONLY }),
    readServicePrices(table, locationId),
    readHomeItems(table, locationId),
    everyItem(table, priceListKeys.content(locationId, '').pk, { startsWith: priceListKeys.content(locationId, '').sk }),
    readFollowedTemplates(table, locationId),
  ]);
  const ofKind = (kind: string) => profile.filter(({ entityType }) => entityType === kind);
  return {
    list: ofKind('price-list')[0],
    packages: ofKind('template'),
    prices,
    items: locationItems,
    ownItems: merchandise.ownItems,
    lists,
    templateIds,
  };
}

/** Yields the ids of a home's cases, page by page. */
export async function* eachCaseId(table: Table, locationId: string): AsyncGenerator<string[]> {
  for (const status of caseStatus.values) {
    const { index, list } = inStatus(locationId, status);
    for await (const page of eachPage(table, list, { index })) yield page.map(({ id }) => String(id));
  }
}

/** What a case has of the catalog. `begun` are the templates that it has documents of. */
type CaseUses = { rows: Item[]; plans: SubmissionRecord[]; begun: string[] };

/**
 * Reads what a case has of the catalog: its display services and tasks, the plans that families sent for it, and its documents. Two queries, and one read if there
 * are plans.
 */
export async function readCaseUses(table: Table, caseId: string): Promise<CaseUses> {
  const { pk, sk: first } = caseKeys.plan(caseId, '');
  const last = `${caseKeys.task(caseId, '', '', '').sk}~`;
  const [rows, begun] = await Promise.all([
    everyItem(table, pk, { atLeast: first, before: last }),
    readBegunTemplates(table, caseId),
  ]);
  const isPlan = ({ entityType }: Item) => entityType === 'case-plan';
  const links = rows.filter(isPlan).map(fromItem<PlanCase>);
  const sent = links
    .filter(({ timesSent }) => timesSent > 0)
    .map(({ planId, submissionId }) => ({ arrangementId: planId, id: submissionId }));
  return { rows: rows.filter((row) => !isPlan(row)), plans: await readSubmissions(table, sent), begun };
}
