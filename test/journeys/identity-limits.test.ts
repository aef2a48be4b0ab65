import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limitMail } from '#functions/runtime/rate-limit.ts';
import { beginAttempt } from '#functions/runtime/sign-in-limits.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, makePerson, newEmail } from './parts/people.ts';
import { type Reply, Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const login = (who: Visitor, email: string, password = 'not the password') => who.post('/api/appuser/login', { email, password });

/** Checks a refusal for too many attempts, the same for everyone. */
function expectSlowedDown({ status, body, headers }: Reply): void {
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'too_many_requests' });
  expect(body.retryAfterSeconds).toBeGreaterThan(0);
  expect(body.retryAfterSeconds).toBeLessThanOrEqual(900);
  expect(headers['retry-after']).toBe(String(body.retryAfterSeconds));
}

const fails = async (who: () => Visitor, email: string, count: number) => {
  for (let failure = 0; failure < count; failure += 1) expect((await login(who(), email)).status).toBe(401);
};

describe('wrong passwords', () => {
  it('slow an account down from their own address after five, even for the right password, and from nowhere else', async () => {
    const person = await makePerson(scene, 'family');
    const guesser = visitor();
    await fails(() => guesser, person.email, 5);
    expectSlowedDown(await login(guesser, person.email));
    expectSlowedDown(await login(guesser, person.email, person.password));
    expect((await login(visitor(), person.email, person.password)).status).toBe(200);
  });

  it('are reported with two tries left and with one, in the same words for an email that has no account', async () => {
    const person = await makePerson(scene, 'family');
    const warnings = async (email: string) => {
      const guesser = visitor();
      const said: unknown[] = [];
      for (let failure = 0; failure < 5; failure += 1) {
        const { body } = await login(guesser, email);
        said.push([body.triesLeft, String(body.detail ?? '').replace(/^Login failed\. .* correctly\. /, '')]);
      }
      return said;
    };
    const warningMails = await warnings(person.email);
    const rest = 'left before we pause sign-in for 15 minutes. You can also get a link by email.';
    expect(warningMails).toEqual([
      [undefined, ''],
      [undefined, ''],
      [2, `2 tries ${rest}`],
      [1, `1 try ${rest}`],
      [undefined, ''],
    ]);
    expect(await warnings(newEmail('nobody'))).toEqual(warningMails);
  });

  it('put an account under attack after twenty from anywhere', async () => {
    const person = await makePerson(scene, 'family');
    await fails(visitor, person.email, 20);
    expectSlowedDown(await login(visitor(), person.email));
    expectSlowedDown(await login(visitor(), person.email, person.password));
  });

  it('slow down an email that has no account in the same way and the same words', async () => {
    const person = await makePerson(scene, 'family');
    const [here, there] = [visitor(), visitor()];
    const nobody = newEmail('nobody');
    await fails(() => here, person.email, 5);
    await fails(() => there, nobody, 5);
    const [known, unknown] = [await login(here, person.email), await login(there, nobody)];
    expectSlowedDown(unknown);
    expect(unknown.body.detail).toBe(known.body.detail);
    await fails(visitor, nobody, 15);
    expectSlowedDown(await login(visitor(), nobody));
  });

  it('slow an address down after thirty, whichever accounts it tries, and no other address', async () => {
    const person = await makePerson(scene, 'family');
    const guesser = visitor();
    for (let failure = 0; failure < 30; failure += 1) expect((await login(guesser, newEmail('guess'))).status).toBe(401);
    expectSlowedDown(await login(guesser, person.email, person.password));
    expect((await login(visitor(), person.email, person.password)).status).toBe(200);
  });

  it('are forgotten after a success from the same address: four, a success, and four more slow nobody down', async () => {
    const person = await makePerson(scene, 'family');
    const address = visitor().address;
    // Without cookies, so that no browser is known.
    const browser = () => new Visitor(cloud.url, address);
    await fails(browser, person.email, 4);
    expect((await login(browser(), person.email, person.password)).status).toBe(200);
    await fails(browser, person.email, 4);
    expect((await login(browser(), person.email, person.password)).status).toBe(200);
  });

  it('of other addresses stay counted after a success', async () => {
    const person = await makePerson(scene, 'family');
    await fails(visitor, person.email, 19);
    expect((await login(visitor(), person.email, person.password)).status).toBe(200);
    await fails(visitor, person.email, 1);
    expectSlowedDown(await login(visitor(), person.email, person.password));
  });

  it('do not count successes: one address may sign many people in', async () => {
    const person = await makePerson(scene, 'family');
    const office = visitor();
    for (let time = 0; time < 8; time += 1) expect((await login(office, person.email, person.password)).status).toBe(200);
  });

  it('at the sign-in do not keep someone who is signed in from changing their password', async () => {
    const person = await makePerson(scene, 'family');
    const own = visitor();
    const { body } = await login(own, person.email, person.password);
    await fails(visitor, person.email, 20);
    const change = { currentPassword: person.password, password: 'lantern by the sea' };
    const reply = await own.post('/api/appuser/current/resetPassword', change, { token: String(body.accessToken) });
    expect(reply.status).toBe(200);
  });

  it('of a signed-in person who changes their password are five too', async () => {
    const person = await makePerson(scene, 'family');
    const own = visitor();
    const token = String((await login(own, person.email, person.password)).body.accessToken);
    const change = (currentPassword: string) =>
      own.post('/api/appuser/current/resetPassword', { currentPassword, password: 'lantern by the sea' }, { token });
    const begin = (password: string) => own.post('/api/appuser/current/secondFactor/begin', { password }, { token });
    const said: unknown[] = [];
    // Whatever asks for the password counts, and warns, in the same way.
    for (const guess of [change, begin, change, begin, change]) {
      const { status, body } = await guess('not the password');
      const [error] = body.errors as { field: string; message: string }[];
      said.push([status, error?.field, body.triesLeft, error?.message.replace('This is not your current password.', '')]);
    }
    expect(said).toEqual([
      [400, 'currentPassword', undefined, ''],
      [400, 'password', undefined, ''],
      [400, 'currentPassword', 2, ' 2 tries left before we pause this for 15 minutes.'],
      [400, 'password', 1, ' 1 try left before we pause this for 15 minutes.'],
      [400, 'currentPassword', undefined, ''],
    ]);
    expectSlowedDown(await change(person.password));
    expectSlowedDown(await begin(person.password));
  });
});

