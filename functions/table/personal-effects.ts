import { mayBeNamed, namedFor, whyNotNamed } from '#shared/access/named-member.ts';
import type { ChainHead } from '#shared/chain/chain-head.ts';
import type { PeopleInShort } from '#shared/contract/cases-views.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { type Told, toldThings } from '#shared/custody/effects/told-effects.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { MAX_EFFECTS, type PersonalEffect, type RemovedEffect, type ToldAnswer } from '#shared/model/personal-effect.ts';
import type { Tag } from '#shared/model/tag.ts';
import type { Instant } from '#shared/values/dates.ts';
import { carePagesIn } from './care-page.ts';
import { type CaseRecord, caseRecordIn } from './case.ts';
import { answersIn, answersOf } from './case-answers.ts';
import { factsIn, type StoredFacts } from './case-facts.ts';
import { caseKeys } from './case-keys.ts';
import { chainKeys, headIn } from './chain.ts';
import { custodyStateIn } from './custody.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Item, Table, Write } from './table.ts';
import { caseTagsIn, type StoredCaseTags, tagKey, tagsIn } from './tag.ts';

/** A personal effect as it is stored. */
export type EffectRow = PersonalEffect & {
  /** The people whom it names, as they were called when it named them. */
  names: Readonly<Record<string, string>>;
  addedOn: Instant;
  /** The number of the entry of the custody record that put it where it is. */
  entry: number;
  /** Who saved it last. */
  savedBy: string;
  /** Counts its writes. */
  version: number;
};

/** The two people who found no personal effects, and when. */
export type NoEffects = { inventoriedBy: string; witnessedBy: string; names: readonly [string, string]; on: Instant };

/** The personal effects of a case in the order in which they were written down, who found none, and what became of others that were told earlier. */
export type StoredEffects = {
  effects: EffectRow[];
  none: NoEffects | undefined;
  answers: readonly ToldAnswer[];
  /** What was taken off the list. */
  removed: readonly RemovedEffect[];
};

const rowOf = (item: Item): EffectRow => ({
  ...fromItem<Omit<EffectRow, 'version' | 'savedBy'>>(item),
  savedBy: item.savedBy as string,
  version: item.version as number,
});

/** Compares two things by when they were written down. */
export const byAddition = (one: EffectRow, other: EffectRow): number =>
  one.addedOn.localeCompare(other.addedOn) || one.id.localeCompare(other.id);

/** Reads the personal effects of a case, consistently: one query. */
export async function readEffects(table: Table, caseId: string): Promise<StoredEffects> {
  const items = await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'EFFECT', consistent: true });
  const none = items.find(({ entityType }) => entityType === 'no-effects');
  const rows = items
    .filter(({ entityType }) => entityType === 'personal-effect')
    .map(rowOf)
    .sort(byAddition);
  const told = items.find(({ entityType }) => entityType === 'told-effects');
  const answers = (told?.answers as ToldAnswer[] | undefined) ?? [];
  const offList = items.find(({ entityType }) => entityType === 'removed-effects');
  const removed = (offList?.removed as RemovedEffect[] | undefined) ?? [];
  return { effects: rows, none: none && fromItem<NoEffects>(none), answers, removed };
}

/** What personal effects depend on besides themselves. */
export type CaseOfEffects = {
  record: CaseRecord | undefined;
  facts: StoredFacts | undefined;
  home: LocationRow | undefined;
  head: ChainHead | undefined;
  /** Who has the person. */
  custody: CustodyState;
  /** What the first call and the removal told of. */
  told: Told[];
  tags: StoredCaseTags;
  /** The tags of the home that were asked for by their codes. */
  read: readonly Tag[];
  /** The first people of the case, by id. */
  people: ReadonlyMap<string, string>;
  /** The people who were asked for, by id: their names, and why someone of the staff can’t be named here. */
  staff: ReadonlyMap<string, string>;
  unnamed: ReadonlyMap<string, string>;
  contacts: ReadonlyMap<string, string>;
};

/** Whom and which tags a change of personal effects names. */
export type NamedPeople = {
  staff?: readonly (string | undefined)[];
  contacts?: readonly (string | undefined)[];
  /** The codes of tags that it names. */
  codes?: readonly string[];
};

