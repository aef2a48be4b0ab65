import { createHmac, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { twilioWebhookAddress } from '#functions/vendors/texting/index.ts';
import { ServiceError } from '../http/aws-json.ts';
import type { Deployment } from '../template/deployment.ts';

/** A text that was sent or received. `at` is in epoch seconds. */
export type Text = { id: string; from: string; to: string; text: string; isIncoming: boolean; at: number };

type Variables = { Environment?: { Variables?: Record<string, string> } };

/** The last four digits that no phone has here: a text there is refused, as Twilio refuses a landline. */
const landline = '0000';

/** Milliseconds to wait before each retry. Twilio retries for at most 15 seconds in total, and doesn't say when. */
const pauseMs = [250, 500, 1000, 2000, 4000];

/** Returns how often Twilio retries a webhook that fails or doesn't answer: never, unless the webhook's address asks for it. */
function retriesOf(address: string): number {
  const overrides = new URLSearchParams(new URL(address).hash.slice(1));
  const policies = overrides.get('rp')?.split(',') ?? [];
  return policies.includes('5xx') || policies.includes('all') ? Math.min(Number(overrides.get('rc') ?? 1), pauseMs.length) : 0;
}

/** Posts a signed form, and retries as its address asks. Returns the last status, or 502 if nothing answered. */
async function deliver(address: string, init: RequestInit): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const status = await fetch(address, init).then(
      (response) => response.status,
      () => 502,
    );
    if (status < 500 || tried >= retriesOf(address)) return status;
    await pause(pauseMs[tried]);
  }
}

/**
 * Takes Twilio's place on this machine: its call that sends a text, the opt-outs that it keeps for each pair of numbers, and signed calls to the product's
 * webhook for what comes in. Only what the product uses. Source: Twilio's REST API 2010-04-01, Messages.
 */
export class Texts {
  private readonly database: DatabaseSync;
  private readonly deployment: Deployment;
  private readonly now: () => number;

  constructor(database: DatabaseSync, deployment: Deployment, now: () => number) {
    this.database = database;
    this.deployment = deployment;
    this.now = now;
    database.exec('CREATE TABLE IF NOT EXISTS texts (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT)');
    database.exec('CREATE TABLE IF NOT EXISTS text_stops (pair TEXT PRIMARY KEY)');
  }

  /** Lists all texts, oldest first. */
  list(): Text[] {
    return this.database
      .prepare('SELECT text FROM texts ORDER BY id')
      .all()
      .map((row) => JSON.parse(String(row.text)) as Text);
  }

  clear(): void {
    this.database.exec('DELETE FROM texts');
  }

  /** Sends a text as Twilio does: 401 for a wrong key, 400 with Twilio's code for what never arrives. */
  send(authorization: string | undefined, form: URLSearchParams): { status: number; body: object } {
    const { account, token } = this.settings();
    const expected = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
    if (authorization !== expected) return { status: 401, body: { code: 20003, message: 'Authenticate' } };
    const [from, to, text] = ['From', 'To', 'Body'].map((name) => form.get(name) ?? '') as [string, string, string];
    if (!/^\+1\d{10}$/.test(to)) return { status: 400, body: { code: 21211, message: 'Invalid To number' } };
    if (to.endsWith(landline)) return { status: 400, body: { code: 21614, message: 'To is not a mobile number' } };
    if (this.isStopped(from, to)) return { status: 400, body: { code: 21610, message: 'Unsubscribed recipient' } };
    return { status: 201, body: { sid: this.add({ from, to, text, isIncoming: false }), status: 'queued' } };
  }

  /**
   * Delivers a text from a phone to the product's webhook, signed, and again if that fails. A given `id` is one that was delivered before. Returns the last
   * status.
   */
  async receive({ from, to, text, id }: { from: string; to: string; text: string; id?: string }): Promise<number> {
    const { account, token, url } = this.settings();
    if (token === undefined || url === undefined) throw new ServiceError('NoTexting', 'The template has no texting service.');
    const word = text.trim().toLowerCase();
    if (word === 'stop') this.database.prepare('INSERT OR IGNORE INTO text_stops VALUES (?)').run(`${to} ${from}`);
    if (word === 'start') this.database.prepare('DELETE FROM text_stops WHERE pair = ?').run(`${to} ${from}`);
    const sid = id ?? this.add({ from, to, text, isIncoming: true });
    const fields = new URLSearchParams({
      AccountSid: account ?? '',
      Body: text,
      From: from,
      MessageSid: sid,
      NumMedia: '0',
      To: to,
    });
    const signed = [...fields].sort(([one], [other]) => (one < other ? -1 : 1)).map((pair) => pair.join(''));
    const signature = createHmac('sha1', token)
      .update(`${url}${signed.join('')}`)
      .digest('base64');
    return deliver(twilioWebhookAddress(url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      body: fields.toString(),
    });
  }

  private add(text: Omit<Text, 'id' | 'at'>): string {
    const id = `SM${randomUUID().replaceAll('-', '')}`;
    const row = { ...text, id, at: Math.floor(this.now() / 1000) };
    this.database.prepare('INSERT INTO texts (text) VALUES (?)').run(JSON.stringify(row));
    return id;
  }

  private isStopped(from: string, to: string): boolean {
    return this.database.prepare('SELECT 1 FROM text_stops WHERE pair = ?').get(`${from} ${to}`) !== undefined;
  }

  /** The account as the template gives it to the Lambdas. */
  private settings(): { account?: string; token?: string; url?: string } {
    const found: Record<string, string> = {};
    for (const { properties } of this.deployment.resources<Variables>('AWS::Lambda::Function'))
      Object.assign(found, properties.Environment?.Variables);
    const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_WEBHOOK_URL: url } = found;
    return { ...(account ? { account } : {}), ...(token ? { token } : {}), ...(url ? { url } : {}) };
  }
}
