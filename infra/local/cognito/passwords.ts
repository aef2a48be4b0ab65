import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../http/aws-json.ts';
import type { PasswordPolicy } from './pools.ts';

/** A small work factor: a copied state folder doesn't reveal passwords at a glance, and seeding a few hundred users takes a second. */
const cost = { N: 1024, r: 8, p: 1 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Returns `salt:hash` in base64. Passwords themselves never reach the disk. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}:${(await derive(password, salt)).toString('base64')}`;
}

const nobody = `${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(32).toString('base64')}`;

/** Checks a password. Does the work even if there is no hash (no such user), so that both answers take the same time. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? nobody).split(':');
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(derived, Buffer.from(hash, 'base64')) && Boolean(stored);
}

/** Checks a new password against the pool's policy. Source: Cognito API, InvalidPasswordException. */
export function checkPolicy(password: string, policy: PasswordPolicy): void {
  const refuse = (what: string): never => {
    throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: Password ${what}`);
  };
  if (password.length < (policy.MinimumLength ?? 8)) refuse('not long enough');
  if (password.length > 256) refuse('too long');
  if (policy.RequireNumbers && !/[0-9]/.test(password)) refuse('must have numeric characters');
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) refuse('must have uppercase characters');
  if (policy.RequireLowercase && !/[a-z]/.test(password)) refuse('must have lowercase characters');
  if (policy.RequireSymbols && !/[^A-Za-z0-9\s]/.test(password)) refuse('must have symbol characters');
}
