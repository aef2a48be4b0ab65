import { codeOf } from '#test/world/authenticator.ts';
import type { Reply, Visitor } from './visitor.ts';

type Person = { email: string; password: string; secret?: string };
const groups = { app: '/api/appuser', system: '/api/systemusers' } as const;

/** Signs someone in, with a code of their app if one is asked for. Returns the last answer. */
export async function signInFully(who: Visitor, side: keyof typeof groups, { email, password, secret }: Person): Promise<Reply> {
  const first = await who.post(`${groups[side]}/login`, { email, password });
  if (first.status !== 200 || !first.body.challenge) return first;
  if (!secret) throw new Error(`${email} was asked for a second factor that the test does not have.`);
  return who.post(`${groups[side]}/login/code`, { challenge: first.body.challenge, code: await codeOf(secret) });
}
