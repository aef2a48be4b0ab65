import type { ListedDocument } from '#shared/contract/case-documents-views.ts';

type Listed = Pick<ListedDocument, 'state' | 'reasons' | 'signers'>;

const settled: Partial<Record<NonNullable<ListedDocument['state']>, string>> = {
  signed: 'Everyone has signed. We’re preparing the final copy.',
  sealed: 'Signed by everyone. You can download a copy.',
  'signed-on-paper': 'Signed on paper. You can download a copy.',
  finished: 'Finished. You can download a copy.',
  declined: 'Someone declined to sign. We’ll call you about what comes next.',
  void: 'No longer needed.',
};

/** Says to a family how far one of its documents is, and what happens next. */
export function myDocumentWords({ state, reasons, signers }: Listed): string {
  if (state === null || state === 'draft') {
    const count = reasons.filter(({ link }) => link?.kind === 'field').length;
    if (count === 0) return 'We’re preparing this. There is nothing for you to do yet.';
    return count === 1
      ? '1 answer is missing. You can fill it in here.'
      : `${count} answers are missing. You can fill them in here.`;
  }
  if (state !== 'out') return settled[state] ?? '';
  const all = signers.filter((signer) => signer.state !== 'canceled');
  const signed = all.filter((signer) => signer.state === 'signed').length;
  return `${signed} of ${all.length} ${signed === 1 ? 'has' : 'have'} signed. Each signer gets an email with a link when it’s their turn.`;
}
