import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import { outboxItem, raise } from '#functions/table/outbox.ts';
import { readProcessed } from '#functions/table/processed.ts';
import { signUpRequestItem } from '#functions/table/sign-up-request.ts';
import { documentClient, openTable, type Table } from '#functions/table/table.ts';
import { type CloudProcess, startCloudProcess } from '#test/cloud/cloud-process.ts';
import { copySeededState } from '#test/cloud/seeded-state.ts';
import { redriveAt } from './redrive-at.ts';
import { eventually } from './sample/sample-cloud.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-redrive-'));
let running: CloudProcess;
let table: Table;

beforeAll(async () => {
  await copySeededState(join(folder, 'state'));
  running = await startCloudProcess({ stateDir: join(folder, 'state'), redeliverySeconds: 0 });
  Object.assign(process.env, running.cloud.env);
  table = openTable(documentClient(), running.cloud.outputs.TableName ?? '');
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const redrive = (...args: string[]) => redriveAt(running.cloud, ...args);

async function control<T>(path: string, body?: string): Promise<T> {
  const headers = { 'x-yarrow-local': '1' };
  const response = await fetch(`${running.cloud.controlUrl}/${path}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  return (await response.json()) as T;
}
const queueNamed = async (part: string) =>
  (await control<{ name: string }[]>('queues')).find(({ name }) => name.includes(part))?.name ?? '';
const lettersIn = async (part: string) => control<{ body: string }[]>(`queues/${await queueNamed(part)}/messages`);
const quiet = () => eventually(async () => (await control<string[]>('busy')).length === 0, 'a quiet cloud');

const eventOf = (name: string, data: Record<string, unknown>): DomainEvent => ({
  id: randomUUID(),
  name,
  version: 1,
  at: new Date().toISOString(),
  actor: { kind: 'nobody', id: null, onBehalfOf: null },
  locationId: null,
  data,
});
const onBus = async (name: string) => control<{ event: { detail: DomainEvent } }[]>(`events?name=${name}`);

describe('npm run redrive', () => {
  it('says that there is nothing, and what a name may be', async () => {
    expect(await redrive()).toEqual({ code: 0, said: 'There are no dead letters.\n' });
    expect(await redrive('all')).toEqual({ code: 0, said: 'Nothing was put back.\n' });
    const unknown = await redrive('mail-nobody');
    expect(unknown).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Nothing is called mail-nobody\. There are: .*mail-welcome.*or all\.\n$/),
    });
  });

  it('says why a reaction failed at an event, and puts it back once its state is fixed: it is done once', async () => {
    const [requestId, email] = [randomUUID(), `asks-${randomUUID()}@example.com`];
    const event = eventOf('provider-sign-up.requested', { requestId });
    await table.transact([raise(event)]);
    await control(`queues/${await queueNamed('mailprovidersignupQueue')}/send`, 'not JSON at all');
    await eventually(async () => (await lettersIn('mailprovidersignupDeadLetters')).length === 2, 'the dead letters');
    const listed = await redrive();
    expect(listed.said).toMatch(/^mail-provider-sign-up: 2\n/);
    expect(listed.said).toContain(`provider-sign-up.requested ${event.id} of ${event.at}, here since`);
    expect(listed.said).toContain('Error: The request is not in the table.');
    expect(listed.said).toContain("It isn't an event: wrong in all of it.");
    // Looking at them left them where they are.
    expect((await redrive()).said).toBe(listed.said);
    const request = {
      id: requestId,
      email,
      businessName: 'Quince',
      firstName: 'Nora',
      lastName: 'Vale',
      phoneNumber: '(617) 555-0188',
    };
    await table.put(signUpRequestItem({ ...request, status: 'open', createdOn: event.at }));
    expect((await redrive('mail-provider-sign-up')).said).toBe('mail-provider-sign-up: 2 of 2 put back\n');
    await quiet();
    const mails = await control<{ replyTo: string[] }[]>('mails');
    expect(mails.filter(({ replyTo }) => replyTo.includes(email))).toHaveLength(1);
    expect(await readProcessed(table, 'mail-provider-sign-up', event.id)).toEqual({ isDone: true });
    // What isn't an event still isn't one.
    expect((await lettersIn('mailprovidersignupDeadLetters')).map(({ body }) => body)).toEqual(['not JSON at all']);
    await control(`queues/${await queueNamed('mailprovidersignupDeadLetters')}/purge`, '');
  });

  it('publishes an item of the outbox again once it is fixed, and says why one stays', async () => {
    const name = `test.${randomUUID()}`;
    const event = eventOf(name, {});
    await table.put({ ...outboxItem(event), event: { ...event, at: 'yesterday' } });
    await eventually(async () => (await lettersIn('publishoutboxDeadLetters')).length === 1, 'the dead letter');
    expect((await redrive()).said).toContain(`It isn't an event: wrong in at.`);
    expect((await redrive('publish-outbox')).said).toContain("stays: It isn't an event: wrong in at.");
    await table.put(outboxItem(event));
    expect((await redrive('all')).said).toContain('publish-outbox: 1 of 1 put back\n');
    expect((await onBus(name)).map(({ event: { detail } }) => detail.id)).toEqual([event.id]);
    expect((await redrive()).said).toBe('There are no dead letters.\n');
  });

  it('publishes again what was written while a part of the stream was given up', async () => {
    const name = `test.${randomUUID()}`;
    const event = eventOf(name, {});
    await table.transact([raise(event)]);
    await eventually(async () => (await onBus(name)).length === 1, 'the event');
    const arrival = { approximateArrivalOfFirstRecord: event.at, approximateArrivalOfLastRecord: new Date().toISOString() };
    const letter = { version: '1.0', DDBStreamBatchInfo: { batchSize: 3, shardId: 'shard', ...arrival } };
    await control(`queues/${await queueNamed('publishoutboxDeadLetters')}/send`, JSON.stringify(letter));
    expect((await redrive()).said).toContain('3 items written until');
    expect((await redrive('publish-outbox')).said).toContain('publish-outbox: 1 of 1 put back\n');
    expect((await onBus(name)).map(({ event: { detail } }) => detail.id)).toEqual([event.id, event.id]);
  });
});
