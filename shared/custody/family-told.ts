import { type Instant, toInstant } from '../values/dates.ts';
import { type CaseTimes, impossibleTime, notYet } from './when-it-happened.ts';

/** Whether a family was told of a correction: by whom and when, or not yet. Without a time, it was now. */
export type FamilyTold = { isTold: boolean; by: string; on?: Instant | undefined };

/** What the record says of it. Who told them is beside the record. */
export type ToldFacts = { familyTold: 'told' | 'not-yet'; familyToldOn?: Instant };
export type ToldFamily = { facts: ToldFacts; by?: string };

/** The last correction of which the family wasn’t told, by its number in the record, and when it was recorded. */
export type FamilyUntold = { on: Instant; sequence?: number };

/** The type of the entry that reports that the family was told of a correction afterward. */
export const FAMILY_TOLD = 'custody.family-told';

/** Returns what is missing or wrong in what somebody says about it, by field. */
export function familyToldFaults(told: FamilyTold | undefined, now: Date, of?: CaseTimes): Readonly<Record<string, string>> {
  if (told === undefined) return { familyTold: 'Say whether the family was told.' };
  if (!told.isTold) return {};
  const impossible = told.on !== undefined && of && impossibleTime(told.on, of);
  return {
    ...(told.by.trim() === '' ? { 'familyTold.by': 'Enter who told them.' } : {}),
    ...(impossible ? { 'familyTold.on': impossible } : {}),
    ...(told.on !== undefined && notYet(told.on, now) ? { 'familyTold.on': 'This has not happened yet.' } : {}),
  };
}

/** Returns what the record says of it, and the name that is kept beside it. */
export function toldFamily({ isTold, by, on }: FamilyTold, now: Date): ToldFamily {
  if (!isTold) return { facts: { familyTold: 'not-yet' } };
  const at = on === undefined ? now.getTime() : Math.min(Date.parse(on), now.getTime());
  return { facts: { familyTold: 'told', familyToldOn: toInstant(at) }, by: by.trim() };
}
