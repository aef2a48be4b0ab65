import type { Instant } from '../../values/dates.ts';
import type { CareValues } from './care-field.ts';

/** A member of the staff, by their entry in the home’s team. */
export type OnTeam = { id: string; name: string };

/** Who gave the result of an identification last, and who last wrote that it isn’t certain since the page was open. */
export type ResultGivers = { resultBy?: OnTeam | undefined; unsureBy?: OnTeam | undefined };

const isUncertain = (result: unknown): boolean => result === 'doubtful' || result === 'not-them';

/** Returns what a save changes of the result, for the custody record: that somebody isn’t certain, and taking that back. Undefined if it changes neither. */
export function uncertainChange(before: CareValues, after: CareValues): { from: string; to: string } | undefined {
  const [from, to] = [before.result ?? '', after.result ?? ''].map(String) as [string, string];
  return from !== to && (isUncertain(from) || isUncertain(to)) ? { from, to } : undefined;
}

/** Returns who gave the result once somebody saved the page. */
export function resultGivers(
  { values, ...before }: ResultGivers & { values: CareValues },
  after: CareValues,
  by: OnTeam,
): ResultGivers {
  const { resultBy, unsureBy } = before;
  if (after.result === values.result) return { ...(resultBy ? { resultBy } : {}), ...(unsureBy ? { unsureBy } : {}) };
  const unsure = isUncertain(after.result) ? by : unsureBy;
  return { resultBy: by, ...(unsure ? { unsureBy: unsure } : {}) };
}

type Identification = ResultGivers & {
  values: CareValues;
  /** Since when a relative doubts who this is. */
  doubtedOn?: Instant | undefined;
  /** What the witness is called. */
  witness: string;
};

/**
 * Returns who has to close an identification, in words for the screen; undefined if anybody may. A relative’s doubt is settled by two people with two accounts: one writes down
 * the result, and the witness closes the page. What one person wasn’t sure of, another closes (docs/decisions.md, Decedent care).
 */
export function whoCloses({ doubtedOn, witness, unsureBy }: Identification): string | undefined {
  if (doubtedOn !== undefined)
    return witness
      ? `A relative doubts who this is. ${witness}, the witness, closes this page from their own account. Someone else writes down the result.`
      : 'A relative doubts who this is. Two people settle that, each from their own account: one writes down the result, and the witness closes this page.';
  return unsureBy && `${unsureBy.name} wrote that this isn’t certain. Someone else closes this page from their own account.`;
}

/** Returns why this person can’t close an identification, by field; nothing if they can. */
export function closerFaults(
  { values, doubtedOn, resultBy, unsureBy, witness }: Identification,
  closer: string,
): Record<string, string> {
  if (doubtedOn === undefined)
    return unsureBy?.id === closer
      ? { result: 'You wrote that this isn’t certain. Someone else closes this page from their own account.' }
      : {};
  if (values.staffWitness !== closer)
    return {
      staffWitness: `After a relative’s doubt, the witness closes this page: ${witness || 'the person named here'}, from their own account.`,
    };
  // Nobody knows who gave a result from before this was kept.
  if (!resultBy) return { result: 'After a relative’s doubt, someone other than the witness writes down the result again.' };
  return resultBy.id === closer
    ? {
        result:
          'You wrote down the result yourself. After a relative’s doubt, someone else who was there is the witness, and closes this page from their own account.',
      }
    : {};
}
