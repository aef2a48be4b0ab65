import type { ListedDocument } from '#shared/contract/case-documents-views.ts';
import { isTheirTurn } from '#shared/documents/document-status.ts';

const listed = new Intl.ListFormat('en-US');

type Listed = Pick<ListedDocument, 'state' | 'reasons' | 'signers'>;

const settled: Partial<Record<NonNullable<ListedDocument['state']>, string>> = {
  signed: 'Everyone has signed. We’re preparing the final copy.',
  sealed: 'Signed by everyone. You can download a copy.',
  'signed-on-paper': 'Signed on paper. You can download a copy.',
  finished: 'Finished. You can download a copy.',
  void: 'No longer needed.',
};

function declinedWords(signers: Listed['signers']): string {
  const declined = signers.filter(({ state }) => state === 'declined');
  const who = declined.some(({ isViewer }) => isViewer) ? 'You' : declined[0]?.fullName || 'Someone';
  return `${who} declined to sign. We’ll call you about what comes next.`;
}

/** Returns whether a document waits for the reader’s signature. */
export const waitsForReader = (document: Pick<Listed, 'state' | 'signers'>): boolean =>
  document.signers.some((signer) => signer.isViewer && isTheirTurn(document, signer));

/** Says who has signed one that is out, and who is next: the reader may be. */
function sentWords(document: Listed): string {
  const all = document.signers.filter((signer) => signer.state !== 'canceled');
  const signed = all.filter((signer) => signer.state === 'signed').length;
  const count = `${signed} of ${all.length} ${signed === 1 ? 'has' : 'have'} signed.`;
  const next = all.filter((signer) => isTheirTurn(document, signer));
  if (waitsForReader(document)) return `Waiting for you to sign. ${count}`;
  if (all.some(({ isViewer, state }) => isViewer && state === 'waiting'))
    return `${count} We’ll tell you when it’s your turn to sign.`;
  return `${count} Waiting for ${listed.format(next.map(({ fullName }) => fullName))}.`;
}

/** Says to a family how far one of its documents is, and what happens next. `mayFill`: there are fields that the reader may fill in, none of which has to be. */
export function myDocumentWords(document: Listed, { mayFill = false } = {}): string {
  const { state, reasons, signers } = document;
  if (state === null || state === 'draft') {
    const count = reasons.filter(({ link }) => link?.kind === 'field').length;
    if (count === 0)
      return mayFill
        ? 'We’re preparing this. We have all that we need from you. If something below is wrong or you know more, you can change it.'
        : 'We’re preparing this. There is nothing that you have to do yet.';
    return count === 1
      ? '1 answer is missing. You can fill it in here.'
      : `${count} answers are missing. You can fill them in here.`;
  }
  if (state === 'declined') return declinedWords(signers);
  return state === 'out' ? sentWords(document) : (settled[state] ?? '');
}
