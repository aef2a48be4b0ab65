import { dispositionType } from '../../model/enumerations/disposition.ts';
import { authorizingTypes, type GateAct } from '../acts.ts';
import { type Finding, type GateDocument, type GateFacts, isIn, POLICY } from '../gate-facts.ts';
import { inUse, isSameName, isSigned, isSignedByAll } from './documents.ts';

const link = { page: 'documents' } as const;

const sourceOf = (act: GateAct, facts: GateFacts): string => {
  if (act !== 'embalming') return POLICY;
  return isIn(facts, 'MA') ? '239 CMR 3.11(2)(c); 16 CFR 453.5(a)' : '16 CFR 453.5(a)';
};

/** Returns why a signed document doesn’t authorize an act now; undefined if it does. */
function faultOf(act: GateAct, facts: GateFacts, document: GateDocument): string | undefined {
  const { says } = document;
  if (!isSignedByAll(document)) return 'Not everyone who decides has signed the authorization.';
  if (!says) return 'The authorization is from before we kept whose name it has. Replace it, and have it signed again.';
  if (!isSameName(says.decedentName, facts.decedentName))
    return 'The name of the person who died was changed after the authorization was sent. Replace it, and have it signed again.';
  if (act === 'embalming') {
    const said = says.embalmingPermission ?? facts.embalmingPermission;
    return said === 'given' ? undefined : 'What was signed doesn’t say that embalming is approved.';
  }
  if (says.dispositionType === facts.dispositionType) return undefined;
  const was =
    says.dispositionType === undefined ? 'no disposition' : `this disposition: ${dispositionType.label(says.dispositionType)}`;
  return `The authorization was sent for ${was}. The case now has another one. Replace the authorization, and have it signed again.`;
}

/** Tells whether the relatives couldn’t be reached and nothing suggests that they don’t want it (16 CFR 453.5(a)(3)); in Massachusetts, only a signature counts. */
const isUnreachable = (facts: GateFacts): boolean =>
  !isIn(facts, 'MA') && facts.unreachableKin?.nothingSuggestsRefusal === true && facts.unreachableKin.tries.length > 0;

const hasRefused = ({ embalmingPermission }: GateFacts, documents: readonly GateDocument[]): boolean =>
  embalmingPermission === 'refused' || documents.some(({ says }) => says?.embalmingPermission === 'refused');

/** Finds what there is instead of a sound authorization. */
function withoutOne(act: GateAct, facts: GateFacts, documents: readonly GateDocument[]): Omit<Finding, 'source'> {
  const [first] = documents.filter(isSigned);
  const fault = first && faultOf(act, facts, first);
  if (first && fault) return { status: 'missing', words: fault, link: { ...link, documentId: first.id } };
  const [open] = documents;
  if (open) {
    const words =
      open.state === 'out' ? 'The authorization is out for signatures.' : 'The authorization has been begun and isn’t signed.';
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
  const sound = documents.find((document) => isSigned(document) && faultOf(act, facts, document) === undefined);
  if (sound) {
    const about = act === 'embalming' ? 'this person' : 'this person and this disposition';
    return {
      status: 'met',
      words: `Signed, for ${about}.`,
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
