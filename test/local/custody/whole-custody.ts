import { expect } from 'vitest';
import { caseKeys } from '#functions/table/case-keys.ts';
import { chainKeys, readChain } from '#functions/table/chain.ts';
import { custodyStateIn } from '#functions/table/custody.ts';
import { readHandoffs } from '#functions/table/handoff.ts';
import { readEffects } from '#functions/table/personal-effects.ts';
import type { Table } from '#functions/table/table.ts';
import { readCaseWithTags, readTagCounts } from '#functions/table/tag.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { custodianOf } from '#shared/custody/handoffs/custodian.ts';
import { openTags } from '#shared/custody/tags/tag-rules.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { standingOf } from './custody-table.ts';
import { allTags, type CustodyWorld } from './random-calls.ts';

type Side = { kind: string; id?: string };
type Said = {
  changes?: { from: DecedentStatus; to: DecedentStatus }[];
  from?: Side;
  to?: Side;
  handoffId?: string;
  purpose?: string;
  finding?: string;
  page?: string;
  subject?: string;
  subjectId?: string;
  state?: string;
  id?: string;
  tag?: { id: string };
  things?: string[];
  thingsMissed?: string[];
};
type Entry = Pick<ChainEntry, 'type' | 'sequence'> & { data: Said };

const atHome = ['in-care', 'embalmed', 'preparation-started', 'preparation-completed'];
const afterwards = ['transferred', 'cremated-remains-in-family-care', 'laid-to-rest'];
const asRemains = ['cremated-remains-in-care', 'cremated-remains-ready-for-family'];

/** Returns who has somebody after a change of care that isn’t a hand-off. Someone without an account has them until they are back. */
function holderIn(status: DecedentStatus, before: Side | null = null): Side | null {
  if (status === 'out-for-pickup' && before?.kind === 'outside') return before;
  if (atHome.includes(status) || asRemains.includes(status)) return { kind: 'home' };
  return status === 'transferred' ? { kind: 'outside' } : null;
}

/** Tells whether an entry says that something final happened, or that somebody leaves for it: a doubt stops each of these. */
function isFinal({ type, data: { changes = [], purpose } }: Entry): boolean {
  if (type === 'custody.disposition-started') return true;
  if (type === 'custody.handoff-offered' || type === 'custody.handoff-unconfirmed') return purpose !== 'return';
  if (type === 'custody.handoff-accepted' && purpose === 'reduction') return true;
  if (type === 'custody.corrected' || type === 'custody.imported') return false;
  return changes.some(
    ({ from, to }) =>
      to === 'embalmed' ||
      (to === 'cremated-remains-in-care' && !asRemains.includes(from)) ||
      (to === 'laid-to-rest' && (atHome.includes(from) || from === 'transferred')),
  );
}

const isSame = (one: Side | null, other: Side | null | undefined) => one?.kind === other?.kind && one?.id === other?.id;

/** Reads a record again from its first entry: where somebody is and who has them, by nothing else. It fails where two entries disagree. */
class Reading {
  status: DecedentStatus = 'not-in-care';
  holder: Side | null = null;
  open: string | undefined;
  /** How far the reduction of the body is. */
  reduction: 'started' | 'over' | undefined;
  private isDoubted = false;
  private finding = 'confirmed';

  follow(entry: Entry): void {
    const { type, data } = entry;
    // What comes after a reduction needs nothing more.
    if (isFinal(entry) && !this.reduction) expect([type, this.isDoubted, this.finding]).toEqual([type, false, 'confirmed']);
    this.reduce(entry);
    for (const { from, to } of data.changes ?? []) {
      expect(from).toBe(this.status);
      this.status = to;
    }
    if (type.startsWith('custody.handoff-')) this.handOff(type.replace('custody.handoff-', ''), data);
    else if (data.changes) this.holder = holderIn(this.status, this.holder);
    if (type === 'custody.identity-verified') this.finding = data.finding ?? '';
    if (type === 'custody.identity-doubted') this.isDoubted = true;
    if (type === 'custody.page-closed' && data.page === 'identification') this.isDoubted = false;
  }