describe('the fifteen minutes', () => {
  const start = new Date('2026-03-04T12:00:00.000Z');
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const context = (address: string, now: Date) => ({
    table: scene.table,
    now,
    request: {
      id: '',
      address,
      cookies: {},
      userAgent: '',
      openedBy: 'person' as const,
      authorization: undefined,
      planKeyHash: null,
    },
  });
  const outcome = (work: Promise<unknown>) =>
    work.then(() => 'taken').catch((error: { data?: { retryAfterSeconds: number } }) => error.data?.retryAfterSeconds);

  it('begin with the first failure and say when they end', async () => {
    const [address, email] = [randomUUID(), newEmail('window')];
    for (const second of [0, 60, 120, 180, 240])
      await (await beginAttempt(context(address, later(second)), email, null)).failed();
    expect(await outcome(beginAttempt(context(address, later(300)), email, null))).toBe(600);
    expect(await outcome(beginAttempt(context(address, later(899)), email, null))).toBe(1);
    expect(await outcome(beginAttempt(context(address, later(900)), email, null))).toBe('taken');
  });

  it('do not count a sign-in that the pool did not answer', async () => {
    const [address, email] = [randomUUID(), newEmail('cancelled')];
    for (let time = 0; time < 12; time += 1) await (await beginAttempt(context(address, start), email, null)).cancelled();
    expect(await outcome(beginAttempt(context(address, start), email, null))).toBe('taken');
  });

  it('allow five emails to one mailbox and twenty from one address', async () => {
    const email = newEmail('mailbox');
    for (let mail = 0; mail < 5; mail += 1) expect(await outcome(limitMail(context(randomUUID(), start), email))).toBe('taken');
    expect(await outcome(limitMail(context(randomUUID(), start), email))).toBe(900);
    const address = randomUUID();
    for (let mail = 0; mail < 20; mail += 1)
      expect(await outcome(limitMail(context(address, start), newEmail('many')))).toBe('taken');
    expect(await outcome(limitMail(context(address, later(30)), newEmail('many')))).toBe(870);
  });
});

describe('an email that a stranger requests', () => {
  it.each(['/api/public/forgotPassword', '/api/appuser/account/signUpLink'])(
    '%s is limited in the same way with and without an account',
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
    // In turns, so that whatever else the machine does affects both; three failures slow nobody down.
    for (const { email } of [...people, ...people, ...people]) {
      knownTimes.push(await timeOf(email));
      unknownTimes.push(await timeOf(newEmail('nobody')));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const [known, unknown] = [median(knownTimes), median(unknownTimes)];
    // A wide limit for a machine that others use as well: leaving out the password check would be a factor of three and more.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.8);
  });
});
