import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tokenSchema } from '#shared/contract/session.ts';
import { isGuid } from '#shared/values/ids.ts';
import { accountIdOfLink, hashOfToken, newToken } from './single-use-token.ts';

const now = new Date('2026-03-04T12:00:00.000Z');
const context = { now, randomBytes: () => randomBytes(32) };

describe('newToken', () => {
  it('is 256 random bits in the form that links have; the record has only its hash', () => {
    const { raw, record } = newToken('password-reset', { email: 'ellen.marsh@example.com', accountId: null }, context);
    expect(tokenSchema.parse(raw)).toBe(raw);
    expect(record.hash).toBe(hashOfToken(raw));
    expect(JSON.stringify(record)).not.toContain(raw);
    const many = Array.from(
      { length: 1000 },
      () => newToken('password-reset', { email: 'a@example.com', accountId: null }, context).raw,
    );
    expect(new Set(many).size).toBe(1000);
  });

  it.each([
    ['password-reset', '2026-03-04T13:00:00.000Z'],
    ['sign-in', '2026-03-04T12:15:00.000Z'],
    ['email-verification', '2026-03-07T12:00:00.000Z'],
    ['family-sign-up', '2026-03-11T12:00:00.000Z'],
  ] as const)('%s works until %s', (purpose, expiresOn) => {
    const { record } = newToken(purpose, { email: 'ellen.marsh@example.com', accountId: null }, context);
    expect(record).toMatchObject({ purpose, createdOn: now.toISOString(), expiresOn });
  });
});

describe('accountIdOfLink', () => {
  it('is one GUID per link, different for each', () => {
    const ids = Array.from({ length: 500 }, (_, index) => accountIdOfLink(hashOfToken(String(index))));
    expect(ids.every(isGuid)).toBe(true);
    expect(new Set(ids).size).toBe(500);
    expect(accountIdOfLink(hashOfToken('7'))).toBe(ids[7]);
  });
});
