import { itemAt } from './kept-answers.ts';

/** Whom to call about a document. */
type Home = { homeName: string; homePhone: string };

/**
 * Keeps in this browser which home sent a document. The link isn't kept, because it works like a password: the next person at this browser could sign. So the
 * address that stays in the history opens nothing, but it says whom to call.
 */
const storageOf = (documentId: string) => itemAt(`yarrow.home-of.${documentId}`);

/** Keeps the home of a document whose link was opened. */
export const keepHome = (documentId: string, { homeName, homePhone }: Home): void =>
  storageOf(documentId).write({ homeName, homePhone });

/** Returns the home of a document that was opened in this browser before. */
export function keptHome(documentId: string): Partial<Home> {
  const kept = storageOf(documentId).read();
  if (typeof kept !== 'object' || kept === null) return {};
  const { homeName, homePhone } = kept as Record<string, unknown>;
  return typeof homeName === 'string' && typeof homePhone === 'string' ? { homeName, homePhone } : {};
}
