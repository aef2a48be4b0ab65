import type { ChainEntry } from '#shared/chain/chain-entry.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { evidenceWords } from '#shared/documents/evidence-words.ts';

/** The newest entries that a page shows. Each has its number, so that nobody takes them for all. */
const MOST = 2000;

/** Returns the entries of a document's record in words, in their order. */
export const recordView = (links: readonly ChainLink[]): CaseDocumentView['record'] =>
  links.slice(-MOST).map(({ sequence, hash, text }) => {
    const entry = JSON.parse(text) as ChainEntry;
    const { actor, recordedOn } = entry;
    return { sequence, on: recordedOn, who: actor.name ?? 'Yarrow', words: evidenceWords(entry).slice(0, 600), hash };
  });
