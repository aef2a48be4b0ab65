import type { RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import {
  addEffect,
  addPhoto,
  type EffectsDesk,
  effectsDesk,
  effectsOf,
  effectsSave,
  release,
} from '#test/journeys/parts/effects-desk.ts';
import { picture, upload } from '#test/journeys/parts/pictures.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

const onCase =
  (input: (of: EffectsDesk) => object | Promise<object>, by: 'staff' | 'decider' = 'staff'): Recipe =>
  async () => {
    const of = await effectsDesk();
    return { input: await input(of), options: keyed(of[by]) };
  };

/** Requests of the calls about personal effects, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  printPersonalEffects: onCase(async (of) => {
    await addEffect(of);
    return { id: of.row.id };
  }),
  getPersonalEffects: onCase(async (of) => {
    await addEffect(of);
    return { id: of.row.id };
  }),
  updateDecedentPersonalEffects: onCase(({ row, one, other }) =>
    effectsSave(row, { inventoriedBy: one.id, witnessedBy: other.id, handling: 'destroy' }),
  ),
  updatePersonalEffectFlag: onCase(({ row, one, other }) => ({
    id: row.id,
    flag: 'true',
    inventoriedBy: one.id,
    witnessedBy: other.id,
  })),
  movePersonalEffect: onCase(async (of) => {
    const { id: effectId, version } = await addEffect(of, { handling: 'return-to-family' });
    return { id: of.row.id, effectId, version, ...release(of) };
  }),
  removePersonalEffect: onCase(async (of) => {
    const { id: effectId, version } = await addEffect(of);
    return { id: of.row.id, effectId, version, secondPerson: of.other.id, reason: 'Written down twice.' };
  }),
  choosePersonalEffectHandling: onCase(async (of) => {
    const { id: effectId } = await addEffect(of);
    return { id: of.row.id, effectId, handling: 'bury-or-cremate' };
  }, 'decider'),
  addPersonalEffectPhoto: async () => {
    const of = await effectsDesk();
    const { id: effectId } = await addEffect(of);
    return { input: { id: of.row.id }, options: await upload(of.staff, await picture(), { fields: { effectId } }) };
  },
  removePersonalEffectPhoto: onCase(async (of) => {
    const { id: effectId } = await addEffect(of);
    const { effects } = await addPhoto(of, { id: effectId });
    return { id: of.row.id, effectId, photoId: effects[0]?.photos[0] };
  }),
  getPersonalEffectPhoto: onCase(async (of) => {
    await addPhoto(of, await addEffect(of));
    const { effects } = await effectsOf(of.staff, of.row.id);
    return { id: of.row.id, photoId: effects[0]?.photos[0], width: '480' };
  }),
};
