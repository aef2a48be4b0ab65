import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callNamed, calls } from '#test/cloud/wire.ts';
import { isExempt } from '#test/table/exempt-writes.ts';
import { expectWithinBudget } from '#test/table/table-requests.ts';
import { callAt, type Death, type WrittenRow } from './dying-call.ts';
import { HOUR, MINUTE, requestFor, rowsByKind, SECOND, withoutLeftovers } from './retried-request.ts';

/** When a request is sent again: as soon as the first attempt counts as abandoned, and at other times of the 24 hours for which a key is kept. */
const retriesAfter = [41 * SECOND, 41 * SECOND + MINUTE, HOUR, 23 * HOUR];

const keyed = calls.filter((call) => !isExempt(call));
const required = keyed.filter(({ meta }) => meta.idempotency === 'required').map(({ name }) => name);
const accepted = keyed.filter(({ meta }) => meta.idempotency === 'accepted').map(({ name }) => name);

/** A call that removes the permission it was made with is refused from then on, even as a retry. */
const refusedAfterwards: readonly string[] = ['transferOwnership'];

/** Calls that answer with a state of the catalog, which other tests of the same cloud change in the meantime. What they wrote is compared, and the answer isn’t. */
const answersWithCatalog: readonly string[] = ['savePriceBuilderServices', 'savePackageBuilderServices'];

async function keyedRequest(name: string) {
  const { input, options } = await requestFor(name);
  return { input, options: { ...options, key: options.key ?? randomUUID() } };
}

const isReport = (value: unknown) =>
  / (?:was delivered|couldn’t be delivered)\./.test(String((value as { words?: unknown })?.words));

/**
 * Returns an answer as it reads once its messages are out: between an attempt and the next, a reaction may send one, and the mail server may report to a
 * document's record what became of a letter. Entries after such a report have other numbers and hashes.
 */
function settled(answer: unknown): unknown {
  if (!answer) return answer;
  const view = JSON.parse(JSON.stringify(answer).replaceAll('"status":"sending"', '"status":"sent"'));
  if (!Array.isArray(view.record)) return view;
  return {
    ...view,
    record: view.record.filter((entry: unknown) => !isReport(entry)).map(({ words }: { words: string }) => words),
  };
}

/** Calls about money and contracts, which must never record something twice, no matter how late a repeated request comes. */
const isOfMoney = (name: string) => ['casePayments', 'caseContracts', 'checkouts'].includes(callNamed(name).group);
/** The exception: repeating this call is meant to send the link's email again. */
const mailsAgain: readonly string[] = ['emailCheckout'];

/** What each commit of a call wrote when nothing interrupted it, by the call's name. */
const commitsOf = new Map<string, WrittenRow[][]>();

/** How many requests a call made to the table until its answer was kept, by the call's name. */
const requestsOf = new Map<string, number>();

/** Lets a call die when it has committed, and each retry but the last as well; only the first attempt may write anything. */
async function dieAndRetry(name: string): Promise<WrittenRow[]> {
  const request = await keyedRequest(name);
  const began = Date.now();
  const at = (later: number, death?: Death) => callAt(new Date(began + later), name, request, death);
  const first = await at(0, 'before the answer is kept');
  expect(first.lostAnswer, JSON.stringify(first.body)).toBeDefined();
  const read = (body: unknown) => (answersWithCatalog.includes(name) ? typeof body : settled(body));
  const answer = read(first.lostAnswer);
  commitsOf.set(name, first.commits);
  requestsOf.set(name, first.requests);
  const isRefused = refusedAfterwards.includes(name);
  for (const later of retriesAfter) {
    const isLast = later === retriesAfter.at(-1);
    const { status, body, lostAnswer, commits } = await at(later, isLast ? undefined : 'before the answer is kept');
    expect(withoutLeftovers(commits), `${later} ms later`).toEqual([]);
    if (isRefused) expect(status).toBe(403);
    else if (isLast) expect({ status, body: read(body ?? null) }).toEqual({ status: 200, body: answer });
    else expect(read(lostAnswer), `${later} ms later`).toEqual(answer);
  }
  const late = await at((retriesAfter.at(-1) ?? 0) + SECOND);
  expect(withoutLeftovers(late.commits)).toEqual([]);
  if (!isRefused) expect({ status: late.status, body: read(late.body ?? null) }).toEqual({ status: 200, body: answer });
  // By then the stored answer has expired, and only its effects show that it was done.
  if (isOfMoney(name) && !mailsAgain.includes(name)) {
    const expired = await at(25 * HOUR);
    expect(expired.status, JSON.stringify(expired.body)).toBeOneOf([200, 409]);
    expect(withoutLeftovers(expired.commits), '25 hours later').toEqual([]);
  }
  return first.commits.flat();
}

describe('a request that died before its answer was kept, sent again immediately, after a minute, an hour, and 23 hours', () => {
  it.each(required)('does %s once', async (name) => {
    expect((await dieAndRetry(name)).length).toBeGreaterThan(0);
  });

  it.each(accepted)('makes the change of %s once', async (name) => {
    await dieAndRetry(name);
  });
});

describe('the requests that a call with a key makes to the table', () => {
  it.each(keyed.map(({ name }) => name))('are within the budget of %s', async (name) => {
    if (!requestsOf.has(name)) await dieAndRetry(name);
    // Keeping the answer is the last one.
    await expectWithinBudget(name, [requestsOf.get(name) ?? 0]);
  });
});

describe('a request that died between two of its commits', () => {
  it.each(required)('is finished once by sending it again: %s', async (name) => {
    if (!commitsOf.has(name)) await dieAndRetry(name);
    const whole = commitsOf.get(name) ?? [];
    const asked = withoutLeftovers(whole);
    const began = Date.now();
    for (let death = 1; death < whole.length; death += 1) {
      const request = await keyedRequest(name);
      const first = await callAt(new Date(began), name, request, death);
      // Someone else removed what it had left over, so that it didn't get as far as the death.
      if (first.status < 500 && death >= asked.length) break;
      expect(first.status).toBeGreaterThanOrEqual(500);
      const second = await callAt(new Date(began + HOUR), name, request);
      expect(second.status, JSON.stringify(second.body)).toBe(200);
      const both = withoutLeftovers([...first.commits, ...second.commits]);
      expect(rowsByKind(both.flat())).toEqual(rowsByKind(asked.flat()));
      expect(both.length).toBe(asked.length);
    }
  });
});
