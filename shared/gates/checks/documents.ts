import { isInUse } from '../../documents/document-status.ts';
import type { DocumentState, DocumentType, SignerRole } from '../../model/enumerations/document.ts';
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

/**
 * Tells whether everyone who decides has signed. Someone may be excused from signing online, with a reason in the record, but not everyone. A scan has to name each of
 * them.
 */
export function isSignedByAll({ state, signers }: GateDocument): boolean {
  const deciding = signers.filter(({ role }) => !businesses.has(role));
  const hasSigned = deciding.filter((signer) => signer.state === 'signed' || signer.byHand);
  if (state === 'signed-on-paper') return deciding.length > 0 && hasSigned.length === deciding.length;
  const isOpen = signers.some((signer) => signer.state !== 'signed' && signer.state !== 'canceled');
  return !isOpen && hasSigned.length > 0;
}

const plain = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** Tells whether two spellings of a name are the same one. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