  /** Nothing happens to somebody between the start and the end of a reduction. A correction to a time before it takes it back. */
  private reduce({ type, data: { changes = [] } }: Entry): void {
    const isCorrected = type === 'custody.corrected';
    if (type === 'custody.disposition-started') {
      expect([this.reduction, this.open]).toEqual([undefined, undefined]);
      this.reduction = 'started';
      this.finding = 'confirmed';
    } else if (type === 'custody.disposition-completed') {
      expect(this.reduction).toBe('started');
      this.reduction = 'over';
    } else if (this.reduction === 'started' && !isCorrected) expect([type, changes]).toEqual([type, []]);
    if (isCorrected && changes.some(({ to }) => !asRemains.includes(to) && !afterwards.includes(to))) this.reduction = undefined;
  }

  private handOff(what: string, { handoffId, from, to }: Said): void {
    const begins = what === 'offered' || what === 'unconfirmed';
    expect([what, this.open]).toEqual([what, begins ? undefined : handoffId]);
    this.open = what === 'offered' ? handoffId : undefined;
    const passes = what === 'accepted' || what === 'unconfirmed';
    if (!begins && !passes) return;
    // Nobody gives whom they don’t have. A removal service gives whom it brings.
    const isFetched = this.status === 'out-for-pickup' && this.holder?.kind === 'outside';
    if (this.holder && !isFetched) expect([what, this.holder]).toEqual([what, from]);
    else expect(from?.kind).toBe('trade');
    this.finding = 'confirmed';
    if (passes) this.holder = to ?? null;
  }
}

async function entriesOf(table: Table, caseId: string): Promise<Entry[]> {
  const { links } = await readChain(table, custodyChain(caseId));
  return links.map(({ text }) => JSON.parse(text) as Entry);
}

const sideOf = ({ kind, id }: Side): Side => ({ kind, ...(id === undefined ? {} : { id }) });
type Carried = { away: Side | undefined; isMissed: boolean };

/** Returns who has which thing by the hand-offs of a record, and which weren’t there, by nothing else. */
function carriedIn(entries: readonly Entry[]): Map<string, Carried> {
  const carried = new Map<string, Carried>();
  for (const { type, data } of entries) {
    const { to, things = [], thingsMissed = [], subjectId = '' } = data;
    if (type === 'custody.handoff-accepted' || type === 'custody.handoff-unconfirmed') {
      for (const id of things)
        if (!to || to.kind === 'home') carried.delete(id);
        else carried.set(id, { away: sideOf(to), isMissed: false });
      for (const id of thingsMissed) carried.set(id, { away: carried.get(id)?.away, isMissed: true });
    }
    if (/^custody\.effect-(?:moved|corrected|removed)$/.test(type)) carried.delete(subjectId);
  }
  return carried;
}

