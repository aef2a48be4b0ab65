import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it } from 'vitest';
import type { CloudHandle } from '#infra/local/index.ts';
import { clientOf, eventually, newStateDir, startSample } from './sample/sample-cloud.ts';

const hour = 3_600_000;
const day = 24 * hour;

const stopping: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop();
});

async function start(options: Parameters<typeof startSample>[0] = {}): Promise<CloudHandle> {
  const { cloud, stop } = await startSample(options);
  stopping.push(stop);
  return cloud;
}

const clockOf = async ({ controlUrl }: CloudHandle) => {
  const response = await fetch(`${controlUrl}/clock`);
  return (await response.json()) as { now: string; offsetMs: number };
};
const move = async ({ controlUrl }: CloudHandle, body: object) =>
  fetch(`${controlUrl}/clock`, { method: 'POST', headers: { 'x-yarrow-local': '1' }, body: JSON.stringify(body) });

const datesIn = async ({ url }: CloudHandle) => {
  const response = await fetch(`${url}/api/anything?do=dates`);
  type Dates = { now: number; made: number; own: number; copied: number; kinds: boolean[]; text: string; given: number[] };
  return (await response.json()) as Dates;
};

async function runsOf(cloud: CloudHandle, job: string): Promise<number> {
  const table = new DynamoDBClient(clientOf(cloud, 'DYNAMODB'));
  const Key = { pk: { S: `JOB#${job}` }, sk: { S: 'JOB' } };
  const { Item } = await table.send(new GetItemCommand({ TableName: cloud.outputs.TableName, Key, ConsistentRead: true }));
  return Number(Item?.runs?.N ?? 0);
}
/** Waits until everything that follows is done. */
const quiet = (cloud: CloudHandle) => eventually(async () => (await cloud.control.busy()).length === 0, 'a quiet cloud');

const about = (at: number) => ({ from: at - 60_000, to: at + 60_000 });
const isAbout = (at: number, expected: number) => at > about(expected).from && at < about(expected).to;

describe('the clock of the cloud', () => {
  it('is moved for functions too, in all ways of asking a Date, and changes no other date', async () => {
    const cloud = await start();
    const before = await datesIn(cloud);
    expect(isAbout(before.now, Date.now())).toBe(true);
    expect(await clockOf(cloud)).toMatchObject({ offsetMs: 0 });
    const answer = await move(cloud, { offsetMs: 40 * day });
    expect(await answer.json()).toMatchObject({ offsetMs: 40 * day });
    const dates = await datesIn(cloud);
    const expected = Date.now() + 40 * day;
    for (const at of [dates.now, dates.made, dates.own, dates.copied, Date.parse(dates.text)])
      expect(isAbout(at, expected), new Date(at).toISOString()).toBe(true);
    expect(dates.kinds).toEqual([true, true, true]);
    expect(dates.given).toEqual(before.given);
  });

  it('shows the time that it is moved to, goes forward only, and says so', async () => {
    const cloud = await start();
    const to = new Date(Date.now() + 400 * day).toISOString();
    expect((await move(cloud, { to })).status).toBe(200);
    expect(isAbout(Date.parse((await clockOf(cloud)).now), Date.parse(to))).toBe(true);
    for (const [body, message] of [
      [{ offsetMs: 5 }, /^The clock only goes forward: it is already \d+ ms ahead\.$/],
      [{ to: new Date().toISOString() }, /^The clock only goes forward/],
      [{ offsetMs: 'soon' }, /a whole number/],
      [{ to: 'tomorrow' }, /a whole number/],
      [{}, /a whole number/],
      [{ offsetMs: Number.MAX_SAFE_INTEGER }, /^No date is that far ahead\.$/],
    ] as const) {
      const refused = await move(cloud, body);
      expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
        400,
        expect.stringMatching(message),
      ]);
    }
    expect((await fetch(`${cloud.controlUrl}/clock`, { method: 'POST', body: '{"offsetMs":1}' })).status).toBe(403);
  });

  it('is kept with the state', async () => {
    const stateDir = newStateDir();
    const first = await startSample({ stateDir });
    first.cloud.control.moveClock({ offsetMs: 3 * day });
    await first.cloud.close();
    const second = await start({ stateDir });
    expect(second.control.clock().offsetMs).toBe(3 * day);
    expect(isAbout((await datesIn(second)).now, Date.now() + 3 * day)).toBe(true);
  });

  it('is that of users, emails, and objects, and an SDK whose own clock is another still gets in', async () => {
    const cloud = await start();
    cloud.control.moveClock({ offsetMs: 2 * day });
    const cognito = new CognitoIdentityProviderClient(clientOf(cloud, 'COGNITO_IDENTITY_PROVIDER'));
    const UserPoolId = cloud.outputs.FamilyPoolId;
    await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: 'ada@example.com' }));
    const { UserCreateDate } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: 'ada@example.com' }));
    expect(isAbout(Number(UserCreateDate), Date.now() + 2 * day)).toBe(true);
    const s3 = new S3Client(clientOf(cloud, 'S3'));
    for (const Key of ['one', 'two', 'three'])
      await s3.send(new PutObjectCommand({ Bucket: cloud.outputs.MediaBucket, Key, Body: Key }));
  });

  it('brings back immediately what a queue hides until an hour from now', async () => {
    const cloud = await start({ redeliverySeconds: 3600 });
    const order = { id: 'poisoned', poison: true };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${cloud.url}/api/orders`, { method: 'POST', headers, body: JSON.stringify(order) });
    const heldBack = async () => cloud.control.queues().some(({ inFlight, visible }) => inFlight === 1 && visible === 0);
    const attempts = () => cloud.control.messages('Reactions')[0]?.receiveCount;
    for (const nth of [1, 2, 3]) {
      await eventually(() => attempts() === nth && heldBack(), `attempt ${nth}`);
      cloud.control.moveClock({ offsetMs: nth * hour + 1000 });
    }
    await eventually(() => cloud.control.messages('DeadLetters').length === 1, 'the dead letter');
  });
});

describe('schedules', () => {
  it('that a move passes over run once, however often they would have been due', async () => {
    const cloud = await start();
    cloud.control.moveClock({ offsetMs: 12 * hour });
    await quiet(cloud);
    expect(await runsOf(cloud, 'working')).toBe(0);
    cloud.control.moveClock({ offsetMs: 10 * day });
    await eventually(async () => (await runsOf(cloud, 'working')) === 1, 'the run');
    cloud.control.moveClock({ offsetMs: 10 * day + 12 * hour });
    await quiet(cloud);
    expect(await runsOf(cloud, 'working')).toBe(1);
    cloud.control.moveClock({ offsetMs: 11 * day + hour });
    await eventually(async () => (await runsOf(cloud, 'working')) === 2, 'the next run');
  });

  it('that fell due while nothing ran are made up for once, at the next start, and not again at the one after', async () => {
    const stateDir = newStateDir();
    const first = await startSample({ stateDir });
    await first.cloud.close();
    const later = () => Date.now() + 5 * day;
    const second = await startSample({ stateDir, now: later });
    await eventually(async () => (await runsOf(second.cloud, 'working')) === 1, 'the run');
    await quiet(second.cloud);
    await second.cloud.close();
    const third = await start({ stateDir, now: later });
    await quiet(third);
    expect(await runsOf(third, 'working')).toBe(1);
  });
});
