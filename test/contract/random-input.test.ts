import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { problemSchema } from '#shared/contract/problem.ts';
import { mayMake } from '#test/access/who-may-call.ts';
import { api, newAddress } from '#test/cloud/cloud.ts';
import { type Call, calls, wireRequest } from '#test/cloud/wire.ts';
import { type Actor, cast } from '#test/world/cast.ts';
import { arbitraryOf, bentArbitraryOf, hostileValues, type KnownValues } from './arbitrary-of.ts';
import { documentValues, homeForAnything, messageIds, planValues, worldValues } from './world-values.ts';

/** Requests a call of each kind (of the schema, and bent). */
const runs = process.env.YARROW_DEEP === '1' ? 1_000 : 6;
const seed = 20_260_701;

type Tried = 'nobody' | 'family' | 'owner' | 'system';
const tried: readonly Tried[] = ['nobody', 'family', 'owner', 'system'];

/** Who asks, and what they know. */
type Tries = { actors: Record<Tried, Actor>; known: KnownValues };
let ofHomes: Tries;
/** The calls about cases mean other things by `id`. They have a separate home, since calls about homes take theirs down and remove its owner. */
let ofCases: Tries;
/** The calls that sign out end the session that makes them, which the other calls still need. */
let ofSignOut: Tries;
const triesOf = ({ group, name }: Call): Tries => {
  if (/logout/i.test(name)) return ofSignOut;
  return /cases?|conferences|checkouts|ledgerReports|tasks|eSign|custody|tags|tagPapers|handoffs|personalEffects|identityDoubts/i.test(
    group,
  )
    ? ofCases
    : ofHomes;
};

/** Calls that were answered with success at least once: the values tried are not all nonsense. */
const answered = new Set<string>();

beforeAll(async () => {
  const locationId = await homeForAnything();
  const world = await worldValues(locationId);
  const { people, ...actors } = await cast(locationId);
  const plans = await planValues(locationId, people.family);
  const known = { ...world, ...plans, id: [...(plans.id ?? []), ...(await messageIds(locationId, actors.owner))] };
  ofHomes = { actors, known };
  ofSignOut = { actors: await cast(locationId), known };
  const { people: ofHome, ...atCases } = await cast(await homeForAnything());
  ofCases = {
    actors: atCases,
    known: { ...known, cursor: [undefined], ...(await documentValues(atCases.owner, ofHome.family)) },
  };
});

/** Tells whether the input, as it was sent, fits the call's schema; undefined if the query's text may be read in several ways. */
function fits(call: Call, input: unknown): boolean | undefined {
  if (call.method === 'GET' || !call.input || call.path.includes('{')) return undefined;
  // What JSON can't represent (undefined, lone surrogates aside) is lost on the way; an empty body counts as an empty object.
  const sent: unknown = JSON.parse(JSON.stringify(wireRequest(call, input).body ?? {}));
  return call.input.safeParse(sent).success;
}

/** Addresses longer than CloudFront accepts (8,192 bytes) end there or at the gateway, before any of our code. */
const longestAddress = 8_000;
const isTooLong = (path: string, query: [string, string][]) => `${path}?${new URLSearchParams(query)}`.length > longestAddress;

const keyOf = (call: Call, nth: string) => (call.meta.idempotency === 'required' ? { key: nth } : {});

async function tryCall(call: Call, input: unknown, as: Tried, key: string): Promise<void> {
  const { method, path, query, body } = wireRequest(call, input);
  const { token, headers } = triesOf(call).actors[as];
  // Every request from a different place: limits by address are tested elsewhere.
  const answer = await api(path, { method, query, body, token, headers, from: newAddress(), ...keyOf(call, key) });
  const failure = `${call.name} as ${as}: ${answer.status} ${answer.text.slice(0, 400)}`;
  if (isTooLong(path, query)) {
    expect([400, 401, 403, 404, 413, 414, 431], failure).toContain(answer.status);
    return;
  }
  expect(answer.status, failure).toBeLessThan(500);
  if (answer.status < 300) answered.add(call.name);
  if (answer.status < 300) {
    expect(answer.status, failure).toBe(call.successStatus);
    expect(answer.headers.get('content-type'), failure).toBe('application/json');
    expect(z.prettifyError(call.output?.safeParse(answer.body).error ?? new z.ZodError([])), failure).toBe('');
    expect(fits(call, input), `${failure}, though the input does not fit its schema`).not.toBe(false);
    return;
  }
  expect(answer.headers.get('content-type'), failure).toBe('application/problem+json');
  const problem = problemSchema.parse(answer.body);
  expect(problem.status, failure).toBe(answer.status);
  expect(problem.requestId, failure).not.toBe('');
}

/** Returns what a call means by `id`, if it is neither a home nor a case. */
function idsOf({ path }: Call, { id, noteId, caseTaskId, documentId }: KnownValues): readonly unknown[] | undefined {
  if (path.includes('/notes/')) return noteId;
  if (path.startsWith('/api/public/caseDocuments/')) return documentId;
  return /\/(remove|restore)Task\//.test(path) ? caseTaskId : id;
}

const inputOf = (call: Call) => {
  const { input } = call;
  const { known } = triesOf(call);
  const values = { ...known, id: idsOf(call, known) ?? [] };
  return fc.oneof(input ? arbitraryOf(input, values) : fc.constant({}), input ? bentArbitraryOf(input, values) : hostileValues);
};

/** Who asks: mostly someone who may, since a refusal reads none of the input. */
const askerOf = ({ name }: Call) => {
  const admitted = tried.filter((actor) => mayMake(actor, name));
  const anyone = fc.constantFrom(...tried);
  return admitted.length === 0
    ? anyone
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...admitted) }, { weight: 1, arbitrary: anyone });
};

describe('any input', () => {
  it.each(calls.map((call) => [call.name, call] as const))('gets an answer of the contract from %s', async (_, call) => {
    const property = fc.asyncProperty(inputOf(call), askerOf(call), fc.uuid({ version: 4 }), (input, as, key) =>
      tryCall(call, input, as, key),
    );
    await fc.assert(property, { seed, numRuns: runs * 2, endOnFailure: true });
  });

  it('is not all nonsense: nearly half of the calls succeeded, or more', () => {
    // Most calls about signing need a document in the right state, which random input doesn’t reach.
    expect(answered.size).toBeGreaterThan(calls.length * 0.45);
  });
});
