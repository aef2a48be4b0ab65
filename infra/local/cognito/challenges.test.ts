import { expect, it } from 'vitest';
import { Challenges } from './challenges.ts';
import type { Client, Pool } from './pools.ts';

const client = { id: 'client', authSessionSeconds: 600 } as Client;
const pool = { id: 'pool' } as Pool;

it('lets a session be answered until it expires, for its own client and challenge', () => {
  let now = 1_000_000;
  const challenges = new Challenges(() => now);
  const session = challenges.begin('SOFTWARE_TOKEN_MFA', pool, client, 'someone');
  expect(challenges.require(session, 'SOFTWARE_TOKEN_MFA', 'client').sub).toBe('someone');
  expect(() => challenges.require(session, 'NEW_PASSWORD_REQUIRED', 'client')).toThrow('Invalid session for the user.');
  expect(() => challenges.require(session, 'SOFTWARE_TOKEN_MFA', 'another client')).toThrow('Invalid session for the user.');
  now += 599_999;
  expect(challenges.require(session, 'SOFTWARE_TOKEN_MFA', 'client').isUsed).toBe(false);
  now += 1;
  expect(() => challenges.require(session, 'SOFTWARE_TOKEN_MFA', 'client')).toThrow('session is expired');
});
