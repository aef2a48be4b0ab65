import type { GateAct } from '../acts.ts';
import { type Finding, type GateFacts, isIn, POLICY } from '../gate-facts.ts';
import { complete } from './documents.ts';

type Told = Omit<Finding, 'source'>;
const missing = (words: string): Told => ({ status: 'missing', words });
const onTags = { page: 'tags' } as const;
const onPage = (question?: string): Pick<Finding, 'link'> => ({
  link: { page: 'custody', carePage: 'identification', ...(question ? { question } : {}) },
});

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
    return {
      ...missing('Someone who knew the person identifies them, or they’re identified in another way, and it’s written down.'),
      ...onPage('identificationKind'),
    };
  if (done.result !== 'confirmed')
    return { ...missing('The identification is in doubt. Find out who this is.'), ...onPage('result') };
  if (!done.isClosed) return { ...missing('Close the page of the identification in your name.'), ...onPage() };
  if (done.kind === 'waived') {
    const isWaived = complete(facts, 'next-of-kin-waiver') !== undefined;
    const words = isWaived ? 'The family waived the identification.' : 'The family’s waiver of the identification isn’t signed.';
    return { ...missing(words), link: { page: 'documents' }, isOverridable: isWaived && !isVirginia };
  }
  if (isVirginia && !inVirginia.has(done.kind))
    return {
      ...missing('In Virginia, this has to be by sight, fingerprint, teeth, DNA, or the like.'),
      ...onPage('identificationKind'),
    };
  if (isVirginia && !complete(facts, 'cremation-permit') && !facts.permits.includes('cremation-permit'))
    return { ...missing('The medical examiner’s permission isn’t here yet.'), link: { page: 'documents' } };
  return { status: 'met', words: 'Confirmed.', ...onPage() };
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
  const of = { source: POLICY, link: onTags };
  const [last] = comparisonsBy(facts, now);
  if (!last) return { ...missing('Someone compares the tag with the papers, and it’s written down.'), ...of };
  if (!last.agrees) return { ...missing(DIFFERS), ...of };
  return { status: 'met', words: 'The tag and the papers agree.', ...of };
}

/** Checks that another account has compared them too, within the hour before. */
export function checkSecondComparison(act: GateAct, facts: GateFacts, now: Date): Finding {
  const source = POLICY;
  if (act === 'release') return { source, ...agreement(facts) };
  const of = { source, link: onTags };
  const all = comparisonsBy(facts, now);
  if (all[0] && !all[0].agrees) return { ...missing(DIFFERS), ...of };
  // What agreed before somebody said that it differs doesn’t count any more.
  const differed = all.findIndex(({ agrees }) => !agrees);
  const agreeing = differed < 0 ? all : all.slice(0, differed);
  const second = agreeing.find((each) => agreeing.some(({ by }) => by !== each.by));
  if (!second) return { ...missing('Another person, signed in to their own account, compares the tag with the papers.'), ...of };
  const isRecent = now.getTime() - Date.parse(second.on) <= HOUR_MS;
  if (isRecent) return { status: 'met', words: 'Two people have compared the tag with the papers.', ...of };
  return { ...missing('The second comparison is more than an hour old. Do it again.'), ...of, isOverridable: true };
}

function agreement({ release }: GateFacts): Told {
  const link = { page: 'custody', carePage: 'cremated-remains', question: 'papersAgree' } as const;
  if (!release) return { ...missing('The tag, the metal disc, and the papers are compared, and it’s written down.'), link };
  const { tag, disc, papers } = release.agrees;
  if (!tag) return { ...missing('Compare the tag on the cremated remains, and say that it’s theirs.'), link: onTags };
  return disc && papers
    ? { status: 'met', words: 'The tag, the disc, and the papers agree.', link }
    : { ...missing('Say on the page of the cremated remains that the tag, the disc, and the papers agree.'), link };
}