const known = (ids: readonly (string | undefined)[] = []): string[] => [...new Set(ids.flatMap((id) => id ?? []))];

/** Returns what was told of a decedent's things, among rows that were read together. */
function toldIn(items: readonly Item[]): Told[] {
  const { hasValuables, valuablesList } = answersOf(answersIn(items));
  const said = {
    hasValuables: typeof hasValuables === 'boolean' ? hasValuables : undefined,
    valuablesList: typeof valuablesList === 'string' ? valuablesList : undefined,
  };
  return toldThings(said, carePagesIn(items, ['removal']).get('removal')!.values);
}

/** Reads a case with its facts, its people, its home, the head of its custody record, what was told of things, and the people whom a change names: consistently, in one request. */
export async function readCaseOfEffects(
  table: Table,
  { caseId, locationId }: { caseId: string; locationId: string },
  named: NamedPeople = {},
): Promise<CaseOfEffects> {
  const keys = [
    ...(['case', 'facts', 'people'] as const).map((row) => caseKeys[row](caseId)),
    locationKeys.profile(locationId),
    chainKeys.head(custodyChain(caseId)),
    caseKeys.answers(caseId, 'first-call'),
    caseKeys.carePage(caseId, 'removal'),
    caseKeys.tags(caseId),
    ...known(named.codes).map((code) => tagKey(locationId, code)),
    ...known(named.staff).map((id) => locationKeys.employee(locationId, id)),
    ...known(named.contacts).map((id) => caseKeys.contact(caseId, id)),
  ];
  const items = await table.getMany(keys, { consistent: true });
  const namesOf = (rows: readonly (Item | StaffMember)[]) =>
    new Map(rows.map(({ id, fullName }) => [id as string, fullName as string]));
  const of = (entityType: string) => items.filter((item) => item.entityType === entityType);
  const members = of('employee')
    .map(fromItem<StaffMember>)
    .filter(({ kind }) => kind === 'staff');
  const [people] = of('people').map(fromItem<PeopleInShort>);
  return {
    ...{
      record: caseRecordIn(items),
      facts: factsIn(items),
      home: locationRowIn(items),
      head: headIn(items),
      custody: custodyStateIn(items),
    },
    ...{ told: toldIn(items), tags: caseTagsIn(items), read: tagsIn(items) },
    people: new Map((people?.first ?? []).map(({ id, fullName }) => [id, fullName])),
    staff: namesOf(members.filter((each) => mayBeNamed(each, namedFor.effects))),
    unnamed: new Map(
      members.filter((each) => !mayBeNamed(each, namedFor.effects)).map((each) => [each.id, whyNotNamed(each)] as const),
    ),
    contacts: namesOf(of('contact').filter(({ contactType }) => contactType !== 'decedent')),
  };
}

/** Writes a thing over the version that was read, 0 for a new one. */
export function effectWrite(caseId: string, { version, ...row }: EffectRow): Write {
  const put = toItem('personal-effect', caseKeys.effect(caseId, row.id), row, version + 1);
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
}

/** Removes a thing that was written down by mistake, at the version that was read. The custody record still has it. */
export const effectRemoval = (caseId: string, { id, version }: Pick<EffectRow, 'id' | 'version'>): Write => ({
  delete: caseKeys.effect(caseId, id),
  condition: { expression: '#version = :version', names: { '#version': 'version' }, values: { ':version': version } },
});

/** Writes who found no personal effects, or that nobody did. */
export const noEffectsWrite = (caseId: string, none: NoEffects | undefined): Write =>
  none ? { put: toItem('no-effects', caseKeys.noEffects(caseId), none) } : { delete: caseKeys.noEffects(caseId) };

/** Writes what became of things that were told earlier. The count of saves in the case's row guards it. */
export const toldAnswersWrite = (caseId: string, answers: readonly ToldAnswer[]): Write => ({
  put: toItem('told-effects', caseKeys.toldEffects(caseId), { answers }),
});

/** Writes what was taken off the list: the newest of it. The count of saves in the case's row guards it. */
export const removedEffectsWrite = (caseId: string, removed: readonly RemovedEffect[]): Write => ({
  put: toItem('removed-effects', caseKeys.removedEffects(caseId), { removed: removed.slice(-MAX_EFFECTS) }),
});
