import type { GateAct } from '../acts.ts';
import { type Finding, type GateFacts, isIn, POLICY } from '../gate-facts.ts';
import { complete } from './documents.ts';

type Told = Omit<Finding, 'source'>;
const missing = (words: string): Told => ({ status: 'missing', words });

/** How Virginia has someone identified before a cremation: by sight, or by what is positive. */
const inVirginia: ReadonlySet<string> = new Set([
  'viewing',
  'fingerprint',
  'dental',
  'dna',
  'implant-serial',
  'medical-examiner',
]);

function told(facts: GateFacts, isVirginia: boolean): Told {
  const { identification: done } = facts;
  if (!done)
    return missing('Someone who knew the person identifies them, or they’re identified in another way, and it’s written down.');
  if (done.kind === 'waived') {
    const isWaived = complete(facts, 'next-of-kin-waiver') !== undefined;
    const words = isWaived ? 'The family waived the identification.' : 'The family’s waiver of the identification isn’t signed.';
    return { ...missing(words), link: { page: 'documents' }, isOverridable: isWaived && !isVirginia };
  }
  if (done.result !== 'confirmed') return missing('The identification is in doubt. Find out who this is.');
  if (isVirginia && !inVirginia.has(done.kind))
    return missing('In Virginia, this has to be by sight, fingerprint, teeth, DNA, or the like.');
  if (isVirginia && !complete(facts, 'cremation-permit') && !facts.permits.includes('cremation-permit'))
    return { ...missing('The medical examiner’s permission isn’t here yet.'), link: { page: 'documents' } };
  return { status: 'met', words: 'Confirmed.' };
}

/** Checks that it’s certain who this is. */
export function checkIdentification(_act: GateAct, facts: GateFacts): Finding {
  const isVirginia = isIn(facts, 'VA');
  return { source: isVirginia ? 'Va. Code 54.1-2818.1' : POLICY, ...told(facts, isVirginia) };
}

/** How long the second comparison counts. */
const HOUR_MS = 3_600_000;

const DIFFERS = 'The tag and the papers don’t agree. Stop, and find out who this is.';

/** Returns the comparisons before a moment, the last one first. */
const comparisonsBy = ({ comparisons = [] }: GateFacts, now: Date) =>
  comparisons.filter(({ on }) => Date.parse(on) <= now.getTime()).toSorted((one, other) => (one.on < other.on ? 1 : -1));

/** Checks that someone has compared the tag with the papers. */
export function checkFirstComparison(_act: GateAct, facts: GateFacts, now: Date): Finding {
  const [last] = comparisonsBy(facts, now);
  if (!last) return { source: POLICY, ...missing('Someone compares the tag with the papers, and it’s written down.') };
  if (!last.agrees) return { source: POLICY, ...missing(DIFFERS) };
  return { status: 'met', words: 'The tag and the papers agree.', source: POLICY };
}

/** Checks that another account has compared them too, within the hour before. */
export function checkSecondComparison(act: GateAct, facts: GateFacts, now: Date): Finding {
  const source = POLICY;
  if (act === 'release') return { source, ...agreement(facts) };
  const all = comparisonsBy(facts, now);
  if (all[0] && !all[0].agrees) return { source, ...missing(DIFFERS) };
  const agreeing = all.filter(({ agrees }) => agrees);
  const second = agreeing.find((each) => agreeing.some(({ by }) => by !== each.by));
  if (!second) return { source, ...missing('Another person, signed in to their own account, compares the tag with the papers.') };
  const isRecent = now.getTime() - Date.parse(second.on) <= HOUR_MS;
  if (isRecent) return { status: 'met', words: 'Two people have compared the tag with the papers.', source };
  return { source, ...missing('The second comparison is more than an hour old. Do it again.'), isOverridable: true };
}

function agreement({ release }: GateFacts): Told {
  if (!release) return missing('The tag, the metal disc, and the papers are compared, and it’s written down.');
  const { tag, disc, papers } = release.agrees;
  return tag && disc && papers ? { status: 'met', words: 'The tag, the disc, and the papers agree.' } : missing(DIFFERS);
}
