import { corpusEventOf, corpusPlanOf } from '#functions/corpus/keep-in-corpus.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { corpusEventItem, corpusHomeItem, corpusPlanItem } from '#functions/table/corpus.ts';
import { fromItem } from '#functions/table/item.ts';
import type { Item } from '#functions/table/table.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import type { Catalog } from './catalog.ts';
import { idOf } from './ids.ts';
import type { SamplePlan } from './sample-plans.ts';

/** Returns what dry runs keep of a home's cases: that each was opened, with what is known of it now. */
export function corpusItemsOfCases(rows: readonly Item[], key: Uint8Array): Item[] {
  const records = rows.filter(({ entityType }) => entityType === 'case').map((item) => fromItem<CaseRecord>(item));
  const factsOf = new Map(
    rows.filter(({ entityType }) => entityType === 'case-facts').map(({ pk, facts }) => [pk, facts as CaseFacts]),
  );
  return records.flatMap(({ id: caseId, providerLocationId: locationId, createdOn: at }) => {
    const facts = factsOf.get(caseKeys.facts(caseId).pk);
    if (!facts) return [];
    const event = corpusEventOf(key, { id: idOf('case-created', caseId), name: 'case.created', at, caseId, locationId, facts });
    return [corpusHomeItem(locationId), corpusEventItem(event)];
  });
}

/** Returns what dry runs keep of the sample's sent plans. */
export const corpusItemsOfPlans = (plans: readonly SamplePlan[], { questionGroups }: Catalog, key: Uint8Array): Item[] => {
  const questions = questionGroups.flatMap((group) => group.questions);
  return plans.flatMap(({ sent }) =>
    sent
      ? [
          corpusHomeItem(sent.locationId),
          corpusPlanItem(corpusPlanOf(key, questions, { ...sent, at: sent.submittedOn, choices: sent.arrangement })),
        ]
      : [],
  );
};
