import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { updateDecedentStatus } from '#functions/api/case-care/update-decedent-status.ts';
import { bindTagOnTrip } from '#functions/api/custody-pages/bind-tag-on-trip.ts';
import { closeCustodyPage } from '#functions/api/custody-pages/close-custody-page.ts';
import { getCustodyPage } from '#functions/api/custody-pages/get-custody-page.ts';
import { noteEffectOnTrip } from '#functions/api/custody-pages/note-effect-on-trip.ts';
import { noteOnTrip } from '#functions/api/custody-pages/note-on-trip.ts';
import { reopenCustodyPage } from '#functions/api/custody-pages/reopen-custody-page.ts';
import { saveCustodyPage } from '#functions/api/custody-pages/save-custody-page.ts';
import { doubtIdentity } from '#functions/api/identity-doubts/doubt-identity.ts';
import { bindTag } from '#functions/api/tags/bind-tag.ts';
import { compareTag } from '#functions/api/tags/compare-tag.ts';
import { discardTag } from '#functions/api/tags/discard-tag.ts';
import { makeTags } from '#functions/api/tags/make-tags.ts';
import { replaceTag } from '#functions/api/tags/replace-tag.ts';
import { retireTag } from '#functions/api/tags/retire-tag.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCase } from '#functions/table/case.ts';
import { importEarlierCustody } from '#functions/table/custody.ts';
import type { Table } from '#functions/table/table.ts';
import { readCaseWithTags, readTags } from '#functions/table/tag.ts';
import { openTags } from '#shared/custody/tags/tag-rules.ts';
import { decedentMoves } from '#shared/lifecycles/decedent-care.ts';
import { isAllowed } from '#shared/lifecycles/move.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { tagState } from '#shared/model/enumerations/tag.ts';
import type { Tag } from '#shared/model/tag.ts';
import type { Random } from '#world/random.ts';
import { type CaseAtHome, contextOf, type Home, type Someone } from './custody-home.ts';

/** A home with its cases, in a table. */
export type CustodyWorld = { table: Table; home: Home; cases: readonly CaseAtHome[] };
/** What someone is about to do. */
export type CustodyCall = { by: Someone; make: (context: OperationContext) => Promise<unknown> };
/** Returns a call that makes sense, or is a mistake that people make, as things are now; nothing if there is none. */
export type CallMaker = (random: Random, world: CustodyWorld, of: CaseAtHome) => Promise<CustodyCall | undefined>;

const who = { access: 'owner', kind: 'staff' } as const;
export const anyOfHome = (random: Random, { owner, director, staff }: Home): Someone => random.pick([owner, director, staff]);
export const employeeOf = ({ membership }: Someone): string => membership?.employeeId ?? '';

/** Reads all tags of a home. */
export async function allTags({ table, home: { locationId } }: Pick<CustodyWorld, 'table' | 'home'>): Promise<Tag[]> {
  const lists = tagState.values.map((state) => readTags(table, locationId, { state, limit: 500, after: null }));
  return (await Promise.all(lists)).flatMap(({ tags }) => tags);
}

export const openTagsOf = async ({ table }: CustodyWorld, caseId: string) =>
  openTags((await readCaseWithTags(table, caseId)).tags.tags);

const move: CallMaker = async (random, { table, home }, { id: caseId }) => {
  const { decedentStatus: status, dispositionType } = (await readCase(table, caseId))!;
  const possible = decedentStatus.values.filter((to) => isAllowed(decedentMoves({ status, dispositionType }, who), to));
  if (possible.length === 0) return undefined;
  const input = { caseId, from: status, value: random.pick(possible) };
  const by = random.pick([home.owner, home.staff, home.embalmer]);
  return { by, make: (context) => call(updateDecedentStatus, input, { context }) };
};

const correct: CallMaker = async (random, { table, home }, { id: caseId }) => {
  const { decedentStatus: from } = (await readCase(table, caseId))!;
  const value = random.pick(decedentStatus.values.filter((to) => to !== from));
  const familyTold = { isTold: random.chance(0.5), by: 'Ida Larkspur' };
  const input = { caseId, from, value, correctionReason: 'A slip that somebody found later.', familyTold };
  return { by: random.pick([home.owner, home.staff]), make: (context) => call(updateDecedentStatus, input, { context }) };
};

const migrate: CallMaker = async (_random, { home }, { id: caseId }) => ({
  by: home.owner,
  make: (context) => importEarlierCustody(context, { caseId, locationId: home.locationId }),
});

const signed = { signatureType: 'type', typeText: 'O. Perez' };
const on = (day: number) => `2026-03-0${day}T12:00:00.000Z`;
const remains = {
  ...{ facility: 'Northgate', container: 'Cardboard', deliveredAt: on(5), deliveryReceipt: signed, discNumber: '4411' },
  ...{ operator: 'O. Perez', startedAt: on(6), endedAt: on(6), packagedBy: 'O. Perez', packagedAt: on(7), weightOunces: 96 },
  ...{ storage: 'Shelf 2', papersAgree: true, releaseMethod: 'in-person', idSeenKind: 'passport', recipientSignature: signed },
};

/** Returns what is written on a page. */
function writtenOn(random: Random, page: CarePageName, { contactId }: CaseAtHome, { staff }: Home): Record<string, unknown> {
  const [identifiedAt, employee] = [new Date().toISOString(), employeeOf(staff)];
  if (page === 'cremated-remains') return { ...remains, recipient: contactId, releasedBy: employee };
  if (page !== 'identification')
    return page === 'removal' ? { vehicle: `Van ${random.int(1, 9)}` } : { shelf: `${random.int(1, 9)}` };
  const result = random.chance(0.8) ? 'confirmed' : 'doubtful';
  return {
    identificationKind: 'viewing',
    result,
    formSigned: true,
    identifiedAt,
    identifiedBy: contactId,
    staffWitness: employee,
  };
}

