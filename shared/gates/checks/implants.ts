import { isInUse } from '../../documents/document-status.ts';
import type { CaseFacts } from '../../identifiers/case-facts.ts';
import { asFamilySays } from '../../visibility/family-says.ts';
import type { GateAct } from '../acts.ts';
import { type Finding, type GateFacts, isIn, POLICY } from '../gate-facts.ts';
import { isOnPaper } from './documents.ts';

const at = (question: string) => ({ page: 'case-details', question }) as const;

const sourceOf = (facts: GateFacts): string =>
  [...(isIn(facts, 'IL') ? ['410 ILCS 18/35(c)'] : []), ...(isIn(facts, 'NC') ? ['N.C.G.S. 90-210.129(d)'] : [])].join('; ') ||
  POLICY;

type Implants = GateFacts['implants'];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns what feeling for implants found, by what the case says and what was written down on arrival: what was found once is there. */
function strictest(felt: readonly (string | undefined)[]): string | undefined {
  return ['found', 'none', 'not-checked'].find((each) => felt.includes(each));
}

const disputable = ['hasImplant', 'hadRadioactiveTreatment'] as const;

/** Returns what is known about implants: from a case’s answers, and from what feeling for them found on arrival. */
export function implantsOf(facts: CaseFacts, onArrival: string | undefined): Implants {
  const [asked, treated] = [textOf(facts.hasImplant), textOf(facts.hadRadioactiveTreatment)];
  const [felt, removal] = [strictest([textOf(facts.implantsFelt), onArrival]), textOf(facts.implantRemoval)];
  return {
    ...(asked === undefined ? {} : { asked }),
    ...(treated === undefined ? {} : { treated }),
    ...(felt === undefined ? {} : { felt }),
    ...(onArrival === 'found' ? { isFoundOnArrival: true as const } : {}),
    ...(removal === undefined ? {} : { removal }),
    ...(disputable.some((name) => facts[asFamilySays(name)] !== undefined) ? { isDisputed: true as const } : {}),
    isRemovalSigned: Boolean(facts.implantsRemovedBy) && Boolean(facts.implantsRemovedOn),
    isFateKnown: Boolean(facts.implantsFate),
    isAllowedToStay: Boolean(facts.implantsMayStayBy),
  };
}

type Told = Omit<Finding, 'source'>;

const missing = (words: string, question: string): Told => ({ status: 'missing', words, link: at(question) });

/** Returns what hasn’t been asked, felt, or found out; undefined if everything is known. */
function unknownOf({ asked, treated, felt, isFoundOnArrival }: Implants): Told | undefined {
  if (felt === 'found' && asked !== 'yes') {
    const where = isFoundOnArrival ? ' at the intake' : '';
    return missing(`An implant was found${where}. Say which one, and what became of it.`, 'hasImplant');
  }
  if (asked === undefined) return missing('Ask whether there’s an implant with a battery.', 'hasImplant');
  if (treated === undefined)
    return missing('Ask whether there was a treatment with radioactive seeds or medicine.', 'hadRadioactiveTreatment');
  if (felt === undefined || felt === 'not-checked')
    return missing('Feel for implants, and write down what you found.', 'implantsFelt');
  const isUnsure = (asked === 'unknown' || treated === 'unknown') && asked !== 'yes' && treated !== 'yes';
  if (!isUnsure) return undefined;
  // Somebody asked and felt, and still nobody knows for certain.
  const words = 'Nobody knows for certain whether there’s an implant or a radioactive treatment. Ask the physician.';
  return { ...missing(words, asked === 'unknown' ? 'hasImplant' : 'hadRadioactiveTreatment'), isOverridable: true };
}

