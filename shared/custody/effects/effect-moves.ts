import { gateTitles } from '../../gates/acts.ts';
import type { GateHold } from '../../gates/gate-facts.ts';
import { type EffectAct, gateOf, type MissingLine, missingLines, refusalOf } from '../../gates/gate-of.ts';
import type { DecedentStatus, PersonalEffectHandling } from '../../model/enumerations/case.ts';
import type { EffectState } from '../../model/enumerations/custody.ts';
import type { PersonalEffect } from '../../model/personal-effect.ts';
import { hasBattery } from './burning.ts';

/** Where a thing can go from where it is. What has left comes back only by a correction. */
const ways: Readonly<Record<EffectState, readonly EffectState[]>> = {
  'on-body': ['stored', 'released'],
  stored: ['on-body', 'with-remains', 'released', 'shipped', 'destroyed'],
  'with-remains': ['stored'],
  released: [],
  shipped: [],
  destroyed: [],
};

/** What has to be decided before a thing goes there. */
const meant: Readonly<Partial<Record<EffectState, PersonalEffectHandling>>> = {
  'on-body': 'bury-or-cremate',
  'with-remains': 'place-with-cremated-remains',
  released: 'return-to-family',
  shipped: 'ship',
  destroyed: 'destroy',
};

/** What can't be undone about going there. */
const acts: Readonly<Partial<Record<EffectState, EffectAct>>> = {
  'on-body': 'effects-buried',
  'with-remains': 'effects-buried',
  shipped: 'effects-shipped',
  destroyed: 'effects-destroyed',
};

/** The states to which an owner or admin corrects one that was recorded by mistake. */
export const correctedStates: readonly EffectState[] = ['on-body', 'stored', 'with-remains'];

type Movable = Pick<PersonalEffect, 'state' | 'handling' | 'decidedOn' | 'item' | 'description'>;

/** Returns where a thing can go next: taking it off the body, putting it back into storage, and what was decided. */
export const nextStates = ({ state, handling }: Pick<Movable, 'state' | 'handling'>): EffectState[] =>
  ways[state].filter((to) => meant[to] === undefined || meant[to] === handling);

/** What is said about a move: who of the staff was there besides the person who records it, and for a release who took it, with what ID and signature. */
export type EffectMove = Partial<
  Pick<PersonalEffect, 'releasedTo' | 'idSeenKind' | 'signature' | 'trackingNumber' | 'secondPerson'>
> & {
  to: EffectState;
};

const notTheirWord =
  'Our staff wrote this decision down. The person in control of the disposition draws their signature here, or decides it in Yarrow first.';

const isSigned = ({ signature }: EffectMove): boolean => Boolean(signature?.image || signature?.typeText?.trim());

/** Returns what a move still needs to be told, by field. A decision to destroy something that only staff wrote down is signed by who made it. */
export function moveFaults(move: EffectMove, { writtenBy }: Pick<PersonalEffect, 'writtenBy'> = {}): Record<string, string> {
  if (move.to === 'destroyed' && writtenBy !== undefined && !move.signature?.image) return { signature: notTheirWord };
  if (move.to === 'shipped' && !move.trackingNumber?.trim()) return { trackingNumber: 'Enter the tracking number.' };
  if (move.to !== 'released') return {};
  return {
    ...(move.releasedTo ? {} : { releasedTo: 'Say who takes it.' }),
    ...(move.idSeenKind && move.idSeenKind !== 'none'
      ? {}
      : { idSeenKind: 'Look at this person’s ID, and say which kind it is.' }),
    ...(isSigned(move) ? {} : { signature: 'The person who takes it signs here.' }),
  };
}

/** Tells whether going there takes two people. */
export const takesTwo = (to: EffectState): boolean => acts[to] !== undefined;

/** What decides where a thing can be put: how far the decedent is, and whether someone else has them, and whether the body is cremated. */
export type RemainsNow = { status: DecedentStatus; isElsewhere: boolean; burns: boolean };

const remainsHere: ReadonlySet<DecedentStatus> = new Set<DecedentStatus>([
  'cremated-remains-in-care',
  'cremated-remains-ready-for-family',
]);
const isOver: ReadonlySet<DecedentStatus> = new Set<DecedentStatus>([
  ...remainsHere,
  'cremated-remains-in-family-care',
  'laid-to-rest',
]);

/** Returns why a thing can't be put with the remains, or on the body, that nobody here has; undefined if it can. */
function whereRefusal(to: EffectState, { status, isElsewhere }: RemainsNow): string | undefined {
  if (to === 'with-remains' && (!remainsHere.has(status) || isElsewhere))
    return 'The cremated remains aren’t in our care yet, or have left it. It can be placed with them while we have them.';
  if (to === 'on-body' && (isOver.has(status) || isElsewhere || status === 'transferred'))
    return 'The body isn’t in our care any more, so nothing can be put on it.';
  return undefined;
}

type Refusal = { detail: string; missing?: MissingLine[] };

/** Returns why nothing leaves for good, or goes where it can’t be taken back from, while the home has put everything final on hold. */
function heldRefusal(to: EffectState, hold: GateHold | undefined): Refusal | undefined {
  if (hold === undefined || (to !== 'released' && acts[to] === undefined)) return undefined;
  const { words, link } = hold;
  return { detail: `${gateTitles.held}: ${words}`, missing: [{ title: gateTitles.held, words, link }] };
}

/** Returns why a thing can't go somewhere, in words for the screen, and what is missing for it; undefined if it can. `by` records it, and `hold` is one that the home put. */
export function moveRefusal(
  effect: Movable,
  { to, secondPerson }: EffectMove,
  { by, remains, hold }: { by: string; remains: RemainsNow; hold?: GateHold | undefined },
  now: Date,
): Refusal | undefined {
  if (!ways[effect.state].includes(to)) return { detail: 'It can’t go there from where it is.' };
  const where = whereRefusal(to, remains);
  if (where !== undefined) return { detail: where };
  if (to === 'on-body' && remains.burns && hasBattery(effect))
    return { detail: 'It has a battery, so it can’t go on the body: batteries can be dangerous during cremation.' };
  const held = heldRefusal(to, hold);
  if (held) return held;
  const act = acts[to];
  if (act) {
    const people = secondPerson === undefined ? [by] : [by, secondPerson];
    const decision = effect.decidedOn === undefined ? {} : { decidedOn: effect.decidedOn };
    const checks = gateOf(act, { effect: { ...decision, people } }, now);
    const detail = refusalOf(checks);
    if (detail !== undefined) return { detail, missing: missingLines(checks) };
  }
  if (meant[to] === undefined || meant[to] === effect.handling) return undefined;
  const detail =
    effect.handling === undefined
      ? 'Decision: Nobody has decided what happens to it.'
      : 'Something else was decided about it. The person in control of the disposition can decide again.';
  return { detail };
}

/** Tells whether the tag on a bag is read before something in it goes there: when it leaves for good in someone’s hands. */
export const readsBag = (to: EffectState): boolean => to === 'released' || to === 'shipped';
