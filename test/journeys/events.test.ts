import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import { readMessage } from '#functions/table/message.ts';
import { outboxItem, raise } from '#functions/table/outbox.ts';
import type { Item } from '#functions/table/table.ts';
import {
  ask,
  eventsOf,
  mailbox,
  messagesOf,
  newEmail,
  openCloudTable,
  ownEnvironment,
  queueOf,
  redrive,
  sendTo,
  waitUntil,
} from '#test/cloud/cloud.ts';
import { type CloudProcess, startCloudProcess } from '#test/cloud/cloud-process.ts';
import { copySeededState } from '#test/cloud/seeded-state.ts';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import { homeCalled } from '#test/world/world.ts';

const home = homeCalled('Granite');
const reaction = 'mail-information-request';
const messageFrom = (email: string) => ({ needType: 'pre-need', name: 'Ada', email, phone: '', message: 'Hello' });
const mailsFrom = async (email: string) => (await mailbox(home.email).all()).filter(({ replyTo }) => replyTo.includes(email));
const mailFrom = (email: string) => mailbox(home.email).mail(({ replyTo }) => replyTo.includes(email));

/** Returns the event on the bus about the message from this address. */
const eventOfMessage = (email: string) =>
  waitUntil(`the event of the message of ${email}`, async () => {
    for (const { event } of await eventsOf('information.requested')) {
      const detail = event.detail as DomainEvent & { data: { locationId: string; requestId: string } };
      const message = await readMessage(openCloudTable(), detail.data.locationId, detail.data.requestId);
      if (message?.email === email) return { event, detail };
    }
    return undefined;
  });

const eventOf = (data: Record<string, unknown>, name = 'information.requested'): DomainEvent => ({
  id: randomUUID(),
  name,
  version: 1,
  at: new Date().toISOString(),
  actor: { kind: 'nobody', id: null, onBehalfOf: null },
  locationId: home.id,
  data,
});

describe('state and event', () => {
  it('are written together, and the event says who, when, and where', async () => {
    const email = newEmail('event');
    await ask('requestInformation', { id: home.id, ...messageFrom(email) });
    const { event, detail } = await eventOfMessage(email);
    expect(event).toMatchObject({ source: 'yarrow', 'detail-type': 'information.requested' });
    expect(detail).toMatchObject({ version: 1, locationId: home.id, actor: { kind: 'nobody', id: null, onBehalfOf: null } });
    const outboxRow = await openCloudTable().get({ pk: outboxItem(detail).pk, sk: outboxItem(detail).sk }, { consistent: true });
    expect(outboxRow?.event).toEqual(detail);
    // What a stranger wrote stays with the home: events and outbox only name it.
    expect(JSON.stringify(event)).not.toContain(email);
  });

  it('are both missing if the write is refused', async () => {
    const table = openCloudTable();
    const [event, pk] = [eventOf({ locationId: home.id, requestId: randomUUID() }), `TEST-${randomUUID()}`];
    const taken: Item = { pk, sk: 'TAKEN', entityType: 'thing' };
    await table.put(taken);
    await expect(table.transact([{ put: taken, unless: 'exists' }, raise(event)])).rejects.toThrow();
    const { pk: outbox, sk } = outboxItem(event);
    expect(await table.get({ pk: outbox, sk }, { consistent: true })).toBeUndefined();
  });
});

describe('an event that is delivered again', () => {
  it('has its effect once', async () => {
    const email = newEmail('again');
    await ask('requestInformation', { id: home.id, ...messageFrom(email) });
    const { event } = await eventOfMessage(email);
    await mailFrom(email);
    const queue = await queueOf(reaction);
    for (let nth = 0; nth < 5; nth += 1) await sendTo(queue, JSON.stringify(event));
    // Writing the same item again makes another record of the stream, with an old event.
    await openCloudTable().transact([raise(event.detail as DomainEvent)]);
    const later = newEmail('later');
    await ask('requestInformation', { id: home.id, ...messageFrom(later) });
    await mailFrom(later);
    await waitUntil('an empty queue', async () => {
      const { visible, inFlight } = await queueOf(reaction);
      return visible + inFlight === 0;
    });
    expect(await mailsFrom(email)).toHaveLength(1);
  });

  it('five times at the same time has its effect once', async () => {
    const [email, queue] = [newEmail('at-once'), await queueOf(reaction)];
    await ask('requestInformation', { id: home.id, ...messageFrom(email) });
    const { event } = await eventOfMessage(email);
    await Promise.all(Array.from({ length: 5 }, () => sendTo(queue, JSON.stringify(event))));
    await mailFrom(email);
    await waitUntil('an empty queue', async () => {
      const { visible, inFlight } = await queueOf(reaction);
      return visible + inFlight === 0;
    });
    expect(await mailsFrom(email)).toHaveLength(1);
  });
});

