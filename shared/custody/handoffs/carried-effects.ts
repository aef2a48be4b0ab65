// What goes along of the inventory of personal effects (docs/decisions.md, Hand-offs).
import type { Handoff, HandoffThing, Party } from '../../model/handoff.ts';
import type { PersonalEffect } from '../../model/personal-effect.ts';
import type { Instant } from '../../values/dates.ts';
import { effectName } from '../effects/effect-name.ts';
import { hasLeft } from '../effects/effect-standing.ts';
import { type CarriedEffect, type CustodyState, isSide, type Side } from './custodian.ts';

type Thing = Pick<PersonalEffect, 'id' | 'item' | 'quantity' | 'state'>;
type Carried = Pick<CustodyState, 'carried'>;

/** Returns where hand-offs left a thing; undefined if none did anything with it. */
export const carriedOf = ({ carried = [] }: Carried, id: string): CarriedEffect | undefined =>
  carried.find((each) => each.id === id);

/** Tells whether a side has a thing by a hand-off. */
export const isWith = (custody: Carried, id: string, side: Side): boolean => {
  const away = carriedOf(custody, id)?.away;
  return away !== undefined && isSide(away.with, side);
};

/** The side that hands over, and whether it’s a removal service on its way: it brings what someone without an account had, too. */
export type Giver = Side & { isFetching: boolean };

/** Returns why a side can’t send a thing along, in words for the screen; undefined if it can: what it has, or what is with the person. */
export function alongRefusal(thing: Thing, custody: Carried, giver: Giver): string | undefined {
  const name = effectName(thing);
  if (hasLeft(thing)) return `${name}: it has left already.`;
  const away = carriedOf(custody, thing.id)?.away;
  if (away) {
    const isOurs = isSide(away.with, giver) || (giver.isFetching && away.with.kind === 'outside');
    return isOurs ? undefined : `${name}: ${away.with.name} has it.`;
  }
  return giver.kind === 'home' || thing.state !== 'stored' ? undefined : `${name}: the funeral home has it.`;
}

/**
 * Returns whether a thing can go along when a side hands the person over, and is taken to: what is with the person does, and so does what somebody has to give back. What was on the body
 * is gone with it once a reduction has begun.
 */
export function alongOf(
  thing: Thing,
  custody: Carried & Pick<CustodyState, 'reduction'>,
  giver: Giver,
): 'proposed' | 'possible' | undefined {
  if (alongRefusal(thing, custody, giver) !== undefined) return undefined;
  if (thing.state === 'on-body') return custody.reduction ? 'possible' : 'proposed';
  return thing.state === 'with-remains' || carriedOf(custody, thing.id)?.away ? 'proposed' : 'possible';
}

/** Returns a thing as an offer freezes it. */
export const handoffThing = ({
  id,
  description,
  amountCents,
  bagTagId,
  ...thing
}: Thing & Pick<PersonalEffect, 'description' | 'amountCents' | 'bagTagId'>): HandoffThing => ({
  ...{ id, name: effectName(thing), description },
  ...(amountCents === undefined ? {} : { amountCents }),
  ...(bagTagId === undefined ? {} : { bagTagId }),
});

/** Tells whether two offers name the same things, in any order. */
export function areSameThings(things: Handoff['things'] = [], ids: readonly string[]): boolean {
  const named = new Set(ids);
  return named.size === things.length && things.every(({ id }) => named.has(id));
}

/** What a receiver says of a thing. */
export type ThingAnswer = { id: string; isHere: boolean; note: string };

/** Finds what a receiver still has to say, by the thing’s id: whether each is there, and something about what isn’t. */
export function answerFaults(things: readonly HandoffThing[], answers: readonly ThingAnswer[]): Record<string, string> {
  const faultOf = (id: string): string | undefined => {
    const answer = answers.find((each) => each.id === id);
    if (!answer) return 'Say whether it’s here.';
    return answer.isHere || answer.note.trim() !== '' ? undefined : 'Say what you know about it.';
  };
  return Object.fromEntries(
    things.flatMap(({ id }): [string, string][] => {
      const fault = faultOf(id);
      return fault === undefined ? [] : [[id, fault]];
    }),
  );
}

/** Returns the things with what the receiver says of each. */
export const answeredThings = (things: readonly HandoffThing[], answers: readonly ThingAnswer[]): HandoffThing[] =>
  things.map((thing) => {
    const { isHere = false, note = '' } = answers.find(({ id }) => id === thing.id) ?? {};
    return { ...thing, isHere, ...(isHere || note.trim() === '' ? {} : { note: note.trim() }) };
  });

/** Returns the things that weren’t there. */
export const missedThings = ({ things = [] }: Pick<Handoff, 'things'>): HandoffThing[] =>
  things.filter(({ isHere }) => isHere === false);

/**
 * Returns where a hand-off leaves the things of the inventory: what came is with the one who took it, or back at the home, and what wasn’t there is where it was. What someone without an
 * account signed for has come.
 */
export function carriedAfter(
  { carried = [] }: Carried,
  { things = [], to }: Pick<Handoff, 'things'> & { to: Party },
  on: Instant,
): CarriedEffect[] | undefined {
  const named = new Set(things.map(({ id }) => id));
  const after = things.flatMap(({ id, isHere }): CarriedEffect[] => {
    const away = carriedOf({ carried }, id)?.away;
    if (isHere === false) return [{ id, ...(away ? { away } : {}), missed: { by: to.name, on } }];
    return to.kind === 'home' ? [] : [{ id, away: { with: to, since: on } }];
  });
  const all = [...carried.filter(({ id }) => !named.has(id)), ...after];
  return all.length > 0 ? all : undefined;
}

/** Returns where hand-offs left the other things, once somebody has said where these are. */
export function carriedWithout({ carried = [] }: Carried, ids: readonly string[]): CarriedEffect[] | undefined {
  const rest = carried.filter(({ id }) => !ids.includes(id));
  return rest.length > 0 ? rest : undefined;
}

/**
 * Returns why a thing can’t be moved or taken off the list, in words for the screen; undefined if it can. What somebody else has comes back by a hand-off, unless an owner or admin corrects
 * where it is.
 */
export function awayRefusal(
  { along = [], ...custody }: Pick<CustodyState, 'along' | 'carried'>,
  id: string,
  isCorrection = false,
): string | undefined {
  if (along.includes(id)) return 'An open hand-off names it. Finish the hand-off or take it back on the Custody page first.';
  const away = carriedOf(custody, id)?.away;
  return away && !isCorrection
    ? `${away.with.name} has it, so this can’t be recorded. It comes back with a hand-off. If the record is wrong, an owner or admin can correct where it is.`
    : undefined;
}
