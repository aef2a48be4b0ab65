import { can } from '../../access/can.ts';
import type { PersonalEffect } from '../../model/personal-effect.ts';
import { type CaseSide, type CaseViewer, sideOf } from '../../visibility/sight.ts';
import { hasLeft } from './effect-standing.ts';

/** What someone does on the page of personal effects: all of it, decide about each, say what they wish, or only look. */
export type EffectsEditing = 'all' | 'decide' | 'wish' | 'none';

/** Returns what someone does: staff everything, a relative decides if they are in control of the disposition, and wishes otherwise. A trade company looks. */
export function effectsEditing(viewer: CaseViewer, isInControl: boolean): EffectsEditing {
  if (viewer === 'family') return isInControl ? 'decide' : 'wish';
  return sideOf(viewer) === 'staff' && can(viewer, 'cases.change') ? 'all' : 'none';
}

/** Tells whether a thing travels with the body or with the cremated remains, or is meant to: what a trade company sees, besides what it has itself by a hand-off. */
export const travelsAlong = (effect: Pick<PersonalEffect, 'state' | 'handling'>): boolean =>
  !hasLeft(effect) &&
  (effect.state !== 'stored' || effect.handling === 'bury-or-cremate' || effect.handling === 'place-with-cremated-remains');

const everyone = ['id', 'item', 'description', 'quantity', 'handling', 'photos', 'state', 'stateOn'] as const;
const seen: Readonly<Record<Exclude<CaseSide, 'staff'>, ReadonlySet<keyof PersonalEffect>>> = {
  trade: new Set([...everyone, 'bagTagId']),
  family: new Set([
    ...everyone,
    'foundWhere',
    'amountCents',
    'decidedBy',
    'decidedOn',
    'writtenBy',
    'earlier',
    'wishes',
    'releasedTo',
    'trackingNumber',
  ]),
};

/** Returns what a side sees of the personal effects of a case. Of other relatives’ wishes, only the person who decides is told. */
export function effectsFor<Effect extends PersonalEffect>(
  effects: readonly Effect[],
  side: CaseSide,
  own: { contactId: string | undefined; isInControl: boolean; has?: ReadonlySet<string> },
): Partial<Effect>[] {
  if (side === 'staff') return [...effects];
  const fields = seen[side];
  return effects
    .filter((effect) => side === 'family' || travelsAlong(effect) || own.has?.has(effect.id))
    .map((effect) => {
      const wishes = own.isInControl ? effect.wishes : effect.wishes.filter(({ by }) => by === own.contactId);
      const shown = Object.entries({ ...effect, wishes }).filter(([field]) => fields.has(field as keyof PersonalEffect));
      return Object.fromEntries(shown) as Partial<Effect>;
    });
}
