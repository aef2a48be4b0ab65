import { createHash } from 'node:crypto';
import type { RecoveryCodes } from '#functions/table/second-factor.ts';
import { recoveryCodeCount } from '#shared/contract/second-factor.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const codeBytes = 10;

/** Returns 80 bits in base32: sixteen characters. */
function codeOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes.slice(0, codeBytes), (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** Returns what a code is kept under. 80 random bits need no slow hash; the account's id keeps equal codes of two accounts apart. */
export const hashOfCode = (accountId: string, code: string): string =>
  createHash('sha256').update(`recovery code of ${accountId}\n${code}`).digest('hex');

/** Makes new codes: `shown` once to the person, in groups of four, and the `kept` hashes. */
export function newRecoveryCodes(
  accountId: string,
  { now, randomBytes }: { now: Date; randomBytes: () => Uint8Array },
): { plainCodes: string[]; hashedCodes: RecoveryCodes } {
  const codes = Array.from({ length: recoveryCodeCount }, () => codeOf(randomBytes()));
  return {
    plainCodes: codes.map((code) => (code.match(/.{4}/g) ?? []).join('-')),
    hashedCodes: { codes: codes.map((code) => ({ hash: hashOfCode(accountId, code) })), createdOn: now.toISOString() },
  };
}

/** Counts the codes that can still be spent. */
export const remainingCodes = (codes: RecoveryCodes | undefined): number =>
  codes?.codes.filter(({ usedOn }) => usedOn === undefined).length ?? 0;