describe('a poisoned event', { timeout: 120_000 }, () => {
  const poisons = {
    'that is no JSON': () => 'not JSON at all',
    'without an envelope': () => JSON.stringify({ detail: { id: 'x' } }),
    'with data that does not fit': () => JSON.stringify({ detail: eventOf({ locationId: 5 }) }),
    'of a message that is not there': () => JSON.stringify({ detail: eventOf({ locationId: home.id, requestId: randomUUID() }) }),
  };

  it('ends among the dead letters, blocks nobody, and can be sent back', async () => {
    const queue = await queueOf(reaction);
    const bodies = Object.values(poisons).map((body) => body());
    for (const body of bodies) await sendTo(queue, body);
    // Behind them in the same queue, and not waiting for them.
    const email = newEmail('behind');
    await ask('requestInformation', { id: home.id, ...messageFrom(email) });
    await mailFrom(email);
    const dead = await waitUntil(
      'four dead letters',
      async () => {
        const letters = (await messagesOf(await queueOf(reaction, 'DeadLetters'))).map(({ body }) => body);
        return bodies.every((body) => letters.includes(body)) && letters;
      },
      60,
    );
    expect(dead).toEqual(expect.arrayContaining(bodies));
    expect(await redrive(await queueOf(reaction, 'DeadLetters'))).toBeGreaterThanOrEqual(bodies.length);
    await waitUntil(
      'the dead letters again, for they are poison still',
      async () => {
        const letters = (await messagesOf(await queueOf(reaction, 'DeadLetters'))).map(({ body }) => body);
        return bodies.every((body) => letters.includes(body));
      },
      60,
    );
    expect(await mailsFrom(email)).toHaveLength(1);
  });
});

/** Starts a proxy between a cloud's Lambdas and its bus: it does with each request as told, and lets all others through. */
async function obstacle(target: () => string, hinders: (nth: number) => 'fail' | 'hang' | undefined) {
  let received = 0;
  const server = createServer((incoming, response) => {
    received += 1;
    const how = hinders(received);
    if (how === 'hang') return;
    if (how === 'fail') {
      response.writeHead(500, { 'content-type': 'application/x-amz-json-1.1' }).end('{"__type":"InternalException"}');
      return;
    }
    const onward = forward(target(), { method: incoming.method, headers: incoming.headers, path: incoming.url }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    expected: () => received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('a separate cloud', { timeout: 120_000 }, () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const newState = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yarrow-events-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const stateDir = join(folder, 'state');
    await copySeededState(stateDir, ownEnvironment);
    return stateDir;
  };
  const start = async (stateDir: string, functionEnv: Record<string, string> = {}): Promise<CloudProcess> => {
    const running = await startCloudProcess({ stateDir, redeliverySeconds: 1, functionEnv }, ownEnvironment);
    closing.push(() => running.kill());
    return running;
  };
  const write = async ({ url }: TestCloud, email: string) =>
    fetch(`${url}/api/public/locations/${home.id}/requestInformation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(messageFrom(email)),
    });
  const mailsThere = async ({ controlUrl }: TestCloud, email: string) => {
    const response = await fetch(`${controlUrl}/mails?to=${encodeURIComponent(home.email)}`);
    return ((await response.json()) as { replyTo: string[] }[]).filter(({ replyTo }) => replyTo.includes(email));
  };

  it('publishes after kill -9 what was written before it', async () => {
    const stateDir = await newState();
    const wall = await obstacle(
      () => '',
      () => 'hang',
    );
    closing.push(() => wall.close());
    const email = newEmail('crash');
    const first = await start(stateDir, { AWS_ENDPOINT_URL_EVENTBRIDGE: wall.url });
    expect((await write(first.cloud, email)).status).toBe(200);
    // The state is written, and the event is on its way to a bus that doesn't answer: now the power fails.
    await waitUntil('the publisher at the bus', async () => wall.expected() > 0, 30);
    await first.kill();
    const second = await start(stateDir);
    await waitUntil('the mail after the restart', async () => (await mailsThere(second.cloud, email)).length > 0, 30);
    expect(await mailsThere(second.cloud, email)).toHaveLength(1);
    await second.stop();
  });

  it('retries a failed record of the stream, in order and losing none', async () => {
    const stateDir = await newState();
    let bus = '';
    // More failures than the SDK and the publisher themselves retry, so that the stream's own retry is needed.
    const wall = await obstacle(
      () => bus,
      (nth) => (nth <= 14 ? 'fail' : undefined),
    );
    closing.push(() => wall.close());
    const { cloud, stop } = await start(stateDir, { AWS_ENDPOINT_URL_EVENTBRIDGE: wall.url });
    bus = cloud.env.AWS_ENDPOINT_URL_EVENTBRIDGE ?? '';
    const emails = [newEmail('retry-1'), newEmail('retry-2'), newEmail('retry-3')];
    for (const email of emails) expect((await write(cloud, email)).status).toBe(200);
    for (const email of emails)
      await waitUntil(`the mail of ${email}`, async () => (await mailsThere(cloud, email)).length > 0, 60);
    expect(wall.expected()).toBeGreaterThan(14);
    for (const email of emails) expect(await mailsThere(cloud, email)).toHaveLength(1);
    await stop();
  });
});
