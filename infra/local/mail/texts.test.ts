import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import type { Deployment } from '../template/deployment.ts';
import { Texts } from './texts.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a webhook that answers with these statuses, the last of them from then on. Returns what it received. */
async function webhook(...statuses: number[]) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(String(request.headers['x-twilio-signature']));
    response.writeHead(statuses[Math.min(received.length, statuses.length) - 1] ?? 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const variables = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/public/texts`,
  };
  const deployment = { resources: () => [{ properties: { Environment: { Variables: variables } } }] } as unknown as Deployment;
  return { texts: new Texts(new DatabaseSync(':memory:'), deployment, () => 0), received };
}
const text = { from: '+16175550118', to: '+16175550199', text: 'Thank you' };

describe('a text that comes in', () => {
  it('is delivered again, signed the same, to a webhook that failed', async () => {
    const { texts, received } = await webhook(500, 503, 200);
    expect(await texts.receive(text)).toBe(200);
    expect(received).toHaveLength(3);
    expect(new Set(received).size).toBe(1);
    expect(texts.list()).toHaveLength(1);
  });

  it('is not delivered again to a webhook that refuses it', async () => {
    const { texts, received } = await webhook(403);
    expect(await texts.receive(text)).toBe(403);
    expect(received).toHaveLength(1);
  });
});
