import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { DocumentSignerView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { isTheirTurn, signerStateLabel } from '#shared/documents/document-status.ts';
import type { WhenWords } from '#web/parts/when-words.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { signing } from './document-words.ts';

/** Returns the signers of a document that are worth showing: of one that has ended, those who signed or were asked; of a scan, those who signed, here or by hand. */
export const shownSigners = (
  state: ListedDocument['state'],
  signers: readonly DocumentSignerView[],
): readonly DocumentSignerView[] => {
  if (state === 'signed-on-paper') return signers.filter(({ state: own, byHand }) => own === 'signed' || byHand);
  return state === 'void' ? signers.filter(({ fullName }) => fullName !== '') : signers;
};

type Sent = Pick<ListedDocument, 'state' | 'signers'>;

/** Tells whether a signer was removed from the case or blocked while they were asked: nothing can be sent to them or signed by them. `contacts` are all of the case. */
export const isGone = (
  { contactId, state }: DocumentSignerView,
  contacts: readonly Pick<CaseContact, 'id' | 'status'>[],
): boolean =>
  contactId !== undefined &&
  state !== 'signed' &&
  state !== 'canceled' &&
  !contacts.some(({ id, status }) => id === contactId && status !== 'blocked');

/** Says how far a signer is. Before the document is sent, nobody has anything. */
export function signerWords(
  signer: DocumentSignerView & { isGone?: boolean },
  document: Sent,
  { whenWords }: Pick<WhenWords, 'whenWords'>,
): string {
  const { state, sentOn, remindedOn, openedOn, signedOn, declinedReason, bounce } = signer;
  const reminded = remindedOn ? `, reminded ${whenWords(remindedOn)}` : '';
  if (document.state === null || document.state === 'draft') return 'Not sent yet';
  if (signer.byHand) return 'Signed by hand';
  if (signer.isGone) return 'No longer on the case. Their link shows nothing any more.';
  if (state === 'bounced')
    return bounce === 'transient'
      ? 'The email couldn’t be delivered for now. We’ll try again with the next reminder. You can also correct the address in Contacts and send a new link.'
      : 'The email bounced. Correct the address in Contacts, then send a new link.';
  if (bounce === 'complaint' && (state === 'sent' || state === 'opened'))
    return 'Our email was reported as spam, so no more can be sent to this address. Call them, or send a new link to another address.';
  if (state === 'expired') return 'The link expired. Send a new one.';
  if (state === 'canceled') return 'No longer has to sign';
  if (state === 'declined') return declinedReason ? `Declined: ${declinedReason}` : 'Declined';
  if (state === 'signed' && signedOn) return `Signed ${whenWords(signedOn)}`;
  if (state === 'opened' && openedOn) return `Opened ${whenWords(openedOn)}, not signed yet${reminded}`;
  if (state === 'sent' && sentOn) return `Sent ${whenWords(sentOn)}${reminded}`;
  if (state === 'waiting' && isTheirTurn(document, signer))
    return signer.unreachable === null
      ? // A statement waits for its signers until the family was given it.
        'Not asked to sign yet. We ask them once the family was given this to keep.'
      : `${signer.unreachable} They can sign on this tablet.`;
  return signerStateLabel(document, signer);
}

/** Returns a team member’s own signer while it’s their turn, such as the funeral director’s after the purchasers. */
export const ownTurn = (document: Sent, employeeId: string): DocumentSignerView | undefined =>
  document.signers.find((signer) => signer.employeeId === employeeId && isTheirTurn(document, signer));

const signerTones: Partial<Record<DocumentSignerView['state'], Tone>> = {
  signed: 'success',
  opened: 'info',
  declined: 'danger',
  bounced: 'danger',
  expired: 'warning',
};

type Standing = Pick<DocumentSignerView, 'state' | 'byHand'>;

export const signerTone = ({ state, byHand }: Standing): Tone => (byHand ? 'success' : (signerTones[state] ?? 'neutral'));

/** Returns how far a signer is, in a word or two. */
export const signerBadge = (document: Sent, signer: DocumentSignerView): string =>
  signer.byHand ? 'Signed by hand' : signerStateLabel(document, signer);

/** Says why a document isn't sent while something typed isn't saved. */
export const UNSAVED =
  'Your last change isn’t saved yet, so this isn’t sent. See what is said about it on the page, then try again.';

/** A turn of signing: who signs then, and what they get. */
export type SendStep = { turn: number; people: { id: string; name: string; words: string; isReached: boolean }[] };

const reachWords = ({ email, unreachable, needsCode }: DocumentSignerView, isFirst: boolean): string => {
  if (unreachable !== null) return `${unreachable} They can sign on this tablet.`;
  const link = isFirst
    ? `gets an email at ${email} with a link to sign, now`
    : `gets a link at ${email} once everyone before them has signed`;
  return needsCode ? `${link}, and a code by email when they open it` : link;
};

/** Returns who gets what and when, in turns, if a document is sent now. */
export function sendSteps(signers: readonly DocumentSignerView[]): SendStep[] {
  const turns = [...new Set(signing(signers).map(({ order }) => order))].toSorted((one, other) => one - other);
  return turns.map((turn) => ({
    turn,
    people: signing(signers)
      .filter(({ order }) => order === turn)
      .map((signer) => ({
        id: signer.id,
        name: signer.fullName,
        words: reachWords(signer, turn === turns[0]),
        isReached: signer.unreachable === null,
      })),
  }));
}

const listed = new Intl.ListFormat('en-US');

/** Says what became of a document that was just sent: whom it was emailed to, and whom no email reached. */
export function sentWords({ name, signers }: Pick<ListedDocument, 'name' | 'signers'>): string {
  const [first] = sendSteps(signers);
  if (!first) return `${name} is finished.`;
  const reached = first.people.filter(({ isReached }) => isReached).map((person) => person.name);
  const others = first.people.filter(({ isReached }) => !isReached).map(({ words }) => words);
  const sent =
    reached.length > 0
      ? `${name} is on its way to ${listed.format(reached)}.`
      : `${name} is ready to sign, and nothing was emailed.`;
  return [sent, ...others].join(' ');
}
