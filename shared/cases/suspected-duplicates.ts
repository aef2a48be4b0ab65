import type { Case } from '../model/case.ts';
import { daysBetween } from '../values/dates.ts';
import { decedentNameOf } from '../values/decedent-name.ts';
import { wordsOf } from './words-of.ts';

/** The person a call is about, and which cases have the caller's phone number. */
export type CalledAbout = {
  firstName: string;
  lastName: string;
  babyOf?: string;
  dateOfDeath?: string | undefined;
  hasNumber?: ReadonlySet<string>;
  /** When the call is, for what counts only in recent cases. */
  now?: string;
};

/** How many days apart two reports of the same death may be. */
const NEAR_DAYS = 3;
/** For how many days after it was opened a case is suspected by a phone number or a last name alone. */
const RECENT_DAYS = 30;
/** How many are shown. Nobody reads more while on the phone. */
const MAX_SHOWN = 5;

const inWords = (name: string) => wordsOf(name).join(' ');
const same = (a: string, b: string) => inWords(a) === inWords(b);
/** Checks whether one name begins the other, like Bill and Billy, or Ann and Anna. */
const alike = (a: string, b: string) => {
  const [one, other] = [inWords(a), inWords(b)];
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
};

/** A case that may be about the same person, and why. */
type SimilarCase = Pick<Case, 'id' | 'caseNumber' | 'decedentFullName' | 'status' | 'createdOn'> & {
  dateOfDeath: string | null;
  reason: string;
};

type Suspicion = { score: number; reason: string };

const isRecent = ({ now }: CalledAbout, known: Case) =>
  now !== undefined && daysBetween(known.createdOn.slice(0, 10), now.slice(0, 10)) <= RECENT_DAYS;

function nameSuspicion(call: CalledAbout, known: Case): Suspicion | null {
  const { decedentFirstName: first, decedentLastName: last } = known;
  const { firstName, lastName, babyOf } = call;
  if (babyOf && !inWords(firstName))
    return same(decedentNameOf({ babyOf }), known.decedentFullName) ? { score: 4, reason: 'Same name' } : null;
  if (inWords(firstName) && same(firstName, first) && same(lastName, last)) return { score: 4, reason: 'Same name' };
  if (inWords(firstName) && same(firstName, last) && same(lastName, first))
    return { score: 3, reason: 'Same names, the other way round' };
  if (!same(lastName, last)) return null;
  if (alike(firstName, first)) return { score: 2, reason: 'Same last name, a like first name' };
  return inWords(lastName) && !(inWords(firstName) && inWords(first)) && isRecent(call, known)
    ? { score: 1, reason: 'Same last name' }
    : null;
}

function nameAndDate(call: CalledAbout, known: Case): Suspicion | null {
  const name = nameSuspicion(call, known);
  if (name === null || !call.dateOfDeath || !known.dateOfDeath) return name;
  const apart = Math.abs(daysBetween(call.dateOfDeath, known.dateOfDeath));
  if (apart === 0) return { score: name.score + 4, reason: `${name.reason}, same date of death` };
  if (apart <= NEAR_DAYS)
    return { score: name.score + 2, reason: `${name.reason}, date of death ${apart} ${apart === 1 ? 'day' : 'days'} apart` };
  // Two people with the same name and different dates of death are two people.
  return name.score > 2 && known.status === 'lead' ? name : null;
}

function suspicionOf(call: CalledAbout, known: Case): Suspicion | null {
  const name = nameAndDate(call, known);
  if (!call.hasNumber?.has(known.id)) return name;
  if (name) return { score: name.score + 1, reason: `${name.reason}, same phone number` };
  return isRecent(call, known) ? { score: 1, reason: 'Same phone number' } : null;
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
