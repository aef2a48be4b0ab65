import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Handle, reaction } from '#functions/runtime/reaction.ts';
import type { Mail, MailPort } from '#functions/vendors/mail/index.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, newEmail } from './parts/people.ts';

backstage(cloud);

const data = z.strictObject({});
const forever = () => new Promise<void>(() => {});

/** Emails three people about one event, one after the other. */
const mailAll =
  (mail: MailPort, people: readonly string[]): Handle<z.infer<typeof data>> =>
  async (_, context) => {
    for (const to of people) await context.sendOnce(mail, { to, subject: 'Hello', text: 'Hello', html: 'Hello' });
    return undefined;
  };

const record = (): SQSRecord => {
  const actor = { kind: 'nobody', id: null, onBehalfOf: null };
  const detail = { id: randomUUID(), name: 'test', version: 1, at: new Date().toISOString(), actor, locationId: null, data: {} };
  return { messageId: randomUUID(), body: JSON.stringify({ detail }) } as SQSRecord;
};

describe('an event that three people are emailed about', () => {
  let [people, sent]: [string[], string[]] = [[], []];
  let [name, event]: [string, SQSRecord] = ['', record()];

  beforeEach(() => {
    [people, sent] = [['one', 'two', 'three'].map(newEmail), []];
    [name, event] = [`test-${randomUUID()}`, record()];
  });

  /** Returns a mail service that accepts an email and then does as it is told. */
  const service = (then: (nth: number) => Promise<void> = async () => {}): MailPort => ({
    send: async ({ to }: Mail) => {
      sent.push(to);
      await then(sent.length);
      return { mailId: `<${sent.length}@mail.example>` };
    },
  });
  const deliver = (mail: MailPort, clock?: () => Date) =>
    reaction(name, data, mailAll(mail, people), clock)({ Records: [event] });
  /** Returns a time after the claim of a delivery that died has ended. */
  const later = () => new Date(Date.now() + 120_000);
  const counts = () => people.map((to) => sent.filter((each) => each === to).length);

  /** Delivers the event to a process that dies: what it waits for never comes. */
  const deliverAndDie = (when: (nth: number) => boolean, before: 'sending' | 'answering') =>
    new Promise<void>((died) => {
      let turn = 0;
      const dying: MailPort = {
        send: async ({ to }) => {
          turn += 1;
          if (!when(turn) || before === 'answering') sent.push(to);
          if (!when(turn)) return { mailId: `<${turn}@mail.example>` };
          died();
          await forever();
          return { mailId: '' };
        },
      };
      void deliver(dying);
    });

  it('reaches each of them once', async () => {
    expect(await deliver(service())).toEqual({ batchItemFailures: [] });
    expect(counts()).toEqual([1, 1, 1]);
  });

  it('repeats nothing after a crash between two emails', async () => {
    await deliverAndDie((turn) => turn === 2, 'sending');
    expect(counts()).toEqual([1, 0, 0]);
    expect(await deliver(service(), later)).toEqual({ batchItemFailures: [] });
    expect(counts()).toEqual([1, 1, 1]);
  });

  it.each([1, 2, 3])('repeats only email %i after a crash while that was on its way', async (nth) => {
    await deliverAndDie((turn) => turn === nth, 'answering');
    expect(await deliver(service(), later)).toEqual({ batchItemFailures: [] });
    expect(counts()).toEqual([1, 2, 3].map((each) => (each === nth ? 2 : 1)));
  });

  it('repeats only the email that the mail service failed to answer', async () => {
    const failing = service(async (nth) => {
      if (nth === 2) throw new Error('The mail service did not answer.');
    });
    expect((await deliver(failing)).batchItemFailures).toHaveLength(1);
    expect(await deliver(service())).toEqual({ batchItemFailures: [] });
    expect(counts()).toEqual([1, 2, 1]);
  });
});
