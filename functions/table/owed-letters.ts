import { caseKeys } from './case-keys.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';

/** A letter to a signer that was due while their case was hidden, as its event says it. The last of each signer is kept. */
export type OwedLetter = {
  locationId: string;
  caseId: string;
  documentId: string;
  signerId: string;
  linkId: string;
  why: string;
};

const owedKey = ({ caseId, documentId, signerId }: OwedLetter): Key => caseKeys.owedLetter(caseId, documentId, signerId);

/** Returns what keeps a letter until its case is restored. Fails if it's back meanwhile: then the letter can be sent. */
export const owedLetterWrites = (letter: OwedLetter): Write[] => [
  { check: caseKeys.case(letter.caseId), condition: { expression: 'attribute_exists(deletedOn)' } },
  { put: toItem('owed-letter', owedKey(letter), letter) },
];

/** Reads the letters that wait for a case to be restored, consistently, in one query. */
export const readOwedLetters = async (table: Table, caseId: string): Promise<OwedLetter[]> =>
  (await everyItem(table, caseKeys.case(caseId).pk, { startsWith: 'OWED#', consistent: true })).map(fromItem<OwedLetter>);

/** Returns what says that a letter is owed no longer, for the transaction that makes it due again. */
export const owedLetterDone = (letter: OwedLetter): Write => ({ delete: owedKey(letter) });
