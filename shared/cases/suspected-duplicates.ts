import type { SimilarCase } from '../contract/cases-views.ts';
import type { Case } from '../model/case.ts';
import { daysBetween } from '../values/dates.ts';
import { wordsOf } from './words-of.ts';

/** The person a call is about. */
export type CalledAbout = { firstName: string; lastName: string; dateOfDeath?: string | undefined };

/** How many days apart two reports of the same death may be. */
const NEAR_DAYS = 3;
/** How many are shown. Nobody reads more while on the phone. */
const MAX_SHOWN = 5;

const same = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ');
/** Checks whether one name begins the other, like Bill and Billy, or Ann and Anna. */
const alike = (a: string, b: string) => {
  const [one, other] = [wordsOf(a).join(' '), wordsOf(b).join(' ')];
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
};

type Suspicion = { score: number; reason: string };

function nameSuspicion(call: CalledAbout, known: Case): Suspicion | null {
  const { decedentFirstName: first, decedentLastName: last } = known;
  if (same(call.firstName, first) && same(call.lastName, last)) return { score: 4, reason: 'Same name' };
  if (same(call.firstName, last) && same(call.lastName, first)) return { score: 3, reason: 'Same names, the other way round' };
  if (same(call.lastName, last) && alike(call.firstName, first)) return { score: 2, reason: 'Same last name, a like first name' };
  return null;
}

function suspicionOf(call: CalledAbout, known: Case): Suspicion | null {
  const name = nameSuspicion(call, known);
  if (name === null || !call.dateOfDeath || !known.dateOfDeath) return name;
  const apart = Math.abs(daysBetween(call.dateOfDeath, known.dateOfDeath));
  if (apart === 0) return { score: name.score + 4, reason: `${name.reason}, same date of death` };
  if (apart <= NEAR_DAYS)
    return { score: name.score + 2, reason: `${name.reason}, date of death ${apart} ${apart === 1 ? 'day' : 'days'} apart` };
  // Two people with the same name and different dates of death are two people.
  return name.score > 2 && known.status === 'lead' ? name : null;
}

/** Returns cases that may be about the same person, likeliest first, each with the reason. */
export function suspectedDuplicates(call: CalledAbout, known: readonly Case[]): SimilarCase[] {
  return known
    .flatMap((each) => {
      const suspicion = suspicionOf(call, each);
      return suspicion ? [{ each, ...suspicion }] : [];
    })
    .toSorted((a, b) => b.score - a.score || (a.each.createdOn < b.each.createdOn ? 1 : -1))
    .slice(0, MAX_SHOWN)
    .map(({ each, reason }) => ({
      id: each.id,
      caseNumber: each.caseNumber,
      decedentFullName: each.decedentFullName,
      status: each.status,
      dateOfDeath: each.dateOfDeath ?? null,
      createdOn: each.createdOn,
      reason,
    }));
}
