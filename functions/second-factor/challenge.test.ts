import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './challenge.ts';

const challenge = () => randomBytes(32).toString('base64url');

describe('what a challenge seals', () => {
  it('opens under its own challenge alone, and shows nothing of its content', () => {
    const [mine, other] = [challenge(), challenge()];
    const sealed = seal(mine, { codeSession: 'a session of the pool' }, randomBytes(32));
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('session');
    expect(unseal(mine, sealed)).toEqual({ codeSession: 'a session of the pool' });
    expect(() => unseal(other, sealed)).toThrow();
  });

  it('refuses content that was changed', () => {
    const mine = challenge();
    const bytes = Buffer.from(seal(mine, { accountId: 'one' }, randomBytes(32)), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => unseal(mine, bytes.toString('base64'))).toThrow();
  });
});
