import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beginAttempt, limitMail } from '#functions/runtime/rate-limit.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, makePerson, newEmail } from './parts/people.ts';
import { type Reply, Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const login = (who: Visitor, email: string, password = 'not the password') => who.post('/api/appuser/login', { email, password });

/** What a refusal for too many attempts looks like, whoever it is for. */
function expectSlowedDown({ status, body, headers }: Reply): void {
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  expect(body.retryAfterSeconds).toBeGreaterThan(0);
  expect(body.retryAfterSeconds).toBeLessThanOrEqual(900);
  expect(headers['retry-after']).toBe(String(body.retryAfterSeconds));
}

describe('five failures', () => {
  it('slow an account down, wherever they come from, for the right password too', async () => {
    const person = await makePerson(scene, 'family');
    for (let failure = 0; failure < 5; failure += 1) expect((await login(visitor(), person.email)).status).toBe(401);
    expectSlowedDown(await login(visitor(), person.email));
    expectSlowedDown(await login(visitor(), person.email, person.password));
  });

  it('slow an e-mail down that has no account, alike', async () => {
    const nobody = newEmail('nobody');
    for (let failure = 0; failure < 5; failure += 1) expect((await login(visitor(), nobody)).status).toBe(401);
    expectSlowedDown(await login(visitor(), nobody));
  });

  it('slow an address down, whichever accounts it tries, and nobody else', async () => {
    const person = await makePerson(scene, 'family');
    const guesser = visitor();
    for (let failure = 0; failure < 5; failure += 1) expect((await login(guesser, newEmail('guess'))).status).toBe(401);
    expectSlowedDown(await login(guesser, person.email, person.password));
    expect((await login(visitor(), person.email, person.password)).status).toBe(200);
  });

  it('are five, though fifty are tried at once', async () => {
    const person = await makePerson(scene, 'family');
    const replies = await Promise.all(Array.from({ length: 50 }, () => login(visitor(), person.email)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('are forgotten after a success: four, a success and four more slow nobody down', async () => {
    const person = await makePerson(scene, 'family');
    for (let failure = 0; failure < 4; failure += 1) await login(visitor(), person.email);
    expect((await login(visitor(), person.email, person.password)).status).toBe(200);
    for (let failure = 0; failure < 4; failure += 1) expect((await login(visitor(), person.email)).status).toBe(401);
    expect((await login(visitor(), person.email, person.password)).status).toBe(200);
  });

  it('do not count successes: one address may sign many people in', async () => {
    const person = await makePerson(scene, 'family');
    const office = visitor();
    for (let time = 0; time < 8; time += 1) expect((await login(office, person.email, person.password)).status).toBe(200);
  });
});

describe('the fifteen minutes', () => {
  const start = new Date('2026-03-04T12:00:00.000Z');
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const context = (address: string, now: Date) => ({
    table: scene.table,
    now,
    request: { id: '', address, cookies: {}, planKeyHash: null },
  });
  const outcome = (work: Promise<unknown>) =>
    work.then(() => 'taken').catch((error: { data?: { retryAfterSeconds: number } }) => error.data?.retryAfterSeconds);

  it('begin with the first failure and say when they end', async () => {
    const [address, email] = [randomUUID(), newEmail('window')];
    for (const second of [0, 60, 120, 180, 240])
      expect(await outcome(beginAttempt(context(address, later(second)), email))).toBe('taken');
    expect(await outcome(beginAttempt(context(address, later(300)), email))).toBe(600);
    expect(await outcome(beginAttempt(context(address, later(899)), email))).toBe(1);
    expect(await outcome(beginAttempt(context(address, later(900)), email))).toBe('taken');
  });

  it('count a sign-in that the pool did not answer as none', async () => {
    const [address, email] = [randomUUID(), newEmail('cancelled')];
    for (let time = 0; time < 12; time += 1) await (await beginAttempt(context(address, start), email)).cancelled();
    expect(await outcome(beginAttempt(context(address, start), email))).toBe('taken');
  });

  it('allow five mails to one mailbox and twenty from one address', async () => {
    const email = newEmail('mailbox');
    for (let mail = 0; mail < 5; mail += 1) expect(await outcome(limitMail(context(randomUUID(), start), email))).toBe('taken');
    expect(await outcome(limitMail(context(randomUUID(), start), email))).toBe(900);
    const address = randomUUID();
    for (let mail = 0; mail < 20; mail += 1)
      expect(await outcome(limitMail(context(address, start), newEmail('many')))).toBe('taken');
    expect(await outcome(limitMail(context(address, later(30)), newEmail('many')))).toBe(870);
  });
});

describe('mail that a stranger asks for', () => {
  it.each(['/api/public/forgotPassword', '/api/appuser/account/signUpLink'])(
    '%s is limited alike with and without an account',
    async (path) => {
      const person = await makePerson(scene, 'family');
      for (const email of [person.email, newEmail('nobody')]) {
        for (let mail = 0; mail < 5; mail += 1) expect((await visitor().post(path, { email })).status).toBe(200);
        expectSlowedDown(await visitor().post(path, { email }));
      }
    },
  );
});

describe('an unknown account', () => {
  it('takes as long as a known one with a wrong password', async () => {
    const timeOf = async (email: string) => {
      const who = visitor();
      const startedAt = performance.now();
      await login(who, email);
      return performance.now() - startedAt;
    };
    const people = await Promise.all(Array.from({ length: 10 }, () => makePerson(scene, 'family')));
    const [knownTimes, unknownTimes]: [number[], number[]] = [[], []];
    // In turns, so that whatever else the machine does falls on both; three failures slow nobody down.
    for (const { email } of [...people, ...people, ...people]) {
      knownTimes.push(await timeOf(email));
      unknownTimes.push(await timeOf(newEmail('nobody')));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const [known, unknown] = [median(knownTimes), median(unknownTimes)];
    // A wide bar for a machine that others use as well: leaving the password check out would be a factor of three and more.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.8);
  });
});
