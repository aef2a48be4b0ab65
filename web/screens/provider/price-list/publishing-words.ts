import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { addDays, formatCalendarDate } from '#shared/values/dates.ts';

type WhyDraft = Pick<PriceListDraft, 'findings' | 'papers' | 'inForce' | 'scheduled' | 'changes' | 'unfinished'>;

/** How far ahead a list may be scheduled. */
export const DAYS_AHEAD = 365;

/** Says why the list can't be published now; null if it can. A scheduled list can also be published earlier, or for another day, as it is. */
export function whyNotPublish(draft: WhyDraft, mayNot: string | null): string | null {
  const { findings, papers, inForce, scheduled, changes, unfinished } = draft;
  if (mayNot) return mayNot;
  if (papers.length === 0) return 'Nothing is priced yet.';
  if (findings.length > 0) return findings.length === 1 ? '1 problem to fix first.' : `${findings.length} problems to fix first.`;
  const isSame = inForce !== null && changes.length === 0 && !scheduled && !unfinished;
  return isSame ? 'Nothing has changed since the list in force.' : null;
}

/** Says why a list can't take effect on a date; undefined if it can. */
export function whyNotOn(effectiveOn: string, { today }: Pick<PriceListDraft, 'today'>): string | undefined {
  if (effectiveOn === '') return 'Choose a date.';
  if (effectiveOn < today) return 'Choose today or a later date. Prices can’t take effect before you publish them.';
  return effectiveOn > addDays(today, DAYS_AHEAD) ? 'Choose a date within a year from today.' : undefined;
}

/** Says what families see, and when. */
export function whatHappens(
  { inForce, scheduled, changes, today }: Pick<PriceListDraft, 'inForce' | 'scheduled' | 'changes' | 'today'>,
  effectiveOn: string,
): string {
  const count = changes.length;
  const from = `from the ${scheduled ? 'scheduled' : 'current'} list`;
  const changed =
    count === 0 ? `Nothing has changed ${from}.` : count === 1 ? `One thing changes ${from}.` : `${count} things change ${from}.`;
  if (effectiveOn > today) {
    const replaces = scheduled
      ? ` It takes the place of the list scheduled for ${formatCalendarDate(scheduled.effectiveOn)}.`
      : '';
    return `Families see these prices from ${formatCalendarDate(effectiveOn)} on.${inForce ? ` ${changed} Until then, the current list stays in force.` : ''}${replaces}`;
  }
  const now = 'Families see these prices right away, on your page and in the planner.';
  const waits = scheduled
    ? ` The list scheduled for ${formatCalendarDate(scheduled.effectiveOn)} still takes effect that day, unless you unschedule it.`
    : '';
  return `${now}${inForce ? ` ${changed} The current list is kept as an earlier version.` : ''}${waits}`;
}
