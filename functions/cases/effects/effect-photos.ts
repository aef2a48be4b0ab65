import { admitPicture, derivedPicture } from '#functions/pictures/admit-picture.ts';
import { readEffectPhoto, storeEffectPhoto } from '#functions/pictures/effect-photo.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow } from '#functions/table/personal-effects.ts';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { MAX_EFFECT_PHOTOS } from '#shared/model/personal-effect.ts';
import { changeEffects, effectAt } from './commit-effects.ts';
import { effectsOfCase, effectsView } from './effects-of-case.ts';

function refuseFull({ photos }: EffectRow): void {
  if (photos.length >= MAX_EFFECT_PHOTOS)
    throw problem('conflict', { detail: `There are ${MAX_EFFECT_PHOTOS} pictures of it already. Remove one to make room.` });
}

/** Adds a picture to a thing: checks its header before decoding it, stores it in every width, and only then puts it on the list. */
export async function addEffectPhoto(
  context: OperationContext,
  { id, effectId, file }: { id: string; effectId: string; file: File },
): Promise<EffectsView> {
  const bytes = Buffer.from(await file.arrayBuffer());
  admitPicture(bytes);
  const photoId = context.newId();
  const isThere = ({ photos }: EffectRow) => photos.some((each) => each.id === photoId);
  const before = effectAt(await effectsOfCase(context, id), effectId);
  if (!isThere(before)) refuseFull(before);
  const sha256 = await storeEffectPhoto(id, photoId, await derivedPicture(bytes));
  return changeEffects(context, id, (open) => {
    const effect = effectAt(open, effectId);
    if (isThere(effect)) return null;
    refuseFull(effect);
    return { steps: [{ effect: { ...effect, photos: [...effect.photos, { id: photoId, sha256 }] } }] };
  });
}

/** Takes a picture off a thing that is still there. */
export const removeEffectPhoto = (
  context: OperationContext,
  { id, effectId, photoId }: { id: string; effectId: string; photoId: string },
): Promise<EffectsView> =>
  changeEffects(context, id, (open) => {
    const effect = effectAt(open, effectId);
    if (!effect.photos.some((each) => each.id === photoId))
      throw problem('conflict', { detail: 'This picture isn’t there any more.' });
    if (hasLeft(effect)) throw problem('conflict', { detail: 'It has left, so its pictures stay on the list.' });
    return { steps: [{ effect: { ...effect, photos: effect.photos.filter((each) => each.id !== photoId) } }] };
  });

/** Returns a picture to everyone who sees what it shows; the same 404 for everyone else. */
export async function effectPhoto(
  context: OperationContext,
  { id, photoId, width }: { id: string; photoId: string; width: number },
) {
  const { effects } = effectsView(await effectsOfCase(context, id));
  const isShown = effects.some(({ photos }) => photos.includes(photoId));
  const bytes = isShown ? await readEffectPhoto(id, photoId, width) : null;
  if (!bytes) throw problem('not_found');
  return { image: `data:image/webp;base64,${bytes.toString('base64')}` };
}
