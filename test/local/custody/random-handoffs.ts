import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { overrideGate } from '#functions/api/case-care/override-gate.ts';
import { acceptHandoff } from '#functions/api/handoffs/accept-handoff.ts';
import { endReduction } from '#functions/api/handoffs/end-reduction.ts';
import { handOver } from '#functions/api/handoffs/hand-over.ts';
import { offerHandoff } from '#functions/api/handoffs/offer-handoff.ts';
import { refuseHandoff } from '#functions/api/handoffs/refuse-handoff.ts';
import { startReduction } from '#functions/api/handoffs/start-reduction.ts';
import { withdrawHandoff } from '#functions/api/handoffs/withdraw-handoff.ts';
import { choosePersonalEffectHandling } from '#functions/api/personal-effects/choose-personal-effect-handling.ts';
import { movePersonalEffect } from '#functions/api/personal-effects/move-personal-effect.ts';
import { removePersonalEffect } from '#functions/api/personal-effects/remove-personal-effect.ts';
import { updateDecedentPersonalEffects } from '#functions/api/personal-effects/update-decedent-personal-effects.ts';
import { updatePersonalEffectFlag } from '#functions/api/personal-effects/update-personal-effect-flag.ts';
import { readCaseInCare } from '#functions/table/case-in-care.ts';
import { readHandoffs } from '#functions/table/handoff.ts';
import { readCaseOfEffects, readEffects } from '#functions/table/personal-effects.ts';
import { nextStates } from '#shared/custody/effects/effect-moves.ts';
import { alongRefusal } from '#shared/custody/handoffs/carried-effects.ts';
import { custodianOf, type Side } from '#shared/custody/handoffs/custodian.ts';
import { personalEffectHandling } from '#shared/model/enumerations/case.ts';
import type { Party } from '#shared/model/handoff.ts';
import type { Random } from '#world/random.ts';
import type { Home, Someone } from './custody-home.ts';
import { allTags, anyOfHome, type CallMaker, type CustodyWorld, employeeOf, openTagsOf } from './random-calls.ts';

const typed = (typeText: string) => ({ signatureType: 'type', typeText }) as const;

/** Returns someone of a side; now and then, somebody else tries. */
function ofSide(random: Random, home: Home, { kind, id }: Pick<Party, 'kind' | 'id'>): Someone {
  if (kind !== 'trade' || random.chance(0.1)) return anyOfHome(random, home);
  return employeeOf(home.embalmer) === id ? home.embalmer : home.crematory;
}

/** Returns a tag of the case as it is scanned; now and then, that of someone else. */
async function scannedTag(random: Random, world: CustodyWorld, caseId: string): Promise<string | undefined> {
  const own = await openTagsOf(world, caseId);
  const tags: readonly { id: string }[] = own.length > 0 && random.chance(0.9) ? own : await allTags(world);
  return tags.length > 0 ? random.pick(tags).id : undefined;
}

/** Returns some things that a side can send along, mostly: now and then one that it doesn’t have. */
async function thingsAlong(random: Random, { table }: CustodyWorld, caseId: string, side: Side): Promise<string[]> {
  const [{ effects }, { custody }] = await Promise.all([
    readEffects(table, caseId),
    readCaseOfEffects(table, { caseId, locationId: '' }),
  ]);
  const giver = { ...side, isFetching: true };
  const possible = effects.filter((effect) => alongRefusal(effect, custody, giver) === undefined || random.chance(0.05));
  return possible.filter(() => random.chance(0.7)).map(({ id }) => id);
}

const offer: CallMaker = async (random, world, { id: caseId }) => {
  const { table, home } = world;
  const [{ custody, record }, tag] = await Promise.all([
    readCaseInCare(table, caseId, home.locationId),
    scannedTag(random, world, caseId),
  ]);
  if (tag === undefined) return undefined;
  const custodian = custodianOf(custody, record!.decedentStatus) ?? { kind: 'trade', id: employeeOf(home.embalmer) };
  const [to, purpose] = random.pick([
    ...(custodian.kind === 'trade' ? ([[null, 'return']] as const) : []),
    [employeeOf(home.embalmer), 'preparation'] as const,
    [employeeOf(home.crematory), random.pick(['storage', 'reduction'])] as const,
  ]);
  const things = await thingsAlong(random, world, caseId, custodian);
  const input = { caseId, tag, how: 'tag-scanned', to, purpose: purpose as 'storage', effects: 'A ring.', things } as const;
  return { by: ofSide(random, home, custodian), make: (context) => call(offerHandoff, input, { context }) };
};

const ended =
  (how: 'accept' | 'refuse' | 'withdraw'): CallMaker =>
  async (random, { table, home }, { id: caseId }) => {
    const [last] = await readHandoffs(table, caseId);
    if (!last || (last.state !== 'offered' && random.chance(0.8))) return undefined;
    const at = { caseId, id: last.id };
    const by = ofSide(random, home, how === 'withdraw' ? last.from : last.to);
    if (how === 'refuse') return { by, make: (context) => call(refuseHandoff, { ...at, reason: 'Full.' }, { context }) };
    if (how === 'withdraw') return { by, make: (context) => call(withdrawHandoff, at, { context }) };
    const answers = last.things?.map(({ id }) => ({ id, isHere: random.chance(0.8), note: 'Looked in the bag.' })) ?? [];
    const scan = { tag: last.tag.id, how: 'tag-scanned', place: 'Room 2', things: answers } as const;
    return { by, make: (context) => call(acceptHandoff, { ...at, ...scan }, { context }) };
  };

