import type { Case } from '../model/case.ts';
import type { DecedentStatus } from '../model/enumerations/case.ts';
import type { DispositionType } from '../model/enumerations/disposition.ts';
import type { Pronouns } from '../model/enumerations/vital-records.ts';
import { type CalendarDate, formatCalendarDate } from '../values/dates.ts';
import { capitalized } from '../values/text.ts';

/** A person's pronouns, or name. `is` and `has` agree with `subject`. */
type PronounWords = { subject: string; object: string; possessive: string; is: string; has: string };

const known: Partial<Record<Pronouns, PronounWords>> = {
  'she-her': { subject: 'she', object: 'her', possessive: 'her', is: 'is', has: 'has' },
  'he-him': { subject: 'he', object: 'him', possessive: 'his', is: 'is', has: 'has' },
  'they-them': { subject: 'they', object: 'them', possessive: 'their', is: 'are', has: 'have' },
};

/** Returns pronouns if the family gave them, and otherwise the first name. Nothing is guessed. */
const pronounWords = (person: { firstName: string; pronouns?: Pronouns | undefined }): PronounWords => {
  const words = person.pronouns && known[person.pronouns];
  const name = person.firstName.trim() || 'your loved one';
  return words ?? { subject: name, object: name, possessive: `${name}’s`, is: 'is', has: 'has' };
};

/** What the summary depends on. */
export type FamilyCase = Pick<Case, 'status' | 'type' | 'decedentStatus'> & {
  firstName: string;
  pronouns?: Pronouns | undefined;
  dispositionType?: DispositionType | undefined;
  /** A relative’s doubt about who the home has, while nobody has settled it. */
  identityDoubt?: object | undefined;
  /** What the home put on everything final, while it lasts. */
  dispositionHold?: object | undefined;
};

/** A case's status and what happens next, each in one or two sentences. */
export type FamilyStanding = { now: string; next: string };

type OptionalDisposition = DispositionType | undefined;
type Words = (who: PronounWords, type: OptionalDisposition) => FamilyStanding;

/** The name that a family would use for each disposition. */
const farewell: Readonly<Record<DispositionType, string>> = {
  burial: 'the burial',
  'natural-burial': 'the natural burial',
  'burial-at-sea': 'the burial at sea',
  entombment: 'the entombment',
  cremation: 'the cremation',
  'alkaline-hydrolysis': 'the water cremation',
  'water-cremation': 'the water cremation',
  'natural-organic-reduction': 'the natural organic reduction',
  donation: 'the donation',
  'removal-from-state': 'the transfer out of state',
  other: 'the service you chose',
};
const ahead = (type: OptionalDisposition): string => (type ? farewell[type] : 'the service you choose');

/** Returns words for what remains: ashes, or soil after a natural organic reduction. */
const remains = ({ possessive, subject, has }: PronounWords, type: OptionalDisposition) =>
  type === 'natural-organic-reduction'
    ? { words: `The soil that ${subject} ${has} become`, is: 'is', it: 'it' }
    : { words: `${capitalized(possessive)} ashes`, is: 'are', it: 'them' };

/** Returns what has to happen before the disposition of someone who is in care. */
function afterArrival({ object, possessive }: PronounWords, type: OptionalDisposition): string {
  if (!type) return `Next, we’ll talk with you about what you’d like for ${object}.`;
  if (type === 'donation') return `Next, we’ll bring ${object} to the program that receives ${possessive} gift.`;
  if (type === 'removal-from-state') return `Next, we’ll prepare ${object} and the paperwork for the trip.`;
  const isReduced = ['cremation', 'alkaline-hydrolysis', 'water-cremation', 'natural-organic-reduction'].includes(type);
  return isReduced
    ? `Next, we’ll gather the permits and signatures needed before ${ahead(type)}.`
    : `Next, we’ll prepare ${object} for ${ahead(type)}.`;
}

function afterTransfer({ object, possessive }: PronounWords, type: OptionalDisposition): string {
  if (type === 'donation') return `When the program has finished its work, ${possessive} ashes can be returned to you.`;
  if (type === 'removal-from-state') return `Next, the funeral home there will be in touch with you.`;
  return `Next, we’ll let you know as soon as there’s news about ${object}.`;
}

