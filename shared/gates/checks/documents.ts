import { isInUse } from '../../documents/document-status.ts';
import { type DocumentState, type DocumentType, type SignerRole, signerRole } from '../../model/enumerations/document.ts';
import type { GateDocument, GateFacts } from '../gate-facts.ts';

const settled: ReadonlySet<DocumentState> = new Set(['signed', 'sealed', 'signed-on-paper', 'finished']);
const signed: ReadonlySet<DocumentState> = new Set(['signed', 'sealed', 'signed-on-paper']);
/** Those who sign for a business and decide nothing. */
const businesses: ReadonlySet<SignerRole> = new Set(['funeral-director', 'crematory', 'releasing-place']);

/** Returns the documents in use of some kinds. */
export const inUse = ({ documents }: Pick<GateFacts, 'documents'>, types: readonly DocumentType[]): GateDocument[] =>
  documents.filter((document) => types.includes(document.type) && isInUse(document));

export const isSigned = ({ state }: GateDocument): boolean => signed.has(state);

/** Returns the document in use of a kind that is complete, such as a permit; undefined if there is none. */
export const complete = (facts: Pick<GateFacts, 'documents'>, type: DocumentType): GateDocument | undefined =>
  inUse(facts, [type]).find(({ state }) => settled.has(state));

const hasSigned = ({ state, byHand }: GateDocument['signers'][number]): boolean => state === 'signed' || byHand === true;
const decidingIn = ({ signers }: Pick<GateDocument, 'signers'>) => signers.filter(({ role }) => !businesses.has(role));

/** Tells whether a document was signed by hand: the home says who signed it and what it says. */
export const isOnPaper = ({ state }: Pick<GateDocument, 'state'>): boolean => state === 'signed-on-paper';

/**
 * Tells whether everyone who decides has signed. Someone may be excused from signing online, with a reason in the record, but not everyone. A scan has to name each of
 * them.
 */
export function isSignedByAll(document: GateDocument): boolean {
  const deciding = decidingIn(document);
  if (isOnPaper(document)) return deciding.length > 0 && deciding.every(hasSigned);
  const isOpen = document.signers.some(({ state }) => state !== 'signed' && state !== 'canceled');
  return !isOpen && deciding.some(hasSigned);
}

/**
 * Tells whether the crematory alone still has to sign: it signs that it has received the person, which it can’t before it has them. Everyone else has signed, or is excused with
 * a reason.
 */
export function awaitsCrematory(document: GateDocument): boolean {
  const open = document.signers.filter(({ state }) => state !== 'signed' && state !== 'canceled');
  const isItsTurn = open.length > 0 && open.every(({ role }) => role === 'crematory');
  return document.state === 'out' && isItsTurn && decidingIn(document).some(hasSigned);
}

/** Returns who decides and isn’t among those who signed a paper, each by name, or by role where there is no name. */
export const missingOnPaper = (document: GateDocument): string[] =>
  decidingIn(document).flatMap((signer) => (hasSigned(signer) ? [] : [signer.fullName || signerRole.label(signer.role)]));

/** Tells whether a contact is among those who signed a document. */
export const isSignedBy = ({ signers }: GateDocument, contactId: string): boolean =>
  signers.some((signer) => signer.contactId === contactId && hasSigned(signer));

const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** Tells whether two spellings of a name are the same one. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
