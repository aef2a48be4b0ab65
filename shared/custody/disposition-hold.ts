import type { GateHold } from '../gates/gate-facts.ts';
import { formatInstant, type Instant } from '../values/dates.ts';

/** Someone at the home put everything final on hold, such as because relatives with the same right disagree. It lasts until an owner or admin ends it. */
export type DispositionHold = { on: Instant; by: string; byName: string; reason: string };

/** The types of the entries that report that everything final was put on hold, and that the hold was ended. */
export const HOLD_PLACED = 'custody.hold-placed';
export const HOLD_ENDED = 'custody.hold-ended';

/** The most of a name that a line has room for. */
const MAX_NAME = 80;

/** How a viewer reads a hold: `isTold` for those who work at the home. A trade company and the screen on a wall say neither who put it nor why. */
type Reader = { timeZone: string; isTold: boolean };

/** Returns the hold that someone put on everything final, as a gate and the screens say it; undefined if there is none. */
export function placedHold(hold: DispositionHold | undefined, { timeZone, isTold }: Reader): GateHold | undefined {
  if (!hold) return undefined;
  const on = formatInstant(hold.on, timeZone);
  const words = isTold
    ? `${hold.byName.slice(0, MAX_NAME)} put everything final on hold on ${on}: “${hold.reason}” An owner or admin can end it.`
    : `The home put everything final on hold on ${on}.`;
  return { words, link: { page: 'custody' }, isPlaced: true };
}