const standings: Readonly<Record<DecedentStatus, Words>> = {
  'not-in-care': ({ subject, is, object }) => ({
    now: `${capitalized(subject)} ${is} not in our care yet.`,
    next: `Next, tell us when and where to come for ${object}. You can call at any hour.`,
  }),
  'pickup-requested': ({ object }) => ({
    now: `We’ll bring ${object} into our care.`,
    next: `Next, we’ll come for ${object}.`,
  }),
  'out-for-pickup': ({ object, subject, is }) => ({
    now: `We’re on our way to ${object}.`,
    next: `Next, we’ll bring ${object} here, and tell you when ${subject} ${is} in our care.`,
  }),
  'in-care': (who, type) => ({ now: `${capitalized(who.subject)} ${who.is} in our care.`, next: afterArrival(who, type) }),
  embalmed: ({ subject, is, has, object }, type) => ({
    now: `${capitalized(subject)} ${is} in our care and ${has} been embalmed.`,
    next: `Next, we’ll finish getting ${object} ready for ${ahead(type)}.`,
  }),
  'preparation-started': ({ subject, is }, type) => ({
    now: `${capitalized(subject)} ${is} in our care, and preparations have begun.`,
    next: `Once ${subject} ${is} ready, ${ahead(type)} is next.`,
  }),
  'preparation-completed': ({ subject, is }, type) => ({
    now: `${capitalized(subject)} ${is} in our care, and everything is ready.`,
    next: `Next is ${ahead(type)}.`,
  }),
  'laid-to-rest': ({ subject, has }) => ({
    now: `${capitalized(subject)} ${has} been laid to rest.`,
    next: 'We’re still here for you, for certificates, paperwork, and anything you’d like to ask.',
  }),
  'cremated-remains-in-care': (who, type) => {
    const { words, is, it } = remains(who, type);
    return {
      now: `${words} ${is} in our care.`,
      next: `Next, we’ll prepare ${it} for you and let you know when you can pick ${it} up.`,
    };
  },
  'cremated-remains-ready-for-family': (who, type) => {
    const { words, is, it } = remains(who, type);
    return { now: `${words} ${is} ready for you.`, next: `Next, choose a time to come, or ask us to bring ${it} to you.` };
  },
  'cremated-remains-in-family-care': (who, type) => {
    const { words, is, it } = remains(who, type);
    return {
      now: `${words} ${is} with you.`,
      next: `Nothing more is needed. If you’d like to lay ${it} to rest one day, we’ll help you.`,
    };
  },
  transferred: (who, type) => ({
    now:
      type === 'donation'
        ? `${capitalized(who.subject)} ${who.has} been brought to the program that receives ${who.possessive} gift.`
        : `${capitalized(who.subject)} ${who.is} in the care of people we work with for now.`,
    next: afterTransfer(who, type),
  }),
};

/** Returns the summary for someone who is alive: there is a plan, and nobody is in care. */
function whileAlive({ type }: FamilyCase, { object }: PronounWords): FamilyStanding {
  return type === 'imminent-need'
    ? {
        now: `We’re ready when you need us, and we’re keeping the plan for ${object}.`,
        next: 'When the time comes, call us at any hour. Until then, you can keep planning here or leave it for now.',
      }
    : {
        now: 'Your plan is saved here. You can change it whenever you like.',
        next: 'Nothing needs to be done now. When the time comes, just call us.',
      };
}

/** Returns the summary while a relative’s doubt is open: nothing is said to be ready or next, whatever the record says. */
function whileDoubted({ firstName, decedentStatus: status }: FamilyCase): FamilyStanding {
  const isOver = status.startsWith('cremated-remains') || status === 'laid-to-rest';
  return {
    now: `We’re making sure that this is ${firstName.trim() || 'your loved one'}.`,
    next: `${isOver ? '' : 'Nothing final happens until that’s certain. '}We’ll call you as soon as we know, and you can call us at any hour.`,
  };
}

/** Says what comes next while the home has put everything final on hold: nothing is promised, and nobody’s disagreement is told. */
const NEXT_WHILE_HELD = 'We’ll talk with you before anything more happens. You can call us at any hour.';

/** Returns a case's status in words for the family: where the person is, and what comes next. */
export function familyStanding(of: FamilyCase): FamilyStanding {
  const who = pronounWords(of);
  if (of.status === 'cancelled')
    return { now: 'This has been closed.', next: 'If you have a question about it, please call us.' };
  if (of.type !== 'at-need' && of.decedentStatus === 'not-in-care') return whileAlive(of, who);
  if (of.identityDoubt) return whileDoubted(of);
  const standing = standings[of.decedentStatus](who, of.dispositionType);
  if (of.dispositionHold && of.decedentStatus !== 'cremated-remains-in-family-care' && of.decedentStatus !== 'laid-to-rest')
    return { ...standing, next: NEXT_WHILE_HELD };
  return of.status === 'completed'
    ? { ...standing, next: 'Everything is done. If you need anything more, please call us.' }
    : standing;
}

type Lifetime = { dateOfBirth?: CalendarDate | null | undefined; dateOfDeath?: CalendarDate | null | undefined };

/** Returns `March 3, 1941 to November 26, 2026`, as far as the days are known; empty if neither is. */
export function lifetimeWords({ dateOfBirth: born, dateOfDeath: died }: Lifetime): string {
  if (born && died) return `${formatCalendarDate(born)} to ${formatCalendarDate(died)}`;
  if (died) return `Died ${formatCalendarDate(died)}`;
  return born ? `Born ${formatCalendarDate(born)}` : '';
}
