import { can, type Member } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import { whyNot } from '../access/why-not.ts';
import type { Enumeration } from '../model/enumeration.ts';

/** Who is asking: a member of the case's home, or `null` for anyone else, who may do nothing. */
export type Who = Member | null;

/** A possible next state. `whyNot` is in words for the screen, or `null` if the move is allowed; `asksReason` is true if it needs a reason. */
export type Move<State extends string> = { to: State; whyNot: string | null; asksReason: boolean };

/** What a rule decides about one move. */
export type Ruling = Omit<Move<string>, 'to'>;

export const allowed: Ruling = { whyNot: null, asksReason: false };
export const allowedWithReason: Ruling = { whyNot: null, asksReason: true };
export const refused = (whyNot: string): Ruling => ({ whyNot, asksReason: false });

/** Returns whether someone may correct a record or go back a step. */
export const mayCorrect = (who: Who): boolean => can(who, 'cases.correct');

/** Returns every other state in the enumeration's order, with the rule's decision about each. Without the permission, all are refused. */
export function movesBy<State extends string>(
  states: Enumeration<State>,
  from: State,
  { who, permission }: { who: Who; permission: Permission },
  rulingOn: (to: State) => Ruling,
): Move<State>[] {
  const refusal = whyNot(who, permission);
  return states.values.filter((to) => to !== from).map((to) => ({ to, ...(refusal === null ? rulingOn(to) : refused(refusal)) }));
}

/** Returns the move to a state; there is none to the current state. */
export const moveTo = <State extends string>(moves: readonly Move<State>[], to: State): Move<State> | undefined =>
  moves.find((move) => move.to === to);

/** Returns whether the moves allow this state. */
export const isAllowed = <State extends string>(moves: readonly Move<State>[], to: State): boolean =>
  moveTo(moves, to)?.whyNot === null;

/** Returns states with those that come after the current one first: a step back is seldom what someone came for. */
export function stepsForwardFirst<State extends string>({ values }: Pick<Enumeration<State>, 'values'>, current: State): State[] {
  const at = values.indexOf(current);
  return [...values.slice(at), ...values.slice(0, at)];
}

/** Writes `A`, `A or B`, or `A, B or C`. */
export const orWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
