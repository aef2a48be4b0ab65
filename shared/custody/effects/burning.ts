import type { PersonalEffectHandling, PersonalEffectItem } from '../../model/enumerations/case.ts';
import { type DispositionType, dispositionGroupOf } from '../../model/enumerations/disposition.ts';

type Thing = { item: PersonalEffectItem; description: string };

/** Tells whether what is on the body goes through a cremation with it. */
export const burnsAlong = (disposition: DispositionType | undefined): boolean =>
  disposition !== undefined && dispositionGroupOf(disposition) === 'cremation';

/** Things that always have a battery. */
const powered: ReadonlySet<PersonalEffectItem> = new Set<PersonalEffectItem>(['phone', 'hearing-aid']);
/** What a description calls something with a battery. */
const battery =
  /\b(batter(?:y|ies)|lithium|rechargeable|smart ?watch|apple watch|fitbit|digital|cell ?phone|i?phone|hearing aids?|tablet|ipad|laptop|vapes?|e-?cigarettes?|pacemaker|remote|flashlight|electric|charger|airpods|earbuds|key ?fob)\b/i;
const isDenied = /\b(?:no|without(?: a| the| its)?|not) (?:batter(?:y|ies)|lithium)\b/gi;

/** Things that burn or melt and that a family may have wanted back, or that give off fumes. */
const lost: ReadonlySet<PersonalEffectItem> = new Set<PersonalEffectItem>([
  ...(['wedding-ring', 'ring', 'watch', 'necklace', 'bracelet', 'earrings'] as const),
  ...(['wallet', 'cash', 'keys', 'medication'] as const),
]);

/** Tells whether a thing has a battery, by what it is and by what was written down of it. */
export const hasBattery = ({ item, description }: Thing): boolean =>
  powered.has(item) || battery.test(description.replaceAll(isDenied, ''));

/** What is wrong with cremating a thing along: it can't be (`refusal`), or somebody has to be sure (`question`). */
type Burning = { refusal: string } | { question: string };

/** Returns what is wrong with cremating a thing along; undefined if nothing is, or if it isn't cremated. */
export function burningOf(
  thing: Thing,
  handling: PersonalEffectHandling | null | undefined,
  burns: boolean,
): Burning | undefined {
  if (!burns || handling !== 'bury-or-cremate') return undefined;
  if (hasBattery(thing))
    return {
      refusal: 'It has a battery, so it can’t be cremated: batteries can be dangerous during cremation. Choose something else.',
    };
  if (thing.item === 'medication')
    return { question: 'Medication gives off fumes when it burns. Ask the crematory first. Is it really to be cremated?' };
  return lost.has(thing.item)
    ? { question: 'It will burn or melt, and nothing of it comes back. Is it really to be cremated?' }
    : undefined;
}