const handOverOutside: CallMaker = async (random, world, { id: caseId }) => {
  const tag = await scannedTag(random, world, caseId);
  if (tag === undefined) return undefined;
  const receiver = { name: 'Omar Reyes', company: 'Harbor Mortuary' };
  const purpose = random.pick(['storage', 'reduction'] as const);
  const things = await thingsAlong(random, world, caseId, { kind: 'home' });
  const input = { caseId, tag, how: 'tag-scanned', purpose, receiver, signature: typed('Omar Reyes'), things } as const;
  const by = random.pick([world.home.staff, world.home.embalmer]);
  return { by, make: (context) => call(handOver, input, { context }) };
};

const start: CallMaker = async (random, world, { id: caseId }) => {
  const tag = await scannedTag(random, world, caseId);
  if (tag === undefined) return undefined;
  const input = { caseId, tag, how: 'tag-scanned', discNumber: `${random.int(1, 3)}`, operator: 'O. Perez' } as const;
  const by = random.pick([world.home.staff, world.home.crematory]);
  return { by, make: (context) => call(startReduction, input, { context }) };
};

const end: CallMaker = async (random, { home }, { id: caseId }) => ({
  by: random.pick([home.staff, home.crematory]),
  make: (context) => call(endReduction, { caseId }, { context }),
});

const addEffect: CallMaker = async (random, { home }, { id: caseId, decedentId }) => {
  const two = { inventoriedBy: employeeOf(home.staff), witnessedBy: employeeOf(home.director) };
  const effect = { id: randomUUID(), version: 0, item: 'ring', description: `Ring ${random.int(1, 9)}`, ...two } as const;
  const input = { caseId, decedentId, personalEffects: [effect] };
  return { by: anyOfHome(random, home), make: (context) => call(updateDecedentPersonalEffects, input, { context }) };
};

const noEffects: CallMaker = async (random, { home }, { id }) => {
  const two = { inventoriedBy: employeeOf(home.staff), witnessedBy: employeeOf(home.director) };
  const input = { id, flag: random.pick(['true', 'false']), ...two };
  return { by: anyOfHome(random, home), make: (context) => call(updatePersonalEffectFlag, input, { context }) };
};

const effectOf = async (random: Random, { table }: CustodyWorld, caseId: string) => {
  const { effects } = await readEffects(table, caseId);
  return effects.length > 0 ? random.pick(effects) : undefined;
};

const decideEffect: CallMaker = async (random, world, { id, relative }) => {
  const effect = await effectOf(random, world, id);
  if (!effect) return undefined;
  const handling = random.pick(personalEffectHandling.values);
  const input = { id, effectId: effect.id, handling, ...(effect.handling ? { expected: effect.handling } : {}) };
  return { by: relative, make: (context) => call(choosePersonalEffectHandling, input, { context }) };
};

const moveEffect: CallMaker = async (random, world, { id, contactId }) => {
  const effect = await effectOf(random, world, id);
  if (!effect) return undefined;
  const next = nextStates(effect);
  const isCorrection = next.length === 0 || random.chance(0.1);
  const input = {
    ...{ id, effectId: effect.id, version: effect.version, to: isCorrection ? ('stored' as const) : random.pick(next) },
    ...{ secondPerson: employeeOf(world.home.director), trackingNumber: '1Z', releasedTo: contactId },
    ...{ idSeenKind: 'passport' as const, signature: typed('Ruth Quill') },
    ...(isCorrection ? { correctionReason: 'A slip that somebody found later.' } : {}),
  };
  const by = random.pick([world.home.owner, world.home.staff]);
  return { by, make: (context) => call(movePersonalEffect, input, { context }) };
};

const removeEffect: CallMaker = async (random, world, { id }) => {
  const effect = await effectOf(random, world, id);
  if (!effect) return undefined;
  const secondPerson = employeeOf(world.home.director);
  const input = { id, effectId: effect.id, version: effect.version, secondPerson, reason: 'Written down twice.' };
  return {
    by: random.pick([world.home.owner, world.home.staff]),
    make: (context) => call(removePersonalEffect, input, { context }),
  };
};

const override: CallMaker = async (random, { home }, { id }) => {
  const input = { id, act: 'cremation', key: 'E', reason: 'The son took everything home on Monday.' };
  return { by: random.pick([home.owner, home.director]), make: (context) => call(overrideGate, input, { context }) };
};

/** The calls about hand-offs, reductions, personal effects, and what two people go on without. */
export const handoffCalls = {
  ...{ offer, accept: ended('accept'), refuse: ended('refuse'), withdraw: ended('withdraw'), handOverOutside, start, end },
  ...{ addEffect, noEffects, decideEffect, moveEffect, removeEffect, override },
} satisfies Record<string, CallMaker>;
