import { catalog } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { rules } from '#events/rules/index.ts';
import type { FunctionDefinition } from '#infra/function-definition.ts';

/** What the edge proves itself by, here as in the Lambda's environment. */
export const originSecret = 'bench';

/** Of the right shape, and nobody's: a mailed link's, and a browser's key of plans. */
const token = 'A'.repeat(43);
/** A plan, and a home, that are not there. */
const nothing = '0197a000-0000-7000-8000-000000000001';

/** An HTTP API's event (payload 2.0) of a call without a session. */
export const httpEvent = (method: 'GET' | 'POST', path: string, query = '', body?: object) => ({
  version: '2.0',
  routeKey: `ANY ${path}`,
  rawPath: path,
  rawQueryString: query,
  headers: {
    'content-type': 'application/json',
    'x-origin-verify': originSecret,
    'x-viewer-address': '192.0.2.1',
    'x-plan-key': token,
  },
  requestContext: { http: { method, path, sourceIp: '192.0.2.1' } },
  isBase64Encoded: false,
  ...(body ? { body: JSON.stringify(body) } : {}),
});

const email = 'ellen.marsh@example.com';

/** A call of each group that anybody may make and that asks the table; those of `quietGroups` ask nothing. */
const calls: Record<string, object> = {
  appuser: httpEvent('GET', '/api/appuser/exists', `email=${encodeURIComponent(email)}&token=${token}`),
  systemusers: httpEvent('POST', '/api/systemusers/login', '', { email, password: 'quiet-daylight' }),
  'public-identity': httpEvent('POST', '/api/public/passwordResetTokens/validate', '', { token, purpose: 'family-sign-up' }),
  marketplace: httpEvent('GET', '/api/public/serviceCategories'),
  planner: httpEvent('GET', `/api/public/arrangementPlanner/arrangement/${nothing}`),
  plans: httpEvent('GET', `/api/arrangementPlanner/arrangement/${nothing}`),
  'planner-merchandise': httpEvent('GET', '/api/public/merchandise/allItemCategories', `LocationId=${nothing}`),
  'plan-documents': httpEvent('POST', `/api/public/planDocuments/${nothing}/pdf`, '', {}),
  docs: httpEvent('GET', '/api/openapi.json'),
};

/** Groups without a call that asks the table of a stranger: the documentation, and an account's own plans. */
export const quietGroups: ReadonlySet<string> = new Set(['docs', 'plans']);

function sampleEvent(name: string): DomainEvent {
  const definition = catalog.find((event) => event.name === name);
  if (!definition) throw new Error(`The catalog has no event ${name}.`);
  return {
    id: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a11',
    name,
    version: definition.version,
    at: '2026-01-01T00:00:00.000Z',
    actor: { kind: 'nobody', id: null, onBehalfOf: null },
    locationId: null,
    data: definition.sample,
  };
}

const queued = (event: DomainEvent) => ({ Records: [{ messageId: '1', body: JSON.stringify({ detail: event }) }] });

/** The outbox item of an event as the table's stream tells of it. */
const streamed = ({ data: _, ...event }: DomainEvent) => {
  const text = (value: string) => ({ S: value });
  const { id, name, at } = event;
  const fields = {
    id: text(id),
    name: text(name),
    version: { N: '1' },
    at: text(at),
    locationId: { NULL: true },
    data: { M: {} },
  };
  const actor = { M: { kind: text('nobody'), id: { NULL: true }, onBehalfOf: { NULL: true } } };
  const image = { pk: text(`outbox ${id}`), entityType: text('outbox'), event: { M: { ...fields, actor } } };
  return { Records: [{ eventID: '1', eventName: 'INSERT', dynamodb: { SequenceNumber: '1', NewImage: image } }] };
};

/** What a Lambda is called with first: a public call, an event of its queue, a change of the table, or nothing (a job). */
export function firstCall({ kind, name }: FunctionDefinition): object {
  if (kind === 'job') return {};
  if (kind === 'trigger') return streamed(sampleEvent('account.created'));
  if (kind === 'reaction') return queued(sampleEvent(rules.find(({ reaction }) => reaction === name)?.when ?? name));
  const call = calls[name];
  if (!call) throw new Error(`bench/cold-start/first-calls.ts has no call for the group ${name}.`);
  return call;
}
