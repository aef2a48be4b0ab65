import { effectsResolved } from '#events/catalog/effects-resolved.ts';
import { identityVerified } from '#events/catalog/identity-verified.ts';
import { implantsCleared } from '#events/catalog/implants-cleared.ts';
import { carePageWrite } from '#functions/table/care-page.ts';
import { type CaseRecord, timelineItem } from '#functions/table/case.ts';
import { appendedWrites } from '#functions/table/custody.ts';
import { handoffItem } from '#functions/table/handoff.ts';
import type { Item } from '#functions/table/table.ts';
import { firstHead } from '#shared/chain/chain-head.ts';
import { custodyChain, type Recorded, recordedChange, recordedPage } from '#shared/custody/custody-record.ts';
import { effectsStatus } from '#shared/custody/effects/effect-standing.ts';
import { type CustodyState, stateAfterMove } from '#shared/custody/handoffs/custodian.ts';
import { handoffEntry } from '#shared/custody/handoffs/handoff-entries.ts';
import { type CareField, type CareValues, fieldsOf } from '#shared/custody/pages/care-field.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import { areImplantsCleared, implantsOf } from '#shared/gates/checks/implants.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import type { Handoff } from '#shared/model/handoff.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import type { Happening } from './case-tasks.ts';
import { byOf, type CaseInMaking } from './case-timeline.ts';
import { type CustodyInMaking, type Deed, doerOf, type Told } from './custody-deed.ts';
import { effectsOf } from './custody-effects.ts';
import { type TagInUse, taggingOf, tagIn } from './custody-tags.ts';
import { custodyFacts } from './data/custody.ts';
import type { CareClock, PageFacts } from './data/custody-facts.ts';
import { idOf } from './ids.ts';
import { itemOf } from './item-of.ts';

/** The custody of a sample case: its rows, what the case’s own row says of it, how it moves the facts, and the tags of the home that it uses. */
export type SampleCustody = { items: Item[]; ofCase: Partial<CaseRecord>; moves: Happening[]; tags: TagInUse[] };

const called = (contacts: readonly Contact[], firstName: string): Contact => {
  const found = contacts.find((contact) => contact.firstName === firstName);
  if (!found) throw new Error(`Nobody in the case is called ${firstName}`);
  return found;
};

function movesOf({ making, home }: CustodyInMaking): Deed[] {
  const { id: caseId, facts, at, memberCalled } = making;
  const by = memberCalled(facts.member);
  let from: DecedentStatus = 'not-in-care';
  return facts.care.map(([hours, to, note = '']): Deed => {
    const happenedOn = at(hours);
    const change = { id: idOf('custody', caseId, String(hours), to), caseId, from, to, happenedOn, recordedOn: happenedOn, note };
    from = to;
    const record = ({ by: recordedBy, byName: recordedByName, salt }: Doer) =>
      recordedChange({ ...change, recordedBy, recordedByName }, { locationId: home.id, salt });
    return { hours, by, record };
  });
}

const clockOf = ({ making, contacts }: CustodyInMaking): CareClock => ({
  after: making.at,
  member: (firstName) => making.memberCalled(firstName).id,
  name: (firstName) => making.memberCalled(firstName).fullName,
  contact: (firstName) => called(contacts, firstName).id,
  code: spelledCode(tagIn(making.id, 'decedent').code),
});

/** Returns the names of the people whom the fields of a page chose, by their ids. */
function namesIn({ home, contacts }: CustodyInMaking, fields: readonly CareField[], values: CareValues): Record<string, string> {
  const people = new Map([...home.employees, ...contacts].map(({ id, fullName }) => [id, fullName]));
  const chosen = fields.flatMap((field) => (field.kind !== 'rows' && field.people ? [values[field.name]] : []));
  return Object.fromEntries(chosen.flatMap((id) => (typeof id === 'string' ? [[id, people.get(id) ?? '']] : [])));
}

function pageOf(of: CustodyInMaking, { page, values: valuesAt, closed }: PageFacts): { item: Item; deeds: Deed[] } {
  const { id: caseId, at, memberCalled } = of.making;
  const values = valuesAt(clockOf(of));
  const by = closed && memberCalled(closed[1]);
  const closing = closed && by && { on: at(closed[0]), by: by.appUserId ?? by.id, byName: by.fullName };
  const names = namesIn(of, fieldsOf(carePages[page]), values);
  const stored = { page, values, names, photos: [], ...(closing ? { closed: closing } : {}), version: 0 };
  const record = ({ id, by: recordedBy, byName: recordedByName, now, salt }: Doer) =>
    recordedPage(
      {
        ...{ id, page, recordedBy, recordedByName, recordedOn: now.toISOString() },
        kind: 'closed',
        said: JSON.stringify(values),
      },
      { locationId: of.home.id, salt },
    );
  const told: Told = { kind: 'care-page-closed', subject: carePage.label(page) };
  return {
    item: itemOf(carePageWrite(caseId, stored)),
    deeds: closed && by ? [{ hours: closed[0], by, record, told }] : [],
  };
}

