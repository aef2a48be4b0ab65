import type { FieldKeys, FieldPlace } from '#functions/vendors/keys/index.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { SealedNumber, StoredNumber } from '#shared/model/social-security-number.ts';

/** Names the one row and field that a decedent's number opens in (docs/decisions.md, Social Security numbers). */
const placeOf = ({ id, caseId }: Pick<Decedent, 'id' | 'caseId'>): FieldPlace => ({
  case: caseId,
  decedent: id,
  field: 'socialSecurityNumber',
});

/** Returns a decedent's Social Security number as the table keeps it: encrypted, with its last four digits beside it. */
export const sealedNumber = async (
  keys: Pick<FieldKeys, 'seal'>,
  decedent: Pick<Decedent, 'id' | 'caseId'>,
  number: string,
): Promise<SealedNumber> => ({ sealed: await keys.seal(number, placeOf(decedent)), lastFour: number.slice(-4) });

/** Returns the whole number. One from before numbers were encrypted is plain until the migration reaches its row. */
export const openedNumber = async (
  keys: FieldKeys,
  decedent: Pick<Decedent, 'id' | 'caseId'>,
  storedNumber: StoredNumber,
): Promise<string> => (typeof storedNumber === 'string' ? storedNumber : keys.open(storedNumber.sealed, placeOf(decedent)));