/** Checks one case: its record, and that everything else that says where somebody is says the same. */
async function expectWholeCase(table: Table, caseId: string): Promise<Entry[]> {
  const [entries, { fault, places, changes }, head, handoffs] = await Promise.all([
    entriesOf(table, caseId),
    standingOf(table, caseId),
    table.get(chainKeys.head(custodyChain(caseId)), { consistent: true }),
    readHandoffs(table, caseId),
  ]);
  expect(fault).toBeNull();
  const reading = new Reading();
  for (const entry of entries) reading.follow(entry);
  // What was written down before and isn’t in the record yet counts, too.
  const status = entries.length > 0 ? reading.status : (changes.at(-1)?.to ?? 'not-in-care');
  expect(places).toEqual([status, status]);
  const { custodian, openHandoff, reduction, along, carried = [] } = custodyStateIn(head ? [head] : []);
  expect(reduction && (reduction.ended ? 'over' : 'started')).toBe(reading.reduction);
  expect(openHandoff).toBe(reading.open);
  const opened = entries.findLast(({ data }) => openHandoff !== undefined && data.handoffId === openHandoff);
  expect(along).toEqual(opened?.data.things);
  const has = carried.map(({ id, away, missed }) => [id, { away: away && sideOf(away.with), isMissed: missed !== undefined }]);
  expect(Object.fromEntries(has)).toEqual(Object.fromEntries(carriedIn(entries)));
  expect(handoffs.filter(({ state }) => state === 'offered').map(({ id }) => id)).toEqual(openHandoff ? [openHandoff] : []);
  const known = custodianOf({ custodian }, status);
  const holder = entries.length > 0 ? reading.holder : holderIn(status);
  expect([holder, known && isSame(holder, known)]).toEqual([holder, holder ? true : null]);
  const ids = entries.map(({ data }) => data.id).filter((id) => id !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  return entries;
}

/** Checks that each thing is where the last entry about it says, and that each thing on the list was written down. */
async function expectEffects(table: Table, caseId: string, entries: readonly Entry[]): Promise<void> {
  const { effects } = await readEffects(table, caseId);
  const about = entries.filter(({ data }) => data.subject === 'effects-bag' && data.subjectId !== undefined);
  const removed = about.filter(({ type }) => type === 'custody.effect-removed').map(({ data }) => data.subjectId);
  const last = new Map(about.map(({ data }) => [data.subjectId, (data.to as unknown as string) ?? data.state]));
  expect(new Map(effects.map(({ id, state }) => [id, state]))).toEqual(
    new Map([...last].filter(([id]) => !removed.includes(id))),
  );
  for (const { id, entry } of effects) expect(about.find(({ sequence }) => sequence === entry)?.data.subjectId).toBe(id);
}

/** Checks that every tag is in one place, that nobody has two primary ones, and that none was ever bound twice. */
async function expectTags(world: CustodyWorld, entries: readonly Entry[]): Promise<void> {
  const { table, home, cases } = world;
  const tags = await allTags(world);
  const counts = await readTagCounts(table, home.locationId);
  for (const state of ['unbound', 'bound', 'retired'] as const)
    expect([state, tags.filter((tag) => tag.state === state).length]).toEqual([state, counts[state]]);
  const onCases = await Promise.all(
    cases.map(async ({ id }) => ({ id, open: openTags((await readCaseWithTags(table, id)).tags.tags) })),
  );
  for (const { open } of onCases) {
    const primary = open.filter(({ role }) => role === 'primary').map(({ subject }) => subject);
    expect(new Set(primary).size).toBe(primary.length);
  }
  const places = onCases.flatMap(({ id, open }) => open.map((tag): [string, string] => [tag.id, id]));
  const bound = tags.filter(({ state }) => state === 'bound').map((tag): [string, string] => [tag.id, tag.caseId ?? '']);
  expect(places.toSorted()).toEqual(bound.toSorted());
  const binding = entries.filter(({ type }) => type === 'custody.tag-bound').map(({ data }) => data.tag?.id);
  expect(new Set(binding).size).toBe(binding.length);
}

/** Checks that every chain is whole, everyone is in exactly one place, and everything that says so agrees. Returns how many entries there are. */
export async function expectWholeCustody(world: CustodyWorld): Promise<number> {
  const { table, cases } = world;
  const all: Entry[] = [];
  for (const { id } of cases) {
    const entries = await expectWholeCase(table, id);
    await expectEffects(table, id, entries);
    const doubt = (await table.get(caseKeys.case(id), { consistent: true }))?.identityDoubt;
    const since = entries.findLast(
      ({ type, data }) =>
        type === 'custody.identity-doubted' || (type === 'custody.page-closed' && data.page === 'identification'),
    );
    expect(doubt !== undefined).toBe(since?.type === 'custody.identity-doubted');
    all.push(...entries);
  }
  await expectTags(world, all);
  return all.length;
}