/** Returns the open hand-off to the home’s crematory, if there is one. */
function handoffOf({ making, home, facts }: CustodyInMaking): { handoff: Handoff; item: Item; deed: Deed } | undefined {
  if (!facts.handoff) return undefined;
  const { offered, purpose, papers, effects } = facts.handoff;
  const company = home.employees.find(({ tradeKinds }) => tradeKinds?.includes('crematory'));
  if (!company) throw new Error(`${home.name} works with no crematory.`);
  const [hours, by] = [offered[0], making.memberCalled(offered[1])];
  const { id, code } = tagIn(making.id, 'decedent');
  const handoff: Handoff = {
    ...{ id: idOf('handoff', making.id, purpose), subject: 'decedent', tag: { id, code }, purpose, papers, effects },
    ...{ from: { kind: 'home', name: home.name }, to: { kind: 'trade', id: company.id, name: company.fullName } },
    state: 'offered',
    offered: { by: by.appUserId ?? by.id, byName: by.fullName, on: making.at(hours), how: 'tag-scanned' },
  };
  const record = (doer: Doer) =>
    handoffEntry({ type: 'custody.handoff-offered', how: 'tag-scanned' }, handoff, { locationId: home.id, doer });
  const deed: Deed = { hours, by, record, told: { kind: 'handoff-offered', subject: company.fullName } };
  return { handoff, item: handoffItem({ ...handoff, caseId: making.id, locationId: home.id, version: 0 }), deed };
}

/** Returns who has the person after all changes of care. */
function stateAfter({ making: { facts, at }, home }: CustodyInMaking, openHandoff: string | undefined): CustodyState {
  const state: CustodyState = openHandoff === undefined ? {} : { openHandoff };
  for (const [hours, to] of facts.care) Object.assign(state, stateAfterMove(state, to, { homeName: home.name, at: at(hours) }));
  return state;
}

/** Returns how closing a page moves the facts of its case: who it is, or that no implant is left. */
function movedByPage(of: CustodyInMaking, { page, values: valuesAt, closed }: PageFacts): Happening[] {
  const { implantsFelt, identificationKind } = valuesAt(clockOf(of));
  if (!closed) return [];
  const hours = closed[0];
  if (page === 'intake') {
    const move: Happening['move'] = (facts, clearedOn) =>
      areImplantsCleared(implantsOf(facts, implantsFelt as string)) ? implantsCleared.moves(facts, { clearedOn }) : facts;
    return [{ hours, name: 'implants.cleared', move }];
  }
  if (page !== 'identification') return [];
  const kind = identificationKind as 'viewing';
  return [{ hours, name: 'identity.verified', move: (facts, verifiedOn) => identityVerified.moves(facts, { kind, verifiedOn }) }];
}

/** Writes the record of a case’s custody entry by entry, and tells the timeline. */
async function recorded(of: CustodyInMaking, deeds: readonly Deed[], state: CustodyState): Promise<Item[]> {
  const { making } = of;
  const entries: Recorded[] = [];
  const timeline: Item[] = [];
  for (const [nth, { hours, by, record, told }] of deeds.toSorted((one, other) => one.hours - other.hours).entries()) {
    entries.push(await record(doerOf(making, by, hours, String(nth)), nth + 1));
    const id = idOf('timeline', making.id, 'custody', String(nth));
    if (told) timeline.push(timelineItem({ id, caseId: making.id, at: making.at(hours), by: byOf(by), ...told }));
  }
  const writes = await appendedWrites(making.id, await firstHead(custodyChain(making.id)), entries, state);
  return [...writes.map(itemOf), ...timeline];
}

/** Returns the custody of a sample case: its pages, tags, personal effects, and hand-off, and the record of all that happened to them, written as calls write it. */
export async function custodyOf(
  making: CaseInMaking,
  home: LocationProfile,
  contacts: readonly Contact[],
): Promise<SampleCustody> {
  const facts = custodyFacts[making.facts.name.filter((part) => part !== '').join(' ')] ?? {};
  const of = { making, home, contacts, facts };
  const pages = (facts.pages ?? []).map((page) => pageOf(of, page));
  const handoff = handoffOf(of);
  const tagging = taggingOf(of);
  const effects = effectsOf(of);
  const deeds = [
    ...movesOf(of),
    ...tagging.deeds,
    ...pages.flatMap((page) => page.deeds),
    ...effects.deeds,
    ...(handoff ? [handoff.deed] : []),
  ];
  const record = deeds.length > 0 ? await recorded(of, deeds, stateAfter(of, handoff?.handoff.id)) : [];
  const isResolved = effectsStatus({ thereAreNoPersonalEffects: false, ...effects.ofCase }) === 'complete';
  const lastEffect = Math.max(0, ...effects.deeds.map(({ hours }) => hours));
  const resolved: Happening = {
    ...{ hours: lastEffect, name: 'effects.resolved' },
    move: (known, resolvedOn) => effectsResolved.moves(known, { resolvedOn }),
  };
  return {
    items: [
      ...record,
      ...pages.map(({ item }) => item),
      ...tagging.items,
      ...effects.items(),
      ...(handoff ? [handoff.item] : []),
    ],
    ofCase: { ...tagging.ofCase, ...effects.ofCase },
    moves: [...(facts.pages ?? []).flatMap((page) => movedByPage(of, page)), ...(isResolved ? [resolved] : [])],
    tags: tagging.pool,
  };
}
