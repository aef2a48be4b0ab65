import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { recoveryCodeSchema } from '#shared/contract/second-factor.ts';
import { hashOfCode, newRecoveryCodes, remainingCodes } from './recovery-codes.ts';

const made = () => newRecoveryCodes('an account', { now: new Date(), randomBytes: () => randomBytes(32) });

it('makes ten different codes of 80 bits in groups, and keeps only their hashes', () => {
  const { plainCodes, hashedCodes } = made();
  expect(new Set(plainCodes).size).toBe(10);
  for (const code of plainCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(remainingCodes(hashedCodes)).toBe(10);
  for (const code of plainCodes) expect(JSON.stringify(hashedCodes)).not.toContain(code.replaceAll('-', ''));
});

it('recognizes a code however it is typed', () => {
  const { plainCodes, hashedCodes } = made();
  const [first = ''] = plainCodes;
  for (const typed of [first, first.toLowerCase(), first.replaceAll('-', ' '), first.replaceAll('O', '0').replaceAll('I', '1')])
    expect(hashOfCode('an account', recoveryCodeSchema.parse(typed))).toBe(hashedCodes.codes[0]?.hash);
  expect(hashOfCode('another account', recoveryCodeSchema.parse(first))).not.toBe(hashedCodes.codes[0]?.hash);
});
