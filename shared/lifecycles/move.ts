import type { Enumeration } from '../model/enumeration.ts';
import type { StaffAccess } from '../model/enumerations/people.ts';

/**
 * Who asks: the rank in the home, or `null` for somebody who is no staff of it, to whom nothing is allowed. A trade company that is assigned to a case
 * asks as `staff` about the decedent's care, and as `null` about all else.
 */
export type Who = { access: StaffAccess | null };

/** One state that another may become: `whyNot` in words for the screen, or `null` where it may; `asksReason` where a reason has to be given. */
export type Move<State extends string> = { to: State; whyNot: string | null; asksReason: boolean };

/** What a rule says of one move. */
export type Ruling = Omit<Move<string>, 'to'>;

export const allowed: Ruling = { whyNot: null, asksReason: false };
export const allowedWithReason: Ruling = { whyNot: null, asksReason: true };
export const refused = (whyNot: string): Ruling => ({ whyNot, asksReason: false });

/** Why somebody may not change anything of a case, whatever stands in it. */
export const whyNotWrite = ({ access }: Who): string | null => {
  if (access === null) return 'Only staff of the home can change this.';
  return access === 'view-only' ? 'With View only access you can look at this, not change it.' : null;
};

/** Whether somebody may put a record right, or take a step back. */
export const mayCorrect = ({ access }: Who): boolean => access === 'owner' || access === 'admin';

/** Every other state in the enumeration's order, each with what the rule says of it. Who may not write may make none of the moves. */
export function movesBy<State extends string>(
  states: Enumeration<State>,
  from: State,
  who: Who,
  rulingOn: (to: State) => Ruling,
): Move<State>[] {
  const whyNot = whyNotWrite(who);
  return states.values.filter((to) => to !== from).map((to) => ({ to, ...(whyNot === null ? rulingOn(to) : refused(whyNot)) }));
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
