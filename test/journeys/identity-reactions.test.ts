import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { passwordResetRequested } from '#events/catalog/password-reset-requested.ts';
import { signUpRequested } from '#events/catalog/sign-up-requested.ts';
import { mailPasswordReset } from '#functions/reactions/mail-password-reset.ts';
import { mailSignUpLink } from '#functions/reactions/mail-sign-up-link.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readLiveToken } from '#functions/table/token.ts';
import type { Mail } from '#functions/vendors/mail/index.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, makePerson, newEmail } from './parts/people.ts';

const scene = backstage(cloud);
process.env.SITE_URL = cloud.url;
process.env.SUPPORT_MAIL = 'help@example.com';

/** Returns an event as its queue brings it. */
const recordOf = (name: string, data: unknown, id: string = randomUUID()): SQSRecord => {
  const actor = { kind: 'nobody', id: null, onBehalfOf: null };
  const detail = { id, name, version: 1, at: new Date().toISOString(), actor, locationId: null, data };
  return { messageId: randomUUID(), body: JSON.stringify({ source: 'yarrow', 'detail-type': name, detail }) } as SQSRecord;
};

/** Returns a mailbox that takes what `accepts` says for each email. */
function mailbox(accepts: (turn: number) => boolean = () => true) {
  const sent: Mail[] = [];
  let turn = 0;
  return {
    sent,
    async send(mail: Mail) {
      turn += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (!accepts(turn)) throw new Error('The mail service did not answer.');
      sent.push(mail);
      return { mailId: `<${sent.length}@mail.example>` };
    },
  };
}

const resetReaction = (mail: ReturnType<typeof mailbox>, name = `test-${randomUUID()}`, clock?: () => Date) =>
  reaction(name, passwordResetRequested.data, mailPasswordReset(mail), clock);

describe('a reaction', () => {
  it('handles an event once, however often and however close together it is delivered', async () => {
    const { email } = await makePerson(scene, 'family');
    const mail = mailbox();
    const handler = resetReaction(mail);
    const record = recordOf('password-reset.requested', { email });
    const together = await Promise.all(Array.from({ length: 10 }, () => handler({ Records: [record] })));
    // A delivery that comes while another is working is told to come back: a failed delivery, not a second email.
    expect(together.filter(({ batchItemFailures }) => batchItemFailures.length === 0).length).toBeGreaterThanOrEqual(1);
    expect(mail.sent).toHaveLength(1);
    for (let delivery = 0; delivery < 3; delivery += 1)
      expect(await handler({ Records: [record, record] })).toEqual({ batchItemFailures: [] });
    expect(mail.sent).toHaveLength(1);
  });

  it('reports only what failed, and handles it when it comes again', async () => {
    const people = await Promise.all([makePerson(scene, 'family'), makePerson(scene, 'family'), makePerson(scene, 'family')]);
    const mail = mailbox((turn) => turn !== 2);
    const handler = resetReaction(mail);
    const records = people.map(({ email }) => recordOf('password-reset.requested', { email }));
    const first = await handler({ Records: records });
    expect(first.batchItemFailures).toEqual([{ itemIdentifier: records[1]?.messageId }]);
    expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
    expect(mail.sent.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('takes over an event whose delivery died, once its time is over', async () => {
    const { email } = await makePerson(scene, 'family');
    const name = `test-${randomUUID()}`;
    const record = recordOf('password-reset.requested', { email });
    // A delivery that never ends, like one whose Lambda was stopped while it sent.
    await new Promise<void>((reached) => {
      const stuck = { sent: [], send: () => new Promise<{ mailId: string }>(() => reached()) };
      void resetReaction(stuck, name)({ Records: [record] });
    });
    const mail = mailbox();
    expect((await resetReaction(mail, name)({ Records: [record] })).batchItemFailures).toHaveLength(1);
    expect(mail.sent).toHaveLength(0);
    const later = () => new Date(Date.now() + 120_000);
    expect(await resetReaction(mail, name, later)({ Records: [record] })).toEqual({ batchItemFailures: [] });
    expect(mail.sent).toHaveLength(1);
  });

  it('starts over in the same delivery when someone else changes what it read', async () => {
    const key = { pk: `TEST#${randomUUID()}`, sk: 'COUNT' };
    await scene.table.put({ ...key, entityType: 'test', version: 1 });
    let runs = 0;
    const handler = reaction(`test-${randomUUID()}`, passwordResetRequested.data, async (_, { table }) => {
      runs += 1;
      const { version } = (await table.get(key, { consistent: true })) as unknown as { version: number };
      // For the first six runs a colleague is faster, which is one more than a queue has receives.
      if (runs <= 6) await table.update(key, { version: version + 1 });
      return [{ put: { ...key, entityType: 'test', version: version + 1, doneBy: 'reaction' }, ifVersion: version }];
    });
    expect(await handler({ Records: [recordOf('password-reset.requested', { email: newEmail('busy') })] })).toEqual({
      batchItemFailures: [],
    });
    expect(runs).toBe(7);
    expect(await scene.table.get(key, { consistent: true })).toMatchObject({ version: 8, doneBy: 'reaction' });
  });

  it('reports anything but a conflict the first time', async () => {
    let runs = 0;
    const handler = reaction(`test-${randomUUID()}`, passwordResetRequested.data, async () => {
      runs += 1;
      throw new Error('The home is not in the table.');
    });
    const record = recordOf('password-reset.requested', { email: newEmail('lost') });
    expect((await handler({ Records: [record] })).batchItemFailures).toHaveLength(1);
    expect(runs).toBe(1);
  });

  it.each([
    ['no JSON', { messageId: 'poison', body: 'not json' }],
    ['no event', { messageId: 'poison', body: '{"detail":{}}' }],
    ['data of another shape', { ...recordOf('password-reset.requested', { email: 'not an address' }), messageId: 'poison' }],
    ['unknown data', { ...recordOf('password-reset.requested', { email: 'a@example.com', more: 1 }), messageId: 'poison' }],
  ])('gives up what can never succeed (%s), and handles the rest of its batch', async (_, poison) => {
    const { email } = await makePerson(scene, 'family');
    const mail = mailbox();
    const good = recordOf('password-reset.requested', { email });
    const { batchItemFailures } = await resetReaction(mail)({ Records: [poison as SQSRecord, good] });
    expect(batchItemFailures).toEqual([{ itemIdentifier: 'poison' }]);
    expect(mail.sent).toHaveLength(1);
  });
});

describe('an emailed token', () => {
  it('is in the email, and nowhere in the table', async () => {
    const mail = mailbox();
    const email = newEmail('hashed');
    await reaction(
      `test-${randomUUID()}`,
      signUpRequested.data,
      mailSignUpLink(mail),
    )({ Records: [recordOf('sign-up.requested', { email })] });
    const token = /\/family-user-signup\/([\w-]{43})\n/.exec(mail.sent[0]?.text ?? '')?.[1] ?? '';
    expect(token).toHaveLength(43);
    const storedToken = await readLiveToken(scene.table, hashOfToken(token), new Date());
    expect(storedToken).toMatchObject({ purpose: 'family-sign-up', email });
    expect(JSON.stringify(storedToken)).not.toContain(token);
    const inTime = new Date(Date.now() + 7 * 86_400_000 - 5_000);
    const tooLate = new Date(Date.now() + 7 * 86_400_000);
    expect(await readLiveToken(scene.table, hashOfToken(token), inTime)).toBeDefined();
    expect(await readLiveToken(scene.table, hashOfToken(token), tooLate)).toBeUndefined();
  });
});
