import type { CaseDocument, DocumentSigner } from '../model/case-document.ts';
import {
  type DocumentState,
  type DocumentStatus,
  type SignatureStatus,
  type SignerState,
  signerState,
} from '../model/enumerations/document.ts';

type Signer = Pick<DocumentSigner, 'order' | 'state'>;

/** Says that a case lacks its crematory, which is chosen for the whole case: it’s the signer of the documents that ask for one. */
export const NO_CREMATORY = 'The case doesn’t say which crematory it uses.';

/** Says that nobody was chosen to sign in a role, whose name follows. */
export const CHOOSE_SIGNER = 'Choose who signs as ';

/** Signers of whom nothing is waited for any more. */
const settled: ReadonlySet<SignerState> = new Set(['signed', 'canceled']);

/** Returns the turn that has come: the first in which somebody still has to sign; null if nobody has to. */
export function turnOf(signers: readonly Signer[]): number | null {
  const left = signers.filter(({ state }) => !settled.has(state)).map(({ order }) => order);
  return left.length === 0 ? null : Math.min(...left);
}

/** Tells whether a signer can sign a document now. Someone whom no letter can reach still waits when their turn comes, and signs on the home's tablet. */
export const isTheirTurn = (
  { state, signers }: { state: DocumentState | null; signers: readonly Signer[] },
  signer: Signer,
): boolean => state === 'out' && !settled.has(signer.state) && signer.state !== 'declined' && signer.order === turnOf(signers);

/** Returns how far a signer of a document is, as lists and pages show it. */
export const signerStateLabel = (document: Parameters<typeof isTheirTurn>[0], signer: Signer): string =>
  signer.state !== 'waiting'
    ? signerState.label(signer.state)
    : isTheirTurn(document, signer)
      ? 'It’s their turn'
      : document.state === 'declined'
        ? 'Wasn’t asked to sign'
        : signerState.label('waiting');

const statusOfSigner: Readonly<Record<SignerState, SignatureStatus>> = {
  waiting: 'not-signed',
  sent: 'ready-to-sign',
  bounced: 'not-signed',
  opened: 'ready-to-sign',
  signed: 'signed',
  declined: 'declined',
  expired: 'not-signed',
  canceled: 'not-signed',
};

/** Returns how far a signer is, in the words that lists show. */
export const signatureStatus = ({ state }: Pick<DocumentSigner, 'state'>): SignatureStatus => statusOfSigner[state];

/** Statuses that follow from the state alone. One that everyone signed isn't done before it is sealed. */
const statusOfState: Readonly<Record<Exclude<DocumentState, 'draft'>, DocumentStatus>> = {
  out: 'pending-signatures',
  signed: 'pending-signatures',
  sealed: 'completed',
  'signed-on-paper': 'completed',
  finished: 'completed',
  declined: 'pending-signatures',
  void: 'missing-info',
};

/** Returns the status of a document: from its state, and while it is a draft or not begun (null), from whether something is missing and whether it's signed. */
export function documentStatus(
  state: DocumentState | null,
  { isMissing, isSigned }: { isMissing: boolean; isSigned: boolean },
): DocumentStatus {
  if (state !== null && state !== 'draft') return statusOfState[state];
  if (isMissing) return 'missing-info';
  return isSigned ? 'ready-to-sign' : 'complete';
}

const done: ReadonlySet<DocumentState> = new Set(['signed', 'sealed', 'signed-on-paper', 'finished']);

/** Tells whether a document is settled for good: its next version doesn’t change it. */
export const isComplete = ({ state }: Pick<CaseDocument, 'state'>): boolean => done.has(state);

/** Tells whether a document is the one in use of its template: neither void nor replaced. */
export const isInUse = ({ state, replacedBy }: Pick<CaseDocument, 'state' | 'replacedBy'>): boolean =>
  state !== 'void' && replacedBy === undefined;
