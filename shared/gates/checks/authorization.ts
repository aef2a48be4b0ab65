import { dispositionType } from '../../model/enumerations/disposition.ts';
import { authorizingTypes, type GateAct } from '../acts.ts';
import { type Finding, type GateDocument, type GateFacts, isIn, POLICY } from '../gate-facts.ts';
import {
  awaitsCrematory,
  inUse,
  isOnPaper,
  isSameName,
  isSigned,
  isSignedBy,
  isSignedByAll,
  missingOnPaper,
} from './documents.ts';

const link = { page: 'documents' } as const;

const sourceOf = (act: GateAct, facts: GateFacts): string => {
  if (act !== 'embalming') return POLICY;
  return isIn(facts, 'MA') ? '239 CMR 3.11(2)(c); 16 CFR 453.5(a)' : '16 CFR 453.5(a)';
};

const AGAIN = 'Replace it, and have it signed again.';
/** The most signers whom a line names. */
const FEW = 3;

/** Returns who has to sign a paper and isn’t among those who did; undefined if nobody is missing. */
function missingSigners(facts: GateFacts, document: GateDocument): string | undefined {
  const missing = missingOnPaper(document);
  if (missing.length > 0) {
    const more = missing.length > FEW ? ` and ${missing.length - FEW} more` : '';
    return `Not among those who signed the paper: ${missing.slice(0, FEW).join(', ')}${more}. ${AGAIN}`;
  }
  if (!isSignedByAll(document)) return `Nobody who decides is among those who signed the paper. ${AGAIN}`;
  return facts.inControl === undefined || isSignedBy(document, facts.inControl)
    ? undefined
    : `The person who is in control of the disposition now isn’t among those who signed the paper. ${AGAIN}`;
}

/** Returns why what a document says about embalming isn’t an approval; undefined if it is. What a paper doesn’t say, nothing else says for it. */
function embalmingFault(facts: GateFacts, document: GateDocument): string | undefined {
  const said = document.says?.embalmingPermission ?? (isOnPaper(document) ? undefined : facts.embalmingPermission);
  return said === 'given' ? undefined : 'What was signed doesn’t say that embalming is approved.';
}

/** Returns why a document is about another person or another disposition than the case; undefined if it’s about these. */
function otherThanCase(act: GateAct, facts: GateFacts, document: GateDocument): string | undefined {
  const { says } = document;
  if (!says) return `The authorization is from before we kept whose name it has. ${AGAIN}`;
  if (!isSameName(says.decedentName, facts.decedentName))
    return isOnPaper(document)
      ? `The paper that was signed doesn’t have the name of the person who died as the case has it. ${AGAIN}`
      : `The name of the person who died was changed after the authorization was sent. ${AGAIN}`;
  if (act === 'embalming') return embalmingFault(facts, document);
  if (says.dispositionType === facts.dispositionType) return undefined;
  const was =
    says.dispositionType === undefined ? 'no disposition' : `this disposition: ${dispositionType.label(says.dispositionType)}`;
  return isOnPaper(document)
    ? `The paper that was signed names ${was}. The case has another one. ${AGAIN}`
    : `The authorization was sent for ${was}. The case now has another one. Replace the authorization, and have it signed again.`;
}

/** Tells whether the person goes to a crematory, and a document waits for nobody else: it signs once it has received them, and before it begins. */
const isAgreedFor = (facts: GateFacts, document: GateDocument): boolean =>
  facts.custody?.isForReduction === true && awaitsCrematory(document);

/** Returns why a signed document doesn’t authorize an act now; undefined if it does. */
function faultOf(act: GateAct, facts: GateFacts, document: GateDocument): string | undefined {
  if (isAgreedFor(facts, document)) return otherThanCase(act, facts, document);
  const unsigned = isOnPaper(document)
    ? missingSigners(facts, document)
    : isSignedByAll(document)
      ? undefined
      : 'Not everyone who decides has signed the authorization.';
  return unsigned ?? otherThanCase(act, facts, document);
}

/** Tells whether the relatives couldn’t be reached and nothing suggests that they don’t want it (16 CFR 453.5(a)(3)); in Massachusetts, only a signature counts. */
const isUnreachable = (facts: GateFacts): boolean =>
  !isIn(facts, 'MA') && facts.unreachableKin?.nothingSuggestsRefusal === true && facts.unreachableKin.tries.length > 0;

const hasRefused = ({ embalmingPermission }: GateFacts, documents: readonly GateDocument[]): boolean =>
  embalmingPermission === 'refused' || documents.some(({ says }) => says?.embalmingPermission === 'refused');

/** Finds what there is instead of a sound authorization. */
function withoutOne(act: GateAct, facts: GateFacts, documents: readonly GateDocument[]): Omit<Finding, 'source'> {
  const [first] = documents.filter((document) => isSigned(document) || isAgreedFor(facts, document));
  const fault = first && faultOf(act, facts, first);
  if (first && fault) return { status: 'missing', words: fault, link: { ...link, documentId: first.id } };
  const [open] = documents;
  if (open) {
    const out = awaitsCrematory(open)
      ? 'Everyone else has signed. The crematory signs once it has received the person, and before it begins.'
      : 'The authorization is out for signatures.';
    const words = open.state === 'out' ? out : 'The authorization has been begun and isn’t signed.';
    return { status: 'missing', words, link: { ...link, documentId: open.id } };
  }
  const types = authorizingTypes(act, facts.dispositionType);
  if (types.some((type) => facts.offered.has(type)))
    return { status: 'missing', words: 'Send the authorization, and have it signed.', link };
  return {
    status: 'not-checked',
    words: 'Yarrow has no form of this authorization. Make sure that you have a signed one.',
    link,
  };
}

/** Checks that everyone who decides has signed an authorization for this person and this disposition. */
export function checkAuthorization(act: GateAct, facts: GateFacts): Finding {
  const source = sourceOf(act, facts);
  const documents = inUse(facts, authorizingTypes(act, facts.dispositionType));
  if (act === 'embalming' && hasRefused(facts, documents.filter(isSigned)))
    return {
      status: 'missing',
      words: 'The family refused embalming.',
      source,
      link: { page: 'case-details', question: 'embalmingPermission' },
    };
  const sound = documents.find(
    (document) => (isSigned(document) || isAgreedFor(facts, document)) && faultOf(act, facts, document) === undefined,
  );
  if (sound) {
    const about = act === 'embalming' ? 'this person' : 'this person and this disposition';
    const then = isSigned(sound) ? '' : ' The crematory signs once it has received the person.';
    return {
      status: 'met',
      words: `Signed, for ${about}.${then}`,
      source,
      link: { ...link, documentId: sound.id },
      reliesOn: [sound.id],
    };
  }
  if (act === 'embalming' && isUnreachable(facts))
    return {
      status: 'met',
      words: 'Nobody could be reached, and nothing suggests a refusal. Ask for approval afterward.',
      source,
    };
  return { source, ...withoutOne(act, facts, documents) };
}

/** Checks that embalming goes with the disposition. */
export function checkSuits(_act: GateAct, { dispositionType: type }: GateFacts): Finding {
  const link = { page: 'case-details', question: 'dispositionType' } as const;
  if (type !== 'natural-organic-reduction' && type !== 'natural-burial')
    return { status: 'met', words: 'The disposition allows embalming.', source: POLICY };
  const words = `Nobody is embalmed before this disposition: ${dispositionType.label(type)}.`;
  return { status: 'missing', words, source: POLICY, link };
}
