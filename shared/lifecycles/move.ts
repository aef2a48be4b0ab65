import { can, type Member } from '../access/can.ts';
import type { Permission } from '../access/permissions.ts';
import { whyNot } from '../access/why-not.ts';
import type { Enumeration } from '../model/enumeration.ts';

/** Who asks: a member of the case's home, or `null` for someone who isn't one, to whom nothing is allowed. */
export type Who = Member | null;

/** One state that another may become: `whyNot` in words for the screen, or `null` where it may; `asksReason` where a reason has to be given. */
export type Move<State extends string> = { to: State; whyNot: string | null; asksReason: boolean };

/** What a rule says of one move. */
export type Ruling = Omit<Move<string>, 'to'>;

export const allowed: Ruling = { whyNot: null, asksReason: false };
export const allowedWithReason: Ruling = { whyNot: null, asksReason: true };
export const refused = (whyNot: string): Ruling => ({ whyNot, asksReason: false });

/** Whether someone may put a record right, or take a step back. */
export const mayCorrect = (who: Who): boolean => can(who, 'cases.correct');

/** Every other state in the enumeration's order, each with what the rule says of it. Someone without the permission may make none of the moves. */
export function movesBy<State extends string>(
  states: Enumeration<State>,
  from: State,
  { who, permission }: { who: Who; permission: Permission },
  rulingOn: (to: State) => Ruling,
): Move<State>[] {
  const refusal = whyNot(who, permission);
  return states.values.filter((to) => to !== from).map((to) => ({ to, ...(refusal === null ? rulingOn(to) : refused(refusal)) }));
}

/** The move to a state; to the state that is there already there is none. */
export const moveTo = <State extends string>(moves: readonly Move<State>[], to: State): Move<State> | undefined =>
  moves.find((move) => move.to === to);

/** Whether the moves have one to the state that is allowed. */
export const isAllowed = <State extends string>(moves: readonly Move<State>[], to: State): boolean =>
  moveTo(moves, to)?.whyNot === null;

/** `A`, `A or B`, `A, B or C`. */
export const orWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
