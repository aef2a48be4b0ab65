import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents.ts';

/** The newest entries that a page shows. Each has its number, so that nobody takes them for all. */
const MOST = 2000;

/** What each type of entry says happened, after who did it. */
const words: Readonly<Record<string, string>> = {
  'document.created': 'began the document.',
  'document.sent': 'sent it to be signed.',
  'document.finished': 'finished the document. Nobody has to sign it.',
  'document.voided': 'voided the document.',
  'document.replaced': 'began its next version.',
  'document.paper-signed': 'kept a paper that was signed by hand.',
  'document.downloaded': 'downloaded it.',
};

/** Returns the entries of a document's record in words, in their order. */
export const recordView = (links: readonly ChainLink[]): CaseDocumentView['record'] =>
  links.slice(-MOST).map(({ sequence, hash, text }) => {
    const { actor, type, recordedOn, data } = JSON.parse(text) as ChainEntry;
    const name = typeof data.signerName === 'string' ? ` (${data.signerName})` : '';
    const said = words[type] ?? `${type.replace('document.', '').replaceAll('-', ' ')}${name}.`;
    return { sequence, on: recordedOn, who: actor.name ?? 'Yarrow', words: said.slice(0, 600), hash };
  });
