import type { LineChange, OwnSums } from '#shared/statement/line-changes.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { type Words, words } from './words.ts';

const changeWords = ({ name, before, after }: LineChange): Words => {
  if (before === null) return words`Added: ${name}, ${after ?? ''}.`;
  if (after === null) return words`Removed: ${name}, ${before}.`;
  return before === after ? words`${name} has changed. It is still ${after}.` : words`${name} was ${before}. It is now ${after}.`;
};

/** Returns the total of a statement, what an amendment makes of it, the reader’s share, and when the total is due. */
export function sumsWords({ totalCents, shareCents, dueOn, change }: OwnSums): Words[] {
  const total = formatCents(totalCents);
  const sum = !change
    ? words`The total is ${total}.`
    : change.totalCents === totalCents
      ? words`The total is still ${total}.`
      : words`The total was ${formatCents(change.totalCents)}. It is now ${total}.`;
  return [
    sum,
    ...(shareCents === null ? [] : [words`Your share is ${formatCents(shareCents)}.`]),
    ...(dueOn === null ? [] : [words`The total is due on ${formatCalendarDate(dueOn)}.`]),
  ];
}

/** Returns what an amendment changes, line by line. */
export const changePoints = ({ change }: Pick<OwnSums, 'change'>) =>
  change && change.lines.length > 0
    ? { points: { title: 'What changes:', items: change.lines.map((line) => changeWords(line)) } }
    : {};
