/** Cases with personal effects: two people who write them down, and a relative who decides. */
import { randomUUID } from 'node:crypto';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { EffectsView, EffectView } from '#shared/contract/personal-effects-views.ts';
import { custodyChain } from '#shared/custody/custody-record.ts';
import { ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed, member } from './case-desk.ts';
import { relativeOf } from './case-party.ts';
import { add } from './contact-desk.ts';
import { picture, upload } from './pictures.ts';

/** Returns a home for this test alone with a case, two colleagues, and the relative who is in control of the disposition. */
export async function effectsDesk() {
  const desk = await deskWithCase();
  const [one, other] = [await member(desk.home.id, 'Ida', 'Larkspur'), await member(desk.home.id, 'Rosa', 'Gorham')];
  const agent = await add(desk.staff, desk.row.id, {
    ...{ firstName: 'Ruth', lastName: 'Okafor' },
    selectedRoles: ['person-in-control-of-disposition'],
  });
  return { ...desk, one, other, agent, decider: await relativeOf(desk.row, agent.id) };
}
export type EffectsDesk = Awaited<ReturnType<typeof effectsDesk>>;

export const effectsOf = (by: RequestOptions, id: string) => ok<EffectsView>('getPersonalEffects', { id }, by);

/** Returns a save of things, new ones unless they say otherwise. */
export const effectsSave = ({ id: caseId, decedentId }: Pick<CaseRow, 'id' | 'decedentId'>, ...effects: object[]) => ({
  caseId,
  decedentId,
  personalEffects: effects.map((effect) => ({ id: randomUUID(), version: 0, item: 'ring', ...effect })),
});

type Writers = Pick<EffectsDesk, 'staff' | 'row'> & Record<'one' | 'other', { id: string }>;

/** Writes a thing down, and returns it. */
export async function addEffect({ staff, row, one, other }: Writers, changes: object = {}): Promise<EffectView> {
  const id = randomUUID();
  const save = effectsSave(row, { id, inventoriedBy: one.id, witnessedBy: other.id, ...changes });
  const { effects } = await ok<EffectsView>('updateDecedentPersonalEffects', save, keyed(staff));
  return effects.find((effect) => effect.id === id)!;
}

/** Moves a thing as it is now. */
export const moveEffect = (
  { staff, row }: EffectsDesk,
  { id: effectId, version }: EffectView,
  move: object,
  by: RequestOptions = staff,
) => ok<EffectsView>('movePersonalEffect', { id: row.id, effectId, version, ...move }, keyed(by));

/** Adds a picture to a thing. */
export const addPhoto = async (
  { staff, row }: EffectsDesk,
  { id: effectId }: Pick<EffectView, 'id'>,
  by: RequestOptions = staff,
) => ok<EffectsView>('addPersonalEffectPhoto', { id: row.id }, await upload(by, await picture(), { fields: { effectId } }));

/** What releasing a thing says. */
export const release = ({ agent }: EffectsDesk) => ({
  to: 'released',
  releasedTo: agent.id,
  idSeenKind: 'driver-license',
  signature: { signatureType: 'type', typeText: 'Ruth Okafor' },
});

/** Saves things: new ones, or others as they are sent. */
export const saveEffects = ({ staff, row }: Pick<EffectsDesk, 'staff' | 'row'>, ...effects: object[]) =>
  ok<EffectsView>('updateDecedentPersonalEffects', effectsSave(row, ...effects), keyed(staff));
export const saveRefused = ({ staff, row }: Pick<EffectsDesk, 'staff' | 'row'>, ...effects: object[]) =>
  refused('updateDecedentPersonalEffects', effectsSave(row, ...effects), keyed(staff));

const saved = [
  'item',
  'description',
  'quantity',
  'foundWhere',
  'amountCents',
  'bagTagId',
  'inventoriedBy',
  'witnessedBy',
  'handling',
];

/** Returns a thing with changes, as a save sends it: where it is isn’t saved. */
export const again = (effect: EffectView, changes: object = {}) => ({
  ...Object.fromEntries(Object.entries(effect).filter(([field]) => ['id', 'version', ...saved].includes(field))),
  ...changes,
});

/** Returns the custody record of a case, and what is wrong with it. */
export async function recordOf(caseId: string) {
  const [table, chain] = [openCloudTable(), custodyChain(caseId)];
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  return { entries: links.map(({ text }) => JSON.parse(text) as ChainEntry), fault: await verifyChain(lines, { chain, head }) };
}
