import { catalog } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { rules } from '#events/rules/index.ts';
import type { Pool } from '#functions/vendors/identity/identity-port.ts';
import type { ContractGroup, FunctionDefinition } from '#infra/function-definition.ts';

/** The edge's proof of itself, here as in the Lambda's environment. */
export const originSecret = 'bench';

/** Of the right shape, and nobody's: an emailed link's token, and a browser's key of plans. */
const token = 'A'.repeat(43);
/** The id of a plan, and of a home, that don't exist. */
const nothing = '0197a000-0000-7000-8000-000000000001';

/** Returns an HTTP API's event (payload 2.0) of a call without a session. */
export const httpEvent = (method: 'GET' | 'POST' | 'DELETE', path: string, query = '', body?: object) => ({
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

const by = (pool: Pool, path: string, query = ''): FirstCall => ({ event: httpEvent('GET', path, query), by: pool });
const open = (event: object): FirstCall => ({ event, by: null });

/** A Lambda's first call, and the pool whose person makes it; null for anyone. */
export type FirstCall = { event: object; by: Pool | null };

/** One call of each group that reads the table. A new group doesn't compile without one. */
const calls: Record<ContractGroup, FirstCall> = {
  appuser: open(httpEvent('GET', '/api/appuser/exists', `email=${encodeURIComponent(email)}&token=${token}`)),
  systemusers: open(httpEvent('POST', '/api/systemusers/login', '', { email, password: 'quiet-daylight' })),
  publicIdentity: open(httpEvent('POST', '/api/public/passwordResetTokens/validate', '', { token, purpose: 'family-sign-up' })),
  signUp: open(httpEvent('POST', '/api/public/caseInvitations/validate', '', { token })),
  marketplace: open(httpEvent('GET', '/api/public/serviceCategories')),
  planner: open(httpEvent('GET', `/api/public/arrangementPlanner/arrangement/${nothing}`)),
  arrangementLinks: open(httpEvent('POST', '/api/public/arrangementPlanner/openLink', '', { token })),
  plans: by('family', '/api/arrangementPlanner/plans'),
  plannerMerchandise: open(httpEvent('GET', '/api/public/merchandise/allItemCategories', `LocationId=${nothing}`)),
  planDocuments: open(httpEvent('POST', `/api/public/planDocuments/${nothing}/pdf`, '', {})),
  locations: by('provider', '/api/locations/current'),
  team: by('provider', '/api/locations/current/employees/all'),
  locationImages: by('provider', '/api/locations/current/images'),
  packages: by('provider', '/api/templates'),
  pricing: by('provider', '/api/services'),
  priceLists: by('provider', '/api/pricingPlans/gpl/versions'),
  merchandise: by('provider', '/api/merchandise/allItemCategories'),
  merchandisePictures: { event: httpEvent('DELETE', `/api/merchandise/deleteImage/${nothing}`, ''), by: 'provider' },
  merchandiseFiles: by('provider', `/api/merchandise/imports/${nothing}`),
  workspace: by('provider', '/api/locations/current/messages'),
  notifications: by('provider', '/api/notifications'),
  messages: by('provider', '/api/locations/current/threads'),
  systemProviders: by('system', '/api/system/providers'),
  systemHomes: by('system', '/api/system/providerUsers'),
  systemPapers: by('system', '/api/system/locationGpls'),
  systemViews: by('system', '/api/system/tasks'),
  systemDryRuns: by('system', '/api/system/dryRuns'),
  systemCatalog: by('system', '/api/system/vendors'),
  systemBatches: by('system', `/api/system/batches/${nothing}`),
  systemImports: by('system', `/api/system/vendors/imports/${nothing}`),
  systemPictures: { event: httpEvent('DELETE', `/api/system/items/${nothing}/images/${nothing}`, 'version=1'), by: 'system' },
  systemDocuments: { event: httpEvent('POST', '/api/system/templateFiles', '', { bytes: 1000 }), by: 'system' },
  cases: by('provider', '/api/cases/all'),
  casePayments: by('provider', `/api/cases/${nothing}/getPaymentsForCase`),
  checkouts: by('family', `/api/cases/${nothing}/getMyCheckouts`),
  caseCare: by('provider', `/api/cases/${nothing}/gates`),
  caseDetails: by('provider', `/api/cases/${nothing}/decedent`),
  custodyPages: by('provider', `/api/cases/${nothing}/custody`),
  caseContacts: by('provider', `/api/cases/${nothing}/contacts`),
  caseDocuments: by('provider', `/api/cases/${nothing}/documents`),
  ledgerReports: by('provider', '/api/cases/getAging'),
  caseInvoices: by('provider', `/api/cases/getInvoiceFromCase/${nothing}`),
  casePapers: by('provider', `/api/cases/${nothing}/documents/${nothing}/file`),
  eSign: open(
    httpEvent('POST', '/api/public/caseDocuments/validateESignToken', '', { documentId: nothing, signingToken: token }),
  ),
  caseMerchandise: by('provider', `/api/cases/${nothing}/merchandise`),
  caseContracts: by('provider', `/api/cases/${nothing}/getContract`),
  conferences: by('provider', `/api/cases/${nothing}/getConference`),
  casePlans: by('provider', `/api/arrangementPlanner/arrangementsByCaseId/${nothing}`),
  socialSecurity: {
    event: httpEvent('POST', `/api/cases/${nothing}/decedent/socialSecurityNumber`, '', { reason: 'death-certificate' }),
    by: 'provider',
  },
  tags: by('provider', '/api/tags'),
  personalEffects: by('provider', `/api/cases/${nothing}/custody/personalEffects`),
  tagPapers: {
    event: httpEvent('POST', `/api/tags/sheets/${nothing}/pdf`, '', { site: 'https://yarrow.example' }),
    by: 'provider',
  },
  handoffs: by('provider', '/api/handoffs'),
  tasks: by('provider', '/api/cases/tasks/myDay'),
  calendar: by('provider', '/api/calendar/setup'),
  calendarFeeds: by('provider', '/api/calendar/feed'),
  search: { event: httpEvent('POST', '/api/search', '', { query: 'marsh' }), by: 'provider' },
  myCases: by('family', '/api/myCases'),
  identityDoubts: { event: httpEvent('POST', '/api/myCases/doubtIdentity', '', { caseId: nothing }), by: 'family' },
};

/** The documentation reads no table. */
const docsCall = open(httpEvent('GET', '/api/openapi.json'));
/** Lambdas whose first call makes no request to AWS: the documentation, and texts, which only the service that signs them can deliver. */
export const quietGroups: ReadonlySet<string> = new Set(['docs', 'incoming-texts', 'checkout-reports']);

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

/** Returns the outbox item of an event as the table's stream reports it. */
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

/** An email to an address that no thread has, as SES delivers it. */
const emailed = {
  Records: [
    {
      ses: {
        mail: { messageId: 'bench', source: email, timestamp: '2026-01-01T00:00:00.000Z' },
        receipt: { recipients: [`reply+${'0'.repeat(32)}@reply.yarrow.example`], virusVerdict: { status: 'PASS' } },
      },
    },
  ],
};

/** What SES reports of a letter about a document that doesn't exist. */
const reported = {
  detail: {
    eventType: 'Delivery',
    mail: {
      messageId: 'bench',
      tags: { documentId: [nothing], signerId: [nothing], linkId: [nothing], why: ['request'] },
    },
  },
};

/** Returns a Lambda's first call: a call of its group, an event of its queue, a change of the table, an email or what SES reports of one, or nothing (a job). */
export function firstCall(definition: FunctionDefinition): FirstCall {
  const { kind, name } = definition;
  if (kind === 'api') return definition.contract ? calls[definition.contract] : docsCall;
  if (kind === 'trigger') return open(streamed(sampleEvent('account.created')));
  if (kind === 'reaction') return open(queued(sampleEvent(rules.find(({ reaction }) => reaction === name)?.when ?? name)));
  if (kind === 'notice') return open(reported);
  return open(kind === 'mail' ? emailed : {});
}

/** Adds the caller's session to the event of a call. */
export const withSession = ({ event, by: pool }: FirstCall, tokenOf: (pool: Pool) => string): object =>
  pool === null
    ? event
    : { ...event, headers: { ...(event as ReturnType<typeof httpEvent>).headers, authorization: `Bearer ${tokenOf(pool)}` } };