const ofPage =
  (page: CarePageName): CallMaker =>
  async (random, { table, home }, of) => {
    const { id } = of;
    const by = anyOfHome(random, home);
    const view = await call(getCustodyPage, { id, page }, { context: contextOf(table, by) });
    const at = { id, page, version: view.version };
    if (view.closed && random.chance(0.5))
      return {
        by,
        make: (context) =>
          call(reopenCustodyPage, { ...at, reason: 'It was wrong.', familyTold: { isTold: false } }, { context }),
      };
    if (view.version > 0 && random.chance(0.5)) return { by, make: (context) => call(closeCustodyPage, at, { context }) };
    const changes = writtenOn(random, page, of, home) as Record<string, never>;
    return { by, make: (context) => call(saveCustodyPage, { id, page, changes, expected: view.values }, { context }) };
  };

const make: CallMaker = async (random, { home }) => ({
  by: anyOfHome(random, home),
  make: (context) => call(makeTags, { paper: 'wristband', count: random.int(1, 3) }, { context }),
});

const bind: CallMaker = async (random, world, { id: caseId }) => {
  const tags = await allTags(world);
  if (tags.length === 0) return undefined;
  const { id: tag } = random.pick(tags);
  const subject = random.chance(0.7) ? ('decedent' as const) : ('cremated-remains' as const);
  const role = random.chance(0.7) ? ('primary' as const) : ('outer' as const);
  const input = { caseId, tag, how: 'tag-scanned', subject, role } as const;
  const by = random.pick([anyOfHome(random, world.home), world.home.crematory]);
  return { by, make: (context) => call(bindTag, input, { context }) };
};

const compare: CallMaker = async (random, world, { id: caseId }) => {
  const own = await openTagsOf(world, caseId);
  const tags: readonly { id: string }[] = own.length > 0 && random.chance(0.8) ? own : await allTags(world);
  if (tags.length === 0) return undefined;
  const input = { caseId, tag: random.pick(tags).id, how: 'tag-scanned', isThem: random.chance(0.85) } as const;
  return { by: anyOfHome(random, world.home), make: (context) => call(compareTag, input, { context }) };
};

const retire: CallMaker = async (random, world, { id: caseId }) => {
  const own = await openTagsOf(world, caseId);
  if (own.length === 0) return undefined;
  const input = { caseId, id: random.pick(own).id, retirement: { reason: 'damaged', note: '' } } as const;
  return { by: anyOfHome(random, world.home), make: (context) => call(retireTag, input, { context }) };
};

const replace: CallMaker = async (random, world, { id: caseId }) => {
  const [own, all] = [await openTagsOf(world, caseId), await allTags(world)];
  if (own.length === 0) return undefined;
  const retirement = { reason: 'damaged', note: '' } as const;
  const input = { caseId, id: random.pick(own).id, retirement, tag: random.pick(all).id, how: 'tag-scanned' } as const;
  return { by: anyOfHome(random, world.home), make: (context) => call(replaceTag, input, { context }) };
};

const discard: CallMaker = async (random, world) => {
  const tags = await allTags(world);
  if (tags.length === 0) return undefined;
  const input = { id: random.pick(tags).id, retirement: { reason: 'misprinted', note: '' } } as const;
  return { by: anyOfHome(random, world.home), make: (context) => call(discardTag, input, { context }) };
};

const doubt: CallMaker = async (_random, _world, { id: caseId, relative }) => ({
  by: relative,
  make: (context) => call(doubtIdentity, { caseId, note: '' }, { context }),
});

/** Returns what a phone says of an entry: its id, and its clock, which is up to a minute ahead. */
const onPhone = (random: Random) => {
  const at = new Date(Date.now() + random.int(-60_000, 50_000)).toISOString();
  return { id: randomUUID(), deviceOn: at, sentOn: at };
};

const noteOnPhone: CallMaker = async (random, { home }, { id: caseId }) => {
  const input = { ...onPhone(random), caseId, changes: { vehicle: `Van ${random.int(1, 9)}` }, isDecided: true };
  return { by: random.pick([home.staff, home.embalmer]), make: (context) => call(noteOnTrip, input, { context }) };
};

const bindOnPhone: CallMaker = async (random, world, { id: caseId }) => {
  const unused = (await allTags(world)).filter(({ state }) => state === 'unbound');
  if (unused.length === 0) return undefined;
  const input = { ...onPhone(random), caseId, tag: random.pick(unused).id, how: 'tag-scanned' } as const;
  return { by: random.pick([world.home.staff, world.home.embalmer]), make: (context) => call(bindTagOnTrip, input, { context }) };
};

const effectOnPhone: CallMaker = async (random, { home }, { id: caseId }) => {
  const input = { ...onPhone(random), caseId, item: 'ring', description: `Ring ${random.int(1, 9)}` } as const;
  return { by: anyOfHome(random, home), make: (context) => call(noteEffectOnTrip, input, { context }) };
};

/** The calls about care, pages, tags, doubts, and removals without a network. */
export const careCalls = {
  ...{ move, correct, migrate },
  ...{ identification: ofPage('identification'), removal: ofPage('removal'), intake: ofPage('intake') },
  ...{ remains: ofPage('cremated-remains'), make, bind, compare, retire, replace, discard, doubt },
  ...{ noteOnPhone, bindOnPhone, effectOnPhone },
} satisfies Record<string, CallMaker>;
