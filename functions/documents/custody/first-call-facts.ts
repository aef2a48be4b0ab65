import { timeWords } from '#shared/calendar/words.ts';
import type { Implants, Removal } from '#shared/contract/cases-views.ts';
import { implantWords } from '#shared/custody/implant-words.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { removalPlace } from '#shared/today/removal-place.ts';
import { formatCalendarDate, formatInstant } from '#shared/values/dates.ts';

/** What a first call says that a removal needs. `others` are about the pronouncement and the medical examiner. */
export type FirstCall = {
  decedent: Decedent;
  removal: Removal;
  implants: Implants;
  others: Readonly<Record<string, Answer | undefined>>;
  timeZone: string;
  /** Those who don't fetch the person aren't told the place. */
  isPlaceHidden?: boolean;
};

const unknown = 'Not known yet';
const yesOrNo = (value: unknown): string => (value === true ? 'Yes' : value === false ? 'No' : '');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const hazards = { no: 'None known', yes: 'Yes', unknown } as const;
const hazardOf = ({ infectiousHazard, infectiousHazardKind }: Removal): string =>
  infectiousHazard ? [hazards[infectiousHazard], infectiousHazardKind].filter(Boolean).join(': ') : unknown;

const notified: Readonly<Record<string, string>> = { yes: 'Notified', no: 'Not notified yet', 'not-required': 'Not required' };

function examinerOf({
  medicalExaminerNotified,
  medicalExaminerCaseNumber,
  medicalExaminerReleased,
}: FirstCall['others']): string {
  const number = textOf(medicalExaminerCaseNumber);
  const isReleased = medicalExaminerReleased === true ? 'released' : medicalExaminerReleased === false ? 'not released yet' : '';
  return [notified[textOf(medicalExaminerNotified)], number && `case ${number}`, isReleased].filter(Boolean).join(', ');
}

/** Returns what those who go have to know, as names and values. What is dangerous, and where to go, is there even if nobody knows it yet. */
export function firstCallFacts({ decedent, removal, implants, others, timeZone, isPlaceHidden }: FirstCall): [string, string][] {
  const { weightPounds, heightInches } = decedent;
  const pronounced = [yesOrNo(others.deathPronounced), textOf(others.pronouncedBy)].filter(Boolean).join(', ');
  const valuables = [yesOrNo(removal.hasValuables), removal.valuablesList].filter(Boolean).join(': ');
  const { dateOfBirth, dateOfDeath, timeOfDeathMinutes: minutes } = decedent;
  const died = dateOfDeath && formatCalendarDate(dateOfDeath) + (minutes === undefined ? '' : `, ${timeWords(minutes)}`);
  const there: [string, string][] = [
    ['Where', removalPlace(decedent, removal) || unknown],
    ['Access', removal.removalAccess || unknown],
    ['Phone at the place', removal.releasingContact || unknown],
  ];
  const known: [string, string | undefined][] = [
    ['Date of birth', dateOfBirth ? formatCalendarDate(dateOfBirth) : unknown],
    ['Died', died || unknown],
    ...(isPlaceHidden ? [] : there),
    ['Weight', weightPounds === undefined ? unknown : `${weightPounds} lb`],
    ['Height', heightInches === undefined ? '' : `${Math.floor(heightInches / 12)} ft ${heightInches % 12} in`],
    ['Ready from', removal.readyFrom && formatInstant(removal.readyFrom, timeZone)],
    ['Family there', yesOrNo(removal.familyWillBePresent)],
    ['Infectious hazard', hazardOf(removal)],
    ...implantWords(implants).map(({ term, words }): [string, string] => [term, words]),
    ['Pronounced', pronounced],
    ['Medical examiner', examinerOf(others)],
    ['Valuables', valuables],
  ];
  return known.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