/** Returns that nobody said what a paper says that authorizes the act; undefined if somebody did, or if its form doesn’t ask. */
function unreadPaper({ documents }: GateFacts): Told | undefined {
  const paper = documents.find(
    ({ type, says, ...each }) =>
      type === 'cremation-authorization' &&
      isOnPaper(each) &&
      isInUse(each) &&
      (says?.implants === undefined || says.implants === 'unanswered'),
  );
  if (!paper) return undefined;
  const words =
    'The paper that was signed doesn’t say whether there’s an implant or a radioactive treatment. Replace it, and have it signed again with an answer.';
  return { status: 'missing', words, link: { page: 'documents', documentId: paper.id } };
}

/** Returns what a signed form says that the case doesn’t; undefined if they agree, or if no form asks. What a relative doesn’t know, the case may. */
function disagreementOf(facts: GateFacts, isStaying: boolean): Told | undefined {
  const { documents, implants } = facts;
  const { asked, treated, felt } = implants;
  const says = (answer: 'yes' | 'no') => documents.find((each) => each.says?.implants === answer && isInUse(each));
  if (asked !== 'yes' && treated !== 'yes' && says('yes')) {
    const there = felt === 'none' ? 'The case says that there’s none, and nobody felt one.' : 'The case doesn’t say so.';
    const words = `The authorization that was signed says that there’s an implant or a radioactive treatment. ${there} Ask the family, and correct the case. If the authorization is wrong, replace it, and have it signed again.`;
    return missing(words, 'hasImplant');
  }
  const no = isStaying && says('no');
  if (!no) return unreadPaper(facts);
  const words =
    'An implant or a radioactive treatment stays in the body, and the authorization that was signed says that there’s none. Replace the authorization, and have it signed again.';
  return { status: 'missing', words, link: { page: 'documents', documentId: no.id } };
}

/** Says that it has to be out, and what to do if the family says that there's none: the more careful of the two counts. */
const stillThere = ({ isDisputed }: Implants): Told =>
  isDisputed
    ? missing(
        'There’s an implant or a radioactive treatment. It has to be out first. The family says now that there’s none. Ask them, and correct the case if they’re right.',
        'hasImplant',
      )
    : missing('There’s an implant or a radioactive treatment. It has to be out first.', 'implantRemoval');

/** Tells whether what there is may stay: a facility for hydrolysis decides itself, and a crematory only about what has no battery. */
const mayStay = (act: GateAct, { asked, removal, isAllowedToStay }: Implants): boolean =>
  removal === 'may-stay' &&
  isAllowedToStay &&
  (act === 'alkaline-hydrolysis' || (act !== 'natural-organic-reduction' && asked !== 'yes'));

/** Checks that somebody asked and felt for implants, that each is out, and what became of it. */
export function checkImplants(act: GateAct, facts: GateFacts): Finding {
  const { implants } = facts;
  const source = sourceOf(facts);
  const differs = disagreementOf(facts, mayStay(act, implants));
  if (differs) return { source, ...differs };
  const unknown = unknownOf(implants);
  if (unknown) return { source, ...unknown };
  if (implants.asked !== 'yes' && implants.treated !== 'yes')
    return { status: 'met', words: 'Asked and felt: there are none.', source, link: at('hasImplant') };
  if (mayStay(act, implants))
    return { status: 'met', words: 'The facility says in writing that it may stay.', source, link: at('implantsMayStayBy') };
  if (implants.removal !== 'removed') return { source, ...stillThere(implants) };
  if (!implants.isRemovalSigned) return { source, ...missing('Say who removed the implant, and when.', 'implantsRemovedBy') };
  if (!implants.isFateKnown) return { source, ...missing('Say what became of the implant.', 'implantsFate') };
  return { status: 'met', words: 'Removed, and what became of it is written down.', source, link: at('implantsFate') };
}

/** Tells whether it’s certain that there is nothing in the body that a cremation has to wait for. */
export const areImplantsCleared = (implants: Implants): boolean =>
  unknownOf(implants) === undefined &&
  ((implants.asked !== 'yes' && implants.treated !== 'yes') ||
    (implants.removal === 'removed' && implants.isRemovalSigned && implants.isFateKnown));
