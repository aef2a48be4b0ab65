import { everyListedEntry, type ListedEntry, stateOf, wasRetired } from '#functions/catalog/entry-row.ts';
import { byName, isAlmostFound, isFound, isOutOfSight, pageAfter } from '#functions/catalog/found-entries.ts';
import { openWorkbench } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import { closenessOf, type SearchTerm, searchQuery } from '#shared/catalog/search-query.ts';
import type { FoundEntry } from '#shared/contract/system-catalog-views.ts';
import { questionGroupKind } from '#shared/model/enumerations/question.ts';
import { os } from './implementer.ts';

const questionKindOf = ({ noun, entry }: ListedEntry): FoundEntry['questionKind'] => {
  const { kind } = entry as { kind?: unknown };
  return noun === 'questionGroups' && questionGroupKind.has(kind) ? kind : null;
};

const foundEntry = (listed: ListedEntry): FoundEntry => ({
  noun: listed.noun,
  id: listed.entry.id,
  name: listed.name,
  state: stateOf(listed),
  isRetired: isRetired(listed.entry),
  wasRetired: wasRetired(listed),
  isFaulty: listed.faults.length > 0,
  savedBy: listed.draft?.savedBy ?? null,
  questionKind: questionKindOf(listed),
});

/** Sorts what is called what is looked for before what only mentions it, then by noun and name. */
function byCloseness(terms: readonly SearchTerm[]): (one: ListedEntry, other: ListedEntry) => number {
  const rank = ({ name }: ListedEntry) => closenessOf(name, terms);
  const places = new Map(nounNames.map((noun, at) => [noun, at]));
  const place = ({ noun }: ListedEntry) => places.get(noun) as number;
  return (one, other) => rank(one) - rank(other) || place(one) - place(other) || byName(one, other);
}

/** Finds entries of all nouns in one request for the rows. Retired ones are found where a search asks for them. */
export const searchCatalog = os.searchCatalog.handler(async ({ input, context }) => {
  const { terms, faults } = searchQuery(input.query);
  if (faults.length > 0) throw problem('invalid_input', { errors: faults.map((message) => ({ field: 'query', message })) });
  const asksRetired = terms.some(({ kind, value, isNot }) => kind === 'is' && value === 'retired' && !isNot);
  const searched = everyListedEntry(await openWorkbench(context)).filter((listed) => asksRetired || !isOutOfSight(listed));
  const exact = searched.filter((listed) => isFound(listed, terms));
  const found = exact.length > 0 ? exact : searched.filter((listed) => isAlmostFound(listed, terms));
  found.sort(byCloseness(terms));
  const { page, total, nextCursor } = pageAfter(found, ({ noun, entry }) => `${noun}/${entry.id}`, input);
  return { items: page.map(foundEntry), total, nextCursor };
});
