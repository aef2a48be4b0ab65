import type { Case, EffectsStanding } from '../../model/case.ts';
import type { PreparationStatus } from '../../model/enumerations/case.ts';
import type { EffectState } from '../../model/enumerations/custody.ts';
import type { PersonalEffect } from '../../model/personal-effect.ts';

type Placed = Pick<PersonalEffect, 'state' | 'handling'>;
type Counted = Placed & Pick<PersonalEffect, 'inventoriedBy' | 'witnessedBy' | 'writtenBy'>;

const left: ReadonlySet<EffectState> = new Set<EffectState>(['released', 'shipped', 'destroyed']);

/** Tells whether a thing has left the home for good: nothing is decided about it any more. */
export const hasLeft = ({ state }: Pick<PersonalEffect, 'state'>): boolean => left.has(state);

/** Tells whether a thing went with the body into a cremation or another reduction that has started: nothing moves it any more. */
export const isReducedAlong = ({ state, handling }: Placed, isStarted: boolean): boolean =>
  isStarted && state === 'on-body' && handling === 'bury-or-cremate';

/** Tells whether nobody has decided about a thing that is still there. */
export const isUndecided = (effect: Placed): boolean => !hasLeft(effect) && effect.handling === undefined;

/** Tells whether a thing is on the body, but meant for elsewhere. */
export const isMisplaced = ({ state, handling }: Placed): boolean =>
  state === 'on-body' && handling !== undefined && handling !== 'bury-or-cremate';

const isWhereItBelongs = (effect: Placed): boolean =>
  hasLeft(effect) ||
  (effect.state === 'with-remains' && effect.handling === 'place-with-cremated-remains') ||
  (effect.state === 'on-body' && effect.handling === 'bury-or-cremate');

/** Tells whether nothing is left to do with a thing: two people wrote it down, and it's gone, or where it's meant to stay. */
export const isDone = (effect: Counted): boolean =>
  effect.inventoriedBy !== undefined && effect.witnessedBy !== undefined && isWhereItBelongs(effect);

/** Tells whether the person in control has to look at a decision that staff wrote down for them, while they can change it. */
const isToConfirm = (effect: Pick<PersonalEffect, 'state' | 'writtenBy'>): boolean =>
  !hasLeft(effect) && effect.writtenBy !== undefined;

const countToConfirm = (effects: readonly Counted[]): Pick<EffectsStanding, 'toConfirm'> => {
  const toConfirm = effects.filter(isToConfirm).length;
  return toConfirm > 0 ? { toConfirm } : {};
};

/** Returns how far the personal effects of a case are, as its row keeps it. `told`: how many things were told earlier and are open. */
export const standingOf = (effects: readonly Counted[], told = 0): EffectsStanding => ({
  ...countToConfirm(effects),
  items: effects.length,
  undecided: effects.filter(isUndecided).length,
  misplaced: effects.filter(isMisplaced).length,
  open: effects.filter((effect) => !isDone(effect)).length,
  ...(told > 0 ? { told } : {}),
});

type OfCase = Pick<Case, 'effectsStanding' | 'thereAreNoPersonalEffects'>;

/**
 * Returns how far the page of personal effects is: Ready while nothing is written down, and Complete once nothing is left to do with any, or if there are none. It isn’t complete while something
 * that was told earlier is open.
 */
export function effectsStatus({ effectsStanding, thereAreNoPersonalEffects }: OfCase): PreparationStatus {
  const isTold = effectsStanding?.told !== undefined;
  if (thereAreNoPersonalEffects) return isTold ? 'in-progress' : 'complete';
  if (!effectsStanding || effectsStanding.items === 0) return 'ready';
  return effectsStanding.open === 0 && !isTold ? 'complete' : 'in-progress';
}
