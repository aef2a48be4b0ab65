import type { CaseRecord } from '#functions/table/case.ts';
import { caseKeys, listOrder } from '#functions/table/case-keys.ts';
import type { ContactFields } from '#functions/table/contact.ts';
import { fromItem } from '#functions/table/item.ts';
import type { Item, Key, Table } from '#functions/table/table.ts';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { PeopleInShort } from '#shared/contract/cases-views.ts';
import { type FoundBy, type FoundCase, type FoundContact, foundBy } from '#shared/contract/search.ts';
import { isGuid } from '#shared/values/ids.ts';
import { type Meanings, matchesMeanings } from './similar-names.ts';

/** A case that rows lead to: what of it they are about, and which words of the query they prove. `isWhole`: a whole word, not only its beginning. */
export type CaseHit = {
  id: string;
  sources: ReadonlySet<string>;
  proven: readonly string[];
  isWhole: boolean;
  isSimilar: boolean;
};

type Query = { words: readonly string[]; meanings: Meanings };

/** Contacts of one case that are shown. */
const MAX_CONTACTS = 3;
const contactIds = ({ sources }: CaseHit): string[] => [...sources].filter(isGuid).slice(0, MAX_CONTACTS);

const keysOf = (hit: CaseHit): Key[] => [
  caseKeys.case(hit.id),
  ...(hit.isSimilar ? [caseKeys.people(hit.id)] : contactIds(hit).map((id) => caseKeys.contact(hit.id, id))),
];

/** Returns the words of a case's names and number, as its row has them. */
const ownWords = ({ decedentFullName, caseNumber, staffWords, peopleWords }: CaseRecord): string[] =>
  wordsOf([decedentFullName, caseNumber, staffWords, peopleWords].join(' '));

const contactInShort = (contact: ContactFields): FoundContact => ({
  id: contact.id,
  fullName: contact.fullName,
  relationship: relationshipWords(contact),
  phoneNumber: contact.phoneNumber,
  email: contact.email,
});

/** The people of a case who are named like one of the words. */
function namedLike(people: PeopleInShort | undefined, { words, meanings }: Query): FoundContact[] {
  const named = (people?.first ?? []).filter(({ fullName }) =>
    words.some((word) => matchesMeanings(wordsOf(fullName), [word], meanings)),
  );
  return named
    .slice(0, MAX_CONTACTS)
    .map(({ id, fullName, relationship, phoneNumber, email }) => ({ id, fullName, relationship, phoneNumber, email }));
}

/** Says what of a case matches, the most telling first. */
function foundIn(hit: CaseHit, record: CaseRecord, { words, meanings }: Query): FoundBy {
  if (!hit.isSimilar) {
    if (hit.sources.has('decedent')) return 'decedent';
    if (hit.sources.has('number')) return 'number';
    return contactIds(hit).length > 0 ? 'contact' : 'member';
  }
  const own = wordsOf(record.decedentFullName);
  return words.some((word) => matchesMeanings(own, [word], meanings)) ? 'decedent' : 'contact';
}

/** What a case is found as: `record` to sort it by. */
export const inShort = ({
  id,
  caseNumber,
  decedentFullName,
  status,
  type,
  decedentStatus,
  dateOfDeath,
  nextTask,
}: CaseRecord) => ({
  id,
  caseNumber,
  decedentFullName,
  status,
  type,
  decedentStatus,
  ...(dateOfDeath === undefined ? {} : { dateOfDeath }),
  ...(nextTask === undefined ? {} : { nextTask }),
});

/**
 * Reads the cases of hits, with the contacts that they are found by, in one request. Leaves out hidden cases, other homes', and those without the words that no
 * row proves. What was typed comes before what is similar, then by what matches, and the newest first.
 */
export async function readFound(table: Table, locationId: string, hits: readonly CaseHit[], query: Query): Promise<FoundCase[]> {
  const items = hits.length > 0 ? await table.getMany(hits.flatMap(keysOf)) : [];
  const at = new Map(items.map((item) => [`${item.pk}|${item.sk}`, item]));
  const itemAt = ({ pk, sk }: Key): Item | undefined => at.get(`${pk}|${sk}`);
  const found = hits.flatMap((hit) => {
    const item = itemAt(caseKeys.case(hit.id));
    const record = item && fromItem<CaseRecord>(item);
    if (record?.providerLocationId !== locationId || record.deletedOn !== undefined) return [];
    const rest = query.words.filter((word) => !hit.proven.includes(word));
    if (!matchesMeanings(ownWords(record), rest, query.meanings)) return [];
    const people = itemAt(caseKeys.people(hit.id));
    const contacts = hit.isSimilar
      ? namedLike(people && fromItem<PeopleInShort>(people), query)
      : contactIds(hit).flatMap((id) => {
          const contact = itemAt(caseKeys.contact(hit.id, id));
          return contact ? [contactInShort(fromItem<ContactFields>(contact))] : [];
        });
    const by = foundIn(hit, record, query);
    const rank = [Number(hit.isSimilar), Number(!hit.isWhole), foundBy.indexOf(by)].join('');
    return [{ rank, order: listOrder(record), shown: { ...inShort(record), by, isSimilar: hit.isSimilar, contacts } }];
  });
  return found
    .toSorted((a, b) => (a.rank === b.rank ? (a.order < b.order ? 1 : -1) : a.rank < b.rank ? -1 : 1))
    .map(({ shown }) => shown);
}
