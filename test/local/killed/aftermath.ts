import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, paginateScan, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import { rules } from '#events/rules/index.ts';
import { snapshotKey, unpackSnapshot } from '#functions/search/snapshot.ts';
import { activityIn } from '#functions/table/activity.ts';
import type { Item } from '#functions/table/table.ts';
import type { Mail } from '#infra/local/mail/mailbox.ts';
import type { SearchCard } from '#shared/search/index.ts';
import type { TestCloud } from '#test/cloud/test-cloud.ts';
import { redriveAt } from '../redrive-at.ts';

type SeenQueue = { name: string; visible: number; inFlight: number };

const control = async <T>({ controlUrl }: TestCloud, path: string): Promise<T> =>
  (await (await fetch(`${controlUrl}/${path}`)).json()) as T;

/** Returns settings for an AWS SDK client of the cloud. */
export const clientOf = ({ env }: TestCloud, service: string) => ({
  endpoint: env[`AWS_ENDPOINT_URL_${service}`],
  region: env.AWS_REGION ?? '',
  credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '' },
});

/** Reads all items of the table, by a scan, which only a test may do. */
export async function everything(cloud: TestCloud): Promise<Item[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientOf(cloud, 'DYNAMODB')));
  const items: Item[] = [];
  const all = { TableName: cloud.outputs.TableName, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client }, all)) items.push(...(Items as Item[]));
  client.destroy();
  return items;
}

/** Reads what is in a home's own partition: its profile, and what its dashboard counts. */
export async function homeItems(cloud: TestCloud, locationId: string): Promise<Item[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientOf(cloud, 'DYNAMODB')));
  const own = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `LOCATION#${locationId}` } };
  const { Items = [] } = await client.send(new QueryCommand({ TableName: cloud.outputs.TableName, ...own }));
  client.destroy();
  return Items as Item[];
}

/** Returns what families find a home by. */
export async function foundInSearch(cloud: TestCloud, locationId: string): Promise<SearchCard | undefined> {
  const s3 = new S3Client(clientOf(cloud, 'S3'));
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: cloud.outputs.SearchBucket, Key: snapshotKey }));
  return unpackSnapshot((await Body?.transformToByteArray()) ?? new Uint8Array()).cards.find(({ id }) => id === locationId);
}

/** Returns what the cloud's clock shows. */
export const clockTime = async (cloud: TestCloud): Promise<string> => (await control<{ now: string }>(cloud, 'clock')).now;

/** Runs a scheduled job now, by its name in events/schedules.ts. */
export async function runJob({ controlUrl }: TestCloud, job: string): Promise<void> {
  const headers = { 'x-yarrow-local': '1' };
  await fetch(`${controlUrl}/schedules/-${job.replaceAll('-', '')}Schedule/fire`, { method: 'POST', headers });
}

/** Waits until everything that follows has happened, or is a dead letter. */
async function quiet(cloud: TestCloud): Promise<void> {
  const until = performance.now() + 120_000;
  for (;;) {
    const busy = await control<string[]>(cloud, 'busy');
    if (busy.length === 0) return;
    if (performance.now() > until) throw new Error(`Still busy after two minutes: ${busy.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits until everything that follows has happened, and finds no dead letter. */
export async function waitUntilSettled(cloud: TestCloud): Promise<void> {
  await quiet(cloud);
  const queues = await control<SeenQueue[]>(cloud, 'queues');
  expect(queues.filter(({ visible, inFlight }) => visible + inFlight > 0)).toEqual([]);
}

/**
 * Puts back, as an operator of Yarrow does, what a reaction was working on at five kills one after the other: a queue takes that for an event that kills.
 * No reaction may have failed for another reason.
 */
export async function putBack(cloud: TestCloud): Promise<void> {
  await quiet(cloud);
  const { code, said } = await redriveAt(cloud);
  expect(code, said).toBe(0);
  // A letter is two lines, indented further than its queue's name: what it is, and why it is here.
  const reasons = said.split('\n').filter((line) => line.startsWith('    '));
  const byKills = /The function ended before it could say why|It has been done meanwhile/;
  expect(reasons.filter((why) => !byKills.test(why))).toEqual([]);
  if (reasons.length > 0) expect(await redriveAt(cloud, 'all')).toMatchObject({ code: 0 });
}

/** Returns the events of the outbox that were raised from a time on. */
export const eventsSince = (items: readonly Item[], since: string): DomainEvent[] =>
  items
    .filter(({ entityType }) => entityType === 'outbox')
    .flatMap(({ event, also = [] }) => [event, ...(also as unknown[])] as DomainEvent[])
    .filter(({ at }) => at >= since)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** Checks that every event was handled by every reaction that a rule leads it to, and is done there. */
export function expectTaken(items: readonly Item[], events: readonly DomainEvent[]): void {
  const done = new Set(items.filter(({ entityType, doneOn }) => entityType === 'processed' && doneOn).map(({ pk }) => pk));
  const missing = events.flatMap(({ id, name }) =>
    rules
      .filter(({ when, reaction }) => when === name && !done.has(`PROCESSED#${reaction}#${id}`))
      .map(({ reaction }) => `${name} ${id}: ${reaction}`),
  );
  expect(missing).toEqual([]);
}

/** Returns the time of an email by the cloud's clock: its id begins with it (mail/mailbox.ts). */
const sentAt = ({ messageId }: Mail): number => Number.parseInt(messageId, 16);

/** Longer than a reaction takes from sending its email to the mark that it did. */
const unmarkedMs = 5000;

/**
 * Checks for one email each; a second one only if the cloud was killed right after the first, which was sent before it could be marked. No mail service can
 * be asked to accept an email once. `kills` are times of the cloud's clock.
 */
export async function expectMails(
  cloud: TestCloud,
  wanted: readonly { to: string; replyTo?: string }[],
  kills: readonly number[],
) {
  const mails = await control<Mail[]>(cloud, 'mails');
  const isCutShort = (mail: Mail) => kills.some((kill) => kill >= sentAt(mail) && kill <= sentAt(mail) + unmarkedMs);
  for (const { to, replyTo } of wanted) {
    const own = mails.filter((mail) => mail.destination.to.includes(to) && (!replyTo || mail.replyTo.includes(replyTo)));
    expect(own.length, `mails to ${to} ${replyTo ?? ''}`).toBeGreaterThan(0);
    expect(own.slice(0, -1).every(isCutShort), `two mails to ${to} ${replyTo ?? ''} without a kill after the first`).toBe(true);
  }
}

/** Returns how many messages a home's dashboard counts: one too many if an event was followed twice. */
export const messagesCounted = (ofHome: readonly Item[]): number =>
  activityIn(ofHome)
    .flatMap(({ messages }) => messages)
    .reduce((sum, count) => sum + count, 0);

/** Checks the cases of a home: each has the event that reports its opening, and they are numbered without a gap or a duplicate. */
export function expectWholeCases(items: readonly Item[], events: readonly DomainEvent[], known: readonly string[]): void {
  const opened = events.filter(({ name }) => name === 'case.created').map(({ data }) => String(data.caseId));
  const cases = items.filter(({ entityType, createdOn }) => entityType === 'case' && String(createdOn) >= (events[0]?.at ?? ''));
  expect(new Set(opened).size).toBe(opened.length);
  expect(opened).toEqual(expect.arrayContaining([...known]));
  expect(cases.map(({ pk }) => String(pk).slice('CASE#'.length)).toSorted()).toEqual(opened.toSorted());
  const numbers = cases.map(({ caseNumber }) => Number(String(caseNumber).split('-')[1])).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, nth) => (numbers[0] ?? 0) + nth));
}
