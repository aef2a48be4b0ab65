import type { CaseHandoffs, HandoffView } from '#shared/contract/handoffs.ts';

type Superseded = { on: string | null; words: string };

/** Tells whether the person went over by a hand-off. */
const hasPassed = ({ state }: HandoffView): boolean => state === 'accepted' || state === 'unconfirmed';

/**
 * Returns what came after a hand-off and makes it history: the next one, a correction, another entry of the record, or the end of care. Null while it still says who has the
 * person, and for one by which nobody went over.
 */
export function supersededBy(
  handoff: HandoffView,
  { earlier, custodian, takenBack, end }: Pick<CaseHandoffs, 'earlier' | 'custodian' | 'takenBack' | 'end'>,
): Superseded | null {
  if (!hasPassed(handoff)) return null;
  // The newest is first.
  const next = earlier.slice(0, earlier.indexOf(handoff)).findLast(hasPassed);
  if (next) return { on: next.ended?.on ?? null, words: `${next.from.name} handed over to ${next.to.name}` };
  const { to, ended } = handoff;
  const isStillSo = custodian?.kind === to.kind && custodian.id === to.id && custodian.since === ended?.on;
  if (isStillSo) return null;
  if (takenBack) return { on: takenBack.on, words: `${takenBack.byName} corrected the record` };
  if (custodian) {
    const who = custodian.name || 'Someone else';
    return { on: custodian.since ?? null, words: `${who} has the person by a later entry of the record` };
  }
  return end ? { on: end.on, words: 'Care ended' } : { on: null, words: 'Nobody has the person by a later entry of the record' };
}
